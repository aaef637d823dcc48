"""Planning the rest of a turn: search over all orders of one seat's own actions.

A line of steps ends where somebody else decides or chance has spoken; a step that chance had a hand
in is worth what it is worth on average over imagined worlds. Orders that lead to the same position
are followed once. The most promising position is followed first, so a plan can be cut short anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final, TypeAlias

from everglow.agenda import Situation
from everglow.rng import Stream

Judge: TypeAlias = Callable[[Situation, int], float]  # how good a position looks to a seat

WORLDS: Final = 24  # over which a step is averaged if chance has a hand in it
FINALISTS: Final = 8  # how many such steps come into question at the end


class Line:
    """Sequence of one seat's actions: its first and last, and the positions before and after the last."""

    def __init__(
        self,
        before: Situation,
        hope: float,
        last: int,
        seat: int,
        judge: Judge | None,
        previous: Line | None = None,
    ) -> None:
        self.first: int = last if previous is None else previous.first
        self.before = before
        self.last = last
        self.previous = previous  # the line up to the last action; None if there was none before
        self.after = after(before, seat, last)
        self.chance = self.after.barrier(seat) != before.barrier(seat)
        self.open = not self.chance and seat in self.after.deciders()  # the seat goes on
        self.worth = hope  # one roll of the dice says nothing
        if judge is not None:
            self.weigh(seat, judge)

    def weigh(self, seat: int, judge: Judge) -> None:
        """Judge the position after the last action, unless chance has spoken."""
        if not self.chance:
            self.worth = judge(self.after, seat)

    def actions(self) -> list[int]:
        return [self.last] if self.previous is None else [*self.previous.actions(), self.last]


def after(s: Situation, seat: int, action: int) -> Situation:
    reached = s.copy()
    reached.apply(seat, action)
    return reached


def greedy(s: Situation, seat: int, judge: Judge, choices: Stream) -> Line:
    """Return the action with the best position after it."""
    return best(steps(s, seat, judge), seat, judge, choices)


def steps(s: Situation, seat: int, judge: Judge) -> list[Line]:
    return [Line(s, 0.0, action, seat, judge) for action in s.legal_actions(seat)]


def plan(s: Situation, seat: int, judge: Judge, choices: Stream, positions: int) -> Line:
    """Return the best line for the rest of the turn, looking at no more than so many positions."""
    return best(finalists(lines(s, seat, judge, positions)), seat, judge, choices)


def lines(s: Situation, seat: int, judge: Judge, positions: int) -> list[Line]:
    """Return all lines for the rest of the turn, looking at no more than so many positions."""
    ends: list[Line] = []
    seen = {s.key()}
    frontier: list[tuple[float, int, Line]] = []  # the most promising first, then the oldest
    hope = judge(s, seat)
    fresh = [Line(s, hope, action, seat, None) for action in s.legal_actions(seat)]
    looked = 0
    while True:
        for line in fresh:
            looked += 1
            if line.open and not new_to(seen, line.after.key()):
                continue
            line.weigh(seat, judge)
            if line.open:
                heappush(frontier, (-line.worth, looked, line))
            else:
                ends.append(line)
        if not frontier or looked >= positions:
            break
        line = heappop(frontier)[2]
        at = line.after
        fresh = [Line(at, line.worth, a, seat, None, line) for a in at.legal_actions(seat)]
    return ends or [item[2] for item in frontier]


def new_to(seen: set[object], key: object) -> bool:
    if key in seen:
        return False
    seen.add(key)
    return True


def finalists(lines: list[Line]) -> list[Line]:
    """Return the best line without chance, and the most promising lines with chance."""
    lines.sort(key=worth_of, reverse=True)
    return [line for line in lines if not line.chance][:1] + [line for line in lines if line.chance][
        :FINALISTS
    ]


def best(lines: list[Line], seat: int, judge: Judge, choices: Stream) -> Line:
    weigh_chances(lines, seat, judge, choices)
    return max(lines, key=worth_of)


def weigh_chances(lines: list[Line], seat: int, judge: Judge, choices: Stream) -> None:
    """Average lines with chance over the same imagined worlds, so that only the actions differ."""
    worlds = [int(choices.word()) for _ in range(WORLDS)]
    for line in lines:
        if line.chance:
            line.worth = average(line, seat, judge, worlds)


def worth_of(line: Line) -> float:
    return line.worth


def average(line: Line, seat: int, judge: Judge, worlds: list[int]) -> float:
    worths = [judge(after(line.before.imagine(seat, world), seat, line.last), seat) for world in worlds]
    return sum(worths) / len(worths)
