"""The running server, from opening the store to closing the last connection."""

from __future__ import annotations

import asyncio
import errno
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

from aiohttp import web

from everglow.complaints import Complaint, system_reason
from everglow.server.http import hosts
from everglow.server.http.app import Server
from everglow.server.http.connections import Runner
from everglow.server.http.proxies import BadProxy, Proxies
from everglow.server.http.routes import application
from everglow.server.store.backup import CannotCopy, keep_older
from everglow.server.store.database import BadStore
from everglow.server.store.protocol import Store
from everglow.server.store.sqlite import SqliteStore
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

FILE: Final = "tables.sqlite"
LAST_PORT: Final = 65_535
SILENCE: Final = 30.0  # seconds that a connection may be open without a whole request
GOODBYE: Final = 3.0  # seconds for connections to end


class CannotServe(Complaint):
    """The server cannot run like this; the message says why, and what to do."""


class Service:
    """Context manager of a running server, which listens inside it."""

    def __init__(
        self,
        data: Path,
        host: str,
        port: int,
        names: list[str],
        proxies: Sequence[str] = (),
        database: str = "",
    ) -> None:
        self.data = data
        self.host = host
        self.port = port
        self.names = names
        self.proxies = proxies
        self.database = database  # a PostgreSQL database instead of a file in the folder
        self.kept: Path | None = None  # what the data was, if it was brought up to date
        self.server: Server
        self.runner: web.AppRunner

    async def __aenter__(self) -> Self:
        if not 0 <= self.port <= LAST_PORT:
            raise CannotServe(words.expected_port(last=LAST_PORT, port=self.port))
        try:
            proxies = Proxies(self.proxies)
            store = await self._store()
        except (BadProxy, BadStore, CannotCopy) as error:
            raise CannotServe(error.message) from error
        except OSError as error:
            told = words.cannot_write(file=str(error.filename), why=system_reason(error))
            raise CannotServe(told) from error
        self.server = Server(store, hosts.own_names(self.names), proxies)
        self.runner = Runner(
            application(self.server),
            proxies,
            access_log=None,
            shutdown_timeout=GOODBYE,
            lingering_time=GOODBYE,
            keepalive_timeout=SILENCE,
            auto_decompress=False,
        )
        await self.runner.setup()
        await self._listen()
        return self

    async def _store(self) -> Store:
        """Open what the server keeps; BadDatabase says why a database cannot be used."""
        if self.database:
            from everglow.server.store.postgres.store import PostgresStore  # asyncpg need not be there

            return await PostgresStore.open(self.database)
        self.kept = keep_older(self.data / FILE)
        return SqliteStore(self.data / FILE)

    async def _listen(self) -> None:
        try:
            await web.TCPSite(self.runner, self.host, self.port).start()
        except OSError as error:
            await self.runner.cleanup()
            raise CannotServe(self._why_not(error)) from error
        self.port = self.runner.addresses[0][1]
        self.server.lan = self.addresses()[:-1]
        self.server.local = hosts.only_here(self.host) and not self.proxies

    def _why_not(self, error: OSError) -> Message:
        if error.errno == errno.EADDRINUSE:
            return words.port_in_use(port=self.port, next=self.port + 1)
        return words.cannot_listen(host=self.host, port=self.port, why=system_reason(error))

    def addresses(self) -> list[str]:
        """Return where people find it: for other devices, if it is open to them, and for this machine."""
        return hosts.addresses(self.host, self.port)

    async def stopped(self) -> None:
        """Wait until somebody stops it."""
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        await stop.wait()

    async def __aexit__(self, *_: object) -> None:
        await self.server.tables.stop()
        await self.runner.cleanup()
