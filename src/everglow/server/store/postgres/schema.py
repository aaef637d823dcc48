"""The schema of a PostgreSQL database, and its migrations."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import asyncpg

from everglow.server.store.postgres.connection import Connection
from everglow.server.store.trouble import BadDatabase
from everglow.server.words.generated import messages as words

OLDEST: Final = 15  # the first PostgreSQL that we are tested with
SCHEMA: Final = "everglow"  # our own, so that a database can have other tenants
ENCODING: Final = "UTF8"

MIGRATIONS: Final = [  # each takes the database one version further; none is ever changed
    """
    CREATE TABLE house (one integer PRIMARY KEY CHECK (one = 1), version integer NOT NULL,
                        open_for bigint NOT NULL, key bytea NOT NULL);
    CREATE TABLE entries (code text COLLATE "C", number bigint, line bytea NOT NULL,
                          written double precision NOT NULL, PRIMARY KEY (code, number));
    CREATE TABLE tables (code text COLLATE "C" PRIMARY KEY, last bigint NOT NULL, status text NOT NULL,
                         public boolean NOT NULL, listing bytea NOT NULL, used double precision NOT NULL,
                         touched bigint NOT NULL, marked bigint);
    CREATE INDEX tables_by_status ON tables (status, public, used, code);
    CREATE TABLE members (person text, code text COLLATE "C", PRIMARY KEY (person, code));
    CREATE INDEX members_by_code ON members (code);
    CREATE TABLE traces (person text, code text COLLATE "C", PRIMARY KEY (person, code));
    CREATE INDEX traces_by_code ON traces (code);
    CREATE TABLE people (person text PRIMARY KEY, name text NOT NULL, language text NOT NULL DEFAULT '');
    CREATE INDEX people_by_name ON people (lower(name));
    CREATE TABLE sessions (session text PRIMARY KEY, person text NOT NULL, token bytea NOT NULL,
                           made double precision NOT NULL, used double precision NOT NULL,
                           touched bigint NOT NULL, device text NOT NULL);
    CREATE INDEX sessions_by_person ON sessions (person);
    CREATE TABLE links (token bytea PRIMARY KEY, person text NOT NULL, until double precision NOT NULL);
    CREATE INDEX links_by_person ON links (person);
    CREATE TABLE guests (person text PRIMARY KEY, owner text NOT NULL, token bytea NOT NULL UNIQUE,
                         public boolean NOT NULL, made double precision NOT NULL);
    CREATE INDEX guests_by_owner ON guests (owner, made);
    CREATE TABLE retired (person text PRIMARY KEY, owner text NOT NULL);
    CREATE INDEX retired_by_owner ON retired (owner);
    CREATE TABLE leavers (person text PRIMARY KEY, leaver bytea NOT NULL);
    CREATE TABLE closed (kind text, what text, since double precision NOT NULL, PRIMARY KEY (kind, what));
    """,
    """
    ALTER TABLE tables ADD COLUMN owner text, ADD COLUMN epoch bigint NOT NULL DEFAULT 0;
    ALTER TABLE entries ADD COLUMN epoch bigint NOT NULL DEFAULT 0;
    ALTER TABLE house ADD COLUMN seen timestamptz;
    CREATE TABLE processes (process text PRIMARY KEY, address text NOT NULL, machine text NOT NULL,
                            version text NOT NULL, since timestamptz NOT NULL, beat timestamptz NOT NULL);
    """,
    """
    CREATE TABLE analyses (code text COLLATE "C" PRIMARY KEY, judge text NOT NULL, analysis bytea NOT NULL);
    """,
    "ALTER TABLE processes ADD COLUMN withdrawn boolean NOT NULL DEFAULT false",
    """
    CREATE TABLE solved (person text, day integer, lost integer NOT NULL, PRIMARY KEY (person, day));
    CREATE TABLE exercises (person text, code text COLLATE "C", turn integer, due integer NOT NULL,
                            box integer NOT NULL, PRIMARY KEY (person, code, turn));
    CREATE INDEX exercises_by_code ON exercises (code);
    """,
    """
    ALTER TABLE people ADD COLUMN avatar text NOT NULL DEFAULT '', ADD COLUMN colour text NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE puzzles (code text COLLATE "C" PRIMARY KEY, turn integer NOT NULL, game text NOT NULL,
                          version text NOT NULL, found double precision NOT NULL);
    CREATE TABLE puzzle_days (day integer PRIMARY KEY, code text COLLATE "C" NOT NULL);
    """,
]


async def check_server(c: Connection) -> None:
    """Check, before anything is changed, that this PostgreSQL can hold a store."""
    if (major := c.get_server_version().major) < OLDEST:
        raise BadDatabase(words.database_too_old(version=major, oldest=OLDEST))
    if (encoding := await c.fetchval("SHOW server_encoding")) != ENCODING:
        raise BadDatabase(words.database_encoding(found=encoding, expected=ENCODING))


async def version_of(c: Connection, migrations: Sequence[str]) -> int:
    """Return how many migrations a database has behind it. BadDatabase if they are more than we know."""
    if await c.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.house") is None:
        return 0
    version = int(await c.fetchval(f"SELECT version FROM {SCHEMA}.house"))
    if version > len(migrations):
        raise BadDatabase(words.database_too_new(version=version, known=len(migrations)))
    return version


async def check_current(c: Connection) -> None:
    """Check that a command finds what it knows: a server has brought the database up to date."""
    if not (version := await version_of(c, MIGRATIONS)):
        raise BadDatabase(words.database_empty())
    if version < len(MIGRATIONS):
        raise BadDatabase(words.database_behind(version=version))


async def migrate(c: Connection, migrations: Sequence[str]) -> None:
    """Bring a database up to date in one transaction, with a key to sign cookies with."""
    version = await version_of(c, migrations)
    if version == len(migrations):
        return
    try:
        async with c.transaction():
            await _bring_up(c, version, migrations)
    except (asyncpg.SyntaxOrAccessError, asyncpg.IntegrityConstraintViolationError) as error:
        if isinstance(error, asyncpg.InsufficientPrivilegeError):
            raise
        told = words.database_not_updated(version=version, newest=len(migrations), error=str(error))
        raise BadDatabase(told) from error


async def _bring_up(c: Connection, version: int, migrations: Sequence[str]) -> None:
    if not version:
        await c.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    for step in migrations[version:]:
        await c.execute(step)
    await c.execute(
        "INSERT INTO house VALUES (1, $1, 0, $2) ON CONFLICT (one) DO UPDATE SET version = $1",
        *(len(migrations), secrets.token_bytes(32)),
    )
