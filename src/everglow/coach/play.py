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
SOME: Final = 12  # worlds that tell which of these is worth all worlds
AGREEING: Final = 3  # worlds that need no others if chance has no part in a way and all of them agree
SURE: Final = 3  # ways without chance that come into question: the planner knows how they end
RISKY: Final = 4  # ways with chance, of which the planner knows less
CHALLENGERS: Final = 2  # ways that some worlds choose from
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
        """Average what the seat has more than by another way, over the worlds that both were looked at in."""
        worlds = min(len(self.values), len(other.values))
        mine, others = self.values[:worlds], other.values[:worlds]
        return sum([mine[i][self.seat] - others[i][self.seat] for i in range(worlds)]) / worlds

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
    all_lines = lines(world, seat, value.judge, breadth)
    ways = ways_beside(done, all_lines)
    for way in [done, *ways]:
        way.look(worlds[:FIRST])
    real = spread([done, *ways]) > NOISE or certain_spread(all_lines) > NOISE
    return Play(done, challenge(done, ways, worlds), real)


def ways_beside(done: Way, all_lines: list[Line]) -> list[Way]:
    """Return the most promising ways that end otherwise than what was done."""
    promising = [settled(line, done.seat, done.value.judge) for line in worth_a_look(distinct(all_lines))]
    return [Way(line, done.seat, done.value) for line in promising if end_of(line) != end_of(done.line)]


def distinct(all_lines: list[Line]) -> list[Line]:
    """Return one line for each end: orders of the same answers are the same way."""
    by_end: dict[object, Line] = {}
    for line in all_lines:
        by_end.setdefault(end_of(line), line)
    return list(by_end.values())


def end_of(line: Line) -> object:
    """Return what tells two ends apart: the position, and before chance also the last answer."""
    return (line.before.key(), line.last) if line.chance else line.after.key()


def costs_of(play: Play, worlds: list[int], breadth: int) -> list[int]:
    """Tell what each answer of a turn lost: the best that was in reach before it, less the best after it."""
    line: Line | None = play.done.line
    done, most, costs = play.done.own(), play.best.own(), list[int]()
    reach, apart = done, len(play.done.line.actions()) - shared(play)
    while line is not None:
        before = most
        if len(costs) + 1 < apart:
            before = min(most, max(reach, done + missed(line, play.done, worlds, breadth)))
        costs.insert(0, round(before - reach))
        reach, line = before, line.previous
    return costs


def shared(play: Play) -> int:
    """Count the first answers that what was done has in common with the best way: they lost nothing."""
    done, best = play.done.line.actions(), play.best.line.actions()
    at = 0
    while at < min(len(done), len(best)) and done[at] == best[at]:
        at += 1
    return at


def missed(line: Line, done: Way, worlds: list[int], breadth: int) -> float:
    """Tell how much better than what was done a turn could still end before this answer of it."""
    if len(line.before.legal_actions(done.seat)) == 1:
        return 0.0
    ways = ways_beside(done, lines(line.before, done.seat, done.value.judge, breadth))
    for way in ways:
        way.look(worlds[:FIRST])
    if not ways:
        return 0.0
    best = max(ways, key=own_worth)
    best.look(worlds[:SOME])
    return max(0.0, best.lead(done))


def challenge(done: Way, ways: list[Way], worlds: list[int]) -> Way:
    """Return the best way of all worlds among those that look better than what was done."""
    rivals = better(done, ways)[:CHALLENGERS]
    for many in (SOME, len(worlds)):
        for way in [done, *rivals] if rivals else []:
            way.look(worlds[:many])
        rivals = better(done, rivals)[:1]
    return rivals[0] if rivals else done


def better(done: Way, ways: list[Way]) -> list[Way]:
    """Return the ways that look better than what was done, the best first."""
    leading = [way for way in ways if way.lead(done) > NOISE / 2]
    leading.sort(key=own_worth, reverse=True)
    return leading


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


def worth_a_look(all_lines: list[Line]) -> list[Line]:
    """Return the most promising lines, with and without chance."""
    all_lines.sort(key=worth_of, reverse=True)
    certain = [line for line in all_lines if not line.chance]
    return certain[:SURE] + [line for line in all_lines if line.chance][:RISKY]


def spread(ways: list[Way]) -> float:
    worths = [way.own() for way in ways]
    return max(worths) - min(worths)


def certain_spread(all_lines: list[Line]) -> float:
    """Difference that the planner itself sees between ways without chance."""
    worths = [line.worth for line in all_lines if not line.chance]
    return (max(worths) - min(worths)) * WORTH if worths else 0.0
