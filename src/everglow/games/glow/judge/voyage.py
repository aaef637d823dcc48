"""Value of boats in the Sea of Darkness at the end, and of the best way to sail today."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.components import ELEMENTS, FIREFLY, FOOTPRINT, REROLL, SKULL
from everglow.games.glow.box.sea import ISLANDS, PASSAGES
from everglow.games.glow.judge.worth import Prices
from everglow.games.glow.rules.sailing import price
from everglow.games.glow.state.player import Player

FAR: Final = 5  # days that are looked ahead: four boats hardly need more
JOKERS: Final = 2  # footprints that a usual day can spare
# How likely a roll shows so many different elements, one to five (the first rolls of 480 days of self-play).
ELEMENTS_SHOWN: Final = [0.0, 0.03, 0.26, 0.38, 0.28, 0.05]
# What islands have to give on a usual day: footprints, rerolls, and a companion to give up.
USUAL: Final = {FOOTPRINT: 1.4, REROLL: 1.1, SKULL: -4.0}
USUAL_FIREFLY: Final = 0.3

_known: Final[dict[int, float]] = {}  # by boats and days: a few thousand at most


class Sailor:
    """Boats, and what can be paid: every passage is tried."""

    def __init__(self, boats: list[int], days: int, goods: dict[int, float]) -> None:
        self.boats = boats
        self.days = days  # after this one
        self.goods = goods

    def sail(self, elements: int, footprints: int, firefly: float) -> float:
        """Value of the best passage, or of staying."""
        self.goods[FIREFLY] = firefly
        best = moored(self.boats, self.days)
        last = -1
        for boat in self.boats:
            if boat != last:
                best = max(best, self.sail_from(boat, elements, footprints))
            last = boat
        return best

    def sail_from(self, boat: int, elements: int, footprints: int) -> float:
        best = -99.0
        for passage in ISLANDS[boat].passages:
            paid = price(elements, passage)
            if paid <= footprints and PASSAGES[passage].to not in self.boats:
                best = max(best, self.reach(boat, PASSAGES[passage].to) - paid * self.goods[FOOTPRINT])
        return best

    def reach(self, boat: int, island: int) -> float:
        boats = self.boats[:]
        boats[boats.index(boat)] = island
        boats.sort()
        return self.goods.get(ISLANDS[island].finds, 0.0) * ISLANDS[island].count + moored(boats, self.days)


def fleet(p: Player, prices: Prices, skull: float) -> Sailor:
    """A player's boats today."""
    goods = {FOOTPRINT: prices.footprint, REROLL: prices.reroll, SKULL: -skull}
    return Sailor(p.boats, prices.days, goods)


def moored(boats: list[int], days: int) -> float:
    """Light that boats will have brought at the end, so many days from now."""
    if days == 0:
        return float(sum([ISLANDS[boat].light for boat in boats]))
    days = min(days, FAR)
    name = days
    for boat in boats:
        name = name << 4 | boat
    if name not in _known:
        _known[name] = usual_day(Sailor(boats, days - 1, USUAL.copy()))
    return _known[name]


def usual_day(sailor: Sailor) -> float:
    """The average over what dice show; a reroll lets the player choose the better of two."""
    outcomes = sorted(
        [(sailor.sail(m, JOKERS, USUAL_FIREFLY), ELEMENTS_SHOWN[m]) for m in range(1, ELEMENTS + 1)]
    )
    mean, below = 0.0, 0.0
    for worth, likely in outcomes:
        mean += worth * likely * (2 * below + likely)
        below += likely
    return mean
