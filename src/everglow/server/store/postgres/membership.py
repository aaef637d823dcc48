"""Membership of a process among those that share a database: heartbeats, the house's time, and hints."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Collection, Sequence
from time import monotonic
from typing import Any, Final, Self

from msgspec import structs

from everglow import __version__
from everglow.server.store.addresses import only_here
from everglow.server.store.peers import Peer, chosen, nothing
from everglow.server.store.postgres import faults
from everglow.server.store.postgres.hints import Hints
from everglow.server.store.postgres.link import LOCK, Link, connect, explained
from everglow.server.store.postgres.ownership import RUNS, Ownership
from everglow.server.store.trouble import BadDatabase
from everglow.server.table.clock import MOMENT, SharedClock
from everglow.server.words.generated import messages as words

log = logging.getLogger("everglow.processes")

VERSION: Final = __version__
VARIABLE: Final = "EVERGLOW_LATE"  # seconds, for tests and for the impatient; the same for all processes
LATE: Final = 10.0  # seconds without a heartbeat after which others may take the tables of a process
BEATS: Final = 10  # in that time ...
BEATING: Final = (
    1.0  # ... but never fewer than one in so many seconds, by which others learn who comes and goes
)
HINTING: Final = 0.25  # seconds between two times that hints are told
FORGOTTEN: Final = 100  # times as late, a process is not listed any more

OTHERS: Final = f"SELECT version, machine, address FROM processes WHERE {RUNS.format(late='$1')}"
ENTER: Final = """
    INSERT INTO processes VALUES ($1, $2, $3, $4, clock_timestamp(), clock_timestamp())
    ON CONFLICT (process) DO UPDATE SET beat = clock_timestamp()
"""
BEAT: Final = f"""
    UPDATE processes SET beat = clock_timestamp() WHERE {RUNS.format(late="$2")} AND process = $1 RETURNING 1
"""
WITHDRAW: Final = "UPDATE processes SET withdrawn = true WHERE process = $1"
LEAVE: Final = "DELETE FROM processes WHERE process = $1"
REPLACE: Final = "DELETE FROM processes WHERE process = $1 OR address = $2 AND address != '' AND machine = $3"
FORGET: Final = f"DELETE FROM processes WHERE NOT ({RUNS.format(late='$1')})"
LIVE: Final = f"""
    SELECT process, withdrawn, extract(epoch FROM clock_timestamp() - beat)::float8, address, machine
    FROM processes WHERE {RUNS.format(late="$1")}
"""
PLACES: Final = f"""
    SELECT code, process, address, machine,
        ARRAY (SELECT process FROM processes WHERE {RUNS.format(late="$2")} AND NOT withdrawn) FROM tables
    LEFT JOIN processes ON owner = process AND {RUNS.format(late="$2")} WHERE code = ANY ($1::text[])
"""
# Time passes while some process runs. After a pause it rests for a moment, so that people find back. All is
# computed from the row itself, which another process may have changed while this one waited for it. What is
# not yet a whole millisecond stays for the next heartbeat: nothing is lost, however many processes beat.
PAUSED: Final = "CASE WHEN seen IS NULL THEN open_for > 0 ELSE now - seen > make_interval(secs => $2) END"
PASSED: Final = "greatest(0, coalesce(floor(1000 * extract(epoch FROM now - seen)), 0))::bigint"
TIME: Final = f"""
    WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS now)
    UPDATE house SET open_for = greatest(open_for, $1) + CASE WHEN {PAUSED} THEN 0 ELSE {PASSED} END,
        seen = CASE WHEN {PAUSED} THEN now + make_interval(secs => $3)
            ELSE coalesce(seen + {PASSED} * interval '1 millisecond', now) END
    FROM moment
    RETURNING open_for, greatest(0, round(1000 * extract(epoch FROM seen - now)))::bigint
