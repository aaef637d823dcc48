"""Effects as phrases."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Effect
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.rules.effects import (
    CastSpells,
    FetchCompanion,
    Fireflies,
    Footprints,
    Light,
    Lose,
    LoseFootprints,
    Rerolls,
    Skull,
)
from everglow.games.glow.schema import NoonGood
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State
from everglow.games.glow.texts.phrases import amount
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message

COUNTED: Final = (Light, Lose, Footprints, LoseFootprints, Fireflies, Rerolls)
LOSSES: Final = (Lose, LoseFootprints)

GOOD_OF: Final[dict[type[Effect[State]], NoonGood]] = {
    Light: "light",
    Lose: "light",
    Footprints: "footprint",
    LoseFootprints: "footprint",
    Fireflies: "firefly",
    Rerolls: "reroll",
}


def deeds(card: str, times: int, p: Player) -> list[Message]:
    """Say what the effects of a card do if it acts so often for this player."""
    return [_deed(effect, times, p) for effect in CARDS[CARD_IDS[card]].gives]


def _deed(effect: Effect[State], times: int, p: Player) -> Message:
    if isinstance(effect, COUNTED):
        return _changed(effect, amount(effect.count * times, GOOD_OF[type(effect)]))
    if isinstance(effect, Skull):
        return m.do_skull()
    if isinstance(effect, CastSpells):
        return m.do_spells()
    if isinstance(effect, FetchCompanion):
        return m.do_fetch()
    return m.do_bury(card=CARDS[p.companions[-1]].name if p.companions else None)


def _changed(effect: Effect[State], what: Message) -> Message:
    if isinstance(effect, LOSSES):
        return m.do_lose(what=what)
    return m.do_gain(what=what) if isinstance(effect, Light) else m.do_take(what=what)
