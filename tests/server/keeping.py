"""Kinds of stores for servers of tests: SQLite, unless `tests/extras/postgres` chooses another."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from types import ModuleType
from typing import Protocol

from everglow.server.http.service import FILE
from everglow.server.store import closures
from everglow.server.store.database import open_readonly
from everglow.server.store.protocol import Store
from everglow.server.store.sqlite import SqliteStore


class Keeping(Protocol):
    """A kind of store, with one of them for every folder."""

    @property
    def closures(self) -> ModuleType:
        """Functions of the commands that close something."""

    def database(self, data: Path) -> str:
        """Its address, "" for a file in the folder."""

    def place(self, data: Path) -> Path | str:
        """Path or address, as commands know it."""

    async def open_store(self, path: Path) -> Store:
        """The one of a file, or what there is instead of it."""

    def entries(self, data: Path) -> dict[str, list[bytes]]:
        """All entries by their table's code, without a gap."""

    def people(self, data: Path) -> dict[str, str]:
        """Ids of all people by their names."""

    def everything(self, data: Path) -> bytes:
        """All that is kept, as bytes in which words can be found."""


class InSqlite:
    """A file in the folder."""

    closures = closures

    def database(self, data: Path) -> str:
        return ""

    def place(self, data: Path) -> Path:
        return data / FILE

    async def open_store(self, path: Path) -> Store:
        return SqliteStore(path)

    def entries(self, data: Path) -> dict[str, list[bytes]]:
        """Read from a copy, so that the server finds it untouched."""
        with tempfile.TemporaryDirectory() as folder:
            for path in data.glob(f"{FILE}*"):
                shutil.copy(path, folder)
            return lines(Path(folder) / FILE)

    def people(self, data: Path) -> dict[str, str]:
        with closing(open_readonly(data / FILE)) as store:
            return dict(store.execute("SELECT name, person FROM people").fetchall())

    def everything(self, data: Path) -> bytes:
        return b"".join(path.read_bytes() for path in data.iterdir() if path.is_file())


ENTRIES = "SELECT code, number, line FROM entries ORDER BY code, number"


def gapless(rows: list[tuple[str, int, bytes]]) -> dict[str, list[bytes]]:
    found: dict[str, list[bytes]] = {}
    for code, number, line in rows:
        found.setdefault(code, []).append(line)
        assert len(found[code]) == number, f"entry {len(found[code])} of {code} is missing"
    return found


def lines(path: Path) -> dict[str, list[bytes]]:
    """All entries in a SQLite file."""
    with closing(sqlite3.connect(path)) as connection:
        return gapless(connection.execute(ENTRIES).fetchall())


class Chosen:
    """The kind that tests use now."""

    keeping: Keeping = InSqlite()


def keeping() -> Keeping:
    return Chosen.keeping
