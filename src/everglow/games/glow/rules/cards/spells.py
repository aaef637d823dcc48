"""The spell tiles that Xar'gok hands out."""

from __future__ import annotations

from everglow.games.glow.box.card import Spell
from everglow.games.glow.box.components import AIR, EARTH, FIRE, NATURE, WATER
from everglow.games.glow.box.conditions import Same, Two
from everglow.games.glow.rules.effects import BuryRightmost, Lose, LoseFootprints

ALL_SPELLS: list[Spell] = [
    # Two nature: lose 5 light.
    Spell("spell_nature", Two(NATURE), Lose(5)),
    # Two water: lose 5 light.
    Spell("spell_water", Two(WATER), Lose(5)),
    # Two air: your rightmost companion goes to the graveyard, without any effect.
    Spell("spell_air_skull", Two(AIR), BuryRightmost()),
    # Two fire: lose 6 light.
    Spell("spell_fire", Two(FIRE), Lose(6)),
    # Two earth: lose 3 footprints, or all you have.
    Spell("spell_earth", Two(EARTH), LoseFootprints(3)),
    # Three of a kind: lose 7 light.
    Spell("spell_triple", Same(3), Lose(7), copies=2),
]
