"""Information-set tree search: many imagined worlds, one tree of what was done in them.

The tree begins with the best ways to spend the rest of the seat's own turn, as a plan finds them.
Every simulation deals anew what the seat cannot know, follows the tree as far as the world allows,
and plays on for a while as a greedy player would; then the position is judged for everybody who had
a part in it. At a question that was not asked before, all answers are tried and judged at once. A
step is worth what it was whenever it was possible, since not every world allows it. Several deciders
answer one after the other; chance is not in the tree but in the worlds.

Where a game has no horizon, its judgement counts out what chance may bring. There a simulation ends: one
more roll of the dice would only blur what is known of all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import thread_time  # of the processor: a busy machine makes a bot slower, not weaker
from typing import Final, TypeAlias

from everglow.agenda import Situation
from everglow.bots.constants import Constants
from everglow.bots.plan import FINALISTS, Judge, Line, after, lines, weigh_chances, worth_of
from everglow.game import AnyGame
from everglow.rng import Stream

Horizon: TypeAlias = Callable[[Situation], int]  # decisions to play on before a position is judged

NO_LIMIT: Final = 10**9


class Node:
    """Statistics of an action over all worlds in which it was taken."""

    def __init__(self, worth: float = 0.0, visits: int = 0) -> None:
        self.steps: dict[int, Node] = {}
        self.visits = visits
        self.chances = visits  # how often it could have been taken
        self.worth = worth * visits  # to whoever took it, summed over the visits

    def mean(self) -> float:
        return self.worth / self.visits

    def doubt(self, tries: int) -> float:
        """Exploration term of UCT: larger for actions that were tried less often."""
        return sqrt(log(float(tries)) / self.visits)


class Search:
    """Tree search for one decision of a seat; it can be continued at any time."""

    def __init__(
        self,
        s: Situation,
        seat: int,
        game: AnyGame,
        choices: Stream,
        judge: Judge | None = None,
        constants: Constants | None = None,
    ) -> None:
        self.began = thread_time()  # the plan takes its part of the time
        self.seat = seat
        self.foresee: Judge = judge or game.judge.foresee
        self.horizon: Horizon = game.judge.horizon
        self.constants = constants or Constants(game.judge.breadth, game.judge.trust)
        self.horizon_here = game.judge.horizon(s)
        self.choices = choices
        world = s.imagine(seat, choices.word())
        self.lines = self.candidates(lines(world, seat, self.foresee, self.constants.breadth))
        self.nodes = [Node(share(line.worth), self.constants.trust) for line in self.lines]
        self.worlds: list[int] = []  # the same for every line, so that only the lines differ
        self.simulations = 0
        self.decisions = 0  # in all simulations

    def candidates(self, all_lines: list[Line]) -> list[Line]:
        """Return the most promising lines; those with chance are averaged as the planner does."""
        all_lines.sort(key=worth_of, reverse=True)
        chancy = risky(all_lines)[:FINALISTS]
        weigh_chances(chancy, self.seat, self.foresee, self.choices)
        return self.varied(self.varied([line for line in all_lines if not line.chance]) + chancy)

    def varied(self, lines: list[Line]) -> list[Line]:
        """Return the most promising lines, only a few with the same first action."""
        lines.sort(key=worth_of, reverse=True)
        chosen: list[Line] = []
        for line in lines:
            if len([other for other in chosen if other.first == line.first]) < self.constants.alike:
                chosen.append(line)
        return chosen[: self.constants.candidates]

    def think(self, simulations: int, seconds: float) -> None:
        """Run so many simulations or seconds; stop early if the choice cannot change any more."""
        planned, left = thread_time(), float(simulations) if self.uncertain() else 0.0
        while left > 0.0 and self.margin() <= left:
            self.simulate()
            left = float(simulations - self.simulations)
            if seconds > 0.0:
                now = thread_time()
                left = min(left, self.simulations * (self.began + seconds - now) / (now - planned))

    def uncertain(self) -> bool:
        """Whether simulating a line can tell more than the plan's own value."""
        return self.horizon_here > 0 or risky(self.lines) != []

    def choice(self) -> int:
        """Return the first action of the line with most visits."""
        return self.lines[self.favourite()].first

    def favourite(self) -> int:
        best, favourite = -1.0, 0
        for i, node in enumerate(self.nodes):
            preference = node.visits + self.worth(i)  # which is at most 1: it decides between equals
            if preference > best:
                best, favourite = preference, i
        return favourite

    def margin(self) -> int:
        """Visits by which the favourite leads all lines with another first action."""
        chosen, most = self.favourite(), -NO_LIMIT
        for i, node in enumerate(self.nodes):
            if self.lines[i].first != self.lines[chosen].first:
                most = max(most, node.visits)
        return self.nodes[chosen].visits - most

    def simulate(self) -> None:
        """Run one simulation: a line in one world, down the tree, greedy play, then back up the value."""
        chosen = self.most_promising()
        line = self.lines[chosen]
        self.simulations += 1
        path, seats = [self.nodes[chosen]], [self.seat]
        world = after(line.before.imagine(self.seat, self.world(chosen)), self.seat, line.last)
        credit(path, seats, self.play_on(self.descend(world, path, seats)), self.foresee)

    def world(self, chosen: int) -> int:
        """Return world number n, which every line uses for its n-th simulation."""
        number = self.nodes[chosen].visits - self.constants.trust
        if number == len(self.worlds):
            self.worlds.append(int(self.choices.word()))
        return self.worlds[number]

    def most_promising(self) -> int:
        """Return the line to simulate next: all of them in turn at first, then the most promising."""
        fewest = min([node.visits for node in self.nodes])
        tries = self.simulations + self.constants.trust * len(self.nodes)
        best, chosen = -1.0, 0
        for i, node in enumerate(self.nodes):
            if node.visits == fewest < self.constants.enough:
                return i
            promise = self.worth(i) + self.constants.curiosity * node.doubt(tries)
            if promise > best:
                best, chosen = promise, i
        return chosen

    def worth(self, i: int) -> float:
        """Value of a line: its simulations and its plan's value, whose weight has a lower bound.

        Simulations err in their own way. If they outweigh the plan, longer thoughts choose worse (measured).
        """
        trust, enough = self.constants.trust, self.constants.enough
        node, simulated = self.nodes[i], self.nodes[i].visits - trust
        if simulated <= enough:
            return node.mean()
        planned = trust * share(self.lines[i].worth)
        came = (node.worth - planned) / simulated
        return (planned + enough * came) / (trust + enough)

    def descend(self, world: Situation, path: list[Node], seats: list[int]) -> Situation:
        """Walk down the tree to a leaf, and expand it once it has enough visits."""
        node, deciders = path[0], world.deciders()
        while deciders and node.steps and self.horizon(world) > 0:
            seat = deciders[0]
            action = self.follow(node, world, seat)
            node = node.steps[action]
            path.append(node)
            seats.append(seat)
            self.decisions += 1
            world = after(world, seat, action)
            deciders = world.deciders()
        if not deciders or node.visits < self.constants.ripe or self.horizon(world) == 0:
            return world
        return self.expand(node, world, deciders[0])

    def play_on(self, world: Situation) -> Situation:
        """Play greedily up to the horizon."""
        for _ in range(min(self.horizon_here, self.constants.sight)):
            deciders = world.deciders()
            if not deciders or self.horizon(world) == 0:
                break
            world = self.expand(Node(), world, deciders[0])
        return world

    def expand(self, node: Node, world: Situation, seat: int) -> Situation:
        """Add all legal actions to a node; return the world after the best of them."""
        self.decisions += 1
        best, best_world = -1.0, world
        for action in world.legal_actions(seat):
            reached = after(world, seat, action)
            worth = judged(reached, seat, self.foresee)
            node.steps[action] = Node(worth, 1)
            if worth > best:
                best, best_world = worth, reached
        return best_world

    def follow(self, node: Node, world: Situation, seat: int) -> int:
        """Return the most promising action; evaluate those that were never legal here before."""
        best, chosen = -1.0, -1
        for action in world.legal_actions(seat):
            if action not in node.steps:
                node.steps[action] = Node(judged(after(world, seat, action), seat, self.foresee), 1)
            step = node.steps[action]
            step.chances += 1
            promise = step.mean() + self.constants.curiosity * step.doubt(step.chances)
            if promise > best:
                best, chosen = promise, action
        return chosen


def risky(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.chance]


def judged(world: Situation, seat: int, judge: Judge) -> float:
    """Value from 0 to 1: the share of the victory if the game is over, else the evaluation."""
    return share(judge(world, seat)) if world.deciders() else world.returns()[seat]


def share(worth: float) -> float:
    return 0.5 + 0.5 * worth


def credit(path: list[Node], seats: list[int], world: Situation, judge: Judge) -> None:
    """Back up the values of a finished simulation."""
    known: dict[int, float] = {}
    for i, node in enumerate(path):
        seat = seats[i]
        if seat not in known:
            known[seat] = judged(world, seat, judge)
        node.visits += 1
        node.worth += known[seat]
