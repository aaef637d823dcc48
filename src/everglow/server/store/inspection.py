"""A look at a store for `everglow doctor`, also while a server writes to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple, Protocol

from everglow.server.store.database import MIGRATIONS, BadStore, open_readonly
from everglow.server.table.table import OVER
from everglow.server.words.generated import messages as words


class Inspection(Protocol):
    """Questions to any kind of store."""

    newest: int  # version that this Everglow knows

    def version(self) -> int: ...

    def whole(self) -> bool: ...

    def tables(self) -> int: ...

    def finished(self, last: int) -> list[str]:
        """Codes of the last few finished games, the latest first."""

    def rows(self, code: str) -> list[tuple[int, bytes]]:
        """Numbers and lines of a table's entries, in order."""

    def processes(self) -> list[ProcessSeen]:
        """Processes that share the store; none if it is made for one alone."""


class ProcessSeen(NamedTuple):
    """A process on a store: how many tables it has, and for how many seconds it was not heard of."""

    tables: int
    silent: float


class SqliteInspection:
    """Inspection of a SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.newest = len(MIGRATIONS)

    def version(self) -> int:
        return int(self.connection.execute("PRAGMA user_version").fetchone()[0])

    def whole(self) -> bool:
        return bool(self.connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok")

    def tables(self) -> int:
        return int(self.connection.execute("SELECT count(*) FROM tables").fetchone()[0])

    def finished(self, last: int) -> list[str]:
        query = "SELECT code FROM tables WHERE status = ? ORDER BY used DESC LIMIT ?"
        return [code for (code,) in self.connection.execute(query, (OVER, last))]

    def rows(self, code: str) -> list[tuple[int, bytes]]:
        query = "SELECT number, line FROM entries WHERE code = ? ORDER BY number"
        return self.connection.execute(query, (code,)).fetchall()

    def processes(self) -> list[ProcessSeen]:
        return []


@contextmanager
def inspected(store: Path) -> Iterator[SqliteInspection]:
    """Open a file for a look at it. BadStore if it is none, or cannot be read."""
    with closing(open_readonly(store)) as connection:
        try:
            yield SqliteInspection(connection)
        except sqlite3.Error as error:
            raise BadStore(words.store_is_damaged(file=str(store), error=str(error))) from error
