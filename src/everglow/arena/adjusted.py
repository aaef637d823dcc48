"""Sample of numbers adjusted for luck, by a control variate."""

from __future__ import annotations

from math import sqrt
from typing import Any

from everglow.arena.sample import Interval, Sample


class Adjusted:
    """One number for each deal, and the luck in it, which is 0 on average.

    What luck explains of the numbers is taken off them: the mean stays what it is, its error shrinks.
    """

    def __init__(self) -> None:
        self.numbers = Sample()
        self.lucks = Sample()
        self.products = 0.0

    @classmethod
    def unjudged(cls, numbers: Sample) -> Adjusted:
        """Adopt numbers whose luck was not judged: it counts as 0, which it is on average."""
        return cls.from_json([numbers.to_json(), Sample(numbers.deals).to_json(), 0.0])

    def add(self, number: float, luck: float) -> None:
        self.numbers.add(number)
        self.lucks.add(luck)
        self.products += number * luck

    def merge(self, other: Adjusted) -> None:
        self.numbers.merge(other.numbers)
        self.lucks.merge(other.lucks)
        self.products += other.products

    @property
    def deals(self) -> int:
        return self.numbers.deals

    @property
    def judged(self) -> bool:
        """Whether the luck of any deal is known."""
        return self.lucks.squares > 0

    @property
    def slope(self) -> float:
        """Return by how much the number grows with luck."""
        spread = _spread(self.lucks)
        return self._together() / spread if spread > 0 else 0.0

    @property
    def mean(self) -> float:
        return self.numbers.mean - self.slope * self.lucks.mean

    def ratio(self) -> float:
        """Return how many times more deals the plain mean needs for an interval of the same width."""
        whole, left = _spread(self.numbers), self._left()
        return whole / left if left > 0 else 1.0

    def interval(self) -> Interval | None:
        """95 % interval of the mean; None for fewer than three deals, from which the slope is found."""
        plain = self.numbers.interval()
        if plain is None or self.numbers.deals < 3:
            return None
        freedom = (self.numbers.deals - 1) / (self.numbers.deals - 2)
        wide = (plain[1] - plain[0]) / 2 * sqrt(freedom / self.ratio())
        return self.mean - wide, self.mean + wide

    def to_json(self) -> list[Any]:
        return [self.numbers.to_json(), self.lucks.to_json(), round(self.products, 6)]

    @classmethod
    def from_json(cls, saved: list[Any]) -> Adjusted:
        adjusted = cls()
        adjusted.numbers, adjusted.lucks = Sample.from_json(saved[0]), Sample.from_json(saved[1])
        adjusted.products = saved[2]
        return adjusted

    def _together(self) -> float:
        deals = self.numbers.deals
        return self.products - self.numbers.total * self.lucks.total / deals if deals else 0.0

    def _left(self) -> float:
        return max(0.0, _spread(self.numbers) - self.slope * self._together())


def _spread(sample: Sample) -> float:
    """Sum of squared distances from the mean."""
    return max(0.0, sample.squares - sample.total * sample.total / sample.deals) if sample.deals else 0.0
