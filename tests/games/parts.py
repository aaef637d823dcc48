"""Reading the features of a position by the names of their parts."""

from __future__ import annotations

from typing import Any


def part(game: Any, state: Any, name: str, seat: int = 0) -> list[float]:
    """The numbers of a part."""
    first = 0
    for called, length in game.judge.layout:
        if called == name:
            numbers: list[float] = game.judge.features(state, seat)[first : first + length]
            return numbers
        first += length
    raise AssertionError(f"no part is called {name!r}")
