"""Hints between processes by NOTIFY: gathered, since PostgreSQL lets one transaction at a time commit any."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from everglow.server.store.peers import Told, nothing
from everglow.server.store.postgres.connection import Connection

CHANNEL: Final = "everglow"
AT_ONCE: Final = 40  # things in one notification, which has 8,000 bytes


class Hint(msgspec.Struct):
    """Things that one process tells all others, of one topic."""

    process: str
    topic: str
    told: Told


class Hints:
    """Hints that are told soon, by topic, and whoever listens to those of others."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.waiting: dict[str, Told] = {}
        self.heard: Callable[[str, Told], None] = nothing

    def add(self, topic: str, told: object) -> None:
        waiting = self.waiting.setdefault(topic, [])
        if told not in waiting:
            waiting.append(told)

    async def listen(self, connection: Connection) -> None:
        await connection.add_listener(CHANNEL, self._hear)

    async def send(self, connection: Connection) -> None:
        """Tell everything that waits, in one transaction."""
        if not self.waiting:
            return
        hints, self.waiting = list(self._hints()), {}
        async with connection.transaction():
            for hint in hints:
                await connection.execute(
                    "SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(hint).decode()
                )

    def _hints(self) -> Iterator[Hint]:
        for topic, told in self.waiting.items():
            for at in range(0, len(told), AT_ONCE):
                yield Hint(self.process, topic, told[at : at + AT_ONCE])

    def _hear(self, connection: object, pid: int, channel: str, payload: str) -> None:
        try:
            hint = msgspec.json.decode(payload, type=Hint)
        except msgspec.DecodeError:
            return  # anybody who may connect may notify
        if hint.process != self.process:
            self.heard(hint.topic, hint.told)
