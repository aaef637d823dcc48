"""Measure how long an analysis is waited for where nobody plays: `python -m benchmarks.load.awaited [GAMES]`.

Four planners played the games. Seconds on the clock, from the question to the answer with the first curve,
and to the one with which all is judged.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

import aiohttp

from benchmarks.load.coached import Askers, Brought
from benchmarks.load.served import served
from everglow.agenda import Situation
from everglow.bots.planner_bot import PlannerBot
from everglow.games import games
from everglow.record import Record

SEATS = 4


class Wait(NamedTuple):
    """Seconds until the first curve and until the end."""

    curve: float
    whole: float


async def waits(name: str, number: int, folder: Path) -> list[Wait]:
    async with served(name, folder) as (house, _), aiohttp.ClientSession() as http:
        askers = Askers(house.base, http, planned_games(name))
        await askers.bring(number)
        return [await wait(askers, brought) for brought in askers.brought]


async def wait(askers: Askers, brought: Brought) -> Wait:
    begun, curve = perf_counter(), 0.0
    async for told in askers.parts(brought):
        curve = curve or (perf_counter() - begun if told["opening"] else 0.0)
    return Wait(curve, perf_counter() - begun)


def planned_games(name: str) -> Iterator[Record]:
    """Games that planners play, one after the other."""
    game = games()[name]
    for number in count():
        record = Record(name, game.version, [f"player {seat}" for seat in range(SEATS)], f"secret {number}")
        state, planner = record.start(game), PlannerBot(game, number)
        assert isinstance(state, Situation)
        while deciders := state.deciders():
            seat = deciders[0]
            action = planner.choose(state.imagine(seat, number), seat)
            record.add(seat, game.codec.action_name(action))
            state.apply(seat, action)
        record.conclude(state)
        yield record


def summarise(name: str, found: list[Wait]) -> str:
    curves, wholes = zip(*found, strict=True)
    return (
        f"{name}, {len(found)} games: first curve {median(curves):.2f} s (worst {max(curves):.2f}), "
        f"whole {median(wholes):.2f} s (worst {max(wholes):.2f})"
    )


def main(number: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in games():
            print(summarise(name, asyncio.run(waits(name, number, Path(folder)))), flush=True)


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["20"])[0]))
