"""Export finished games as records, and import records as tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

import msgspec

from everglow.game import Seat
from everglow.games import games
from everglow.record import Record
from everglow.server.live.records import checked_record
from everglow.server.live.tables import Tables
from everglow.server.live.workers import Account, Workers
from everglow.server.store.protocol import Store
from everglow.server.table.branch import branch_entry, entry_from
from everglow.server.table.changes import table_from
from everglow.server.table.entries import Imported, decode_entry
from everglow.server.table.errors import Refused
from everglow.server.table.people import Visitor
from everglow.server.table.requests import Branch
from everglow.server.table.setup import table_for_record
from everglow.server.table.table import OVER, Table
from everglow.server.views.replay import Replay
from everglow.server.words.generated import messages as words

MOST: Final = 10_000  # games in one file


class Archive:
    """Whole games are played again for this, outside of the loop and one at a time."""

    def __init__(self, store: Store, tables: Tables, workers: Workers) -> None:
        self.store = store
        self.tables = tables
        self.workers = workers
        self.one = asyncio.Semaphore(1)

    async def records(self, person: str) -> AsyncIterator[bytes]:
        """Somebody's finished games, the latest first, a record a line, as `everglow verify` reads them."""
        for listing in await self.store.listings(OVER, person, MOST):
            lines = await self.store.entries(listing.code)
            async with self.one:
                record = await asyncio.to_thread(record_of, lines, listing.code)
            if record is not None:
                yield msgspec.json.encode(record.to_json()) + b"\n"

    async def retold(self, replay: Replay, language: str | None) -> bytes:
        """A game step by step, as JSON; with sentences, if a language is asked for."""
        async with self.one:
            return await asyncio.to_thread(replay.written, language)

    async def notation(self, record: Record, step: int) -> str:
        """Return a position of a game in the game's notation."""
        async with self.one:
            return await asyncio.to_thread(notation_at, record, step)

    async def branch(self, table: Table, by: Visitor, wish: Branch) -> str:
        """The code of a new table where somebody plays on from a step of a game that is over."""
        now = self.tables.clock.now()
        entry = branch_entry(table, by, wish, now)
        record = Record.from_json(entry.record)
        return await self.tables.set_up(table_for_record(record, by.person, now), [entry], by)

    async def branch_from(self, record: Record, step: int, seat: Seat, by: Visitor, level: str) -> str:
        """The code of a new table where somebody plays on from a step of a record, whosever it is."""
        now = self.tables.clock.now()
        entry = entry_from(record, "", by, Branch(step, seat, level), now)
        return await self.tables.set_up(table_for_record(record, by.person, now), [entry], by)

    async def take_in(self, person: str, data: bytes) -> str:
        """The code of a table where a record can be looked at. Refused if it does not check out.

        It is played again in a process of the bots: in a thread it would hold up every table meanwhile.
        """
        job = partial(checked_record, data)
        record = await self.workers.compute(Account(person, lambda: True), "record", job)
        now = self.tables.clock.now()
        entries = table_for_record(record, person, now), [Imported(at=now, record=dict(record.to_json()))]
        return await self.tables.set_up(*entries)


def record_with_step(table: Table, step: int) -> Record:
    """Return the record of a game that is over; Refused if it is not, or is shorter."""
    if table.session is None or table.status() != OVER:
        raise Refused(words.position_when_over())
    if step > (last := len(table.session.steps)):
        raise Refused(words.expected_step(last=last))
    return table.session.record


def notation_at(record: Record, step: int) -> str:
    game = games()[record.game]
    return game.codec.notation(record.replay(game, step))


def record_of(lines: list[bytes], code: str) -> Record | None:
    """The record of a finished game; None for one of other rules than ours, or that went on from another."""
    table = table_from([decode_entry(line) for line in lines], code) if lines else None
    if table and table.branch:
        return None
    return table.session.record if table and table.session and table.status() == OVER else None
