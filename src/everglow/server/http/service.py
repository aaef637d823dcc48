"""The running server, from opening the store to closing the last connection."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Self

from aiohttp import web

from everglow.complaints import Complaint, system_reason
from everglow.server.http import hosts
from everglow.server.http.app import Server
from everglow.server.http.connections import Runner
from everglow.server.http.proxies import BadProxy, Proxies
from everglow.server.http.routes import application
from everglow.server.store.addresses import only_here
from everglow.server.store.backup import CannotCopy, keep_older
from everglow.server.store.database import BadStore
from everglow.server.store.peers import Peer
from everglow.server.store.protocol import Store
from everglow.server.store.sqlite import SqliteStore
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

FILE: Final = "tables.sqlite"
LAST_PORT: Final = 65_535
SILENCE: Final = 30.0  # seconds that a connection may be open without a whole request
GOODBYE: Final = 3.0  # seconds for connections to end
BACKLOG: Final = 1024  # connections that wait until some process takes them


class CannotServe(Complaint):
    """The server cannot run like this; the message says why, and what to do."""


class Shares(NamedTuple):
    """The part of one process among several: on this machine, and on others with the same database."""

    internal: str = "127.0.0.1"  # host, perhaps with a port, at which other processes reach it
    listener: socket.socket | None = None  # that it shares with others, instead of one of its own
    workers: int = 0  # processes in which its bots think; 0 for one a core
    instead: str = ""  # the process that ended, and whose place it takes


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
        shares: Shares | None = None,
    ) -> None:
        self.data = data
        self.host = host
        self.port = port
        self.names = names
        self.proxies = proxies
        self.database = database  # a PostgreSQL database instead of a file in the folder
        self.shares = shares or Shares()
        self.kept: Path | None = None  # what the data was, if it was brought up to date
        self.inside: socket.socket | None = None  # where other processes reach this one
        self.site: web.BaseSite
        self.server: Server
        self.runner: web.AppRunner

    async def __aenter__(self) -> Self:
        if not 0 <= self.port <= LAST_PORT:
            raise CannotServe(words.expected_port(last=LAST_PORT, port=self.port))
        proxies, store = await self._proxies_and_store()
        self.server = Server(store, hosts.own_names(self.names), proxies, self.shares.workers)
        self.runner = Runner(
            application(self.server),
            proxies,
            self.inside.getsockname()[1] if self.inside else None,
            access_log=None,
            shutdown_timeout=GOODBYE,
            lingering_time=GOODBYE,
            keepalive_timeout=SILENCE,
            auto_decompress=False,
        )
        await self.runner.setup()
        if self.inside:
            await web.SockSite(self.runner, self.inside).start()
        await self._listen()
        return self

    async def _proxies_and_store(self) -> tuple[Proxies, Store]:
        """Read and open what was set; CannotServe if something of it cannot be used."""
        try:
            return Proxies(self.proxies), await self._store()
        except (BadProxy, BadStore, CannotCopy) as error:
            raise CannotServe(error.message) from error
        except OSError as error:
            told = words.cannot_write(file=str(error.filename), why=system_reason(error))
            raise CannotServe(told) from error

    async def _store(self) -> Store:
        """Open what the server keeps; BadDatabase says why a database cannot be used."""
        if self.database:
            from everglow.server.store.postgres.store import PostgresStore  # asyncpg need not be there

            self.inside = listening_inside(self.shares.internal)
            peer = Peer(hosts.joined(*self.inside.getsockname()[:2]), hosts.machine())
            try:
                return await PostgresStore.open(self.database, place=peer, instead=self.shares.instead)
            except BaseException:
                self.inside.close()
                raise
        self.kept = keep_older(self.data / FILE)
        return SqliteStore(self.data / FILE)

    async def _listen(self) -> None:
        try:
            self.site = self._site()
            await self.site.start()
        except OSError as error:
            await self.runner.cleanup()
            raise CannotServe(why_not(self.host, self.port, error)) from error
        self.port = self.runner.addresses[1 if self.inside else 0][1]
        self.server.lan = self.addresses()[:-1]
        self.server.local = only_here(self.host) and not self.proxies

    def _site(self) -> web.BaseSite:
        if self.shares.listener is not None:
            return web.SockSite(self.runner, self.shares.listener)
        return web.TCPSite(self.runner, self.host, self.port)

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
        await self.site.stop()  # another process with the same port takes whoever comes now
        await self.server.tables.stop()
        if self.server.cluster:
            await self.server.cluster.routing.cut_one_by_one()  # whoever is passed on finds another way
        await self.runner.cleanup()


def listening(host: str, port: int) -> socket.socket:
    """Listen at an address. CannotServe if that cannot be."""
    try:
        return _listener(host, port)
    except (OSError, OverflowError) as error:
        raise CannotServe(why_not(host, port, error)) from error


def listening_inside(address: str) -> socket.socket:
    """Listen to other processes. CannotServe if that cannot be."""
    host, port = internal(address)
    try:
        return _listener(host, port)
    except OSError as error:
        raise CannotServe(words.cannot_listen_inside(address=address, why=system_reason(error))) from error


def internal(address: str) -> tuple[str, int]:
    """Host and port at which other processes reach one; 0 for any port. CannotServe if it is no address."""
    with suppress(ValueError):
        host, port = hosts.split(address)
        if host not in hosts.EVERYWHERE:  # where nobody could send anything to
            return host, port
    raise CannotServe(words.expected_internal(address=address))


def _listener(host: str, port: int) -> socket.socket:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=kind, backlog=BACKLOG)


def why_not(host: str, port: int, error: OSError | OverflowError) -> Message:
    if isinstance(error, OverflowError):
        return words.expected_port(last=LAST_PORT, port=port)
    if error.errno == errno.EADDRINUSE:
        return words.port_in_use(port=port, next=port + 1)
    return words.cannot_listen(host=host, port=port, why=system_reason(error))
