"""Harm one of several processes under load, again and again: `make soak PROCESSES=3`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tests.server import house
from tests.server.keeping import Chosen

from .crew import Watch
from .server import InPostgres, Postgres

EVENING = 50  # harms; then all begins anew, for every entry is read and checked after each of them
TOLD = {
    "kill": "tables stood still after a kill",
    "stop": "tables stood still after a stop",
    "drain": "tables stood still after a drain",
    "renew": "a rolling restart took",
    "outage": "tables stood still after the database was killed and started again",
}


class Sums:
    """Figures of all evenings."""

    def __init__(self) -> None:
        self.stood: dict[str, list[float]] = {how: [] for how in TOLD}
        self.absences: list[float] = []
        self.count: Counter[str] = Counter()

    def add(self, watch: Watch) -> None:
        for how, found in watch.stood.items():
            self.stood[how] += found
        self.absences += watch.absences
        diaries = watch.diaries.values()
        self.count.update(
            tables=len(diaries),
            entries=sum(len(diary.lines) for diary in diaries),
            answers=sum(len(diary.acked) + len(diary.heard) for diary in diaries),
            again=sum(diary.again for diary in diaries),
        )

    def report(self) -> str:
        """Say what was measured; what must never happen would have ended the run with an AssertionError."""
        lines = [f"{TOLD[how]}: {times(found)}" for how, found in self.stood.items() if found]
        count = self.count
        return "\n".join(
            [
                *lines,
                f"people were away: {times(self.absences)}",
                f"{sum(map(len, self.stood.values()))} times harmed, {count['tables']} tables, "
                f"{count['entries']} entries, {count['answers']} answers acknowledged, "
                f"{count['again']} requests repeated",
                "no acknowledged answer lost, no question asked twice, no owners mixed",
            ]
        )


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--late", type=float, default=1.0, help="seconds of silence before a takeover")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=1, help="so many times four tables")
    parser.add_argument(
        "--harms",
        default="kill,stop,kill,drain",
        help="also: renew, a rolling restart; outage, of the database",
    )
    parser.add_argument("--pause", type=float, default=0.2, help="seconds before people come back")
    parser.add_argument("--think", type=float, default=0.0, help="seconds for an answer, on average")
    parser.add_argument(
        "--leave", action="store_true", help="people leave at last, and play no game to its end"
    )
    args = parser.parse_args()
    house.TABLES[:] = house.TABLES * args.times
    server = Postgres()
    Chosen.keeping = InPostgres(server)
    try:
        print(soak(args, server).report())
    finally:
        server.end()
    return 0


def soak(args: argparse.Namespace, server: Postgres) -> Sums:
    """Spend as many evenings as there are harms for, each with a database of its own."""
    sums = Sums()
    for number, left in enumerate(range(args.kills, 0, -EVENING)):
        with tempfile.TemporaryDirectory() as folder:
            watch = Watch(server, Path(folder), args.seed + number, say, args.processes, args.late)
            watch.pause, watch.think, watch.harms = args.pause, args.think, args.harms.split(",")
            watch.leave = args.leave
            watch.lasts *= args.times  # all games are played to the end
            sums.add(asyncio.run(house.spend_evening(watch, min(left, EVENING))))
            say(sums.report())
    return sums


def say(line: str) -> None:
    print(line, flush=True)


def times(found: Sequence[float]) -> str:
    if not found:
        return "never"
    ordered = sorted(found)
    rare = ordered[99 * len(ordered) // 100]
    return f"median {median(found):.2f} s, 99 % {rare:.2f} s, worst {ordered[-1]:.2f} s of {len(found)}"


if __name__ == "__main__":
    sys.exit(main())
