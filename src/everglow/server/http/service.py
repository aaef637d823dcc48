"""The running server, from opening the store to closing the last connection."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

from aiohttp import web

from everglow.server.http import hosts
from everglow.server.http.app import Server
from everglow.server.http.connections import Runner
from everglow.server.http.proxies import BadProxy, Proxies
from everglow.server.http.routes import application
from everglow.server.store.backup import CannotCopy, keep_older
from everglow.server.store.database import BadStore
from everglow.server.store.sqlite import SqliteStore

FILE: Final = "tables.sqlite"
LAST_PORT: Final = 65_535
SILENCE: Final = 30.0  # seconds that a connection may be open without a whole request
GOODBYE: Final = 3.0  # seconds for connections to end


class CannotServe(Exception):
    """The server cannot run like this; the message says why, and what to do."""


class Service:
    """As a context: the server listens inside it."""

    def __init__(
        self, data: Path, host: str, port: int, names: list[str], proxies: Sequence[str] = ()
    ) -> None:
        self.data = data
        self.host = host
        self.port = port
        self.names = names
        self.proxies = proxies
        self.kept: Path | None = None  # what the data was, if it was brought up to date
        self.server: Server
        self.runner: web.AppRunner

    async def __aenter__(self) -> Self:
        if not 0 <= self.port <= LAST_PORT:
            raise CannotServe(f"expected a port from 0 to {LAST_PORT}, not {self.port}")
        try:
            proxies = Proxies(self.proxies)
            self.kept = keep_older(self.data / FILE)
            store = SqliteStore(self.data / FILE)
        except (BadProxy, BadStore, CannotCopy) as error:
            raise CannotServe(str(error)) from error
        except OSError as error:
            raise CannotServe(f"{error.filename} cannot be written ({error.strerror})") from error
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

    async def _listen(self) -> None:
        try:
            await web.TCPSite(self.runner, self.host, self.port).start()
        except OSError as error:
            await self.runner.cleanup()
            raise CannotServe(self._why_not(error)) from error
        self.port = self.runner.addresses[0][1]
        self.server.lan = self.addresses()[:-1]
        self.server.local = hosts.only_here(self.host) and not self.proxies

    def _why_not(self, error: OSError) -> str:
        if "in use" in str(error):
            return f"port {self.port} is in use, perhaps by another Everglow; try --port {self.port + 1}"
        told = str(error.strerror or error).rpartition(": ")[2].lower()
        return f"cannot listen on {self.host}, port {self.port} ({told}); try --host 127.0.0.1 --port 8080"

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
