"""`make ladder`: plays what is missing, slice by slice, and writes the tables into docs/bots.md.

It takes hours, so it goes on where it stopped: `make ladder MINUTES=20` plays for so long. What was
played is kept in slices.jsonl beside this file. A bot that has come to choose otherwise begins anew.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from rich.console import Console

from benchmarks.ladder import page
from benchmarks.ladder.cell import CELLS, Cell
from benchmarks.ladder.fingerprint import fingerprint
from benchmarks.ladder.store import Store, name
from everglow import COMPILED
from everglow.arena.match import Result
from everglow.arena.workers import play_here

SLICES: Final = Path(__file__).with_name("slices.jsonl")
PAGE: Final = Path(__file__).parents[2] / "docs" / "bots.md"
SLICE: Final = 120.0  # seconds between two lines of the file


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long (default: when done)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: every core)"
    )
    parser.add_argument(
        "--only", default="", help="only the cells whose name contains this, such as 'glow sea'"
    )
    args = parser.parse_args()
    if not COMPILED:
        parser.error("the ladder is for the compiled engine, and there is none here")
    store = Store(SLICES, fingerprint)
    deadline = monotonic() + 60 * args.minutes
    for cell in [cell for cell in CELLS if args.only in name(cell)]:
        climb(store, cell, args.jobs, deadline, Console().print)
    page.write(PAGE, store, CELLS)


def climb(store: Store, cell: Cell, jobs: int, deadline: float, say: Callable[[str], None]) -> None:
    """Play what is missing of a cell, as long as there is time."""
    for terms, lot in cell.lots(store.missing(cell)):
        if monotonic() < deadline:
            say(f"{name(cell)}: {len(lot)} games to play")
            play_lot(store, cell, play_here(terms, lot, jobs), deadline)


def play_lot(store: Store, cell: Cell, results: Generator[Result], deadline: float) -> None:
    """Keep a slice whenever it is due, and what there is at the end."""
    fresh: list[Result] = []
    due = monotonic() + SLICE
    with closing(results) as games:
        for result in games:
            fresh.append(result)
            if monotonic() >= deadline:
                break
            if monotonic() >= due:
                fresh, due = keep(store, cell, fresh), monotonic() + SLICE
    keep(store, cell, fresh)


def keep(store: Store, cell: Cell, fresh: list[Result]) -> list[Result]:
    """Whole deals go into the store; what is left waits for its rotations."""
    store.add(cell, fresh)
    missing = set(store.missing(cell))
    return [result for result in fresh if result.number in missing]


if __name__ == "__main__":
    main()
