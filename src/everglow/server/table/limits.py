"""Limit of the entries of a table: it must be loaded, and its game must come to an end."""

from __future__ import annotations

from typing import Final

UNDOS_OF_QUESTION: Final = 30  # of one seat: how often the answer to a question may be taken back
UNDOS_OF_GAME: Final = 300  # ... and answers to any
RETURNS: Final = 100  # of one seat, from a bot
NUDGE_AFTER: Final = 40  # seconds that somebody is asked before others may nudge them
TALK: Final = 2500  # entries of a table after which nothing more is said there
ENTRIES: Final = 5000  # ... and after which the game is only played to its end
