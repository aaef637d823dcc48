"""Delete old finished games from a store and shrink its file, while no server runs."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from everglow.server.store.database import BadStore, open_database
from everglow.server.store.sqlite import remove
from everglow.server.table.table import FROZEN, OVER
from everglow.server.words.generated import messages as words

OLD: Final = f"SELECT code FROM tables WHERE status IN ('{OVER}', '{FROZEN}') AND used < ?"
DAY: Final = 86_400  # seconds


def prune(store: Path, days: int, really: bool) -> int:
    """Delete games that are over and older than so many days, if it is really meant; how many there are."""
    if not store.is_file():
        raise BadStore(words.store_is_missing(file=str(store)))
    with closing(open_database(store)) as connection:
        old = connection.execute(OLD, (time.time() - days * DAY,)).fetchall()
        if really:
            _delete(connection, old)
    return len(old)


def _delete(connection: sqlite3.Connection, codes: list[tuple[str]]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    remove(connection, codes)
    connection.execute("COMMIT")
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
