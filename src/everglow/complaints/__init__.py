"""Errors that people read in their language."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from everglow.complaints.words.generated import messages as m
from everglow.words.message import Message, verbatim
from everglow.words.wording import Wording

Reason: TypeAlias = Literal[
    "missing", "folder", "no_folder", "refused", "full", "exists", "in_use", "no_address", "unknown_host"
]
REASONS: Final[dict[int, Reason]] = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.EACCES: "refused",
    errno.ENOSPC: "full",
    errno.EEXIST: "exists",
    errno.EADDRINUSE: "in_use",
    errno.EADDRNOTAVAIL: "no_address",
}


class Complaint(Exception):
    """An error whose message says what was expected. `str` words it in English, for logs and programs."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return Wording().say(self.message)


class UnknownName(ValueError):
    """A name in a file that stands for nothing, and those that stand for something."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        self.name, self.known = name, list(known)
        super().__init__(f"unknown {what} {name!r}; expected one of {', '.join(self.known)}")


def system_reason(error: OSError) -> Message:
    """Say why the system refused something; what we have no words for, in the system's own."""
    known: Reason | None = REASONS.get(error.errno or 0)
    if isinstance(error, socket.gaierror):
        known = "unknown_host"
    return m.system_reason(reason=known) if known else verbatim(error.strerror or str(error))
