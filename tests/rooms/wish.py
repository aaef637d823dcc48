"""A wish: what a position shows, and when it shows more of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Shows = Callable[[Any, int], bool]
Fullness = Callable[[Any, int], float]
Title = Callable[[Any, int], str]

OVER = ""  # instead of a kind of question: nobody is asked any more


@dataclass(frozen=True)
class Wish:
    """A kind of position that the gallery shall hold, by the name of its file."""

    game: str
    name: str
    kind: str  # of the question that the seat is asked
    shows: Shows  # whether a state, seen from a seat, shows what the name says
    fullness: Fullness  # more is better
    title: Title  # one sentence with the numbers
    seats: int = 4
    options: dict[str, str] = field(default_factory=dict)
    habits: dict[str, float] = field(default_factory=dict)  # how gladly actions are chosen that begin so
    deal: Callable[[Any], bool] | None = None  # whether a first question is worth playing on from

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"

    def habit(self, action: str) -> float:
        """Weight of an action: how gladly it is chosen, as the longest beginning says."""
        found = [start for start in self.habits if action.startswith(start)]
        return self.habits[max(found, key=len)] if found else 1.0

    def seats_asked(self, state: Any) -> list[int]:
        """The seats that are asked such a question now; everybody at the end, if that is wished for."""
        if self.kind == OVER:
            return [] if state.deciders() else list(range(self.seats))
        return [seat for seat in state.deciders() if state.agenda.kind(seat) == self.kind]


def counted(count: int, thing: str) -> str:
    """Word a count of things, one or several."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def listed(numbers: list[int]) -> str:
    """Numbers in words: one, or several with "and" before the last."""
    *rest, last = [str(number) for number in numbers]
    return f"{', '.join(rest)} and {last}" if rest else last
