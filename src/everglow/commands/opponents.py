"""Choice of an opponent: one of the levels, by number or name."""

from __future__ import annotations

import sys

from everglow.bots.levels import LEVELS
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, printable

USUAL = "lantern"  # whom a newcomer meets who does not choose


def choose_level(screen: Screen) -> str:
    """Ask for a level at a terminal; use the default elsewhere."""
    if not at_a_terminal():
        return USUAL
    screen.tell(m.who_plays(), "bold")
    screen.numbered([screen.word(m.level_choice(level=one.name, about=one.about)) for one in LEVELS])
    while True:
        level = understood(_listen(screen))
        if level:
            return level
        screen.tell(m.choose_level(last=len(LEVELS), usual=USUAL), "yellow")


def at_a_terminal() -> bool:
    return sys.stdin.isatty()


def _listen(screen: Screen) -> str:
    try:
        return printable(input(f"{screen.word(m.level_prompt(usual=USUAL))} > ")).strip().lower()
    except EOFError:
        raise KeyboardInterrupt from None


def understood(said: str) -> str:
    """Return the level of that number or name; the default for empty input, None for anything else."""
    known: dict[str, str] = {str(number): level.name for number, level in enumerate(LEVELS, 1)}
    known |= {level.name: level.name for level in LEVELS} | {"": USUAL}
    return known.get(said, "")
