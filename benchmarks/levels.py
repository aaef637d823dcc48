"""Time that levels take for a decision: `python -m benchmarks.levels [SECONDS [LEVEL...]]`.

So many seconds go to each level and game. Planners play whole games with four players; at one question in
six the level is asked too. It is timed by the processor: that is what the clock tells on an idle core.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain, count, takewhile
from time import monotonic, thread_time
from typing import Final

from everglow.bots.judges import hand_made
from everglow.bots.levels import LEVELS
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.roster import recruit
from everglow.game import AnyGame
from everglow.games import games
from everglow.rng import stream

SEATS: Final = 4
ONE_IN: Final = 6  # questions at which the level is asked
BREADTH: Final = 30  # of the planners, so that most of the time is the level's


def decisions(game: AnyGame, level: str, until: float) -> list[float]:
    """Processor seconds of decisions in order of size: at least one, and as many as there is time for."""
    every = chain.from_iterable(_of_a_game(game, level, number) for number in count())
    return sorted([next(every), *takewhile(lambda _: monotonic() < until, every)])


def _of_a_game(game: AnyGame, level: str, number: int) -> Iterator[float]:
    chance, state = stream(number), game.new(SEATS, number)
    planner, asked = PlannerBot(game, number, hand_made(game), BREADTH), recruit(level, game, number)
    while deciders := state.deciders():
        seat = deciders[0]
        if len(state.legal_actions(seat)) > 1 and chance.below(ONE_IN) == 0:
            world, begun = state.imagine(seat, chance.word()), thread_time()
            asked.choose(world, seat)
            yield thread_time() - begun
        state.apply(seat, planner.choose(state, seat))


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main(seconds: float, levels: list[str]) -> None:
    for name, game in games().items():
        for level in levels:
            found = decisions(game, level, monotonic() + seconds)
            half, most, last = [1000 * quantile(found, part) for part in (0.5, 0.99, 1.0)]
            told = f"median {half:.1f} ms, 99 % {most:.1f} ms, longest {last:.1f} ms"
            print(f"{name}, {level}: {len(found)} decisions, {told}", flush=True)


if __name__ == "__main__":
    main(float((sys.argv[1:] or ["60"])[0]), sys.argv[2:] or [level.name for level in LEVELS])
