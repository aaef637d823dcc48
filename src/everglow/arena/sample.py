"""Sample of numbers from many deals, with mean and interval."""

from __future__ import annotations

from math import sqrt
from typing import Final, TypeAlias

Interval: TypeAlias = tuple[float, float]

# Student's t at 97.5 %, by degrees of freedom from 1 on; for more of them, `_student` is exact enough.
STUDENT: Final = (12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


class Sample:
    """One number for each deal, added up: enough for the mean and its 95 % interval.

    Deals are the independent units, not games. The rotations of a deal share its cards, so their
    results hang together; an interval for single games, such as Wilson's for shares, would take
    them for independent and come out too narrow or too wide.
    """

    def __init__(self, deals: int = 0, total: float = 0.0, squares: float = 0.0) -> None:
        self.deals = deals
        self.total = total
        self.squares = squares

    def add(self, number: float) -> None:
        self.merge(Sample(1, number, number * number))

    def merge(self, other: Sample) -> None:
        self.deals += other.deals
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.deals if self.deals else 0.0

    def error(self) -> float:
        """Standard error of the mean; needs two deals."""
        variance = (self.squares - self.total * self.total / self.deals) / (self.deals - 1)
        return sqrt(max(0.0, variance) / self.deals)

    def interval(self) -> Interval | None:
        """95 % interval of the mean; None for a single deal."""
        if self.deals < 2:
            return None
        wide = _student(self.deals - 1) * self.error()
        return self.mean - wide, self.mean + wide

    def share_interval(self) -> Interval | None:
        """Wilson's interval for shares, with the number of independent games that has the same error.

        Unlike the plain one it stays between 0 and 1 and has a width even if all was won.
        """
        if self.deals < 2:
            return None
        p, z2 = self.mean, _student(self.deals - 1) ** 2
        n = self._effective()
        middle, wide = p + z2 / (2 * n), sqrt(z2 * (p * (1 - p) / n + z2 / (4 * n * n)))
        return max(0.0, (middle - wide) / (1 + z2 / n)), min(1.0, (middle + wide) / (1 + z2 / n))

    def _effective(self) -> float:
        """Number of independent games that would have this standard error."""
        spread = self.mean * (1 - self.mean)
        return spread / self.error() ** 2 if spread > 0 and self.error() > 0 else float(self.deals)

    def to_json(self) -> list[float]:
        return [self.deals, round(self.total, 6), round(self.squares, 6)]

    @classmethod
    def from_json(cls, saved: list[float]) -> Sample:
        return cls(int(saved[0]), saved[1], saved[2])


def _student(freedom: int) -> float:
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return 1.95996 + 2.3723 / freedom + 2.8225 / (freedom * freedom)
