"""Actions carried out at once: no task is woken for them, as nothing has to wait but their entry's disk."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from time import perf_counter

from everglow.server.live.journal import Lost, Page
from everglow.server.live.requests import At, outcome
from everglow.server.live.room import Client, Room
from everglow.server.live.tables import Tables
from everglow.server.table import requests
from everglow.server.table.errors import Refused
from everglow.server.table.people import Visitor
from everglow.server.views.messages import Ack
from everglow.server.views.messages import Refused as RefusedTold


def act(tables: Tables, room: Room, client: Client, by: Visitor, request: requests.Act) -> bool:
    """Do what `Tables.request` does, but without waiting; False, and nothing is done, if it has to wait."""
    if not tables.current(room) or not acquired(room.lock):
        return False
    began, page = perf_counter(), None
    try:
        page = _begin(tables, At(room, by, client, tables.clock.now()), request)
        if page is None:
            tables.reply(client, request, Ack(id=request.id), began)
        else:
            page.saved.add_done_callback(partial(_settle, tables, page, client, request, began))
    except Refused as refused:
        tables.reply(client, request, RefusedTold(id=request.id, reason=refused.message), began)
    finally:
        if page is None:
            room.lock.release()
    return True


def _begin(tables: Tables, at: At, request: requests.Act) -> Page | None:
    """Begin to write an action; None if it was written before. Refused if it cannot be granted."""
    tables.check_here(at.by)
    entries = outcome(at, request)
    assert isinstance(entries, list)
    return tables.journal.begin(at.room, entries, set()) if entries else None


def _settle(
    tables: Tables,
    page: Page,
    client: Client,
    request: requests.Act,
    began: float,
    _saved: asyncio.Future[None],
) -> None:
    try:
        with suppress(Lost):
            tables.journal.settle(page)
            tables.reply(client, request, Ack(id=request.id), began)
    finally:
        page.room.lock.release()


def acquired(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody holds it or waits for it."""
    attempt = lock.acquire()
    try:
        attempt.send(None)
    except StopIteration:
        return True
    attempt.close()
    return False
