"""Choice of an opponent: one of the levels, by number or name."""

from __future__ import annotations

import sys

from everglow.bots.levels import LEVELS
from everglow.console import Screen, printable

USUAL = "lantern"  # whom a newcomer meets who does not choose


def choose_level(screen: Screen) -> str:
    """Ask for a level at a terminal; use the default elsewhere."""
    if not at_a_terminal():
        return USUAL
    screen.say("Who plays against you?", "bold")
    screen.numbered([f"{level.name}: {level.about}" for level in LEVELS])
    while True:
        level = understood(_listen())
        if level:
            return level
        screen.say(f"Choose a number from 1 to {len(LEVELS)}, or Enter for {USUAL}.", "yellow")


def at_a_terminal() -> bool:
    return sys.stdin.isatty()


def _listen() -> str:
    try:
        return printable(input(f"(Enter: {USUAL}) > ")).strip().lower()
    except EOFError:
        raise KeyboardInterrupt from None


def understood(said: str) -> str:
    """Return the level of that number or name; the default for empty input, None for anything else."""
    known = {str(number): level.name for number, level in enumerate(LEVELS, 1)}
    known |= {level.name: level.name for level in LEVELS} | {"": USUAL}
    return known.get(said, "")
