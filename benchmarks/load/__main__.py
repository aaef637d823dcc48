"""`make load`: many tables on one server, then the same crowd before other people's servers."""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import sys
import tempfile
from functools import partial
from pathlib import Path

import uvloop
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress

from benchmarks.load.coached import company
from benchmarks.load.peers import KINDS, ROUNDS, Peers
from benchmarks.load.report import BEGIN, BESIDE, Evening, Figures, beside_analyses, report, written
from benchmarks.load.served import measured, served
from everglow.games import games

README = Path(__file__).parent.parent / "README.md"
DISK = Path(__file__).parents[2] / "build"  # not /tmp, which may be no disk at all


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument(
        "--tables", type=numbers, default=[100, 1000], help="how many at once: 100,1000; '' for none"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="that each measurement takes")
    parser.add_argument("--rate", type=float, default=500.0, help="actions a second over all tables")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of all peers in turns; 0 for none")
    parser.add_argument("--write", action="store_true", help=f"write the tables into {README.name}")
    args = parser.parse_args()
    figures = uvloop.run(run(args))
    tell(beside_analyses(figures.coached, args.rate), BESIDE if args.write else "")
    if args.tables or args.rounds:
        tell(report(figures, args.rate), BEGIN if args.write else "")


def tell(text: str, mark: str) -> None:
    """Print a part of the report, and write it into the page if its mark is known."""
    console = Console()
    console.print(Markdown(text)) if console.is_terminal else print(text)
    if mark:
        README.write_text(written(README.read_text(), text, mark))


def numbers(told: str) -> list[int]:
    return [int(part) for part in told.split(",") if part]


class Steps:
    """Progress: a bar on a terminal, else a line for each step. Nothing moves while it measures."""

    def __init__(self, number: int) -> None:
        self.console = Console(stderr=True)
        self.bar = Progress(console=self.console, auto_refresh=False, disable=not self.console.is_terminal)
        self.task = self.bar.add_task("", total=number)

    def begin(self, what: str) -> None:
        self.bar.update(self.task, description=what, refresh=True)
        if not self.console.is_terminal:
            print(what, file=sys.stderr, flush=True)

    def end(self) -> None:
        self.bar.update(self.task, advance=1, refresh=True)


async def run(args: argparse.Namespace) -> Figures:
    gc.disable()  # the crowd must not pause
    allow_sockets()
    DISK.mkdir(exist_ok=True)
    figures = Figures()
    steps = Steps(len(games()) * (len(args.tables) + 1 + args.rounds * len(KINDS)))
    with steps.bar, tempfile.TemporaryDirectory(dir=DISK) as folder:
        for game in games():
            for tables in args.tables:
                steps.begin(f"{game}, {tables:,} tables")
                figures.evenings.append(await evening(game, tables, args, Path(folder)))
                steps.end()
        for game in games():
            steps.begin(f"{game}, beside analyses")
            figures.coached.append(await company(game, args.rate, args.seconds, Path(folder)))
            steps.end()
        for game in games():
            await beside_peers(game, args.rounds, Path(folder), figures, steps)
    return figures


def allow_sockets() -> None:
    """Four for each table here, and as many in the server, which inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def evening(game: str, tables: int, args: argparse.Namespace, folder: Path) -> Evening:
    """One server with so many tables: at the given pace, then as fast as it can."""
    async with served(game, folder) as (house, crowd):
        empty = house.memory()
        await crowd.grow(tables)
        paced = await measured(house, crowd, partial(crowd.at_pace, args.rate), args.seconds)
        memory = (house.memory() - empty) / tables
        fastest = await measured(house, crowd, crowd.flat_out, args.seconds / 4)
        return Evening(game, tables, paced, fastest, memory)


async def beside_peers(game: str, rounds: int, folder: Path, figures: Figures, steps: Steps) -> None:
    """Measure peers in turns, so that a disturbance of the machine does not hit one kind only."""
    if not rounds:
        return
    peers = await Peers.prepared(game, folder)
    for number in range(rounds):
        for kind in KINDS:
            steps.begin(f"{game}, {kind}, round {number + 1} of {rounds}")
            figures.peers.setdefault((game, kind), []).append(await peers.measure(kind))
            steps.end()
            await asyncio.sleep(0.2)


if __name__ == "__main__":
    main()
