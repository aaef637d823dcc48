"""Entries of many tables in one statement, which is one commit: all or none for each table.

A table takes entries only from the number after its last one, and only in the epoch that began when its owner
took it. So of two who append to it the database refuses one, whoever they are and whatever they believe. The
unique key of entries has the last word.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from everglow.server.store.postgres.connection import Connection
from everglow.server.store.protocol import Ceiling, Crowded
from everglow.server.table.listing import Listing

LINES: Final = """
    lines AS (INSERT INTO entries SELECT line.code, number, line.line, $1::double precision, epoch
        FROM unnest($2::text[], $3::bigint[], $4::bytea[]) AS line (code, number, line)
        JOIN ours USING (code))
"""

SAME: Final = f"""
    WITH new AS (SELECT * FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::bytea[], $9::bigint[],
        $10::bigint[]) AS new (code, first, last, listing, at, epoch)),
    ours AS (UPDATE tables SET last = new.last, used = $1::double precision, touched = at, marked = NULL
        FROM new WHERE tables.code = new.code AND tables.last = new.first - 1 AND tables.epoch = new.epoch
        AND tables.listing = new.listing RETURNING tables.code, tables.epoch),
    {LINES} SELECT code FROM ours
"""

ANY: Final = f"""
    WITH new AS (SELECT * FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::bytea[], $9::bigint[],
        $10::bigint[], $11::text[], $12::boolean[])
        AS new (code, first, last, listing, at, epoch, status, public)),
    opened AS (INSERT INTO tables (code, last, status, public, listing, used, touched)
        SELECT code, last, status, public, listing, $1::double precision, at FROM new WHERE first = 1
        ON CONFLICT DO NOTHING RETURNING code, epoch),
    went_on AS (UPDATE tables SET last = new.last, status = new.status, public = new.public,
        listing = new.listing, used = $1::double precision, touched = at, marked = NULL FROM new
        WHERE tables.code = new.code AND tables.last = new.first - 1 AND tables.epoch = new.epoch
        RETURNING tables.code, tables.epoch),
    ours AS (SELECT * FROM opened UNION ALL SELECT * FROM went_on),
    present AS (SELECT * FROM unnest($13::text[], $14::text[]) AS present (person, code)),
    gone AS (DELETE FROM members USING ours WHERE members.code = ours.code AND NOT EXISTS
        (SELECT FROM present WHERE present.code = members.code AND present.person = members.person)),
    come AS (INSERT INTO members SELECT person, code FROM present JOIN ours USING (code)
        ON CONFLICT DO NOTHING),
    named AS (INSERT INTO traces SELECT person, code
        FROM unnest($15::text[], $16::text[]) AS named (person, code) JOIN ours USING (code)
        ON CONFLICT DO NOTHING),
    {LINES} SELECT code FROM ours
"""

UNFINISHED: Final = (
    "SELECT count(*) FROM members JOIN tables USING (code) WHERE person = $1 AND status != 'over'"
)
ALONE: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"  # of all who count somebody's tables
OWN: Final = (
    "SELECT line FROM entries WHERE code = $1 AND number BETWEEN $2 AND $3 AND epoch = $4 ORDER BY number"
)


class Append:
    """New entries of a table, in the epoch of whoever owns it: 0 if nobody ever did."""

    def __init__(
        self,
        code: str,
        first: int,
        lines: list[bytes],
        listing: Listing,
        at: int,
        named: Iterable[str],
        epoch: int = 0,
    ) -> None:
        self.code = code
        self.first = first
        self.last = first + len(lines) - 1
        self.lines = lines
        self.listing = listing
        self.told = msgspec.json.encode(listing)
        self.at = at
        self.named = list(named)
        self.epoch = epoch


async def append_all(c: Connection, appends: Sequence[Append]) -> set[str]:
    """Append to tables; return the codes of those that took their entries.

    Most entries change nothing of what lists show, so that is tried first, with less to write.
    """
    plain = [one for one in appends if one.first > 1 and not one.named]
    done = await _codes(c, SAME, _rows(plain)) if plain else set()
    if rest := [one for one in appends if one.code not in done]:
        done |= await append_any(c, rest)
    return done


async def append_any(c: Connection, appends: Sequence[Append]) -> set[str]:
    """Append to tables, also to new ones, with whatever lists and people find them by."""
    listed = [one.listing for one in appends]
    present = [(person, one.code) for one in appends for person in one.listing.people]
    named = [(person, one.code) for one in appends for person in one.named]
    more = [[one.status for one in listed], [one.public for one in listed]]
    return await _codes(c, ANY, [*_rows(appends), *more, *_columns(present), *_columns(named)])


async def append_below(c: Connection, append: Append, ceiling: Ceiling) -> set[str]:
    """Append if the person has fewer tables, counted by one at a time, so that nobody opens two."""
    async with c.transaction():
        await c.execute(ALONE, ceiling.person)
        if await c.fetchval(UNFINISHED, ceiling.person) >= ceiling.tables:
            raise Crowded
        return await append_any(c, [append])


async def written(c: Connection, append: Append) -> bool:
    """Whether the entries that a table has are these: asked when the answer to a commit was lost."""
    rows = await c.fetch(OWN, append.code, append.first, append.last, append.epoch)
    return [row[0] for row in rows] == append.lines


async def _codes(c: Connection, query: str, values: list[Any]) -> set[str]:
    return {row[0] for row in await c.fetch(query, *values)}


def _rows(appends: Sequence[Append]) -> list[Any]:
    lines = [(one.code, one.first + i, line) for one in appends for i, line in enumerate(one.lines)]
    tables = [(one.code, one.first, one.last, one.told, one.at, one.epoch) for one in appends]
    return [time.time(), *_columns(lines, 3), *_columns(tables, 6)]


def _columns(rows: Sequence[tuple[Any, ...]], width: int = 2) -> list[list[Any]]:
    return [[row[i] for row in rows] for i in range(width)]
