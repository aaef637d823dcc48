"""`python -m benchmarks.load.rungs`: what an action costs with SQLite, PostgreSQL, and two processes on it.

The same crowd plays before each of them, in turns, and twice as many at twice the pace before two processes;
only processor time counts, which says almost the same on a busy machine. Then one process with each store has
a core for itself, and carries as many actions as it can; that needs a quiet machine. The PostgreSQL is one of
its own, which `make test-extras` installs.
"""

from __future__ import annotations

import argparse
import asyncio
import os
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
from benchmarks.load.house import House, pinned, seconds
from benchmarks.load.report import measured_on, table, written
from benchmarks.load.served import WARM_UP, Stretch, measured, served
from everglow.games import games

BEGIN = "<!-- from here to the next mark it is written by `python -m benchmarks.load.rungs` -->\n"
RUNGS = {"SQLite, one process": 0, "PostgreSQL, one process": 1, "PostgreSQL, two processes": 2}
ALONE = [name for name, processes in RUNGS.items() if processes < 2]


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
    parser.add_argument("--game", choices=games(), help="all of them, unless one is named")
    parser.add_argument("--part", choices=["costs", "most"], help="both, unless one is named")
    parser.add_argument("--write", action="store_true", help=f"write the table into {README.name}")
    args = parser.parse_args()
    allow_sockets()
    DISK.mkdir(exist_ok=True)
    names = [args.game] if args.game else list(games())
    text = report(uvloop.run(climb(names, args)), uvloop.run(race(names, args)), args)
    print(text)
    if args.write:
        README.write_text(written(README.read_text(), text, BEGIN))


async def climb(names: list[str], args: argparse.Namespace) -> dict[tuple[str, str], list[Cost]]:
    """Measure every game on every rung, in turns."""
    found: dict[tuple[str, str], list[Cost]] = {}
    for _ in range(args.rounds if args.part != "most" else 0):
        for game in names:
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


async def race(names: list[str], args: argparse.Namespace) -> dict[tuple[str, str], list[Stretch]]:
    """Measure how many actions one process carries, with each store in turns."""
    found: dict[tuple[str, str], list[Stretch]] = {}
    for _ in range(args.rounds if args.part != "costs" else 0):
        for game in names:
            for name in ALONE:
                most = await fastest(game, RUNGS[name], args)
                print(
                    f"{game}, {name}: {most.actions:.0f} actions/s, {most.server:.2f} of a core", flush=True
                )
                found.setdefault((game, name), []).append(most)
    return found


async def fastest(game: str, processes: int, args: argparse.Namespace) -> Stretch:
    """The server on one core, the crowd and the database on the other."""
    first, *_, last = sorted(os.sched_getaffinity(0))
    with pinned({last}):
        async with on_rung(game, processes, {first}) as (house, crowd, _):
            await crowd.grow(args.tables)
            return await measured(house, crowd, crowd.flat_out, args.seconds)


@asynccontextmanager
async def on_rung(
    game: str, processes: int, cores: set[int] | None = None
) -> AsyncIterator[tuple[House, Crowd, Callable[[], float]]]:
    """A server with so many processes on PostgreSQL, or with SQLite; and its database's processor time."""
    with TemporaryDirectory(dir=DISK) as folder:
        if not processes:
            async with served(game, Path(folder), cores) as (house, crowd):
                yield house, crowd, float
            return
        postgres = await asyncio.to_thread(Postgres, DISK, ())
        try:
            address = await asyncio.to_thread(postgres.made, Path(folder))
            options = ["--database", address, "--processes", str(processes)]
            async with served(game, Path(folder), cores, options=options) as (house, crowd):
                yield house, crowd, partial(seconds, postgres.process.pid)
        finally:
            await asyncio.to_thread(postgres.end)


def report(
    costs: dict[tuple[str, str], list[Cost]],
    most: dict[tuple[str, str], list[Stretch]],
    args: argparse.Namespace,
) -> str:
    lines = [measured_on(), ""]
    if costs:
        names = list(dict.fromkeys(game for game, _ in costs))
        title = (
            f"µs of a core an action; a process has {args.tables} tables of four, {args.rate:.0f} actions/s"
        )
        columns = [f"{game}: {part}" for game in names for part in Cost._fields]
        rows = [[name, *[told for game in names for told in middle(costs[game, name])]] for name in RUNGS]
        lines += [*table(title, columns, rows), ""]
    if most:
        lines += table(f"most actions/s of one process, {args.tables} tables of four", *racers(most))
    return "\n".join(lines).rstrip() + "\n"


def racers(most: dict[tuple[str, str], list[Stretch]]) -> tuple[list[str], list[list[str]]]:
    """Columns and a row for each game: the middle of the rounds, and their ratio."""
    rows = []
    for game in dict.fromkeys(game for game, _ in most):
        sqlite, postgres = (median(one.actions for one in most[game, name]) for name in ALONE)
        rows.append([game, f"{sqlite:,.0f}", f"{postgres:,.0f}", f"{postgres / sqlite:.2f}"])
    return [*ALONE, "ratio (goal: 0.7)"], rows


def middle(rounds: list[Cost]) -> list[str]:
    """The median of each part."""
    return [f"{median(parts):,.0f}" for parts in zip(*rounds, strict=True)]


if __name__ == "__main__":
    main()
