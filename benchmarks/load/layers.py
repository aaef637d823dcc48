"""`python -m benchmarks.load.layers`: WebSocket layers beside each other, where all send the same bytes.

A bare server on one core (`peers/plain.py`) tells a crowd on the other what Everglow told in an earlier game:
an action comes in, four updates and an `ack` go out. picows has to be installed for it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median

import uvloop

from benchmarks.load.__main__ import DISK, allow_sockets
from benchmarks.load.crowd import Crowd
from benchmarks.load.house import House, pinned
from benchmarks.load.peers import STORIES
from benchmarks.load.report import table
from benchmarks.load.served import Stretch, measured, served
from benchmarks.load.speeches import Plain
from benchmarks.load.stories import recorded
from everglow.games import games

LAYERS = ("aiohttp", "our frames", "picows")
SERVER = Path(__file__).parent.parent / "peers" / "plain.py"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.layers", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0, help="that each measurement takes")
    parser.add_argument("--rounds", type=int, default=3, help="of all layers in turns")
    args = parser.parse_args()
    allow_sockets()
    DISK.mkdir(exist_ok=True)
    for game in games():
        print(report(game, uvloop.run(compare(game, args))), flush=True)


async def compare(game: str, args: argparse.Namespace) -> dict[str, list[Stretch]]:
    found: dict[str, list[Stretch]] = {layer: [] for layer in LAYERS}
    with tempfile.TemporaryDirectory(dir=DISK) as folder:
        stories = Path(folder) / "stories.json"
        async with served(game, Path(folder)) as (_, crowd):
            await crowd.grow(STORIES)
            stories.write_bytes(await recorded(crowd))
        for _ in range(args.rounds):
            for layer, stretches in found.items():
                stretches.append(await measure(layer, stories, args))
    return found


async def measure(layer: str, stories: Path, args: argparse.Namespace) -> Stretch:
    first, *_, last = sorted(os.sched_getaffinity(0))
    with pinned({last}):
        async with House([sys.executable, str(SERVER), layer, "PORT", str(stories)], {first}) as house:
            crowd = Crowd(Plain(house.base))
            await crowd.grow(args.tables)
            found = await measured(house, crowd, crowd.flat_out, args.seconds)
            crowd.close()
            return found


def report(game: str, found: dict[str, list[Stretch]]) -> str:
    columns = ["actions/s", "µs of the server's core an action", "every round"]
    rows = []
    for layer, stretches in found.items():
        costs = [1e6 * one.cost() for one in stretches]
        most = median(one.actions for one in stretches)
        rows.append(
            [layer, f"{most:,.0f}", f"{median(costs):.0f}", ", ".join(f"{cost:.0f}" for cost in costs)]
        )
    return "\n".join(table(game, columns, rows))


if __name__ == "__main__":
    main()
