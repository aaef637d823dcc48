"""Time per decision."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

STEPS: Final = 20  # classes of duration between one power of ten and the next: 12 % apart


class Pace:
    """Histogram of the durations of decisions, small enough to be added up."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.classes: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.classes[round(STEPS * math.log10(max(seconds, 1e-9)))] += 1

    def merge(self, other: Pace) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.classes += other.classes

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def quantile(self, part: float) -> float:
        """Quantile of the durations, within 6 %."""
        seen = 0
        for step in sorted(self.classes):
            seen += self.classes[step]
            if seen >= part * self.decisions:
                return min(self.longest, math.pow(10.0, step / STEPS))
        return 0.0

    def to_json(self) -> list[Any]:
        classes = {str(step): self.classes[step] for step in sorted(self.classes)}
        return [self.decisions, round(self.seconds, 6), round(self.longest, 6), classes]

    @classmethod
    def from_json(cls, saved: list[Any]) -> Pace:
        pace = cls()
        pace.decisions, pace.seconds, pace.longest = saved[:3]
        pace.classes = Counter({int(step): times for step, times in saved[3].items()})
        return pace
