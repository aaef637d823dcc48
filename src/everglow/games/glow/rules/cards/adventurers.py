"""The seven adventurers."""

from __future__ import annotations

from everglow.games.glow.box.card import Adventurer
from everglow.games.glow.box.components import (
    AIR,
    DARK_BLUE,
    EARTH,
    GREEN,
    LIGHT_BLUE,
    NATURE,
    ORANGE,
    PURPLE,
    RED,
    WATER,
    YELLOW,
)
from everglow.games.glow.box.conditions import Same, Shows, Two
from everglow.games.glow.rules.effects import Fireflies, Footprints, Light, Rerolls

ALL_ADVENTURERS: list[Adventurer] = [
    # Two nature: a footprint and 3 light.
    Adventurer("braccio", GREEN, points=1, when=Two(NATURE), gives=[Footprints(1), Light(3)]),
    # Air and water: a reroll and 3 light.
    Adventurer("taetyss", DARK_BLUE, when=Shows(AIR, WATER), gives=[Rerolls(1), Light(3)]),
    # Air and earth: a firefly and 2 light.
    Adventurer("eoles", LIGHT_BLUE, points=4, when=Shows(AIR, EARTH), gives=[Fireflies(1), Light(2)]),
    # Three dice, and nothing else.
    Adventurer("pocana", RED, dice=3, points=4),
    # Earth: a footprint.
    Adventurer("moloch", ORANGE, points=3, when=Shows(EARTH), gives=[Footprints(1)]),
    # Three of a kind: 5 light.
    Adventurer("noctiluca", PURPLE, when=Same(3), gives=[Light(5)]),
    # Two of a kind: 1 light.
    Adventurer("orium", YELLOW, when=Same(2), gives=[Light(1)]),
]
