"""`python -m benchmarks.load.rungs`: what an action costs with SQLite, PostgreSQL, and two processes on it.

The same crowd plays before each of them, in turns, and twice as many at twice the pace before two processes;
only processor time counts, which says almost the same on a busy machine. The PostgreSQL is one of its own,
which `make test-extras` installs.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import uvloop
from tests.extras.postgres.server import Postgres

from benchmarks.load.__main__ import DISK, README, allow_sockets
from benchmarks.load.crowd import Crowd
from benchmarks.load.house import House, seconds
from benchmarks.load.report import measured_on, table, written
from benchmarks.load.served import WARM_UP, served
from everglow.games import games

BEGIN = "<!-- from here to the next mark it is written by `python -m benchmarks.load.rungs` -->\n"
RUNGS = {"SQLite, one process": 0, "PostgreSQL, one process": 1, "PostgreSQL, two processes": 2}


class Cost(NamedTuple):
    """Microseconds of a core that an action costs."""

    servers: float
    database: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.rungs", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="for each process")
    parser.add_argument("--seconds", type=float, default=10.0, help="that each measurement takes")
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second for each process")
    parser.add_argument("--rounds", type=int, default=3, help="of all in turns")
    parser.add_argument("--write", action="store_true", help=f"write the table into {README.name}")
    args = parser.parse_args()
    allow_sockets()
    DISK.mkdir(exist_ok=True)
    text = report(uvloop.run(climb(args)), args)
    print(text)
    if args.write:
        README.write_text(written(README.read_text(), text, BEGIN))


async def climb(args: argparse.Namespace) -> dict[tuple[str, str], list[Cost]]:
    """Measure every game on every rung, in turns."""
    found: dict[tuple[str, str], list[Cost]] = {}
    for _ in range(args.rounds):
        for game in games():
            for name, processes in RUNGS.items():
                cost = await measure(game, processes, args)
                print(f"{game}, {name}: {cost.servers:.0f} and {cost.database:.0f} µs", flush=True)
                found.setdefault((game, name), []).append(cost)
    return found


async def measure(game: str, processes: int, args: argparse.Namespace) -> Cost:
    times = max(1, processes)
    async with on_rung(game, processes) as (house, crowd, database):
        await crowd.grow(times * args.tables)
        await crowd.at_pace(times * args.rate, WARM_UP)
        crowd.forget()
        before = house.seconds(), database()
        await crowd.at_pace(times * args.rate, args.seconds)
        spent = house.seconds() - before[0], database() - before[1]
        return Cost(*(1e6 * seconds / len(crowd.latencies) for seconds in spent))


@asynccontextmanager
async def on_rung(game: str, processes: int) -> AsyncIterator[tuple[House, Crowd, Callable[[], float]]]:
    """A server with so many processes on PostgreSQL, or with SQLite; and its database's processor time."""
    with TemporaryDirectory(dir=DISK) as folder:
        if not processes:
            async with served(game, Path(folder)) as (house, crowd):
                yield house, crowd, float
            return
        postgres = await asyncio.to_thread(Postgres, DISK, ())
        try:
            address = await asyncio.to_thread(postgres.made, Path(folder))
            options = ["--database", address, "--processes", str(processes)]
            async with served(game, Path(folder), options=options) as (house, crowd):
                yield house, crowd, partial(seconds, postgres.process.pid)
        finally:
            await asyncio.to_thread(postgres.end)


def report(found: dict[tuple[str, str], list[Cost]], args: argparse.Namespace) -> str:
    title = f"µs of a core an action; a process has {args.tables} tables of four, {args.rate:.0f} actions/s"
    columns = [f"{game}: {part}" for game in games() for part in Cost._fields]
    rows = [[name, *[told for game in games() for told in middle(found[game, name])]] for name in RUNGS]
    return "\n".join([measured_on(), "", *table(title, columns, rows)]) + "\n"


def middle(rounds: list[Cost]) -> list[str]:
    """The median of each part."""
    return [f"{median(parts):,.0f}" for parts in zip(*rounds, strict=True)]


if __name__ == "__main__":
    main()
