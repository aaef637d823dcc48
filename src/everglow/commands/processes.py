"""Several processes of one server: they share a port and a database, and one that ends is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple, Self

from everglow.commands.arguments import BadInput
from everglow.commands.words.generated import messages as m
from everglow.complaints import Complaint
from everglow.server.http import hosts
from everglow.server.http.service import CannotServe, Service, Shares, internal, listening
from everglow.server.live import logs
from everglow.words.message import Message

log = logging.getLogger("everglow.processes")

TAKEOVER: Final = 2.0  # seconds in which others take what one had that ended, before another one begins
PAUSE: Final = 1.0  # seconds before a process is replaced that ended before it was ready


class Serving(NamedTuple):
    """Settings of a server, as each of its processes needs them."""

    data: Path
    host: str
    port: int
    names: list[str]
    proxies: Sequence[str]
    database: str
    internal: str
    quiet: bool


class Ready(NamedTuple):
    """Report of a process that has begun: its name among those on the database, or why it cannot."""

    process: str = ""
    complaint: Message | None = None


class Berth:
    """The place of one process, in which another follows when it ends."""

    def __init__(self, what: Serving, listener: socket.socket, shares: Shares) -> None:
        self.what = what
        self.shares = shares._replace(listener=listener)
        self.process: SpawnProcess | None = None
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()

    async def begin(self) -> None:
        """Start a process, and wait until it is ready. CannotServe if it cannot be."""
        told = await self._told(self._start())
        if told.complaint:
            raise CannotServe(told.complaint)
        self.shares = self.shares._replace(instead=told.process)
        self.ready.set()

    def _start(self) -> Connection:
        ours, theirs = multiprocessing.Pipe(duplex=False)
        spawn = multiprocessing.get_context("spawn")
        self.process = spawn.Process(target=work, args=(self.what, self.shares, theirs))
        self.process.start()
        theirs.close()
        self.ended.clear()
        asyncio.get_running_loop().add_reader(self.process.sentinel, self._end, self.process)
        return ours

    async def _told(self, ours: Connection) -> Ready:
        try:
            ready = await asyncio.to_thread(ours.recv)
        except EOFError:
            return Ready(complaint=m.process_ended())
        finally:
            ours.close()
        assert isinstance(ready, Ready)
        return ready

    def _end(self, process: SpawnProcess) -> None:
        asyncio.get_running_loop().remove_reader(process.sentinel)
        process.join()
        self.ended.set()

    def stop(self) -> None:
        self.ready.clear()
        if self.process is not None and not self.ended.is_set():
            self.process.terminate()


class Crew:
    """The processes of a server; a context like `Service`."""

    kept: Path | None = None

    def __init__(self, what: Serving, count: int) -> None:
        if not what.database:
            raise BadInput(m.processes_need_database())
        self.what = what
        self.count = count
        self.stopping = False
        self.watches: list[asyncio.Task[None]] = []
        self.berths: list[Berth] = []
        self.listener: socket.socket

    async def __aenter__(self) -> Self:
        shares = [self._shares(number) for number in range(self.count)]
        self.listener = listening(self.what.host, self.what.port)
        self.port = self.listener.getsockname()[1]
        what = self.what._replace(port=self.port)
        self.berths = [Berth(what, self.listener, share) for share in shares]
        try:
            await self.berths[0].begin()  # it brings the database up to date, or says what is wrong
        except BaseException:
            await self._end()
            raise
        self.watches = [asyncio.create_task(self._watch(berth)) for berth in self.berths]
        return self

    def _shares(self, number: int) -> Shares:
        """Ports follow each other, if the first one is chosen; bots share the cores."""
        host, port = internal(self.what.internal)
        address = hosts.joined(host, port + number) if port else self.what.internal
        internal(address)  # the last port may be none
        return Shares(address, workers=max(1, (os.cpu_count() or 1) // self.count))

    def addresses(self) -> list[str]:
        return hosts.addresses(self.what.host, self.port)

    async def stopped(self) -> None:
        """Wait until somebody stops the server. SIGHUP replaces one process after the other."""
        stop, loop, rounds = asyncio.Event(), asyncio.get_running_loop(), asyncio.Queue[None]()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
        loop.add_signal_handler(signal.SIGHUP, rounds.put_nowait, None)
        renewing = asyncio.create_task(self._renew(rounds))
        await stop.wait()
        renewing.cancel()

    async def __aexit__(self, *_: object) -> None:
        await self._end()

    async def _end(self) -> None:
        self.stopping = True
        for berth in self.berths:
            berth.stop()
        await asyncio.gather(*[berth.ended.wait() for berth in self.berths if berth.process])
        for watch in self.watches:
            watch.cancel()
        self.listener.close()

    async def _watch(self, berth: Berth) -> None:
        """Start a process, and another one whenever it ends."""
        while not self.stopping:
            if berth.process is not None:
                await berth.ended.wait()
                if self.stopping:
                    return
                log.warning("a process ended, and another one begins in its place")
                await self._let_others_take_over()
            try:
                await berth.begin()
            except Complaint as error:
                log.warning("a process could not begin", extra={"why": str(error)})
                await asyncio.sleep(PAUSE)

    async def _let_others_take_over(self) -> None:
        """Leave the processors to others: a process that begins needs much of them, and has no table yet."""
        others = [one for one in self.berths if one.ready.is_set() and not one.ended.is_set()]
        if others:
            await asyncio.sleep(TAKEOVER)

    async def _renew(self, rounds: asyncio.Queue[None]) -> None:
        while True:
            await rounds.get()
            for berth in self.berths:
                berth.stop()
                await berth.ready.wait()


# A process


def work(what: Serving, shares: Shares, tell: Connection) -> None:
    """Serve, as one of several processes."""
    from everglow.commands.serve import run_on_loop

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears it, and stops the others
    Thread(target=_end_with_parent, daemon=True).start()
    logs.keep(what.quiet)
    run_on_loop(_serve(Service(*what[:6], shares), tell), None)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


async def _serve(service: Service, tell: Connection) -> None:
    from everglow.commands.serve import collect_rarely

    try:
        async with service:
            collect_rarely()
            peers: Any = service.server.store.peers
            tell.send(Ready(peers.me))
            await service.stopped()
    except Complaint as error:
        tell.send(Ready(complaint=error.message))
