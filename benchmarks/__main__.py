"""`make bench`: a table of figures for every game, on this machine."""

from __future__ import annotations

import argparse
import platform
import sys

from benchmarks.engine import Figures, measure
from everglow import __version__, agenda
from everglow.games import games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="random games a row")
    parser.add_argument("--repeat", type=int, default=5, help="measurements a row, of which the best counts")
    args = parser.parse_args()
    print(f"Everglow {__version__}, {kind()}, Python {platform.python_version()}, {platform.machine()}\n")
    print(
        "| game | players | decisions/s | games/s | decisions a game | µs a copy |\n|---|---|---|---|---|---|"
    )
    for game in games().values():
        for seats in (2, 4):
            print(row(game.name, seats, best(game.name, seats, args.games, args.repeat)), flush=True)


def kind() -> str:
    return "interpreted" if agenda.__file__.endswith(".py") else "compiled by mypyc"


def best(name: str, seats: int, number: int, repeat: int) -> Figures:
    found = []
    for i in range(repeat):
        print(f"  {name}, {seats} players: {i + 1} of {repeat}\033[K", end="\r", file=sys.stderr, flush=True)
        found.append(measure(games()[name], seats, number, 20_000))
    return max(found, key=lambda figures: figures.decisions_per_second)


def row(name: str, seats: int, f: Figures) -> str:
    rates = f"{f.decisions_per_second:,.0f} | {f.games_per_second:,.0f} | {f.decisions_per_game:.0f}"
    return f"| {name} | {seats} | {rates} | {f.microseconds_per_copy:.2f} |"


if __name__ == "__main__":
    main()
