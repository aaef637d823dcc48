"""Who plays against a person: one of the levels, chosen by number or name."""

from __future__ import annotations

import sys

from everglow.bots.levels import LEVELS
from everglow.console import Screen, printable

USUAL = "lantern"  # whom a newcomer meets who does not choose


def choose_level(screen: Screen) -> str:
    """Ask a person at a terminal; everybody else meets the usual opponent."""
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
    """The level of that number or name; the usual one for nothing said, none for nonsense."""
    known = {str(number): level.name for number, level in enumerate(LEVELS, 1)}
    known |= {level.name: level.name for level in LEVELS} | {"": USUAL}
    return known.get(said, "")
