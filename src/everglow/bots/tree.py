"""Information-set tree search: many imagined worlds, one tree of what was done in them.

Every simulation deals anew what the seat cannot know, follows the tree as far as the world allows,
adds one step to it, and plays on at random to the end. A step is judged by how it did whenever it
was possible, since not every world allows it. Several deciders answer one after the other; chance
is not in the tree but in the worlds.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from everglow.agenda import Situation
from everglow.bots.plan import Judge
from everglow.bots.playout import playout
from everglow.rng import Stream

CURIOSITY: Final = 0.4  # how much a step that was seldom tried is worth trying again
MARGIN: Final = 40.0  # points ahead that feel like a victory


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
        simulate(s.imagine(seat, choices.word()), root, choices)
    return root


def simulate(world: Situation, root: Node, choices: Stream) -> None:
    """Down the tree, one step beyond it, at random to the end, and back with the result."""
    node, path, seats = root, [root], [-1]
    deciders = world.deciders()
    while deciders:
        seat = deciders[0]
        action, known = step(node, world.legal_actions(seat), choices)
        world.apply(seat, action)
        node = node.steps[action]
        path.append(node)
        seats.append(seat)
        if not known:
            playout(world, choices)
            break
        deciders = world.deciders()
    credit(path, seats, worths(world))


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


def worths(world: Situation) -> list[float]:
    """By seat, from 0 to 1: half for the victory, half for the points ahead of the best other."""
    scores, returns = world.scores(), world.returns()
    found: list[float] = []
    for seat in range(len(scores)):
        lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        ahead = min(max(lead / MARGIN, -1.0), 1.0)
        found.append(0.5 * returns[seat] + 0.25 * (ahead + 1.0))
    return found


def credit(path: list[Node], seats: list[int], found: list[float]) -> None:
    for i, node in enumerate(path):
        node.visits += 1
        if seats[i] >= 0:
            node.worth += found[seats[i]]


def favourite(root: Node, legal: list[int]) -> int:
    """The legal step that was taken most."""
    best, found = -1, legal[0]
    for action in legal:
        if action in root.steps and root.steps[action].visits > best:
            best, found = root.steps[action].visits, action
    return found
