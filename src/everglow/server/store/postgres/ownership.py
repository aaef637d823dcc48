"""Ownership of tables: a process appends only to tables that it took, each in an epoch of its own.

Taking a table begins its next epoch, and entries of an older one are refused. So it is always safe to take a
table; whether its owner still runs only decides when somebody should.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from everglow.server.store.postgres.connection import Connection
from everglow.server.store.postgres.link import Link
from everglow.server.store.protocol import Elsewhere

RUNS: Final = "beat > clock_timestamp() - make_interval(secs => {late})"
TAKE: Final = f"""
    WITH live AS (SELECT process FROM processes WHERE {RUNS.format(late="$3")})
    UPDATE tables SET owner = $2, epoch = epoch + 1 WHERE code = $1
    AND (owner IS NULL OR owner = $2 OR owner NOT IN (SELECT process FROM live)) RETURNING epoch
"""
OWNER: Final = "SELECT owner FROM tables WHERE code = $1"
RELEASE: Final = (
    "UPDATE tables SET owner = NULL FROM unnest($1::text[], $2::bigint[]) AS own (code, epoch)"
    " WHERE tables.code = own.code AND tables.epoch = own.epoch"
)
MINE: Final = "SELECT code, epoch FROM tables WHERE code = ANY ($1::text[]) AND owner = $2"


class Ownership:
    """Tables of one process, and the epoch in which it writes to each."""

    def __init__(self, link: Link, process: str, late: float) -> None:
        self.link = link
        self.process = process
        self.late = late  # seconds without a heartbeat after which a process does not run any more
        self.epochs: dict[str, int] = {}

    async def take(self, code: str) -> None:
        """Take a table if it is nobody's; Elsewhere if a process that runs has it. It need not exist."""
        epoch = await self.link.fetchval(TAKE, code, self.process, self.late)
        if epoch is not None:
            self.epochs[code] = epoch
        elif owner := await self.link.fetchval(OWNER, code):
            raise Elsewhere(owner)

    async def release(self, codes: Sequence[str]) -> None:
        """Let go of tables, unless they are taken again meanwhile."""
        own = {code: self.epochs.pop(code) for code in codes if code in self.epochs}
        if own:
            await self.link.execute(RELEASE, list(own), list(own.values()))

    async def lost(self) -> list[str]:
        """Find the tables that others took, and forget them."""
        rows = await self.link.fetch(MINE, list(self.epochs), self.process)
        kept = {code for code, epoch in rows if self.epochs.get(code) == epoch}
        gone = [code for code in self.epochs if code not in kept]
        for code in gone:
            del self.epochs[code]
        return gone


async def check_free(c: Connection, code: str, process: str, late: float) -> None:
    """Hold a table's row, so that nobody takes it meanwhile. Elsewhere if another process has it."""
    query = (
        "SELECT owner FROM tables JOIN processes ON process = owner"
        f" WHERE code = $1 AND owner != $2 AND {RUNS.format(late='$3')}"
    )
    await c.execute("SELECT FROM tables WHERE code = $1 FOR UPDATE", code)
    if owner := await c.fetchval(query, code, process, late):
        raise Elsewhere(owner)
