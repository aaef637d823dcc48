"""Cluster of the processes on one store: requests to them, hints from them, and limits shared with them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from everglow.server.http.internal import InternalRequests
from everglow.server.http.routing import BOTS, Routing
from everglow.server.live.hints import hint
from everglow.server.live.tables import NoTable
from everglow.server.store.peers import Peers, Told
from everglow.server.store.protocol import Elsewhere
from everglow.server.table.table import GATHERING, OVER, Table
from everglow.server.words.generated import messages as words

if TYPE_CHECKING:
    from everglow.server.http.app import Server

SHARING: Final = 1.0  # seconds between two times that others are told what people used up
CROWD: Final = 5  # connections of one account of which others are told


class Cluster:
    """Everything between one server and the others."""

    def __init__(self, server: Server, peers: Peers, key: bytes) -> None:
        self.server = server
        self.peers = peers
        self.routing = Routing(server.tables, peers, key)
        self.requests = InternalRequests(server.tables, self.routing)
        self.known: dict[str, object] = {}  # how it stands with tables of which others were told, by code
        self.tasks: set[asyncio.Task[None]] = set()
        server.tables.remote_tables = self.requests
        server.tables.noticed.append(self.notice)
        peers.heard, peers.missed = self.hear, self.catch_up
        peers.lost, peers.ended = server.tables.lose, self.part
        self.topics: dict[str, Callable[[Told], None]] = {
            "devices": server.tables.forget_devices,
            "people": lambda told: server.tables.turn_away(set(told)),
            "bots": self._dismiss_bots,
            "tables": lambda told: self._begin(self._look_at(told)),
            "profiles": server.profiles.forget,
            "lobbies": lambda told: server.lobbies.where.update(told),
            "spent": self._charge,
            "sockets": lambda told: server.sockets.elsewhere.update(told),
        }

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        sharing = asyncio.create_task(self._share())
        try:
            yield
        finally:
            for task in (sharing, *self.tasks):
                task.cancel()
            await asyncio.gather(sharing, *self.tasks, return_exceptions=True)
            await self.routing.close()

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Tables

    async def placed(self, codes: Sequence[str]) -> tuple[list[str], list[str]]:
        """Sort tables: those that are here or belong here, and those of other processes."""
        places = await self.peers.whereabouts(
            [code for code in codes if code not in self.server.tables.rooms]
        )
        there = [code for code in codes if places.get(code, self.peers.me) != self.peers.me]
        return [code for code in codes if code not in there], there

    def notice(self, table: Table) -> None:
        """Tell others of a table that has changed for remote bots: who sits there, or whether it began."""
        guests = [chair.person for chair in table.chairs if chair.owner]
        if table.status() != GATHERING and not guests:
            self.known.pop(table.code, None)
            return
        stands = table.status(), [chair.person for chair in table.chairs], table.opened
        if self.known.get(table.code) != stands:
            self.known[table.code] = stands
            hint(self.server.store, "tables", table.code)
        if table.status() == OVER:
            del self.known[table.code]

    # Hints

    def hear(self, topic: str, told: Told) -> None:
        if topic in self.topics:
            self.topics[topic](told)

    def _dismiss_bots(self, told: Told) -> None:
        for person, (name, arguments) in told:
            self.server.bots.dismiss(person, (name, arguments))

    async def _look_at(self, codes: list[str]) -> None:
        """Tell the bots that listen here of tables of other processes."""
        for code in codes:
            if not self.server.bots.listening and not self.server.challenges.open:
                return
            with suppress(NoTable, Elsewhere):
                async with self.server.tables.seen(code) as table:
                    self.server.bots.notice(table)
                    self.server.challenges.notice(table)

    def part(self, processes: Collection[str]) -> None:
        """Processes have ended."""
        self.routing.cut(processes)
        for process in processes:
            self.server.sockets.elsewhere.pop(process, None)

    def catch_up(self) -> None:
        """Hints may have been lost: look for devices that were forgotten, and have bots come again."""
        self._begin(self._find_forgotten())
        for person in list(self.server.bots.streams):
            self.server.bots.dismiss(person, words.table_moved())

    async def _find_forgotten(self) -> None:
        rooms = list(self.server.tables.rooms.values())
        here = {client.session for room in rooms for client in room.clients if client.session}
        gone = [session for session in here if await self.server.store.session(session) is None]
        self.server.tables.forget_devices(gone)

    def _send_bots_home(self) -> None:
        """Close streams of bots that listen here, if all look for them at a process that came later."""
        if self.peers.home(BOTS) != self.peers.me:
            for listener in list(self.server.bots.listening.values()):
                listener.stream.dismiss(words.server_stops_for_bots())

    # Limits

    async def _share(self) -> None:
        """Tell others who has used up half of a limit, or has many connections; they count it, too."""
        told: dict[str, int] = {}
        while True:
            await asyncio.sleep(SHARING)
            self._send_bots_home()
            for name, allowances in self.server.allowances.shared().items():
                for account, amount in allowances.heavy():
                    hint(self.server.store, "spent", [name, account, amount])
            crowd = {whose: count for whose, count in self.server.sockets.open.items() if count >= CROWD}
            if crowd != told:
                hint(self.server.store, "sockets", [self.peers.me, crowd])
                told = crowd

    def _charge(self, told: Told) -> None:
        shared = self.server.allowances.shared()
        for name, account, amount in told:
            if name in shared:
                shared[name].of(account).charge(amount)
