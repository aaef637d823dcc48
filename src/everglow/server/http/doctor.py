"""Checks of `everglow doctor`: the store, its records, the pages and the engine."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from everglow import COMPILED, compiled
from everglow.games import games
from everglow.record import BadRecord
from everglow.server.http.pages import CLIENT
from everglow.server.store.database import MIGRATIONS, BadStore, open_readonly
from everglow.server.table.changes import table_from
from everglow.server.table.entries import decode_entry
from everglow.server.table.table import OVER

OK: Final = "ok"
NOTE: Final = "note"  # worth knowing, but it runs
FAILED: Final = "failed"
ASSET: Final = re.compile(r'(?:src|href)="/(assets/[^"]+)"')


class Finding(NamedTuple):
    """What a look at one thing gave."""

    verdict: str
    what: str
    told: str


def findings(store: Path, last: int) -> Iterator[Finding]:
    """Yield findings as they are made; the last few finished games are played again."""
    try:
        with closing(open_readonly(store)) as connection:
            yield _store(connection, store)
            yield _records(connection, last)
    except (BadStore, sqlite3.Error) as error:
        yield Finding(FAILED, "store", str(error))
    yield _client(CLIENT)
    yield _engine()


def _store(connection: sqlite3.Connection, store: Path) -> Finding:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        return Finding(
            FAILED, "store", f"{store} is of version {version}, made by a newer Everglow; update it"
        )
    if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
        return Finding(FAILED, "store", f"{store} is damaged; restore a backup with `everglow restore`")
    tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    if version < len(MIGRATIONS):
        return Finding(
            NOTE,
            "store",
            f"{store} is of version {version}; the server will bring it up to date, and keep a copy",
        )
    return Finding(OK, "store", f"{store} is whole: {tables} tables, version {version}")


def _records(connection: sqlite3.Connection, last: int) -> Finding:
    """Check the last finished games; a wrong one is told by its place: its code is not for a log."""
    query = "SELECT code FROM tables WHERE status = ? ORDER BY used DESC LIMIT ?"
    codes = [code for (code,) in connection.execute(query, (OVER, last))]
    complaints = [(number, _complaint(connection, code)) for number, code in enumerate(codes, 1)]
    wrong = [f"number {number} ({words})" for number, words in complaints if words]
    if wrong:
        return Finding(
            FAILED,
            "records",
            f"{len(wrong)} of {len(codes)} do not check out, counted from the latest: {', '.join(wrong)}",
        )
    return Finding(OK, "records", f"the last {len(codes)} finished games check out")


def _complaint(connection: sqlite3.Connection, code: str) -> str:
    """Return what is wrong with a finished game; "" if nothing is."""
    query = "SELECT number, line FROM entries WHERE code = ? ORDER BY number"
    rows = connection.execute(query, (code,)).fetchall()
    if not rows or [number for number, _ in rows] != list(range(1, len(rows) + 1)):
        return "entries are missing"
    try:
        table = table_from([decode_entry(line) for _, line in rows], code)
    except (msgspec.DecodeError, AssertionError, TypeError, LookupError):
        return "entries cannot be read"
    if table.frozen:
        return ""  # of older rules; it was over with them
    if table.session is None or not table.session.over():
        return "it is not over"
    try:
        table.session.record.verify(games()[table.opened.game])
    except BadRecord as error:
        return str(error)
    return ""


def _client(folder: Path) -> Finding:
    """Check every file that the page begins with."""
    page = folder / "index.html"
    if not page.is_file():
        return Finding(FAILED, "client", "the pages were not built: run `make client`")
    missing = [name for name in ASSET.findall(page.read_text()) if not (folder / name).is_file()]
    if missing:
        return Finding(FAILED, "client", f"{missing[0]} is missing: run `make client`")
    return Finding(OK, "client", "the pages are there")


def _engine() -> Finding:
    if COMPILED:
        return Finding(OK, "engine", "compiled")
    if failed := compiled.failure():
        return Finding(FAILED, "engine", f"interpreted: there was a C compiler, and it failed: {failed}")
    return Finding(NOTE, "engine", "interpreted, and so several times slower; `make engine` compiles it")
