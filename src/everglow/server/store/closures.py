"""Tables, names and addresses that the operator has closed: written by commands, read by the server."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from everglow.server.store.addresses import household
from everglow.server.store.database import MIGRATIONS, BadStore, open_readonly, version_of
from everglow.server.store.protocol import Closures
from everglow.server.table.names import checked_name
from everglow.server.words.generated import messages as words

TABLE: Final = "table"
NAME: Final = "name"
ADDRESS: Final = "address"
KINDS: Final = (TABLE, NAME, ADDRESS)
BUSY: Final = 10.0  # seconds to wait for a server that writes
ROWS: Final = "SELECT kind, what FROM closed ORDER BY kind, what"
BEARERS: Final = "SELECT person FROM people WHERE name = ? COLLATE NOCASE"


def read(store: Path) -> Closures:
    """Read closures on a connection of their own, so that neither server nor store waits."""
    with closing(open_readonly(store)) as connection:
        rows = connection.execute(ROWS).fetchall()
        names = [what for kind, what in rows if kind == NAME]
        people = {person for name in names for (person,) in connection.execute(BEARERS, (name,))}
    return closures_of(rows, people)


def closures_of(rows: Sequence[tuple[str, str]], people: Iterable[str]) -> Closures:
    """Sort what is closed by its kind; `people` have one of the names."""
    closed = {kind: frozenset([what for of, what in rows if of == kind]) for kind in KINDS}
    folded = frozenset(name.casefold() for name in closed[NAME])
    return Closures(closed[TABLE], folded, closed[ADDRESS], frozenset(people))


def list_closures(store: Path) -> list[tuple[str, str]]:
    """List everything that is closed, for people."""
    with closing(open_readonly(store)) as connection:
        return connection.execute(ROWS).fetchall()


def close(store: Path, kind: str, what: str) -> str:
    """Close it, also while a server runs; how it is kept."""
    plain = normalised(kind, what)
    _write(store, "INSERT OR IGNORE INTO closed VALUES (?, ?, ?)", (kind, plain, time.time()))
    return plain


def reopen(store: Path, kind: str, what: str) -> bool:
    """Open it again; whether it was closed."""
    return bool(
        _write(store, "DELETE FROM closed WHERE kind = ? AND what = ?", (kind, normalised(kind, what)))
    )


def normalised(kind: str, what: str) -> str:
    """Normalise a value for comparison; Refused says what was expected of a name."""
    if kind == TABLE:
        return what.upper()
    return household(what) if kind == ADDRESS else checked_name(what)


def _write(store: Path, query: str, values: tuple[object, ...]) -> int:
    open_readonly(store).close()  # BadStore if it is none
    with closing(sqlite3.connect(store, timeout=BUSY)) as connection:
        if version_of(connection, MIGRATIONS) < len(MIGRATIONS):
            raise BadStore(words.store_is_older(file=str(store)))
        with connection:
            return connection.execute(query, values).rowcount
