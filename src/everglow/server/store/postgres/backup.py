"""A PostgreSQL store as one SQLite file, and back: for backups, and to change the kind of store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from everglow.server.store.backup import check_whole, copy_store, put_backup
from everglow.server.store.database import MIGRATIONS as FILE_MIGRATIONS
from everglow.server.store.database import locked, open_readonly
from everglow.server.store.database import migrate as migrate_file
from everglow.server.store.postgres.connection import Connection
from everglow.server.store.postgres.link import check_address, connect_alone, explained, with_database
from everglow.server.store.postgres.schema import MIGRATIONS, SCHEMA, migrate, version_of
from everglow.server.store.trouble import BadDatabase
from everglow.server.words.generated import messages as words

REPLACED: Final = f"{SCHEMA}_replaced"  # the schema that keeps what a restored backup took the place of
PORTION: Final = 2000  # rows that are read at once
BOOLEAN: Final = "public"  # a column that is a number in SQLite
COLUMNS: Final = {  # what is the same in both
    "entries": ["code", "number", "line", "written"],
    "tables": ["code", "status", "public", "listing", "used", "touched", "marked"],
    "members": ["person", "code"],
    "traces": ["person", "code"],
    "people": ["person", "name", "language", "avatar", "colour"],
    "sessions": ["session", "person", "token", "made", "used", "touched", "device"],
    "links": ["token", "person", "until"],
    "guests": ["person", "owner", "token", "public", "made"],
    "retired": ["person", "owner"],
    "leavers": ["person", "leaver"],
    "analyses": ["code", "judge", "analysis"],
    "solved": ["person", "day", "lost"],
    "exercises": ["person", "code", "turn", "due", "box"],
    "puzzles": ["code", "turn", "game", "version", "found"],
    "puzzle_days": ["day", "code"],
    "closed": ["kind", "what", "since"],
}
LAST: Final = "(SELECT coalesce(max(number), 0) FROM entries WHERE entries.code = tables.code)"


def back_up(address: str, file: Path) -> int:
    """Back up the store of one moment, also while its server runs; return how many tables."""
    return put_backup(file, lambda draft: with_database(address, lambda c: _read(c, draft)))


def restore(file: Path, address: str, force: bool) -> tuple[int, bool]:
    """Put a backup into a database that no server uses.

    Return how many tables it has, and whether something was there, which is kept beside it.
    """
    return asyncio.run(_restore(file, address, force))


def move(store: Path, address: str) -> int:
    """Copy the store of a stopped server into an empty database; return how many tables."""
    check_address(address)
    open_readonly(store).close()  # BadStore if there is none
    lock = locked(store)
    try:
        return restore(store, address, force=False)[0]
    finally:
        lock.let_go()


# From PostgreSQL


async def _read(c: Connection, draft: Path) -> int:
    """Copy one moment of a database into a new file."""
    with closing(sqlite3.connect(draft, isolation_level=None)) as made:
        migrate_file(made, FILE_MIGRATIONS)
        made.execute("BEGIN")
        async with c.transaction(isolation="repeatable_read", readonly=True):
            house = tuple(await c.fetchrow("SELECT open_for, key FROM house"))
            made.execute("UPDATE house SET open_for = ?, key = ?", house)
            for table, columns in COLUMNS.items():
                await _read_table(c, made, table, columns)
        made.execute("COMMIT")
    return check_whole(draft)


async def _read_table(c: Connection, made: sqlite3.Connection, table: str, columns: list[str]) -> None:
    names = ", ".join(columns)
    into = f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"
    cursor = await c.cursor(f"SELECT {names} FROM {table}")
    while rows := await cursor.fetch(PORTION):
        made.executemany(into, [tuple(row) for row in rows])


# Into PostgreSQL


@contextmanager
def _up_to_date(file: Path) -> Iterator[sqlite3.Connection]:
    """A private copy of a store, whatever its version, brought up to date. BadStore if it is none."""
    with TemporaryDirectory() as folder:
        draft = Path(folder) / file.name
        copy_store(file, draft)
        with closing(sqlite3.connect(draft, isolation_level=None)) as store:
            migrate_file(store, FILE_MIGRATIONS)
            yield store


async def _restore(file: Path, address: str, force: bool) -> tuple[int, bool]:
    c = await connect_alone(address, None)
    try:
        with _up_to_date(file) as store:
            with explained(address):
                replaced = await _replace(c, store, force)
            return int(store.execute("SELECT count(*) FROM tables").fetchone()[0]), replaced
    finally:
        await c.close()


async def _replace(c: Connection, store: sqlite3.Connection, force: bool) -> bool:
    """Put a store into a database in one transaction; whether there was another one."""
    async with c.transaction():
        replaced = bool(await version_of(c, MIGRATIONS)) and await _set_aside(c, force)
        await migrate(c, MIGRATIONS)
        open_for, key = store.execute("SELECT open_for, key FROM house").fetchone()
        await c.execute("UPDATE house SET open_for = $1, key = $2", open_for, key)
        for table, columns in COLUMNS.items():
            await _put_table(c, store, table, columns)
    return replaced


async def _set_aside(c: Connection, force: bool) -> bool:
    """Make room for a backup; whether there is something to keep."""
    if not await c.fetchval("SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM people)"):
        await c.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
        return False
    if not force:
        raise BadDatabase(words.database_has_store())
    await c.execute(f"DROP SCHEMA IF EXISTS {REPLACED} CASCADE")
    await c.execute(f"ALTER SCHEMA {SCHEMA} RENAME TO {REPLACED}")
    return True


async def _put_table(c: Connection, store: sqlite3.Connection, table: str, columns: list[str]) -> None:
    read, more = (f", {LAST}", ["last"]) if table == "tables" else ("", [])
    rows = store.execute(f"SELECT {', '.join(columns)}{read} FROM {table}")
    records = (_record(columns, row) for row in rows)
    await c.copy_records_to_table(table, records=records, columns=[*columns, *more], schema_name=SCHEMA)


def _record(columns: list[str], row: tuple[Any, ...]) -> tuple[Any, ...]:
    if BOOLEAN not in columns:
        return row
    return tuple(bool(value) if i == columns.index(BOOLEAN) else value for i, value in enumerate(row))
