"""Checks of `everglow doctor`: the store, its records, the pages and the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from everglow import COMPILED, compiled
from everglow.bots.judges import trouble
from everglow.commands.words.generated import messages as m
from everglow.game import AnyGame
from everglow.games import games
from everglow.record_parts import BadRecord
from everglow.server.http.pages import CLIENT
from everglow.server.store.database import BadStore
from everglow.server.store.inspection import Inspection, ProcessSeen
from everglow.server.store.trouble import BadDatabase
from everglow.server.table.changes import table_from
from everglow.server.table.entries import decode_entry
from everglow.words.message import Message

SILENT: Final = 10.0  # seconds after which others may take the tables of a process
ASSET: Final = re.compile(r'(?:src|href)="/(assets/[^"]+)"')


class Finding(NamedTuple):
    """Result of one check: its verdict, the part that was checked, and a message about it."""

    verdict: Literal["ok", "note", "failed"]  # a note is worth knowing, but it runs
    part: Literal["store", "records", "processes", "client", "engine", "bots"]
    told: Message


def findings(look: AbstractContextManager[Inspection], place: str, last: int) -> Iterator[Finding]:
    """Yield findings as they are made; the last few finished games are played again."""
    try:
        with look as store:
            yield _store(store, place)
            yield _records(store, last)
            yield from _processes(store.processes())
    except (BadStore, BadDatabase) as error:
        yield Finding("failed", "store", error.message)
    yield _client(CLIENT)
    yield _engine()
    yield from [_bots(game) for game in games().values() if game.judge.weights]


def _store(store: Inspection, place: str) -> Finding:
    version = store.version()
    if version > store.newest:
        return Finding("failed", "store", m.store_too_new(file=place, version=version))
    if not store.whole():
        return Finding("failed", "store", m.store_damaged(file=place))
    tables = store.tables()
    if version < store.newest:
        return Finding("note", "store", m.store_old(file=place, version=version))
    return Finding("ok", "store", m.store_whole(file=place, tables=tables, version=version))


def _records(store: Inspection, last: int) -> Finding:
    """Check the last finished games; a wrong one is told by its place: its code is not for a log."""
    codes = store.finished(last)
    complaints = [(number, _complaint(store, code)) for number, code in enumerate(codes, 1)]
    wrong = [m.wrong_game(number=number, complaint=words) for number, words in complaints if words]
    if wrong:
        return Finding("failed", "records", m.games_wrong(games=len(codes), wrong=wrong))
    return Finding("ok", "records", m.records_check(games=len(codes)))


def _processes(seen: Sequence[ProcessSeen]) -> Iterator[Finding]:
    """Tell of the processes on a database; of one that is silent others take the tables."""
    if not seen:
        return
    tables, silent = sum(one.tables for one in seen), [one for one in seen if one.silent > SILENT]
    if silent:
        told = m.processes_silent(silent=len(silent), processes=len(seen), seconds=round(silent[0].silent))
        yield Finding("note", "processes", told)
    else:
        yield Finding("ok", "processes", m.processes_run(processes=len(seen), tables=tables))


def _complaint(store: Inspection, code: str) -> Message | None:
    """Return what is wrong with a finished game; None if nothing is."""
    rows = store.rows(code)
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
        return error.message
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


def _bots(game: AnyGame) -> Finding:
    """Check whether bots judge by the net that ships with a game."""
    why = trouble(game)
    if why is None:
        return Finding("ok", "bots", m.bots_learned(game=game.texts.title))
    return Finding("note", "bots", m.bots_by_hand(game=game.texts.title, why=why))
