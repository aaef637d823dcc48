"""Cost of a turn: what its seat did, beside the best that was found, in worlds that the seat can imagine.

An answer in the middle of a turn is judged by how the turn ends. The planner finds ways to spend the turn;
every way is judged where it ends, over the same worlds, so that only the ways differ.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from everglow.agenda import Situation
from everglow.bots.plan import Judge, Line, lines, worth_of
from everglow.coach.shares import POINT, Shares, mean
from everglow.coach.value import Value

NOISE: Final = POINT  # differences up to this are the judge's own
ERRORS: Final = 2.0  # and so are those within so many standard errors
FIRST: Final = 4  # worlds that tell which ways come into question
AGREEING: Final = 3  # worlds that need no others if chance has no part in a way and all of them agree
SURE: Final = 3  # ways without chance that come into question: the planner knows how they end
RISKY: Final = 4  # ways with chance, of which the planner knows less
CHALLENGERS: Final = 2  # that are judged in all worlds
WORTH: Final = POINT * 50.0  # a judgement goes from -1 to 1, a share from 0 to 100 points


class Way:
    """Way to spend a turn, with what it is worth to everybody in world after world."""

    def __init__(self, line: Line, seat: int, value: Value) -> None:
        self.line = line
        self.seat = seat
        self.value = value
        self.chance = value.barriers(line.before) != value.barriers(line.after)
        self.values: list[Shares] = []

    def look(self, worlds: list[int]) -> None:
        """Judge the end of the way in these worlds."""
        for world in worlds[len(self.values) :]:
            self.values.append(self.values[0] if self._certain() else self.value.of(self.end(world)))

    def _certain(self) -> bool:
        if len(self.values) < AGREEING or self.chance:
            return False
        return all([shares == self.values[0] for shares in self.values[:AGREEING]])

    def end(self, world: int) -> Situation:
        """Return the position at the end of the way, in a world imagined before its last answer."""
        s = self.line.before.imagine(self.seat, world)
        s.apply(self.seat, self.line.last)
        return s

    def own(self) -> float:
        """Average the own share over the worlds so far."""
        return sum([shares[self.seat] for shares in self.values]) / len(self.values)

    def lead(self, other: Way) -> float:
        return self.own() - other.own()

    def error(self, other: Way) -> float:
        """Standard error of the lead over another way, world by world."""
        pairs = zip(self.values, other.values, strict=True)
        leads = [float(one[self.seat] - two[self.seat]) for one, two in pairs]
        middle = sum(leads) / len(leads)
        spread = sum([(lead - middle) * (lead - middle) for lead in leads])
        return sqrt(spread / (len(leads) - 1) / len(leads))

    def shares(self) -> Shares:
        return mean(self.values)


class Play:
    """Judgement of a turn: the way that was taken, the best one found, and what lies between them."""

    def __init__(self, done: Way, best: Way, real: bool) -> None:
        self.done = done
        self.real = real  # a choice between ways that differ by more than noise
        self.error = best.error(done)
        self.counts = best.lead(done) > max(float(NOISE), ERRORS * self.error)
        self.best = best if self.counts else done


def play_of(
    s: Situation, seat: int, actions: list[int], value: Value, worlds: list[int], breadth: int
) -> Play:
    """Judge the actions with which a seat spent its turn."""
    world = s.imagine(seat, worlds[0])  # the truth is no part of this
    done = Way(followed(world, seat, actions, value.judge), seat, value)
    found = lines(world, seat, value.judge, breadth)
    ways = [Way(settled(line, seat, value.judge), seat, value) for line in worth_a_look(found)]
    for way in [done, *ways]:
        way.look(worlds[:FIRST])
    real = spread([done, *ways]) > NOISE or certain_spread(found) > NOISE
    return Play(done, challenge(done, ways, worlds), real)


def costs_of(play: Play, value: Value, worlds: list[int], breadth: int) -> list[int]:
    """Tell what each answer of a turn lost: the best that was in reach before it, less the best after it."""
    line: Line | None = play.done.line
    reach, most, costs = play.done.own(), play.best.own(), list[int]()
    rest: list[int] = []
    while line is not None:
        rest.insert(0, line.last)
        before = reach if line.previous else most
        if line.previous and play.counts and len(line.before.legal_actions(play.done.seat)) > 1:
            from_here = play_of(line.before, play.done.seat, rest, value, worlds, breadth)
            before = min(most, max(reach, from_here.best.own()))
        costs.insert(0, round(before - reach))
        reach, line = before, line.previous
    return costs


def challenge(done: Way, ways: list[Way], worlds: list[int]) -> Way:
    """Return the best way of all worlds among those that look better than what was done."""
    better = [way for way in ways if way.lead(done) > NOISE / 2]
    better.sort(key=own_worth, reverse=True)
    rivals = better[:CHALLENGERS]
    if rivals:
        for way in [done, *rivals]:
            way.look(worlds)
    return max([done, *rivals], key=own_worth)


def own_worth(way: Way) -> float:
    return way.own()


def followed(s: Situation, seat: int, actions: list[int], judge: Judge) -> Line:
    """Return the line of these actions."""
    line = Line(s, 0.0, actions[0], seat, judge)
    for action in actions[1:]:
        line = Line(line.after, line.worth, action, seat, judge, line)
    return line


def settled(line: Line, seat: int, judge: Judge) -> Line:
    """Follow a line greedily to its end, if the planner could not look so far."""
    while line.open:
        steps = [
            Line(line.after, line.worth, action, seat, judge, line)
            for action in line.after.legal_actions(seat)
        ]
        line = max(steps, key=worth_of)
    return line


def worth_a_look(found: list[Line]) -> list[Line]:
    """Return the most promising lines, with and without chance."""
    found.sort(key=worth_of, reverse=True)
    certain = [line for line in found if not line.chance]
    return certain[:SURE] + [line for line in found if line.chance][:RISKY]


def spread(ways: list[Way]) -> float:
    worths = [way.own() for way in ways]
    return max(worths) - min(worths)


def certain_spread(found: list[Line]) -> float:
    """Difference that the planner itself sees between ways without chance."""
    worths = [line.worth for line in found if not line.chance]
    return (max(worths) - min(worths)) * WORTH if worths else 0.0
