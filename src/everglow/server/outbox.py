"""What waits to be sent to a client, so that nobody at a table waits for a slow connection."""

from __future__ import annotations

import asyncio

from everglow.server.limits import BACKLOG, BACKLOG_BYTES


class Outbox:
    """Letters in order. Who does not keep up is closed, and comes back for a full view."""

    def __init__(self, session: str = "") -> None:
        self.session = session  # of the device at the other end, if it is one
        self.outbox: asyncio.Queue[bytes | str] = asyncio.Queue()
        self.weight = 0  # bytes in it
        self.dismissed = False  # nothing more is said

    def send(self, data: bytes) -> None:
        if self.dismissed:
            return
        if self.outbox.qsize() >= BACKLOG or self.weight >= BACKLOG_BYTES:
            return self.dismiss("this connection is too slow")
        self.outbox.put_nowait(data)
        self.weight += len(data)

    def dismiss(self, reason: str) -> None:
        self.dismissed = True
        self.outbox.put_nowait(reason)
