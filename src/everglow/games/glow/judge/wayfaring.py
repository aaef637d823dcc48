"""The best way through the Realm of Shadows that today's dice and footprints allow."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.components import FIREFLY, LIGHT, NO_SYMBOL, NOTHING, REROLL, SKULL
from everglow.games.glow.box.realm import SPOTS, Way
from everglow.games.glow.judge.horizon import STOPS, beyond
from everglow.games.glow.judge.worth import Prices
from everglow.games.glow.state.player import Player

JOKERS: Final = 6  # footprints that a search spends: with more there are too many ways to look at
STEPS: Final = 300  # ... and so many steps are enough to find a good one


class Wayfarer:
    """A group on its journey: every way is tried, and the best one remembered."""

    def __init__(self, p: Player, prices: Prices, skull: float) -> None:
        self.prices = prices
        self.skull = skull  # what giving somebody up costs
        self.start = p.group
        self.stops = STOPS[prices.days][p.camp]
        self.stay = beyond(p.group, p.camp, prices.days)
        self.moved = p.entered & ~(1 << p.group) != 0
        self.entered = p.entered | 1 << p.group
        self.used = p.used
        self.left: list[int] = []  # by symbol: dice that have not paid yet
        self.shown: list[int] = []
        self.firefly = 0.0
        self.steps = 0
        self.best = 0.0

    def travel(self, shown: list[int], footprints: int, firefly: float) -> float:
        """Value of the best journey, and of the board at the end of it."""
        self.shown = shown
        self.firefly = firefly
        self.left = [shown[element] - used for element, used in enumerate(self.used)]
        self.steps = STEPS
        self.best = self.stops[self.start] if self.moved else self.stay
        self.go_on(self.start, self.entered, min(footprints, JOKERS), 0.0)
        return self.best

    def go_on(self, spot: int, entered: int, footprints: int, gained: float) -> None:
        """Try every step from here to a spot that was not entered and can be paid."""
        self.steps -= 1
        for way in SPOTS[spot].ways:
            if not entered >> way.to & 1 and self.steps > 0:
                self.step(way, entered | 1 << way.to, footprints, gained)

    def step(self, way: Way, entered: int, footprints: int, gained: float) -> None:
        target = SPOTS[way.to]
        if target.needs != NO_SYMBOL and self.left[target.needs] > 0:
            self.left[target.needs] -= 1
            self.enter(way, entered, footprints, gained)
            self.left[target.needs] += 1
            return
        price = self.price(way.to)
        if price <= footprints:
            self.enter(way, entered, footprints - price, gained - price * self.prices.footprint)

    def price(self, spot: int) -> int:
        """Footprints, where no die pays: a joker, or the toll of a village (J1)."""
        if SPOTS[spot].needs != NO_SYMBOL:
            return 1
        if SPOTS[spot].without != NO_SYMBOL:
            return 1 if self.shown[SPOTS[spot].without] else 0
        return SPOTS[spot].toll

    def enter(self, way: Way, entered: int, footprints: int, gained: float) -> None:
        if way.finds != NOTHING:
            gained += self.find(way.finds, way.count)
        if SPOTS[way.to].finds != NOTHING:
            gained += self.find(SPOTS[way.to].finds, 1)
        self.best = max(self.best, gained + self.stops[way.to])
        self.go_on(way.to, entered, footprints, gained)

    def find(self, what: int, count: int) -> float:
        if what == FIREFLY:
            return count * self.firefly
        if what == REROLL:
            return count * self.prices.reroll
        if what == LIGHT:
            return float(count)
        return -self.skull if what == SKULL else 0.0
