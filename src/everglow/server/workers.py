"""Processes in which bots think, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from hashlib import sha256
from threading import Thread
from typing import Final

from everglow.bots.roster import recruit
from everglow.game import Json, Seat
from everglow.games import games
from everglow.record import Record

TRIES: Final = 3  # a worker that dies takes its question along; it is asked again
POLITE: Final = 5  # bots leave the machine to people


class Workers:
    """As many bots think at a time as there are processes; all others wait their turn."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or os.cpu_count() or 1
        self.free = asyncio.Semaphore(self.processes)
        self.waiting = 0  # bots, for a process
        self.thinking = 0
        self.pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")  # a fork would copy the secrets of all tables
        return ProcessPoolExecutor(self.processes, spawn, _begin)

    async def choose(
        self, game: str, level: str, world: Json, seat: Seat, seed: int, begins: Callable[[], None]
    ) -> str:
        """The answer of a bot to an imagined world, by its name; it is told when its turn to think comes."""
        async with self._a_process():
            begins()
            for _ in range(TRIES):
                pool = self.pool
                try:
                    return await asyncio.wrap_future(pool.submit(choose, game, level, world, seat, seed))
                except BrokenProcessPool:
                    if self.pool is pool:
                        self.pool = self._hire()
        raise BrokenProcessPool(f"the bot's process died {TRIES} times")

    @asynccontextmanager
    async def _a_process(self) -> AsyncIterator[None]:
        self.waiting += 1
        try:
            await self.free.acquire()
        finally:
            self.waiting -= 1
        self.thinking += 1
        try:
            yield
        finally:
            self.thinking -= 1
            self.free.release()

    def busy(self) -> bool:
        return self.free.locked()

    def stop(self) -> None:
        for process in list(self.pool._processes.values()):
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


def bot_seeds(record: Record, seat: Seat, position: object) -> tuple[int, int]:
    """For what a bot imagines and for what it chooses: nobody knows them without the secret of the table."""
    secret = record.fork.secret if record.fork else record.secret
    digest = sha256(f"bot at seat {seat} in {position!r} with {secret}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1, int.from_bytes(digest[8:16], "big") >> 1


def choose(name: str, level: str, world: Json, seat: Seat, seed: int) -> str:
    """In a worker: think."""
    game = games()[name]
    state = game.load(world)
    return game.action_name(recruit(level, game, seed).choose(state, seat))


def _begin() -> None:
    """A worker does not outlive its server, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    Thread(target=_end_with, args=(_parent(),), daemon=True).start()


def _parent() -> Callable[[], None]:
    parent = multiprocessing.parent_process()
    assert parent is not None
    return parent.join


def _end_with(parent_ends: Callable[[], None]) -> None:
    parent_ends()
    os._exit(0)
