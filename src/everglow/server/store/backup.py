"""A copy of a store as one file, taken while its server runs, and put back when it does not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from everglow.complaints import Complaint
from everglow.server.store.database import MIGRATIONS, BadStore, locked, open_readonly
from everglow.server.words.generated import messages as words

BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a store that is in use


class CannotCopy(Complaint):
    """A backup that cannot be taken or put back; the message says why, and what to do."""


def back_up(store: Path, file: Path) -> int:
    """Back up the store of one moment; return how many tables. The file is whole or as it was before."""
    if file.exists() and file.resolve() == store.resolve():
        raise CannotCopy(words.no_place_for_backup(file=str(file)))
    return put_backup(file, lambda draft: copy_store(store, draft))


def put_backup(file: Path, copy: Callable[[Path], int]) -> int:
    """Put a copy of a store, made as a draft, in the place of a file; return how many tables it has."""
    if file.exists() and not file.is_file():
        raise CannotCopy(words.no_place_for_backup(file=str(file)))
    if file.exists():
        check_whole(file)  # only an older backup is replaced
    with _draft(file) as draft:
        tables = copy(draft)
        _sync(draft)
        draft.replace(file)
        _sync(file.parent)
    return tables


def keep_older(store: Path) -> Path | None:
    """A backup beside a store that will be brought up to date, and its place; None if it will not."""
    version = _version(store)
    if not 0 < version < len(MIGRATIONS):
        return None
    file = store.with_name(f"{store.name}.version-{version}")
    back_up(store, file)
    return file


def _version(store: Path) -> int:
    """0 for what is no store: whoever opens it will say so."""
    try:
        with closing(open_readonly(store)) as connection:
            return int(connection.execute("PRAGMA user_version").fetchone()[0])
    except BadStore:
        return 0


def restore(file: Path, store: Path, force: bool) -> int:
    """Put a backup where a server will find it; how many tables. What lay there is kept beside it."""
    lock = locked(store)  # never under a server that runs
    try:
        if store.exists() and not force:
            raise CannotCopy(words.store_is_there(file=str(store)))
        with _draft(store) as draft:
            tables = copy_store(file, draft)
            _sync(draft)
            _set_aside(store)
            draft.replace(store)
            _sync(store.parent)
    finally:
        lock.let_go()
    return tables


def replaced(store: Path) -> Path:
    """Return where the store lies that a backup took the place of."""
    return store.with_name(f"{store.name}.replaced")


def _set_aside(store: Path) -> None:
    """Link the old store under another name: until the backup is in its place, it is still there."""
    if not store.exists():
        return
    _settle(store)
    aside = replaced(store)
    for end in ("", *BESIDE):
        aside.with_name(aside.name + end).unlink(missing_ok=True)
    os.link(store, aside)
    for end in BESIDE:  # only a damaged store still has them; they must not be taken for the backup's
        if (left := store.with_name(store.name + end)).exists():
            left.replace(aside.with_name(aside.name + end))


def _settle(store: Path) -> None:
    """Close the file last, which brings everything into it."""
    try:
        connection = sqlite3.connect(store, isolation_level=None)
        with closing(connection):
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass  # it is damaged: that may be why somebody restores


@contextmanager
def _draft(file: Path) -> Iterator[Path]:
    """Make a private draft beside the file, so that it can take its place in one step."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        error.filename = str(file)  # nobody has asked for a draft
        raise
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def copy_store(source: Path, target: Path) -> int:
    """Copy in one step, which is one moment of the source, whoever writes to it meanwhile."""
    try:
        with closing(open_readonly(source)) as original, closing(sqlite3.connect(target)) as made:
            original.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            made.commit()
    except sqlite3.Error as error:
        raise CannotCopy(words.store_not_copied(file=str(source), error=str(error))) from error
    return check_whole(target, source)  # what is wrong with the copy is wrong with its source


def check_whole(file: Path, named: Path | None = None) -> int:
    """Return how many tables are in a store that is whole and that we can read; errors blame `named`."""
    blamed = str(named or file)
    with closing(open_readonly(file)) as connection:
        try:
            whole = connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.Error as error:
            raise BadStore(words.store_is_damaged(file=blamed, error=str(error))) from error
    if not whole:
        raise BadStore(words.store_is_wrong(file=blamed, wrong="damaged"))
    if version > len(MIGRATIONS):
        raise BadStore(words.backup_is_newer(file=blamed, version=version))
    return tables


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
