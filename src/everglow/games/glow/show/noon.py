"""Forecast of noon for a player, with the dice as they lie."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Effect
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.rules.effects import (
    BuryRightmost,
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
from everglow.games.glow.rules.noon import met_cards, met_spells
from everglow.games.glow.schema import Deed, Gift, Noon, NoonGood, PayingOut
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State

GOODS: Final[list[NoonGood]] = ["light", "footprint", "firefly", "reroll"]


def noon(s: State, p: Player, faces: PayingOut) -> Noon:
    """Sums of all goods and every deed of what would still be resolved, and who would leave."""
    sums = {"light": faces["light"], "footprint": faces["footprint"], "firefly": 0, "reroll": 0}
    deeds: list[Gift] = []
    leaving: list[str] = []
    for card, times in acting(p):
        for effect in CARDS[card].gives:
            if isinstance(effect, Skull):
                leaving.append(CARDS[card].name)
            else:
                add(s, p, effect, times, sums, deeds)
    goods: list[Gift] = [{"what": good, "count": sums[good]} for good in GOODS if sums[good]]
    return {"gives": goods + deeds, "leaving": leaving}


def acting(p: Player) -> list[tuple[int, int]]:
    """Cards and spells that wait to be resolved as they lie, with how often each would act."""
    shown = p.shown()
    met = met_cards(p, shown)
    cards = [(card, CARDS[card].times(shown)) for card in [p.adventurer, *p.companions] if card in met]
    return cards + [(p.spells[place], 1) for place in met_spells(p, shown)]


def add(
    s: State, p: Player, effect: Effect[State], times: int, sums: dict[str, int], deeds: list[Gift]
) -> None:
    if isinstance(effect, Light):
        sums["light"] += effect.count * times
    elif isinstance(effect, Lose):
        sums["light"] -= effect.count * times
    elif isinstance(effect, Footprints):
        sums["footprint"] += effect.count * times
    elif isinstance(effect, LoseFootprints):
        sums["footprint"] -= effect.count * times
    elif isinstance(effect, Fireflies):
        sums["firefly"] += effect.count * times
    elif isinstance(effect, Rerolls):
        sums["reroll"] += effect.count * times
    elif not vain(s, p, effect):
        deeds.append({"what": DEEDS[type(effect)]})


DEEDS: Final[dict[type[Effect[State]], Deed]] = {
    BuryRightmost: "bury",
    CastSpells: "spells",
    FetchCompanion: "fetch",
}


def vain(s: State, p: Player, effect: Effect[State]) -> bool:
    """Whether it would change nothing now."""
    if isinstance(effect, BuryRightmost):
        return not p.companions
    return not (s.pile if isinstance(effect, CastSpells) else s.graveyard)


GIFTS: Final = (Light, Footprints, Fireflies, Rerolls)


def only_gives(card: int) -> bool:
    """Whether a card loses nothing and asks nothing: with other such cards, the order changes nothing."""
    return all([isinstance(effect, GIFTS) for effect in CARDS[card].gives])
