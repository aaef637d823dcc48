"""`python -m benchmarks.load.instructions`: instructions that the server executes for an action.

Runs `everglow serve` under callgrind (which must be installed) with four people at every table, lets them
play for a while, and then counts so many actions. Unlike times, counts are the same on a busy machine; what
the kernel does for the server (reading, sending, writing to disk) is not among them.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import tempfile
import time
from pathlib import Path

import uvloop

from benchmarks.load.__main__ import DISK, allow_sockets
from benchmarks.load.crowd import Crowd, Table
from benchmarks.load.house import House
from benchmarks.load.served import served
from everglow.games import games

CALLGRIND = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--separate-threads=yes"]
PATIENCE = 300.0  # seconds for a server that runs fifty times as slow to begin
THREADS = {1: "the event loop", 2: "the store"}
TOTALS = re.compile(r"^(?:totals|summary): (\d+)", re.MULTILINE)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.instructions", description=__doc__)
    parser.add_argument("--game", choices=games(), help="all of them, unless one is named")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--before", type=int, default=30, help="actions at each table that do not count")
    parser.add_argument("--actions", type=int, default=60, help="at each table that count")
    args = parser.parse_args()
    allow_sockets()
    DISK.mkdir(exist_ok=True)
    for game in [args.game] if args.game else games():
        print(uvloop.run(count(game, args.tables, args.before, args.actions)), flush=True)


async def count(game: str, tables: int, before: int, actions: int) -> str:
    with tempfile.TemporaryDirectory(dir=DISK) as folder:
        out = Path(folder) / "counts"
        under = [*CALLGRIND, f"--callgrind-out-file={out}"]
        async with served(game, Path(folder), under=under, patience=PATIENCE) as (house, crowd):
            await crowd.grow(tables)
            await play(crowd, before * tables)
            crowd.forget()
            control(house, "-i", "on")
            await play(crowd, actions * tables)
            control(house, "-d")
            control(house, "-i", "off")
            return summarise(game, len(crowd.latencies), counts(out))


def control(house: House, *order: str) -> None:
    command = ["callgrind_control", *order, str(house.process.pid)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


async def play(crowd: Crowd, actions: int) -> None:
    """Play so many actions in all, at every table one after the other."""
    left = actions

    def go_on(table: Table) -> None:
        nonlocal left
        if left > 0:
            left -= 1
            crowd.act(table, time.perf_counter())

    crowd.next = go_on
    for table in list(crowd.tables):
        go_on(table)
    while left > 0 and crowd.tables:
        await asyncio.sleep(0.1)
    await crowd.rest()


def counts(out: Path) -> dict[int, int]:
    """Instructions by thread, of the dump that was asked for."""
    found = {}
    for file in out.parent.glob(f"{out.name}.1-*"):
        numbers = [int(number) for number in TOTALS.findall(file.read_text())]
        found[int(file.name.rpartition("-")[2])] = max(numbers, default=0)
    return found


def summarise(game: str, actions: int, found: dict[int, int]) -> str:
    parts = [f"{THREADS[thread]} {found.get(thread, 0) / actions:,.0f}" for thread in THREADS]
    total = f"{sum(found.values()) / actions:,.0f}"
    return f"{game}: {total} instructions an action ({', '.join(parts)}), of {actions:,} actions"


if __name__ == "__main__":
    main()
