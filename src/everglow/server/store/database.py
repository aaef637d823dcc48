"""The SQLite file of a store: opening, locking, schema and migrations."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, Literal, TypeAlias

from everglow.complaints import Complaint, system_reason
from everglow.server.store.lock import InUse, Lock
from everglow.server.words.generated import messages as words
from everglow.words.message import Message, verbatim

MIGRATIONS: Final = [  # each takes the file one version further; none is ever changed
    """
    CREATE TABLE entries (code TEXT, number INTEGER, line BLOB NOT NULL, written REAL NOT NULL,
                          PRIMARY KEY (code, number)) WITHOUT ROWID;
    CREATE TABLE tables (code TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL,
                         listing BLOB NOT NULL, used REAL NOT NULL) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status, public, used);
    CREATE TABLE members (person TEXT, code TEXT, PRIMARY KEY (person, code)) WITHOUT ROWID;
    CREATE TABLE people (person TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE sessions (session TEXT PRIMARY KEY, person TEXT NOT NULL, token BLOB NOT NULL,
                           made REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE links (token BLOB PRIMARY KEY, person TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE house (one INTEGER PRIMARY KEY CHECK (one = 1), open_for INTEGER NOT NULL,
                        key BLOB NOT NULL);
    """,
    """
    CREATE TABLE guests (person TEXT PRIMARY KEY, owner TEXT NOT NULL, token BLOB NOT NULL UNIQUE,
                         public INTEGER NOT NULL, made REAL NOT NULL) WITHOUT ROWID;
    CREATE INDEX guests_by_owner ON guests (owner, made);
    """,
    """
    CREATE TABLE traces (person TEXT, code TEXT, PRIMARY KEY (person, code)) WITHOUT ROWID;
    CREATE TABLE retired (person TEXT PRIMARY KEY, owner TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE leavers (person TEXT PRIMARY KEY, leaver BLOB NOT NULL) WITHOUT ROWID;
    INSERT OR IGNORE INTO traces
        SELECT json_extract(CAST(line AS TEXT), '$.person') AS person, code FROM entries
        WHERE instr(line, CAST('"person":"' AS BLOB)) AND person != '';
    INSERT OR IGNORE INTO traces
        SELECT json_extract(CAST(line AS TEXT), '$.host') AS person, code FROM entries WHERE number = 1;
    CREATE TEMP TABLE unique_names AS
        SELECT name, min(person) AS person FROM people GROUP BY name HAVING count(*) = 1;
    INSERT OR IGNORE INTO traces
        SELECT person, code FROM entries
        JOIN unique_names ON name = json_extract(CAST(line AS TEXT), '$.name')
        WHERE instr(line, CAST('"entry":"said"' AS BLOB));
    INSERT OR IGNORE INTO retired
        SELECT json_extract(CAST(line AS TEXT), '$.person') AS bot, unique_names.person
        FROM entries JOIN unique_names ON name = json_extract(CAST(line AS TEXT), '$.owner')
        WHERE instr(line, CAST('"owner":"' AS BLOB)) AND bot NOT IN (SELECT person FROM guests);
    DROP TABLE unique_names;
    CREATE INDEX members_by_code ON members (code);
    CREATE INDEX traces_by_code ON traces (code);
    CREATE INDEX sessions_by_person ON sessions (person);
    CREATE INDEX links_by_person ON links (person);
    CREATE INDEX retired_by_owner ON retired (owner);
    CREATE INDEX people_by_name ON people (name);
    ALTER TABLE house ADD COLUMN remains INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN marked INTEGER;
    UPDATE tables SET touched = coalesce((SELECT open_for FROM house), 0);
    ALTER TABLE sessions ADD COLUMN used REAL NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
    UPDATE sessions SET used = made, touched = coalesce((SELECT open_for FROM house), 0);
    CREATE TABLE closed (kind TEXT, what TEXT, since REAL NOT NULL, PRIMARY KEY (kind, what)) WITHOUT ROWID;
    """,
    """
    ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE analyses (code TEXT PRIMARY KEY, judge TEXT NOT NULL, analysis BLOB NOT NULL);
    """,
    """
    CREATE TABLE solved (person TEXT, day INTEGER, lost INTEGER NOT NULL,
                         PRIMARY KEY (person, day)) WITHOUT ROWID;
    CREATE TABLE exercises (person TEXT, code TEXT, turn INTEGER, due INTEGER NOT NULL, box INTEGER NOT NULL,
                            PRIMARY KEY (person, code, turn)) WITHOUT ROWID;
    CREATE INDEX exercises_by_code ON exercises (code);
    """,
    """
    ALTER TABLE people ADD COLUMN avatar TEXT NOT NULL DEFAULT '';
    ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE puzzles (code TEXT PRIMARY KEY, turn INTEGER NOT NULL, game TEXT NOT NULL,
                          version TEXT NOT NULL, found REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE puzzle_days (day INTEGER PRIMARY KEY, code TEXT NOT NULL);
    """,
]

Wrong: TypeAlias = Literal["in_use", "foreign", "empty", "damaged"]
WRONG: Final[dict[str, Wrong]] = {  # what SQLite says, and what it means
    "locked": "in_use",
    "not a database": "foreign",
    "foreign": "foreign",
    "empty": "empty",
    "no such table": "foreign",
    "malformed": "damaged",
}


class BadStore(Complaint):
    """A file that cannot be used as a store; the message says why."""


class Owner(sqlite3.Connection):
    """The connection of the one process that holds the truth."""

    lock: Lock | None = None

    def close(self) -> None:
        super().close()
        if self.lock:
            self.lock.let_go()


def open_database(path: Path) -> sqlite3.Connection:
    """The file, made or brought up to date if need be. BadStore if it is something else, or not ours."""
    lock = locked(path)
    try:
        if not path.exists():
            _make(path)
        path.chmod(0o600)  # secrets of running games
        lock.hold(path)
        return _prepared(path, lock)
    except InUse:
        raise BadStore(_why(path, sqlite3.OperationalError("locked"))) from None
    except BaseException as error:
        lock.let_go()
        if isinstance(error, OSError | sqlite3.Error):
            raise BadStore(_why(path, error)) from error
        raise


def locked(path: Path) -> Lock:
    """The right to write to a store. BadStore if a server has it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Lock(path)
    except InUse:
        raise BadStore(_why(path, sqlite3.OperationalError("locked"))) from None
    except OSError as error:
        raise BadStore(_why(path, error)) from error


def open_readonly(path: Path) -> sqlite3.Connection:
    """Open the file for reading only, also while a server writes to it. BadStore if there is none."""
    if not path.is_file():
        raise BadStore(words.store_is_missing(file=str(path)))
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        connection.execute("PRAGMA query_only = 1")
        connection.execute("SELECT open_for FROM house").fetchone()
    except sqlite3.Error as error:
        connection.close()
        raise BadStore(_trouble(path, error)) from error
    return connection


def _make(path: Path) -> None:
    """A new store, in one step: so a file that is empty was not made by us."""
    draft = path.with_name(f".{path.name}.new")
    draft.unlink(missing_ok=True)
    draft.touch(mode=0o600)
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS)
    draft.replace(path)


def _check_ours(path: Path, connection: sqlite3.Connection) -> None:
    """Check, before anything is changed, that it is a store and none of a newer version."""
    if path.is_file() and not path.stat().st_size:
        raise sqlite3.DatabaseError("empty")
    if not version_of(connection, MIGRATIONS):
        raise sqlite3.DatabaseError("foreign")
    connection.execute("SELECT open_for FROM house").fetchone()


def _prepared(path: Path, lock: Lock) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=2, factory=Owner
    )
    connection.lock = lock
    try:
        _check_ours(path, connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # who is forgotten is not left in free pages
        migrate(connection, MIGRATIONS)
    except BaseException:
        connection.close()
        raise
    return connection


def version_of(connection: sqlite3.Connection, migrations: list[str]) -> int:
    """Return how many migrations a file has behind it. BadStore if they are more than we know."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(migrations):
        raise BadStore(words.data_is_newer(version=version, known=len(migrations)))
    return version


def migrate(connection: sqlite3.Connection, migrations: list[str]) -> None:
    """Bring a store up to date, with a key to sign cookies with."""
    version = version_of(connection, migrations)
    if version < len(migrations):
        _bring_up(connection, version, migrations)
    connection.execute(
        "INSERT OR IGNORE INTO house (one, open_for, key) VALUES (1, 0, ?)", (secrets.token_bytes(32),)
    )


def _bring_up(connection: sqlite3.Connection, version: int, migrations: list[str]) -> None:
    """Run all migrations in one transaction: if one fails, the version before can still read the file."""
    steps = "".join(migrations[version:])
    try:
        connection.executescript(f"BEGIN; {steps} PRAGMA user_version = {len(migrations)}; COMMIT;")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if not version:
            raise  # nothing was there
        told = words.data_not_updated(version=version, latest=len(migrations), error=str(error))
        raise BadStore(told) from error


def _why(path: Path, error: Exception) -> Message:
    """Say what is wrong, and what to do."""
    return words.store_advice(trouble=_trouble(path, error), wrong=_wrong(error) or "unusable")


def _trouble(path: Path, error: Exception) -> Message:
    if wrong := _wrong(error):
        return words.store_is_wrong(file=str(path), wrong=wrong)
    why = system_reason(error) if isinstance(error, OSError) else verbatim(str(error))
    return words.store_is_unusable(file=str(path), why=why)


def _wrong(error: Exception) -> Wrong | None:
    return next((wrong for said, wrong in WRONG.items() if said in str(error)), None)
