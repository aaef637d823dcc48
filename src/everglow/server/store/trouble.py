"""Trouble with a database: what whoever runs the server is told, and what everybody else is."""

from __future__ import annotations

from everglow.server.table.errors import Unable
from everglow.server.words.generated import messages as words
from everglow.words.message import Message


class BadDatabase(Unable):
    """A database that cannot be used; the message says why."""


class StoreAway(Unable):
    """The store can neither be read nor written for now; people are asked to try again.

    `reason` is for whoever runs the server. It names no host, since `/healthz` tells it to anybody.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(words.store_away())
        self.reason = reason
