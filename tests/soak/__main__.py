"""A long evening of a whole club, on a server that is killed now and then.

`make soak MINUTES=60 SEED=7`
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import monotonic

from rich.progress import Progress

from tests.server.keeping import Chosen

from .club import Club, spend
from .growth import Sample, growth, longest_stretch, percentile

EVERY = 60.0  # seconds between two lines in a pipe


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=100, help="that are played at once")
    parser.add_argument("--pace", type=float, default=2, help="seconds that people think")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peaceful", action="store_true", help="without a hostile crowd beside the club")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    args = parser.parse_args()
    with postgres() if args.postgres else nullcontext():
        return soak(args)


@contextmanager
def postgres() -> Iterator[None]:
    """A PostgreSQL of its own, which only `make test-extras` installs."""
    from tests.extras.postgres.server import InPostgres, Postgres

    server = Postgres()
    Chosen.keeping = InPostgres(server)
    try:
        yield
    finally:
        server.end()


def soak(args: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder, Progress(disable=not sys.stdout.isatty()) as progress:
        club = Club(Path(folder), args.tables, args.seed, args.pace, not args.peaceful)
        asyncio.run(spend(club, args.minutes, Display(args.minutes, progress)))
    print(report(club))
    return 1 if club.complaints else 0


class Display:
    """Progress: a bar on a terminal, a line a minute elsewhere."""

    def __init__(self, minutes: float, progress: Progress) -> None:
        self.progress = progress
        self.bar = progress.add_task("Playing", total=60 * minutes)
        self.next = monotonic()
        self.complaints = 0

    def __call__(self, club: Club) -> None:
        count, wrong, seconds = club.count, len(club.complaints), monotonic() - club.began
        for words in club.complaints[self.complaints :]:
            self.progress.console.print(f"WRONG: {words}", markup=False, highlight=False)
        self.complaints = wrong
        line = f"{count['kills']} kills, {count['tables']} tables, {count['answers']} answers, {wrong} wrong"
        self.progress.update(self.bar, completed=seconds, description=line)
        if self.progress.disable and monotonic() >= self.next and club.samples:
            self.next += EVERY
            print(f"{seconds / 60:5.1f} min: {line}; {at_present(club)}", flush=True)


def at_present(club: Club) -> str:
    last = club.samples[-1]
    return (
        f"{last.connections:.0f} connections, {last.loaded:.0f} tables loaded, {last.memory / 1e6:.0f} MB, "
        f"{last.tasks:.0f} tasks, {last.files:.0f} files; {len(club.checks)} to check"
    )


def report(club: Club) -> str:
    count, most = club.count, max(sample.connections for sample in club.samples)
    mishaps = ", ".join(f"{count} {name}" for name, count in sorted(club.happened.items()))
    lines = [
        f"{count['kills']} kills in {(monotonic() - club.began) / 60:.1f} minutes; seed {club.seed}",
        f"{count['tables']} tables, {count['over']} games to their end, {most:.0f} connections at once",
        f"{count['answers']} answers acknowledged, each there once, {count['undos']} of them undos; "
        f"{count['said']} things said; {count['again']} requests repeated after a loss",
        f"{count['letters']} letters are what the entries give; "
        f"{count['worlds']} were told in another world too, and were the same",
        f"mishaps: {mishaps.replace('_', ' ')}",
        memory(longest_stretch(club.samples)),
        waits(club.waited),
        *crowd(club.did),
    ]
    return "\n".join(lines + ([f"WRONG: {words}" for words in club.complaints] or ["nothing was wrong"]))


def waits(waited: Sequence[float]) -> str:
    found = [f"{1000 * percentile(waited, share):.0f} ms ({share:.0%})" for share in (0.5, 0.9, 0.99, 1.0)]
    return f"from an answer to its acknowledgement: {', '.join(found)}"


def crowd(did: dict[str, int]) -> list[str]:
    deeds = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sorted(did.items()))
    return [f"a hostile crowd did beside it: {deeds}"] if did else []


def memory(stretch: Sequence[Sample]) -> str:
    slope = growth(stretch)
    if slope is None:
        return "too short to say how memory grows"
    return (
        f"memory without a kill: {stretch[0].memory / 1e6:.0f} to {stretch[-1].memory / 1e6:.0f} MB over "
        f"{stretch[-1].tables - stretch[0].tables} tables, {slope / 1024:+.1f} KiB for each"
    )


if __name__ == "__main__":
    sys.exit(main())
