"""Checks of `everglow doctor`: the store, its records, the pages and the engine."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from everglow import COMPILED, compiled
from everglow.commands.words.generated import messages as m
from everglow.games import games
from everglow.record import BadRecord
from everglow.server.http.pages import CLIENT
from everglow.server.store.database import MIGRATIONS, BadStore, open_readonly
from everglow.server.table.changes import table_from
from everglow.server.table.entries import decode_entry
from everglow.server.table.table import OVER
from everglow.words.message import Message, verbatim

ASSET: Final = re.compile(r'(?:src|href)="/(assets/[^"]+)"')


class Finding(NamedTuple):
    """What a look at one thing gave."""

    verdict: Literal["ok", "note", "failed"]  # a note is worth knowing, but it runs
    part: Literal["store", "records", "client", "engine"]
    told: Message


def findings(store: Path, last: int) -> Iterator[Finding]:
    """Yield findings as they are made; the last few finished games are played again."""
    try:
        with closing(open_readonly(store)) as connection:
            yield _store(connection, store)
            yield _records(connection, last)
    except (BadStore, sqlite3.Error) as error:
        yield Finding("failed", "store", verbatim(str(error)))
    yield _client(CLIENT)
    yield _engine()


def _store(connection: sqlite3.Connection, store: Path) -> Finding:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        return Finding("failed", "store", m.store_too_new(file=str(store), version=version))
    if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
        return Finding("failed", "store", m.store_damaged(file=str(store)))
    tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    if version < len(MIGRATIONS):
        return Finding("note", "store", m.store_old(file=str(store), version=version))
    return Finding("ok", "store", m.store_whole(file=str(store), tables=tables, version=version))


def _records(connection: sqlite3.Connection, last: int) -> Finding:
    """Check the last finished games; a wrong one is told by its place: its code is not for a log."""
    query = "SELECT code FROM tables WHERE status = ? ORDER BY used DESC LIMIT ?"
    codes = [code for (code,) in connection.execute(query, (OVER, last))]
    complaints = [(number, _complaint(connection, code)) for number, code in enumerate(codes, 1)]
    wrong = [m.wrong_game(number=number, complaint=words) for number, words in complaints if words]
    if wrong:
        return Finding("failed", "records", m.games_wrong(games=len(codes), wrong=wrong))
    return Finding("ok", "records", m.records_check(games=len(codes)))


def _complaint(connection: sqlite3.Connection, code: str) -> Message | None:
    """Return what is wrong with a finished game; None if nothing is."""
    query = "SELECT number, line FROM entries WHERE code = ? ORDER BY number"
    rows = connection.execute(query, (code,)).fetchall()
    if not rows or [number for number, _ in rows] != list(range(1, len(rows) + 1)):
        return m.entries_missing()
    try:
        table = table_from([decode_entry(line) for _, line in rows], code)
    except (msgspec.DecodeError, AssertionError, TypeError, LookupError):
        return m.entries_unreadable()
    if table.frozen:
        return None  # of older rules; it was over with them
    if table.session is None or not table.session.over():
        return m.not_over()
    try:
        table.session.record.verify(games()[table.opened.game])
    except BadRecord as error:
        return verbatim(str(error))
    return None


def _client(folder: Path) -> Finding:
    """Check every file that the page begins with."""
    page = folder / "index.html"
    if not page.is_file():
        return Finding("failed", "client", m.pages_missing())
    missing = [name for name in ASSET.findall(page.read_text()) if not (folder / name).is_file()]
    if missing:
        return Finding("failed", "client", m.page_missing(file=missing[0]))
    return Finding("ok", "client", m.pages_there())


def _engine() -> Finding:
    if COMPILED:
        return Finding("ok", "engine", m.engine_compiled())
    if failed := compiled.failure():
        return Finding("failed", "engine", m.engine_failed(failure=failed))
    return Finding("note", "engine", m.engine_interpreted())
