"""Tables at which somebody is asked something, for lists that say whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from everglow.server.live.tables import NoTable, Tables
from everglow.server.store.protocol import Elsewhere


async def asking(tables: Tables, person: str, codes: Iterable[str]) -> set[str]:
    """Find the tables, of these, at which somebody is asked something."""
    waiting = set()
    for code in codes:
        with suppress(NoTable, Elsewhere):  # it may have expired or moved just now
            async with tables.held(code) as room:
                if room.table.seat_of(person) in room.table.deciders():
                    waiting.add(code)
    return waiting
