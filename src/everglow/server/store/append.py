"""Appending entries to tables, as jobs of the writer."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from typing import Final

import msgspec

from everglow.server.store.protocol import Ceiling, Crowded, Taken
from everglow.server.table.listing import Listing

BEAT: Final = "UPDATE house SET open_for = max(open_for, ?)"

NEXT: Final = (  # an entry: without a line, which is refused, if it is not the next one of its table
    "INSERT INTO entries VALUES (?1, ?2,"
    " CASE WHEN ?2 = 1 + (SELECT coalesce(max(number), 0) FROM entries WHERE code = ?1) THEN ?3 END, ?4)"
)
SAME: Final = "UPDATE tables SET used = ?, touched = ?, marked = NULL WHERE code = ? AND listing = ?"


class Append:
    """New entries of a table, as a job."""

    def __init__(
        self, code: str, number: int, lines: list[bytes], listing: Listing, at: int, named: Iterable[str]
    ) -> None:
        self.code = code
        self.traces = [(person, code) for person in named]
        self.listing = listing
        self.told = msgspec.json.encode(listing)
        self.at = at
        self.now = time.time()
        self.same = (self.now, at, code, self.told)
        self.rows = [(code, number + i, line, self.now) for i, line in enumerate(lines)]

    def __call__(self, c: sqlite3.Connection) -> None:
        append_all([self], c)


def append_below(append: Append, ceiling: Ceiling, c: sqlite3.Connection) -> None:
    """Append if the person has fewer tables; counted in the same transaction, so that nobody opens two."""
    query = "SELECT count(*) FROM members JOIN tables USING (code) WHERE person = ? AND status != 'over'"
    if c.execute(query, (ceiling.person,)).fetchone()[0] >= ceiling.tables:
        raise Crowded
    append(c)


def append_all(appends: list[Append], c: sqlite3.Connection) -> None:
    """Append entries without a gap; Taken if one is not the next, or if the table has expired."""
    rows = [row for append in appends for row in append.rows]
    try:
        c.executemany(NEXT, rows)
    except sqlite3.IntegrityError:
        raise Taken(f"entry {rows[0][1]} is not the next one") from None
    if c.executemany(SAME, [append.same for append in appends]).rowcount != len(appends):
        for append in appends:
            if not c.execute(SAME, append.same).rowcount:
                _list(c, append)
    if traces := [trace for append in appends for trace in append.traces]:
        c.executemany("INSERT OR IGNORE INTO traces VALUES (?, ?)", traces)
    c.execute(BEAT, (max(append.at for append in appends),))


def _list(connection: sqlite3.Connection, append: Append) -> None:
    """Update the row by which lists and people find a table; few entries change it."""
    listing = append.listing
    row = (listing.code, listing.status, listing.public, append.told, append.now, append.at)
    connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, NULL)", row)
    connection.execute("DELETE FROM members WHERE code = ?", (listing.code,))
    members = [(person, listing.code) for person in listing.people]
    connection.executemany("INSERT INTO members VALUES (?, ?)", members)
