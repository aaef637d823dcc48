"""Closures by the operator, in PostgreSQL: written by commands, read by the server."""

from __future__ import annotations

import time
from typing import Final

from everglow.server.store.closures import NAME, closures_of, normalised
from everglow.server.store.postgres.connection import Connection
from everglow.server.store.postgres.link import with_database
from everglow.server.store.protocol import Closures

ROWS: Final = "SELECT kind, what FROM closed ORDER BY kind, what"
BEARERS: Final = (
    "SELECT person FROM people WHERE lower(name) = ANY (SELECT lower(what) FROM closed WHERE kind = $1)"
)
CLOSE: Final = "INSERT INTO closed VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
REOPEN: Final = "DELETE FROM closed WHERE kind = $1 AND what = $2 RETURNING 1"


async def read(c: Connection) -> Closures:
    """Read closures as a server needs them."""
    people = await c.fetch(BEARERS, NAME)
    return closures_of([tuple(row) for row in await c.fetch(ROWS)], [row[0] for row in people])


def list_closures(address: str) -> list[tuple[str, str]]:
    """Everything that is closed, for people."""
    return [(kind, what) for kind, what in with_database(address, lambda c: c.fetch(ROWS))]


def close(address: str, kind: str, what: str) -> str:
    """Close it, also while a server runs; how it is kept."""
    plain = normalised(kind, what)
    with_database(address, lambda c: c.execute(CLOSE, kind, plain, time.time()))
    return plain


def reopen(address: str, kind: str, what: str) -> bool:
    """Open it again; whether it was closed."""
    plain = normalised(kind, what)
    return bool(with_database(address, lambda c: c.fetch(REOPEN, kind, plain)))
