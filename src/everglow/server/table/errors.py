"""Errors that become one sentence for whoever asked."""

from __future__ import annotations

from collections.abc import Sequence

from everglow.complaints import Complaint
from everglow.game import Seat
from everglow.words.languages import ENGLISH
from everglow.words.message import Message
from everglow.words.wording import Wording


class Unable(Complaint):
    """Something cannot be done; the message says why, to people in their language.

    `names` and `you` are those of the table, where the message speaks of seats.
    """

    def __init__(self, message: Message, names: Sequence[str] = (), you: Seat | None = None) -> None:
        super().__init__(message)
        self.names = names
        self.you = you

    def worded(self, language: str) -> str:
        return Wording(language, self.names, self.you).say(self.message)

    def __str__(self) -> str:
        return self.worded(ENGLISH)


class Refused(Unable):
    """The request cannot be granted."""
