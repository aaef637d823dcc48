"""`make bench`: every game interpreted and compiled, beside other libraries, in one run on this machine."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.progress import Progress

from benchmarks.measurement import apart
from benchmarks.report import SEARCH_ANCHOR, Figures, report
from everglow.games import games

README = Path(__file__).with_name("README.md")
MARK = "<!-- what follows is written by `make bench` -->\n"

ANCHORS = [
    ("open_spiel", "hearts"),
    ("open_spiel", "hanabi"),
    ("open_spiel", "gin_rummy"),
    ("open_spiel", "backgammon"),
    ("pettingzoo", "connect_four_v3"),
    ("pettingzoo", "texas_holdem_v4"),
    ("pettingzoo", "hanabi_v5"),
    ("rlcard", "uno"),
    ("rlcard", "gin-rummy"),
]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games in one measurement")
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each kind; the best counts")
    parser.add_argument("--write", action="store_true", help=f"write the tables into {README.name}")
    args = parser.parse_args()
    text = report(run(args.games, args.repeat), list(games()))
    print(text)
    if args.write:
        README.write_text(README.read_text().partition(MARK)[0] + MARK + "\n" + text)


def run(number: int, repeat: int) -> Figures:
    """Measure everything in turns, so that a disturbance of the machine does not hit one kind only."""
    figures: Figures = {}
    with Progress() as progress:
        bar = progress.add_task("Measuring", total=repeat * len(plan(number)))
        for _ in range(repeat):
            for row, (args, interpreted) in plan(number).items():
                progress.update(bar, description=row)
                found = apart(*args, interpreted=interpreted)
                if found.pop("compiled", 1.0) or interpreted:  # without a compiler there is no such row
                    keep_best(figures.setdefault(row, {}), found)
                progress.advance(bar)
    return figures


def plan(number: int) -> dict[str, tuple[list[str], bool]]:
    """List the rows of the table: for each what to measure, and whether interpreted."""
    rows: dict[str, tuple[list[str], bool]] = {}
    for game in games():
        for seats in ("2", "4"):
            for kind, interpreted in (("compiled", False), ("interpreted", True)):
                rows[f"{game} {seats} players, {kind}"] = (["engine", game, seats, str(number)], interpreted)
        for kind, interpreted in (("compiled", False), ("interpreted", True)):
            rows[f"{game} search, {kind}"] = (["search", game], interpreted)
        rows[f"{game} self-play"] = (["selfplay", game, str(3 * number)], False)
    rows[SEARCH_ANCHOR] = (["search of hearts"], False)
    return rows | {f"{library} {name}": ([library, name], False) for library, name in ANCHORS}


def keep_best(best: dict[str, float], found: dict[str, float]) -> None:
    """The most a second, the fewest microseconds: the least disturbed measurement."""
    for what, value in found.items():
        better = min if what.startswith(("µs", "s ")) else max
        best[what] = better(best.get(what, value), value)


if __name__ == "__main__":
    main()
