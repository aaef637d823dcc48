"""Levels of opponents, from the easiest to the hardest."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """Bot with a budget, and a description for people."""

    name: str
    bot: str
    about: str


LEVELS: Final = [
    Level("spark", "careless", "for your first game; looks one step ahead, and not every time"),
    Level("ember", "greedy", "always takes what looks best right now"),
    Level("lantern", "planner", "plans its whole turn before it makes the first step"),
    Level("beacon", "search@100ms", "looks ahead into your turns too, for up to a tenth of a second"),
    Level("star", "search@1s", "looks ahead the longest; thinks for up to a second"),
]
