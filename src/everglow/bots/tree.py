"""Information-set tree search: many imagined worlds, one tree of what was done in them.

Every simulation deals anew what the seat cannot know and follows the tree as far as the world allows.
At a question that was not asked before, all answers are tried and judged at once, and the best of
them is what the position is worth to everybody who had a part in it. A step is judged by how it did
whenever it was possible, since not every world allows it. Several deciders answer one after the
other; chance is not in the tree but in the worlds.
"""

from __future__ import annotations

import os
from math import log, sqrt
from time import perf_counter
from typing import Final

from everglow.agenda import Situation
from everglow.bots.plan import Judge
from everglow.rng import Stream

CURIOSITY: Final = float(os.environ.get("CURIO", "0.1"))  # how much a step that was seldom tried is worth trying again
ALL: Final = int(os.environ.get("ALL", "1"))
PLAY: Final = int(os.environ.get("PLAY", "0"))


class Node:
    """What came of a step in all the worlds where it was taken."""

    def __init__(self) -> None:
        self.steps: dict[int, Node] = {}
        self.visits = 0
        self.chances = 0  # how often it could have been taken
        self.worth = 0.0  # to whoever took it, summed over the visits


def search(
    s: Situation, seat: int, judge: Judge, choices: Stream, simulations: int, seconds: float = 0.0
) -> Node:
    """The tree after so many simulations, or so many seconds."""
    root = Node()
    deadline = perf_counter() + seconds
    while root.visits < simulations and (seconds == 0.0 or perf_counter() < deadline):
        simulate(s.imagine(seat, choices.word()), root, judge, choices)
    return root


def simulate(world: Situation, root: Node, judge: Judge, choices: Stream) -> int:
    """Down the tree, one question beyond it, and back with how that looks."""
    node, path, seats = root, [root], [-1]
    deciders = world.deciders()
    while deciders:
        seat = deciders[0]
        legal = world.legal_actions(seat)
        if ALL and not node.steps:
            world = expand(node, world, seat, legal, judge)
            break
        action, known = step(node, legal, choices)
        world.apply(seat, action)
        node = node.steps[action]
        path.append(node)
        seats.append(seat)
        if not known:
            break
        deciders = world.deciders()
    n = PLAY
    while n > 0 and world.deciders():
        q = world.deciders()[0]
        legal = world.legal_actions(q)
        world.apply(q, legal[choices.below(len(legal))])
        n -= 1
    credit(path, seats, world, judge)
    return len(path)


def expand(node: Node, world: Situation, seat: int, legal: list[int], judge: Judge) -> Situation:
    """All steps at once; the world after the best of them."""
    best, found = -1.0, world
    for action in legal:
        after = world.copy()
        after.apply(seat, action)
        child = Node()
        child.visits = child.chances = 1
        child.worth = worth(after, seat, judge)
        node.steps[action] = child
        if child.worth > best:
            best, found = child.worth, after
    return found


def worth(world: Situation, seat: int, judge: Judge) -> float:
    if not world.deciders():
        return world.returns()[seat]
    return 0.5 + 0.5 * judge(world, seat)


def step(node: Node, legal: list[int], choices: Stream) -> tuple[int, bool]:
    """A step not tried yet, if there is one; otherwise the most promising. Whether it was known."""
    fresh = [action for action in legal if action not in node.steps]
    if fresh:
        action = fresh[choices.below(len(fresh))]
        node.steps[action] = Node()
        count_chances(node, legal)
        return action, False
    count_chances(node, legal)
    return most_promising(node, legal), True


def count_chances(node: Node, legal: list[int]) -> None:
    for action in legal:
        if action in node.steps:
            node.steps[action].chances += 1


def most_promising(node: Node, legal: list[int]) -> int:
    best, found = -1.0, legal[0]
    for action in legal:
        child = node.steps[action]
        promise = child.worth / child.visits + CURIOSITY * sqrt(log(float(child.chances)) / child.visits)
        if promise > best:
            best, found = promise, action
    return found


def credit(path: list[Node], seats: list[int], world: Situation, judge: Judge) -> None:
    found = [-1.0] * 4
    for i, node in enumerate(path):
        node.visits += 1
        seat = seats[i]
        if seat >= 0:
            if found[seat] < 0.0:
                found[seat] = worth(world, seat, judge)
            node.worth += found[seat]


def favourite(root: Node, legal: list[int]) -> int:
    """The legal step that was taken most."""
    best, found = -1, legal[0]
    for action in legal:
        if action in root.steps and root.steps[action].visits > best:
            best, found = root.steps[action].visits, action
    return found
