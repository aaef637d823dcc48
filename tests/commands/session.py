"""A game in the terminal, as the tests of `everglow play` share it."""

from __future__ import annotations

from tests.terminal import Terminal

FIRST = "1\n" * 2000  # always the first choice: every game ends


def play(terminal: Terminal, *argv: object, typed: str = "") -> str:
    """Play in a terminal against a bot that is quick."""
    told = terminal.run("play", "vale", "--bot", "random", *argv, typed=typed)
    assert (told.code, told.err) == (0, "")
    return told.out