"""


class Membership:
    """One process among others: `Peers`, on a connection of its own."""

    def __init__(self, address: str, link: Link, place: Peer) -> None:
        self.address = address
        self.link = link
        self.place = place
        self.me = secrets.token_hex(6)
        self.late = float(os.environ.get(VARIABLE) or LATE)
        self.pace = min(BEATING, self.late / BEATS)  # seconds between two heartbeats
        self.ownership = Ownership(link, self.me, self.late)
        self.clock = SharedClock(self.late)
        self.latest: Callable[[], int] = int  # time of all that this process has written
        self.hints = Hints(self.me)
        self.hints.heard = lambda topic, told: self.heard(topic, told)
        self.live: dict[str, Peer] = {}
        self.withdrawn: set[str] = set()  # those that take no more tables
        self.due = 0.0  # when the one that was silent for longest counts as ended, by this machine's clock
        self.withdrawing = False  # whether this one takes no more
        self.retired = False
        self.heard: Callable[[str, list[Any]], None] = nothing
        self.missed: Callable[[], None] = nothing
        self.lost: Callable[[Collection[str]], None] = nothing
        self.ended: Callable[[Collection[str]], None] = nothing
        self.connection: Any = None
        self.task: asyncio.Task[None]

    # Coming and going

    async def join(self, instead: str = "") -> Self:
        """Become a member, in the place of a process that has ended. BadDatabase if that cannot be.

        Whoever had our address before has ended, too, as nobody else can listen there.
        """
        self.connection = await connect(self.address)
        try:
            with explained(self.address):
                await self._enter(instead)
        except BaseException:
            self.connection.terminate()
            raise
        self.task = asyncio.create_task(self._work())
        return self

    async def _enter(self, instead: str) -> None:
        await self.hints.listen(self.connection)
        async with self.connection.transaction():
            await self.connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK + 1)  # one after the other
            await self.connection.execute(REPLACE, instead, *structs.astuple(self.place))
            for version, machine, address in await self.connection.fetch(OTHERS, self.late):
                self._check(version, Peer(address, machine))
            await self._list()
        await self._beat()

    def _check(self, version: str, other: Peer) -> None:
        """Check that a process can work with another one."""
        if version != VERSION:
            raise BadDatabase(words.database_other_version(version=version, own=VERSION))
        unreachable = [place for place in (self.place, other) if only_here(place.address.rpartition(":")[0])]
        if self.place.machine != other.machine and unreachable:
            raise BadDatabase(words.database_other_machine())

    async def _list(self) -> None:
        await self.connection.execute(ENTER, self.me, self.place.address, self.place.machine, VERSION)

    async def withdraw(self) -> None:
        """Take no more tables. Those that this process has stay until it lets go of them."""
        self.withdrawing = True
        await self.link.execute(WITHDRAW, self.me)

    async def retire(self) -> None:
        """Let go of all tables, and be no member any more: others take them at once."""
        self.withdrawing = self.retired = True
        await self.ownership.release(list(self.ownership.epochs))
        await self.link.execute(LEAVE, self.me)
        self.live.pop(self.me, None)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.connection.terminate()

    # Heartbeats

    async def _work(self) -> None:
        """Beat, and tell hints more often. While the database is away nobody can take a table, either."""
        beaten = monotonic()
        while True:
            await asyncio.sleep(min(HINTING, self.pace))
            try:
                await self._connected()
                await self.hints.send(self.connection)
                if monotonic() >= min(beaten + self.pace, self.due):
                    beaten = monotonic()
                    await self._beat()
            except Exception as error:
                if not faults.explain(error) and not isinstance(error, BadDatabase):
                    log.exception("a heartbeat failed")
                self.connection.terminate()

    async def _connected(self) -> None:
        if self.connection.is_closed():
            self.connection = await connect(self.address)
            await self.hints.listen(self.connection)
            self.missed()

    async def _beat(self) -> None:
        c = self.connection
        if not self.retired and not await c.fetchval(BEAT, self.me, self.late):
            await self._revive()
        self.clock.follow(*await c.fetchrow(TIME, self.latest(), self.late, MOMENT / 1000))
        await c.execute(FORGET, FORGOTTEN * self.late)
        rows = await c.fetch(LIVE, self.late)
        peers = {process: Peer(*place) for process, _, _, *place in rows}
        self.withdrawn = {process for process, withdrawn, *_ in rows if withdrawn}
        self.due = monotonic() + self.late - max((silent for _, _, silent, *_ in rows), default=0.0)
        gone, self.live = self.live.keys() - peers.keys(), peers
        if gone:
            self.ended(gone)

    async def _revive(self) -> None:
        """Others thought that we had ended: what they took is theirs."""
        await self._list()
        if lost := await self.ownership.lost():
            log.warning("other processes took tables, as this one was late", extra={"count": len(lost)})
            self.lost(lost)

    # Others

    async def whereabouts(self, codes: Sequence[str]) -> dict[str, str]:
        processes = {}
        rows = await self.link.fetch(PLACES, list(codes), self.late)
        for code, process, address, machine, running in rows:
            if process:
                self.live.setdefault(process, Peer(address, machine))
            known = [one for one in running if one in self.live]  # not one that left since the last heartbeat
            processes[code] = process or chosen(code, known or [self.me])
        return processes

    def successor(self, code: str) -> str:
        """Choose another process for a table of this one, which retires; "" if none runs."""
        others = [process for process in self._open() if process != self.me]
        return chosen(code, others) if others else ""

    def home(self, name: str) -> str:
        return chosen(name, self._open() or [self.me])

    def _open(self) -> list[str]:
        """The processes that take tables."""
        return [process for process in self.live if process not in self.withdrawn]

    async def bury(self, process: str) -> None:
        self.live.pop(process, None)
        self.ended([process])
        await self.link.execute(LEAVE, process)

    def hint(self, topic: str, told: Any) -> None:
        self.hints.add(topic, told)
