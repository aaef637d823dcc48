"""Advice to whoever decides: the best way to spend the turn, beside the best one that begins otherwise.

It is made from a world that the seat imagines, and from others that it imagines there. So positions that look
alike to the seat get the same advice.
"""

from __future__ import annotations

from typing import Final

from everglow.agenda import Situation
from everglow.bots.plan import Line, lines, worth_of
from everglow.coach.play import ERRORS, FIRST, NOISE, Play, Way, followed, own_worth, settled, worth_a_look
from everglow.coach.value import Value, seeds
from everglow.game import State

FINALISTS: Final = 3  # beginnings that are weighed in all worlds


class Advice:
    """The way that is advised, and its rival, which begins with another answer; None if all others fail."""

    def __init__(self, world: Situation, best: Way, rival: Way | None) -> None:
        self.world = world  # in which the ways were found
        self.best = best
        self.rival = rival
        self.lead = 0 if rival is None else round(best.lead(rival))
        self.sure = rival is not None and self.lead > max(float(NOISE), ERRORS * best.error(rival))


def advise(s: Situation, seat: int, value: Value, breadth: int, number: int) -> Advice:
    """Return the best way found, and the best that begins otherwise. The number tells which worlds to use."""
    worlds = seeds(number)
    world = s.imagine(seat, worlds[0])
    best = beginnings(lines(world, seat, value.judge, breadth))
    ways = [Way(settled(line, seat, value.judge), seat, value) for line in worth_a_look(best)]
    first, *others = promising(ways, worlds)
    rivals = [way for way in others if way.line.first != first.line.first]
    return Advice(world, first, rivals[0] if rivals else None)


def mark_of(s: State, seat: int, action: int, value: Value, breadth: int, number: int) -> Play:
    """Judge one answer: the best way found that begins with it, beside those that a hint would weigh."""
    assert isinstance(s, Situation)
    worlds = seeds(number)
    world = s.imagine(seat, worlds[0])
    best = beginnings(lines(world, seat, value.judge, breadth))
    ways = [Way(settled(line, seat, value.judge), seat, value) for line in worth_a_look(best)]
    given = [line for line in best if line.first == action] or [followed(world, seat, [action], value.judge)]
    own = [Way(settled(line, seat, value.judge), seat, value) for line in given]
    for way in own:
        way.look(worlds)
    done = max(own, key=own_worth)
    return Play(done, max([done, *promising(ways, worlds)], key=own_worth), True)


def beginnings(all_lines: list[Line]) -> list[Line]:
    """Return the most promising line of every first answer, one with and one without chance."""
    best: dict[tuple[int, bool], Line] = {}
    for line in sorted(all_lines, key=worth_of, reverse=True):
        best.setdefault((line.first, line.chance), line)
    return list(best.values())


def promising(ways: list[Way], worlds: list[int]) -> list[Way]:
    """Weigh ways in a few worlds, and the best of some beginnings in all; return these, the best first."""
    for way in ways:
        way.look(worlds[:FIRST])
    finalists: dict[int, Way] = {}
    for way in sorted(ways, key=own_worth, reverse=True):
        finalists.setdefault(way.line.first, way)
    chosen = list(finalists.values())[:FINALISTS]
    for way in chosen:
        way.look(worlds)
    return sorted(chosen, key=own_worth, reverse=True)
