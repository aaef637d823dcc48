"""Connections to a PostgreSQL database, with patience while it restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final, Self, TypeVar
from urllib.parse import urlsplit

import asyncpg

from everglow.server.store.postgres import faults
from everglow.server.store.postgres.connection import Connection, Pool, Row
from everglow.server.store.postgres.schema import SCHEMA, check_current, check_server
from everglow.server.store.trouble import BadDatabase
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

T = TypeVar("T")

SCHEMES: Final = ("postgresql", "postgres")
CONNECTING: Final = 10.0  # seconds for a connection to be made
ANSWERING: Final = 60.0  # ... and for an answer
PATIENCE: Final = 10.0  # seconds in which a database may come back before anybody hears of it
PAUSE: Final = 0.1  # seconds between two tries
LOCKED: Final = 3.0  # seconds in which a server that ends may let go of the database
AT_ONCE: Final = 8  # connections beside the one that appends
LOCK: Final = 0x45_76_65_72_67_6C_6F_77  # "Everglow"; such locks belong to their database
SHARED: Final = "SELECT pg_try_advisory_lock_shared($1)"
ALONE: Final = "SELECT pg_try_advisory_lock($1)"
LET_GO: Final = "SELECT pg_advisory_unlock($1)"
SETTINGS: Final = {
    "application_name": "everglow",
    "search_path": SCHEMA,
    "synchronous_commit": "on",
    "tcp_keepalives_idle": "10",  # a machine that vanished holds its lock no longer than half a minute
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


class PooledConnection(asyncpg.Connection):
    """A connection that need not be reset between two who use it: nobody leaves anything behind."""

    def get_reset_query(self) -> str:
        return ""


class Link:
    """A pool of connections. Whatever is done by it may be done twice, when an answer was lost."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.pool: Pool = asyncpg.create_pool(
            address,
            min_size=0,
            max_size=AT_ONCE,
            timeout=CONNECTING,
            command_timeout=ANSWERING,
            server_settings=SETTINGS,
            connection_class=PooledConnection,
        )

    async def open(self) -> Self:
        await self.pool
        return self

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do something with a connection, again if it broke; StoreAway if the database stays away."""

        async def once() -> T:
            async with self.pool.acquire() as connection:
                return await work(connection)

        return await patiently(once)

    async def change(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do something in a transaction."""

        async def once(connection: Connection) -> T:
            async with connection.transaction():
                return await work(connection)

        return await self.run(once)

    async def fetch(self, query: str, *values: object) -> list[Row]:
        return await self.run(lambda c: c.fetch(query, *values))

    async def fetchval(self, query: str, *values: object) -> Any:
        return await self.run(lambda c: c.fetchval(query, *values))

    async def execute(self, query: str, *values: object) -> None:
        await self.run(lambda c: c.execute(query, *values))

    async def close(self) -> None:
        await self.pool.close()


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Try something until it succeeds; StoreAway if the database does not come back in time."""
    ends = monotonic() + PATIENCE
    while True:
        try:
            return await work()
        except Exception as error:
            if not faults.passes(error) or monotonic() > ends:
                raise faults.translated(error) from error
            await asyncio.sleep(PAUSE)


async def connect(address: str, answering: float | None = ANSWERING) -> Connection:
    """One connection, checked. BadDatabase if there is none, or it is to something else.

    Commands may wait for an answer for as long as it takes.
    """
    check_address(address)
    try:
        connection: Connection = await asyncpg.connect(
            address, timeout=CONNECTING, command_timeout=answering, server_settings=SETTINGS
        )
    except Exception as error:
        raise BadDatabase(complaint(address, error)) from error
    return await prepared(address, connection, check_server(connection))


async def connect_serving(address: str, answering: float | None = ANSWERING) -> Connection:
    """A connection that holds the right to serve a database with others. BadDatabase if a command has it."""
    connection = await connect(address, answering)
    return await prepared(address, connection, hold(connection, SHARED))


async def connect_alone(address: str, answering: float | None = ANSWERING) -> Connection:
    """A connection that has a database for itself. BadDatabase if a server uses it."""
    connection = await connect(address, answering)
    return await prepared(address, connection, hold(connection, ALONE))


async def prepared(address: str, connection: Connection, work: Awaitable[None]) -> Connection:
    """A connection after some work with it, closed if that fails."""
    try:
        with explained(address):
            await work
    except BaseException:
        connection.terminate()
        raise
    return connection


async def hold(connection: Connection, how: str) -> None:
    """Take the lock, which goes when the connection does: also that of a server that was just killed."""
    ends = monotonic() + LOCKED
    while not await connection.fetchval(how, LOCK):
        if monotonic() > ends:
            raise BadDatabase(words.database_in_use())
        await asyncio.sleep(PAUSE)


def check_address(address: str) -> None:
    try:
        known = urlsplit(address).scheme in SCHEMES
    except ValueError:
        known = False
    if not known:
        raise BadDatabase(words.expected_database())


def complaint(address: str, error: Exception) -> Message:
    """Say what is wrong, and where; the rest of the address stays secret."""
    reason = faults.explain(error)
    return words.database_at(place=place(address), complaint=reason) if reason else words.expected_database()


def place(address: str) -> str:
    """Host, port and database of an address, without user and password."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2] or "localhost"
    return f"{host}{parts.path}"


def with_database(address: str, work: Callable[[Connection], Awaitable[T]]) -> T:
    """Do something for a command, also while a server runs. BadDatabase if it cannot be done there."""

    async def do() -> T:
        connection = await connect(address, None)
        await prepared(address, connection, check_current(connection))
        try:
            with explained(address):
                return await work(connection)
        finally:
            await connection.close()

    return asyncio.run(do())


@contextmanager
def explained(address: str) -> Iterator[None]:
    """Say what a database does not let us do, as BadDatabase."""
    try:
        yield
    except Exception as error:
        if faults.explain(error) is None:
            raise
        raise BadDatabase(complaint(address, error)) from error
