"""Measure what one judgement costs: `python -m benchmarks.judgement [ROUNDS]`, inputs of the net included.

A greedy player plays one game with two, three and four players; every position that it meets is judged for
each seat, by the net that ships and by hand. Microseconds of the processor: the middle and the best of the
rounds.
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time
from typing import Final

from everglow.agenda import Situation
from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.judges import hand_made, judge_of
from everglow.bots.plan import Judge
from everglow.game import AnyGame
from everglow.games import games

SEATS: Final = [2, 3, 4]


def positions(game: AnyGame, seats: int) -> list[Situation]:
    """Every position of a game in which somebody decides."""
    state, greedy = game.new(seats, 1), GreedyBot(game, 1)
    found: list[Situation] = []
    while deciders := state.deciders():
        world = state.imagine(deciders[0], 1)
        assert isinstance(world, Situation)
        found.append(world)
        state.apply(deciders[0], greedy.choose(world, deciders[0]))
    return found


def cost(judge: Judge, met: list[Situation], seats: int) -> float:
    """Microseconds of a judgement, on average over positions and seats."""
    begun = process_time()
    for world in met:
        for seat in range(seats):
            judge(world, seat)
    return 1e6 * (process_time() - begun) / (len(met) * seats)


def told(name: str, costs: list[float]) -> str:
    return f"{name}: {median(costs):.1f} µs a judgement ({min(costs):.1f} at best)"


def measure(name: str, game: AnyGame, seats: int, rounds: int) -> None:
    """Print what a judgement costs at a table of so many."""
    met = positions(game, seats)
    for kind, judge in (("net", judge_of(game)), ("by hand", hand_made(game))):
        costs = [cost(judge, met, seats) for _ in range(rounds)]
        print(told(f"{name}, {seats} players, {kind}", costs), flush=True)


def main(rounds: int) -> None:
    for name, game in games().items():
        for seats in SEATS:
            measure(name, game, seats, rounds)


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["20"])[0]))
