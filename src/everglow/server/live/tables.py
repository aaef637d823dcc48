"""All tables of a server: loaded on demand, changed under a lock, written before anybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import asynccontextmanager, suppress
from time import monotonic, perf_counter
from typing import Any, Final

from everglow.server.live import absence
from everglow.server.live.codes import is_code, new_code
from everglow.server.live.house_bots import HouseBots
from everglow.server.live.journal import Journal, Lost
from everglow.server.live.limits import CHAT, TABLES, Allowances
from everglow.server.live.loading import loaded
from everglow.server.live.logs import pseudonym
from everglow.server.live.metrics import Metrics
from everglow.server.live.pace import unhurried
from everglow.server.live.remote_tables import RemoteTables
from everglow.server.live.requests import At, NextTable, outcome
from everglow.server.live.room import Client, Room
from everglow.server.live.workers import Workers
from everglow.server.store.protocol import Anonymise, Ceiling, Closures, Crowded, Elsewhere, Store, Taken
from everglow.server.store.trouble import StoreAway
from everglow.server.table import requests
from everglow.server.table.changes import table_from
from everglow.server.table.clock import ServerClock
from everglow.server.table.entries import (
    AnyEntry,
    Opened,
    Rematched,
    Returned,
    encode_entry,
    people_named,
)
from everglow.server.table.erase import Leaver
from everglow.server.table.errors import Refused, Unable
from everglow.server.table.handlers import vacated
from everglow.server.table.listing import listing_of
from everglow.server.table.people import Visitor
from everglow.server.table.requests import OpenTable
from everglow.server.table.setup import new_table
from everglow.server.table.table import GATHERING, RUNNING, Table
from everglow.server.views import messages as m
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

log = logging.getLogger("everglow.tables")

TICK: Final = 0.25  # seconds between two looks at who is away
ANOTHER_TRY: Final = 5.0  # seconds before the time that could not be written is written again
REST: Final = 120.0  # seconds before a table that nobody is at leaves the memory
LONG: Final = 1000  # entries of a table; most games have fewer
EXPIRY: Final = {GATHERING: 2.0, RUNNING: 60.0}  # days; finished games stay


class NoTable(Unable):
    """No table of that code."""


class Tables:
    """Loaded tables, where requests, bots and clocks meet. Whatever changes one holds its room's lock."""

    def __init__(
        self, store: Store, clock: ServerClock, workers: Workers, metrics: Metrics | None = None
    ) -> None:
        self.store = store
        self.clock = clock
        self.workers = workers
        self.metrics = metrics or Metrics()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.leaving = asyncio.Lock()  # held while tables are given away to other processes
        self.lanes = [asyncio.Semaphore(1) for _ in range(2)]  # long tables are loaded beside short ones
        self.tasks: set[asyncio.Task[None]] = set()
        self.journal = Journal(store, self.metrics, self._drop, self._told)
        self.bots = HouseBots(workers, self.current, self._begin, self._handle)
        self.chat = Allowances(*CHAT)  # by person, however many connections they have
        self.remote_tables: RemoteTables | None = None  # reaches tables that other processes own
        self.closed = Closures()  # by whoever runs the server
        self.gone: set[str] = set()  # whoever left for good in this run
        self.noticed: list[Callable[[Table], None]] = []  # told of every change that is written down

    # Opening and finding

    async def open(self, by: Visitor, wish: OpenTable) -> str:
        """Open a table with nobody at it yet; return its code."""
        return await self.set_up(new_table(by.person, wish, self.clock.now()), [], by)

    async def set_up(self, first: Opened, seated: Sequence[AnyEntry], by: Visitor | None = None) -> str:
        """Open a table; Refused if whoever opens it has too many unfinished ones."""
        ceiling = Ceiling(by.person, TABLES) if by else None
        named = self._named([first, *seated])
        while True:
            code = new_code()
            table = table_from([first, *seated], code)
            lines = [encode_entry(entry) for entry in [first, *seated]]
            try:
                began = perf_counter()
                await self.store.append(code, 1, lines, listing_of(table), first.at, named, ceiling)
                self.metrics.entry_seconds.observe(perf_counter() - began)
            except Taken:
                continue  # one in a billion
            except Crowded:
                raise Refused(words.too_many_tables(tables=TABLES)) from None
            log.info("table opened", extra={"table": pseudonym(code), "game": first.game})
            self._notice(table)
            return code

    async def room(self, code: str) -> Room:
        """Return a table's room, loaded if need be; NoTable if there is none, Elsewhere if others own it."""
        if code in self.closed.tables:
            raise NoTable(words.closed())
        if code in self.rooms:
            return self.rooms[code]
        if not is_code(code):
            raise NoTable(words.no_such_table())
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self.loading[code])

    async def _load(self, code: str) -> Room:
        try:
            async with self.leaving:
                pass  # or its next owner would send whoever asks for it back here
            room = self.rooms[code] = Room(await self._replayed(code, await self.store.take(code)))
        finally:
            del self.loading[code]
        self.bots.wake(room)
        return room

    async def _replayed(self, code: str, lines: list[bytes]) -> Table:
        if not lines:
            raise NoTable(words.no_table(code=code))
        async with self.lanes[len(lines) > LONG]:
            return await asyncio.to_thread(loaded, lines, code)

    @asynccontextmanager
    async def seen(self, code: str) -> AsyncIterator[Table]:
        """A table to look at, as far as it is written down; a copy if another process owns it."""
        try:
            await self.room(code)
        except Elsewhere:
            yield await self._replayed(code, await self.store.entries(code))
            return
        async with self.held(code) as room:
            yield room.table

    # Coming and going

    async def enter(self, client: Client, code: str, by: Visitor | None) -> Room:
        async with self.held(code) as room:
            room.enter(client, by, self.clock.now())
            if by and by.person in self.gone:
                client.dismiss(words.left_for_good())
            elif client.session and await self.store.session(client.session) is None:
                client.dismiss(words.device_was_forgotten())  # while it joined; later the room dismisses it
            else:
                await self._welcome_back(room, by)
                self.bots.wake(room)
        return room

    def forget_devices(self, sessions: Iterable[str]) -> None:
        """Close the connections of devices that are worth nothing any more."""
        for room in list(self.rooms.values()):
            room.dismiss_devices(set(sessions), words.device_was_forgotten())

    @asynccontextmanager
    async def held(self, code: str) -> AsyncIterator[Room]:
        """Hold a table's lock: nothing is told before it is written down."""
        while True:
            room = await self.room(code)
            async with room.lock:
                if self.current(room):
                    yield room
                    return

    def current(self, room: Room) -> bool:
        """Whether it was not dropped while somebody waited for its lock."""
        return self.rooms.get(room.table.code) is room

    async def _welcome_back(self, room: Room, by: Visitor | None) -> None:
        """Let somebody who was only away play again at once."""
        seat = room.table.seat_of(by.person if by else None)
        if seat is not None and room.table.chairs[seat].comes_back():
            await self._write(room, [Returned(at=self.clock.now(), seat=seat)])

    def close(self, closed: Closures) -> None:
        """Show out whoever is at a table, has a name or is at an address that is closed now."""
        if closed == self.closed:
            return
        self.closed = closed
        for room in list(self.rooms.values()):
            room.dismiss_people(closed.people, words.closed())
            room.dismiss_places(closed.addresses, words.closed())
            if room.table.code in closed.tables:
                self._drop(room, words.closed())

    # Being forgotten

    def turn_away(self, people: AbstractSet[str]) -> None:
        """Close all connections of people who leave for good."""
        self.gone |= people
        for room in list(self.rooms.values()):
            room.dismiss_people(people, words.left_for_good())

    async def forget(self, code: str, status: str, leaver: Leaver, anonymise: Anonymise) -> None:
        """Make a table forget somebody: a bot plays on, and others there come back to a stranger."""
        try:
            await self._forget(code, status, leaver, anonymise)
        except Elsewhere as elsewhere:
            assert self.remote_tables is not None
            await self.remote_tables.forget(elsewhere.process, code, status, leaver)

    async def _forget(self, code: str, status: str, leaver: Leaver, anonymise: Anonymise) -> None:
        if status not in (GATHERING, RUNNING) and code not in self.rooms and code not in self.loading:
            return await self.store.rewrite(code, leaver, anonymise)  # whoever loads it comes after this
        with suppress(NoTable):  # it may have expired just now
            async with self.held(code) as room:
                for person in leaver.ids:
                    await self._vacate(room, person)
                await self.store.rewrite(code, leaver, anonymise)
                self._drop(room, words.left_for_good())

    async def _vacate(self, room: Room, person: str) -> None:
        """Free a seat: a bot plays there from now on, or anybody may sit down."""
        if entries := vacated(room.table, person, self.gone, self.clock.now()):
            await self._write(room, entries)

    # Requests

    async def request(
        self, room: Room, client: Client, by: Visitor | None, request: requests.AnyRequest
    ) -> None:
        """Handle a request: tell whoever asked whether it was granted, and everybody what came of it."""
        began = perf_counter()
        try:
            async with room.lock:
                if not self.current(room):
                    return  # it was dismissed already
                answer = await self._handle(room, client, by, request)
        except Refused as refused:
            answer = m.Refused(id=request.id, reason=refused.message)
        except Lost:
            return
        self.reply(client, request, answer, began)

    def reply(self, client: Client, request: requests.AnyRequest, answer: m.Letter, began: float) -> None:
        client.send(m.encode(answer))
        if isinstance(request, requests.Act) and isinstance(answer, m.Ack):
            self.metrics.action_seconds.observe(perf_counter() - began)

    async def answer(self, code: str, by: Visitor, request: requests.AnyRequest) -> m.Letter:
        """Handle a request of somebody without a connection; Refused if it cannot be granted."""
        async with self.held(code) as room:
            return await self._handle(room, None, by, request)

    async def carry_out(self, code: str, by: Visitor, request: requests.AnyRequest) -> None:
        """Handle such a request wherever the table is."""
        try:
            await self.answer(code, by, request)
        except Elsewhere as elsewhere:
            assert self.remote_tables is not None
            await self.remote_tables.carry_out(elsewhere.process, code, by, request)

    async def _handle(
        self, room: Room, client: Client | None, by: Visitor | None, request: requests.AnyRequest
    ) -> m.Letter:
        """Carry out what a request leads to: requests of people, of their bots and of bots of the server."""
        self.check_here(by)
        result = outcome(At(room, by, client, self.clock.now()), request)
        if isinstance(result, m.Letter):
            return result
        if isinstance(result, NextTable):
            code = await self.set_up(result.first, result.seated, by)
            result = [Rematched(at=result.first.at, code=code)]
        if result:
            await self._write(room, result)
        return m.Ack(id=request.id)

    def check_here(self, by: Visitor | None) -> None:
        """Refuse whatever somebody asks who has left for good."""
        if by is not None and by.person in self.gone:
            raise Refused(words.you_have_left())

    async def _write(self, room: Room, entries: list[AnyEntry]) -> None:
        """Apply entries, write them, then tell everybody. If writing fails, the table is loaded anew."""
        if not self.current(room):
            raise Lost
        await self.journal.write(room, entries, self._named(entries))

    def _told(self, room: Room) -> None:
        """Let others know of a change that is written down, and bots answer it."""
        self._notice(room.table)
        self.bots.wake(room)

    def _named(self, entries: list[AnyEntry]) -> set[str]:
        """Return whom entries name; Refused if it is somebody who is being forgotten."""
        named = people_named(entries)
        if named & self.gone:
            raise Refused(words.somebody_has_left())
        return named

    def _notice(self, table: Table) -> None:
        for notice in self.noticed:
            notice(table)

    def _drop(self, room: Room, why: Message | None = None) -> None:
        if self.current(room):
            del self.rooms[room.table.code]
        for client in list(room.clients):
            client.dismiss(why or words.not_saved())

    def lose(self, codes: Iterable[str]) -> None:
        """Drop tables that other processes took; everybody there comes back, and is sent on to them."""
        for room in [self.rooms[code] for code in codes if code in self.rooms]:
            self._drop(room, words.table_moved())

    # Time

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Lost):
            log.error("something at a table failed", exc_info=error)

    async def watch_time(self) -> None:
        """Look after absent people and empty clocks, as long as the server runs."""
        turn = 0
        while True:
            await asyncio.sleep(TICK)
            now, turn = self.clock.now(), turn + 1
            for number, room in enumerate(list(self.rooms.values()), turn):
                skipped = room.lock.locked() or (absence.calm(room) and number % absence.RARELY)
                if not skipped and (self._idle(room) or absence.due(room, now)):
                    self._begin(self._look_after(room))
            if any(room.table.clock_runs() for room in self.rooms.values()):
                await self._beat()

    async def _beat(self) -> None:
        """Write the time down while a clock runs.

        Otherwise entries tell it, and what a crash loses of it only postpones when tables expire.
        """
        try:
            await self.store.beat(self.clock.now())
        except Exception:  # a full disk; clocks go on
            log.exception("the time could not be written")
            await asyncio.sleep(ANOTHER_TRY)

    async def _look_after(self, room: Room) -> None:
        async with room.lock:
            entries = absence.due(room, self.clock.now())
            if entries and self.current(room):
                await self._write(room, entries)
        if self._idle(room) and self.current(room):
            del self.rooms[room.table.code]
            with suppress(StoreAway):  # we may take it again
                await self.store.release([room.table.code])

    def _idle(self, room: Room) -> bool:
        return not room.clients and not room.thinking and monotonic() - room.empty_since > REST

    async def expire(self) -> None:
        """Forget tables that nobody uses and nobody is at; finished games stay."""
        for status, days in EXPIRY.items():
            spared = [*self.rooms, *self.loading]
            if count := await self.store.expire(status, self.clock.now(), days, spared):
                log.info("tables expired", extra={"status": status, "count": count})

    async def stop(self) -> None:
        """Stop: let go of tables, some at a time, so that processes which take them keep up; then of all."""
        with suppress(StoreAway):  # other processes will notice
            await self.store.withdraw()
        others = self.store.peers is not None and len(self.store.peers.live) > 1
        async for rooms in unhurried(list(self.rooms.values()), slowly=others):
            await self._let_go(rooms)
        for task in list(self.tasks):
            task.cancel()
        await self._let_go(list(self.rooms.values()))
        with suppress(StoreAway):
            await self.store.retire()

    async def _let_go(self, rooms: Sequence[Room]) -> None:
        """Wait for what is being written, give the tables away, and close the connections of people there."""
        async with self.leaving:
            for room in rooms:
                async with room.lock:
                    self.rooms.pop(room.table.code, None)
            with suppress(StoreAway):
                await self.store.release([room.table.code for room in rooms])
        for room in rooms:
            self._drop(room, words.server_stops())
