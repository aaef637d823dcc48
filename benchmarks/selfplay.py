"""Random self-play in two processes against one, by the clock on the wall."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor

from everglow.agenda import Situation
from everglow.bots.playout import playout
from everglow.games import games
from everglow.rng import stream


def play(name: str, number: int) -> int:
    return sum(decisions(name, seed) for seed in range(number))


def decisions(name: str, seed: int) -> int:
    state = games()[name].new(4, seed)
    assert isinstance(state, Situation)
    return playout(state, stream(seed))


def measure(name: str, number: int) -> dict[str, float]:
    """Seconds for the games of one process alone, and for twice as many in two."""
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(play, [name] * 2, [1] * 2))  # both have started
        alone = seconds(pool, name, number, 1)
        together = seconds(pool, name, number, 2)
    return {"s alone": alone, "s together": together}


def seconds(pool: ProcessPoolExecutor, name: str, number: int, processes: int) -> float:
    begin = time.perf_counter()
    list(pool.map(play, [name] * processes, [number] * processes))
    return time.perf_counter() - begin
