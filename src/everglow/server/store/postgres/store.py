"""PostgreSQL store: tables, forgetting people, and the server's time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Final, NoReturn, Self

import msgspec

from everglow.server.store.peers import Peer
from everglow.server.store.postgres import closures
from everglow.server.store.postgres.append import Append
from everglow.server.store.postgres.appender import Appender
from everglow.server.store.postgres.connection import Connection
from everglow.server.store.postgres.link import (
    ALONE,
    LET_GO,
    LOCK,
    LOCKED,
    PAUSE,
    SHARED,
    Link,
    connect,
    hold,
    prepared,
)
from everglow.server.store.postgres.membership import Membership
from everglow.server.store.postgres.ownership import RUNS, check_free
from everglow.server.store.postgres.people import People
from everglow.server.store.postgres.puzzles import Puzzles
from everglow.server.store.postgres.schema import MIGRATIONS, migrate, version_of
from everglow.server.store.protocol import (
    DAY,
    NO_PLACE,
    REPRIEVE,
    Anonymise,
    Ceiling,
    Closures,
    Elsewhere,
    Place,
    dated,
)
from everglow.server.store.trouble import BadDatabase, StoreAway
from everglow.server.table.clock import ServerClock
from everglow.server.table.erase import Leaver
from everglow.server.table.listing import Listing
from everglow.server.words.generated import messages as words

NOWHERE: Final = Peer()  # of a process that takes no requests of others

PAGE: Final = "AND (used, code) < ($3, $4) ORDER BY used DESC, code DESC LIMIT $5"
PUBLIC: Final = f"SELECT listing, used FROM tables WHERE status = $1 AND public = $2 {PAGE}"
OWN: Final = (
    f"SELECT listing, used FROM members JOIN tables USING (code) WHERE status = $1 AND person = $2 {PAGE}"
)

OLD: Final = (
    "status = $1 AND touched < $2 AND code != ALL ($3::text[]) AND (owner IS NULL OR owner NOT IN"
    f" (SELECT process FROM processes WHERE {RUNS.format(late='$5')}))"
)
MARK: Final = f"UPDATE tables SET marked = $4 WHERE {OLD} AND marked IS NULL"
DUE: Final = f"SELECT code FROM tables WHERE {OLD} AND marked <= $4 FOR UPDATE"

KEEP_ANALYSIS: Final = (
    "INSERT INTO analyses SELECT $1, $2, $3 WHERE EXISTS (SELECT FROM tables WHERE code = $1)"
    " ON CONFLICT (code) DO UPDATE SET judge = $2, analysis = $3"
)

LINES: Final = "SELECT line FROM entries WHERE code = $1 ORDER BY number"
NEW_LINES: Final = (
    "UPDATE entries SET line = new.line FROM unnest($2::bigint[], $3::bytea[]) AS new (number, line)"
    " WHERE entries.code = $1 AND entries.number = new.number"
)


class PostgresStore(People, Puzzles):
    """Store in a PostgreSQL database, for any number of processes: each appends to tables that it owns."""

    def __init__(self, link: Link, appender: Appender, peers: Membership) -> None:
        self.link = link
        self.appender = appender
        self.peers: Membership = peers
        peers.latest = lambda: appender.latest
        self.rewriting: dict[str, asyncio.Event] = {}  # tables that are being rewritten

    @classmethod
    async def open(
        cls,
        address: str,
        migrations: Sequence[str] = MIGRATIONS,
        place: Peer = NOWHERE,
        instead: str = "",
    ) -> Self:
        """Open a database, made or brought up to date if need be, as one of its processes.

        `instead` is a process that has ended. BadDatabase says why it cannot be opened.
        """
        connection = await connect(address)
        await prepared(address, connection, admit(connection, migrations))
        link = await Link(address).open()
        try:
            return cls(
                link, Appender(address, connection), await Membership(address, link, place).join(instead)
            )
        except BaseException:
            connection.terminate()
            await link.close()
            raise

    async def close(self) -> None:
        await self.appender.close()
        with suppress(StoreAway):  # then others wait until we are late
            await self.retire()
            await self._keep(self.appender.latest)
        await self.peers.close()
        await self.link.close()

    # Tables

    def append(
        self,
        code: str,
        number: int,
        lines: list[bytes],
        listing: Listing,
        at: int,
        named: Iterable[str] = (),
        ceiling: Ceiling | None = None,
    ) -> asyncio.Future[None]:
        epoch = self.peers.ownership.epochs.get(code, 0)
        return self.appender.add(Append(code, number, lines, listing, at, named, epoch), ceiling)

    async def take(self, code: str) -> list[bytes]:
        if self.peers.withdrawing:
            self._send_on(code)
        await self.peers.ownership.take(code)
        return await self.entries(code)

    def _send_on(self, code: str) -> NoReturn:
        """Name the process that takes a table, since this one stops; StoreAway if none runs."""
        if process := self.peers.successor(code):
            raise Elsewhere(process)
        raise StoreAway(words.server_stops())

    async def release(self, codes: Sequence[str]) -> None:
        await self.peers.ownership.release(codes)

    async def withdraw(self) -> None:
        await self.peers.withdraw()

    async def retire(self) -> None:
        await self.peers.retire()

    async def entries(self, code: str) -> list[bytes]:
        while code in self.rewriting:  # whoever loads a table then shall not see what it forgets
            await self.rewriting[code].wait()
        return [row[0] for row in await self.link.fetch(LINES, code)]

    async def analysis(self, code: str, judge: str) -> bytes | None:
        query = "SELECT analysis FROM analyses WHERE code = $1 AND judge = $2"
        packed = await self.link.fetchval(query, code, judge)
        return None if packed is None else bytes(packed)

    async def keep_analysis(self, code: str, judge: str, analysis: bytes) -> None:
        await self.link.execute(KEEP_ANALYSIS, code, judge, analysis)

    async def listings(
        self, status: str, person: str | None, limit: int, after: Place | None = None
    ) -> list[Listing]:
        query, whose = (OWN, person) if person else (PUBLIC, True)
        rows = await self.link.fetch(query, status, whose, *(after or NO_PLACE), limit)
        return [dated(listing, used) for listing, used in rows]

    async def census(self) -> dict[str, int]:
        return dict(await self.link.fetch("SELECT status, count(*) FROM tables GROUP BY status"))

    async def expire(self, status: str, now: int, days: float, spared: Sequence[str] = ()) -> int:
        async def forget(c: Connection) -> int:
            old, late = (status, round(now - days * DAY), list(spared)), self.peers.late
            due = [row[0] for row in await c.fetch(DUE, *old, round(now - REPRIEVE * DAY), late)]
            await c.execute(MARK, *old, now, late)
            await remove(c, due)
            return len(due)

        return await self.link.change(forget)

    async def closures(self) -> Closures:
        return await self.link.run(closures.read)

    async def check(self) -> str:
        """PostgreSQL checks its own pages; `everglow doctor` looks for gaps."""
        return ""

    # Forgetting somebody

    async def traces(self, leaver: Leaver) -> list[tuple[str, str]]:
        query = (
            "SELECT DISTINCT code, status FROM traces JOIN tables USING (code)"
            " WHERE person = ANY ($1::text[]) ORDER BY code"
        )
        return [(code, status) for code, status in await self.link.fetch(query, list(leaver.ids))]

    async def rewrite(self, code: str, leaver: Leaver, anonymise: Anonymise) -> None:
        self.rewriting[code] = asyncio.Event()
        try:
            await self.link.change(lambda c: self._rewrite(c, code, leaver, anonymise))
        finally:
            self.rewriting.pop(code).set()

    async def _rewrite(self, c: Connection, code: str, leaver: Leaver, anonymise: Anonymise) -> None:
        await check_free(c, code, self.peers.me, self.peers.late)
        await _rewrite(c, code, leaver, anonymise)

    # The house

    async def clock(self) -> ServerClock:
        return self.peers.clock

    async def key(self) -> bytes:
        return bytes(await self.link.fetchval("SELECT key FROM house"))

    async def beat(self, at: int) -> None:
        await self.appender.check()
        await self._keep(at)

    async def _keep(self, at: int) -> None:
        await self.link.execute("UPDATE house SET open_for = greatest(open_for, $1)", at)

    async def past(self) -> int:
        return max(self.appender.latest, int(await self.link.fetchval("SELECT open_for FROM house")))


async def admit(c: Connection, migrations: Sequence[str]) -> None:
    """Hold the right to serve a database with others, and bring it up to date while there are none yet."""
    ends = monotonic() + LOCKED
    while await version_of(c, migrations) < len(migrations):
        if await c.fetchval(ALONE, LOCK):
            await migrate(c, migrations)
            await hold(c, SHARED)
            await c.execute(LET_GO, LOCK)
            return
        if monotonic() > ends:
            raise BadDatabase(words.database_in_use())
        await asyncio.sleep(PAUSE)
    await hold(c, SHARED)


async def _rewrite(c: Connection, code: str, leaver: Leaver, anonymise: Anonymise) -> None:
    """The one exception to entries being only appended: as many, in the same order, telling the same game."""
    listing = await c.fetchval("SELECT listing FROM tables WHERE code = $1", code)
    if listing is None:
        return
    old = [row[0] for row in await c.fetch(LINES, code)]
    lines, listed = anonymise(leaver, old, msgspec.json.decode(listing, type=Listing))
    if not await c.fetchval("SELECT EXISTS (SELECT FROM people WHERE person = ANY ($1))", listed.people):
        return await remove(c, [code])  # nobody else was there, or they are forgotten, too
    changed = {number: new for number, new in enumerate(lines, 1) if new != old[number - 1]}
    await c.execute(NEW_LINES, code, list(changed), list(changed.values()))
    await c.execute("UPDATE tables SET listing = $2 WHERE code = $1", code, msgspec.json.encode(listed))
    for table in ("members", "traces"):
        await c.execute(f"DELETE FROM {table} WHERE code = $1 AND person = ANY ($2)", code, list(leaver.ids))


async def remove(c: Connection, codes: list[str]) -> None:
    for name in ("tables", "entries", "members", "traces", "analyses", "exercises", "puzzles"):
        await c.execute(f"DELETE FROM {name} WHERE code = ANY ($1)", codes)
