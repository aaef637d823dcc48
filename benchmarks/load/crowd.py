"""Four people at each of many tables, all in one process, who answer at random whatever they are asked."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from benchmarks.load.line import Line

SEATS = 4
AT_ONCE = 20  # tables that gather at the same time
PATIENCE = 120.0  # seconds; only a broken server makes anybody wait so long

Choose = Callable[[Sequence[str]], str]


class Speech(Protocol):
    """Protocol of one kind of server."""

    told: tuple[bytes, ...]  # how messages begin that tell how the game stands
    ack: bytes  # ... and one that says that an action is done; empty if there is none
    refused: bytes  # ... or that it was refused

    async def gather(self, table: Table, number: int) -> None:
        """Seat four people at a table and begin a game."""

    def answer(self, heard: bytes, seat: int, choose: Choose) -> bytes | None:
        """An answer of a seat to what it heard last; None if it was not asked anything."""


class Table:
    """Four lines to one table; at most one action is under way."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.speech = crowd.speech
        self.number = number
        self.lines: list[Line] = []
        self.heard = [b""] * SEATS  # what told each seat last how the game stands
        self.missing = 0  # messages until everybody knows of the action
        self.due = 0.0  # when it should have been sent
        self.waiting: deque[float] = deque()  # when further ones should have been
        self.acks = 0
        self.over = False
        self.news = asyncio.Event()

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(self.speech.told):
            self.heard[seat] = message
        elif self.speech.ack and message.startswith(self.speech.ack):
            self.acks += 1
            self.crowd.acks.append(time.perf_counter() - self.due)
        elif message.startswith(self.speech.refused):
            raise SystemExit(f"an action was refused: {message.decode()}")
        else:
            return
        self.news.set()
        self.missing -= 1
        if self.missing == 0:
            self.crowd.note_latency(self)

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self.news.clear()
                await self.news.wait()

    def settled(self) -> bool:
        return self.missing <= 0 and not self.waiting

    def act(self, due: float) -> bool:
        """Let somebody who is asked answer; False if nobody is, since the game is over."""
        choose, first = self.crowd.rng.choice, self.crowd.rng.randrange(SEATS)
        for seat in range(first, first + SEATS):
            if answer := self.speech.answer(self.heard[seat % SEATS], seat % SEATS, choose):
                self.due, self.missing = due, SEATS + bool(self.speech.ack)
                self.lines[seat % SEATS].say(answer)
                return True
        return False

    def close(self) -> None:
        for line in self.lines:
            line.close()


class Crowd:
    """Tables of the load test; `acks` and `latencies` are in seconds from when an action was due."""

    def __init__(self, speech: Speech, seed: int = 1) -> None:
        self.speech = speech
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.acks: list[float] = []
        self.latencies: list[float] = []
        self.next: Callable[[Table], None] = self._catch_up  # what follows when everybody was told

    async def grow(self, number: int) -> None:
        """Open tables until there are so many."""
        doors = asyncio.Semaphore(AT_ONCE)

        async def gather(n: int) -> Table:
            async with doors:
                table = Table(self, n)
                await self.speech.gather(table, n)
                return table

        self.tables += await asyncio.gather(*[gather(n) for n in range(len(self.tables), number)])

    async def begin_anew(self, number: int) -> None:
        """Leave all tables, and open so many others."""
        self.close()
        self.tables.clear()
        await self.grow(number)

    def note_latency(self, table: Table) -> None:
        self.latencies.append(time.perf_counter() - table.due)
        self.next(table)

    def act(self, table: Table, due: float) -> None:
        """A table whose game is over rests."""
        if not table.over and not table.act(due):
            table.over = True
            self.tables.remove(table)

    def forget(self) -> None:
        """Measure from now on."""
        self.acks.clear()
        self.latencies.clear()

    async def at_pace(self, rate: float, seconds: float) -> None:
        """Play so many actions a second, each at its time, whether or not the server keeps up."""
        began, number = time.perf_counter(), 0
        order: list[Table] = []
        while (due := began + number / rate) < began + seconds:
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            order = order or self.rng.sample(self.tables, len(self.tables))
            self._due(order.pop(), due)
            number += 1
        await self._settled()

    def _due(self, table: Table, due: float) -> None:
        if table.missing > 0:
            table.waiting.append(due)
        else:
            self.act(table, due)

    def _catch_up(self, table: Table) -> None:
        if table.waiting:
            self.act(table, table.waiting.popleft())

    async def flat_out(self, seconds: float) -> None:
        """Play one action after the other at every table."""
        self.next = lambda table: self.act(table, time.perf_counter())
        for table in list(self.tables):
            if table.missing <= 0:
                self.act(table, time.perf_counter())
        await asyncio.sleep(seconds)

    async def rest(self) -> None:
        self.next = self._catch_up
        await self._settled()

    async def _settled(self) -> None:
        for table in list(self.tables):
            await table.until(table.settled)

    def close(self) -> None:
        for table in self.tables:
            table.close()
