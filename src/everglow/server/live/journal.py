"""Writing what happens at a table: entries are applied, stored, and announced when they are on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from everglow.server.live.logs import pseudonym
from everglow.server.live.metrics import Metrics
from everglow.server.live.room import Room
from everglow.server.store.protocol import Elsewhere, Store
from everglow.server.table.entries import Acted, AnyEntry, encode_entry
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

log = logging.getLogger("everglow.tables")


class Lost(Exception):
    """Something could not be written down, so it did not happen; everybody at the table is dismissed."""


class Page(NamedTuple):
    """Entries that are being written, and what is sent to everybody when they are."""

    room: Room
    entries: list[AnyEntry]
    letters: list[tuple[str | None, bytes]]
    began: float
    saved: asyncio.Future[None]


class Journal:
    """Log writer of tables: whoever writes holds the lock of the room until the page is settled."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        drop: Callable[[Room, Message | None], None],
        told: Callable[[Room], None],
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.drop = drop  # a table that has to be loaded anew, and what its people are told
        self.told = told  # called when everybody was sent what happened

    def begin(self, room: Room, entries: list[AnyEntry], named: set[str]) -> Page:
        """Apply entries and hand them to the store."""
        number = room.table.seq + 1
        letters = room.note(entries)
        lines, listing = [encode_entry(entry) for entry in entries], room.listing(entries)
        began = perf_counter()
        try:
            saved = self.store.append(room.table.code, number, lines, listing, entries[-1].at, named)
        except BaseException:
            self.drop(room, None)
            raise
        return Page(room, entries, letters, began, asyncio.ensure_future(saved))

    async def write(self, room: Room, entries: list[AnyEntry], named: set[str]) -> None:
        """Write entries and wait until they are on disk. If that fails, the table is loaded anew."""
        page = self.begin(room, entries, named)
        try:
            await page.saved
        except BaseException:
            self.settle(page)
            raise
        self.settle(page)

    def settle(self, page: Page) -> None:
        """Announce entries that are on disk; Lost if they could not be written."""
        room, saved = page.room, page.saved
        if saved.cancelled() or not saved.done():
            return self.drop(room, None)
        if error := saved.exception():
            self._lose(room, error)
            raise Lost from error
        self.metrics.entry_seconds.observe(perf_counter() - page.began)
        room.send(page.letters)
        if isinstance(page.entries[-1], Acted):
            self.metrics.actions.count(room.table.opened.game)
        else:
            room.tell(room.present())  # whoever watched may sit now
        self.told(room)

    def _lose(self, room: Room, error: BaseException) -> None:
        """Drop a table to which nothing can be written here."""
        if isinstance(error, Elsewhere):
            return self.drop(room, words.table_moved())
        self.drop(room, None)
        named = {"table": pseudonym(room.table.code)}
        log.error("an entry could not be written", exc_info=error, extra=named)
