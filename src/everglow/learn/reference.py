"""Tables for `docs/learning.md`: what every number of an observation means.

`python -m everglow.learn.reference` prints them.
"""

from __future__ import annotations

from itertools import groupby

from everglow.game import AnyGame
from everglow.games import games


def table(game: AnyGame) -> str:
    """Return a row for every part; seats after the first look alike, so they have one row each."""
    rows, first = ["| numbers | what they tell |", "|---|---|"], 0
    for seat, group in groupby(game.judge.layout, lambda part: _seat(part[0])):
        parts = list(group)
        for name, length in parts if seat in ("", "seat +0") else [(f"{seat}: as seat +0", _sum(parts))]:
            rows.append(f"| {_range(first, length)} | {name} |")
            first += length
    return "\n".join(rows)


def _seat(name: str) -> str:
    return name.partition(":")[0] if name.startswith("seat +") else ""


def _sum(parts: list[tuple[str, int]]) -> int:
    return sum(length for _, length in parts)


def _range(first: int, length: int) -> str:
    return str(first) if length == 1 else f"{first} to {first + length - 1}"


if __name__ == "__main__":
    for _game in games().values():
        print(f"### {_game.texts.title}\n\n{table(_game)}\n")
