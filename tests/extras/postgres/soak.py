"""Harm one of several processes under load, again and again: `make soak PROCESSES=3`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tests.server import house
from tests.server.keeping import Chosen

from .crew import Watch
from .server import InPostgres, Postgres

TOLD = {
    "kill": "tables stood still after a kill",
    "stop": "tables stood still after a stop",
    "drain": "tables stood still after a drain",
    "renew": "a rolling restart took",
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--late", type=float, default=1.0, help="seconds of silence before a takeover")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=1, help="so many times four tables")
    parser.add_argument("--harms", default="kill,stop,kill,drain", help="also: renew, a rolling restart")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before people come back")
    parser.add_argument("--think", type=float, default=0.0, help="seconds for an answer, on average")
    args = parser.parse_args()
    server = Postgres()
    Chosen.keeping = InPostgres(server)
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(report(asyncio.run(spend(args, server, Path(folder)))))
    finally:
        server.end()
    return 0


async def spend(args: argparse.Namespace, server: Postgres, folder: Path) -> Watch:
    """Play, harm, check; AssertionError if anything was lost."""
    watch = Watch(server, folder, args.seed, say, args.processes, args.late)
    watch.pause, watch.think, watch.harms = args.pause, args.think, args.harms.split(",")
    watch.lasts *= args.times  # all games are played to the end
    house.TABLES[:] = house.TABLES * args.times
    return await house.spend_evening(watch, args.kills)


def say(line: str) -> None:
    print(line, flush=True)


def report(watch: Watch) -> str:
    lines = [f"{TOLD[how]}: {times(found)}" for how, found in watch.stood.items() if found]
    entries = sum(map(len, watch.server.log().values()))
    return "\n".join(
        [
            *lines,
            f"people were away: {times(watch.absences)}",
            f"{entries} entries; {watch.summary()}; nothing lost, nothing twice, no owners mixed",
        ]
    )


def times(found: Sequence[float]) -> str:
    if not found:
        return "never"
    return f"median {median(found):.2f} s, worst {max(found):.2f} s of {len(found)}"


if __name__ == "__main__":
    sys.exit(main())
