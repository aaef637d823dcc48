"""Measure what a search's choice depends on: `python -m benchmarks.doubts [SECONDS]` for each game.

Planners play with two players; at one question in six a search of about a second chooses, and so do others
that differ from it in one thing: chance (another seed), the time, the judge, or how opponents answer in its
simulations. For each it tells how often that chooses otherwise, and how many points of the victory it
loses on average by the first search's own figures. The other judge is the hand-made evaluation, which is
worse: what it changes shows how much hangs on the judge.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import mean, stdev
from time import monotonic
from typing import Final

from benchmarks.constants import SIMULATIONS
from everglow.agenda import Situation
from everglow.bots.judges import hand_made, judge_of
from everglow.bots.plan import Judge
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.tree import Search
from everglow.game import AnyGame, Seat
from everglow.games import games
from everglow.rng import stream

ONE_IN: Final = 6  # questions at which the searches are asked
BREADTH: Final = 30  # of the planners, so that most of the time is the searches'
LONGER: Final = 10  # times a tenth of a second


def by_net(game: AnyGame, _: Seat) -> Judge:
    return judge_of(game)


def by_hand(game: AnyGame, _: Seat) -> Judge:
    return hand_made(game)


def others_by_hand(game: AnyGame, me: Seat) -> Judge:
    """Judge for that seat by the net; opponents answer as greedy players by hand."""
    own, other = judge_of(game), hand_made(game)
    return lambda s, seat: own(s, seat) if seat == me else other(s, seat)


def others_at_random(game: AnyGame, me: Seat) -> Judge:
    """Judge for that seat by the net; opponents answer anything."""
    own, chance = judge_of(game), stream(me)
    return lambda s, seat: own(s, seat) if seat == me else chance.below(1000) / 1000


# The judge, whether the seed is another one, and how many times a tenth of a second it has.
SEARCHES: Final[dict[str, tuple[Callable[[AnyGame, Seat], Judge], int, int]]] = {
    "another seed": (by_net, 1, LONGER),
    "a tenth of the time": (by_net, 0, 1),
    "opponents by hand": (others_by_hand, 0, LONGER),
    "opponents at random": (others_at_random, 0, LONGER),
    "judged by hand": (by_hand, 0, LONGER),
}


def questions(game: AnyGame) -> Iterator[tuple[Situation, Seat, int]]:
    """Imagined positions of games of planners in which somebody has a choice, and a seed for each."""
    number = 0
    while True:
        number += 1
        chance, state = stream(number), game.new(2, number)
        planner = PlannerBot(game, number, None, BREADTH)
        while deciders := state.deciders():
            seat = deciders[0]
            if len(state.legal_actions(seat)) > 1 and chance.below(ONE_IN) == 0:
                yield state.imagine(seat, chance.word()), seat, chance.word()
            state.apply(seat, planner.choose(state, seat))


def searched(game: AnyGame, world: Situation, seat: Seat, seed: int, judge: Judge, tenths: int) -> Search:
    search = Search(world, seat, game, stream(seed), judge)
    search.think(tenths * SIMULATIONS[game.name], 0.0)
    return search


def loss(reference: Search, choice: int) -> float:
    """Points of the victory by which the best line that begins with a choice is behind the best of all."""
    worths = [(line.first, reference.worth(i)) for i, line in enumerate(reference.lines)]
    chosen = [worth for first, worth in worths if first == choice] or [min(worth for _, worth in worths)]
    return max(0.0, 100 * (reference.worth(reference.favourite()) - max(chosen)))


def doubts(game: AnyGame, until: float) -> dict[str, list[tuple[bool, float]]]:
    """For every search and question: whether it chose otherwise, and what that loses."""
    found: dict[str, list[tuple[bool, float]]] = {name: [] for name in SEARCHES}
    for world, seat, seed in questions(game):
        if monotonic() > until:
            return found
        reference = searched(game, world, seat, seed, judge_of(game), LONGER)
        if not reference.uncertain():
            continue  # nothing has to be simulated
        for name, (judge, other, tenths) in SEARCHES.items():
            choice = searched(game, world, seat, seed + other, judge(game, seat), tenths).choice()
            found[name].append((choice != reference.choice(), loss(reference, choice)))
    return found


def told(found: list[tuple[bool, float]]) -> str:
    others, losses = [other for other, _ in found], [lost for _, lost in found]
    wide = 1.96 * stdev(losses) / sqrt(len(losses))
    return f"chooses otherwise {mean(others):.1%}, loses {mean(losses):.2f} ± {wide:.2f} points"


def main(seconds: float) -> None:
    for name, game in games().items():
        found = doubts(game, monotonic() + seconds)
        print(f"{name}: {len(next(iter(found.values())))} questions", flush=True)
        for search, answers in found.items():
            print(f"  {search}: {told(answers)}", flush=True)


if __name__ == "__main__":
    main(float((sys.argv[1:] or ["300"])[0]))
