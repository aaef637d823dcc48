"""Worker processes in which bots think and games are judged, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from random import SystemRandom
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple, TypeVar

from everglow.bots.roster import recruit
from everglow.game import Json, Seat
from everglow.games import games
from everglow.record import Record
from everglow.server.live.background import in_background
from everglow.server.live.queue import Turns

log = logging.getLogger("everglow.workers")

T = TypeVar("T")

TRIES: Final = 3  # a worker that dies takes its question along; it is asked again
HUNG: Final = 60.0  # seconds without an answer; the slowest bot thinks for one, on a machine that is not busy
STARVED: Final = 3600.0  # the most seconds; on a machine that is very busy a process takes minutes to begin
LATELY: Final = 32  # thoughts whose times are known
AT_FIRST: Final = 0.05  # seconds, before any is known
POLITE: Final = 10  # bots leave the machine to people
CROWDED: Final = 600.0  # seconds without jobs in the background, after one that starved
YOUNG: Final = 50_000  # objects after which the garbage collector looks at the youngest


class Thought(NamedTuple):
    """Job for a bot: a world that a seat of a game imagines."""

    game: str
    level: str
    world: Json
    seat: Seat
    seed: int
    only: str = ""  # the answer, if there is no other


class Account(NamedTuple):
    """Person on whose account a bot thinks, and whether somebody waits for it at this moment."""

    person: str
    urgent: Callable[[], bool]


class NoAnswer(Exception):
    """A process died or hung."""


class Worker:
    """One process. It is replaced alone, so that no other bot loses its thoughts."""

    def __init__(self) -> None:
        self.pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")  # a fork would copy the secrets of all tables
        return ProcessPoolExecutor(1, spawn, _begin)

    async def ask(self, job: Callable[[], T], patience: float) -> T:
        """An answer; NoAnswer if the process dies or hangs, and then there is another one."""
        try:
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(self.pool.submit(job))
        except BrokenProcessPool:
            why = "it died"
        except TimeoutError:
            why = "it hung"
        self.end()
        self.pool = self._hire()
        raise NoAnswer(why)

    def processes(self) -> list[int]:
        return list(self.pool._processes or {})

    def end(self) -> None:
        for process in list((self.pool._processes or {}).values()):
            process.kill()  # one that was stopped would not hear anything else
        self.pool.shutdown(wait=False, cancel_futures=True)


class Pace:
    """Recent thinking times of bots, by game and level, about questions with several answers."""

    def __init__(self) -> None:
        self.took: dict[tuple[str, str], deque[float]] = {}
        self.random = SystemRandom()

    def note(self, thought: Thought, seconds: float) -> None:
        self.took.setdefault((thought.game, thought.level), deque(maxlen=LATELY)).append(seconds)

    def usual(self, thought: Thought) -> float:
        """A time as one of them took: others may not learn that a bot has no choice."""
        return self.random.choice(self.took.get((thought.game, thought.level)) or [AT_FIRST])


class Workers:
    """Pool of worker processes: one bot thinks in each; all others wait their turn."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or os.cpu_count() or 1
        self.turns = Turns(self.processes)
        self.all = [Worker() for _ in range(self.processes)]
        self.idle = list(self.all)
        self.pace = Pace()
        self.patience = HUNG
        self.replaced = 0
        self.failures = 0  # since a bot last answered
        self.crowded = 0.0  # until then the machine leaves nothing to jobs in the background

    @property
    def waiting(self) -> int:
        """Bots, for a process."""
        return len(self.turns.line)

    @property
    def thinking(self) -> int:
        return self.processes - len(self.idle)

    async def choose(self, account: Account, thought: Thought, begins: Callable[[], bool]) -> str:
        """The name of a bot's answer to an imagined world; "" if nobody wants it when its turn comes."""
        async with self.turns.turn(*account):
            if not begins():
                return ""
            if not thought.only:
                return await self._think(thought)
        await asyncio.sleep(self.pace.usual(thought))  # without a process
        return thought.only

    async def compute(self, account: Account, what: str, job: Callable[[], T]) -> T:
        """Do a job for whoever it is, when their turn comes; NoAnswer if processes die or hang over it.

        A job for which nobody waits is done in the background, as long as the machine has time for it.
        """
        async with self.turns.turn(*account):
            with self._worker() as worker:
                if account.urgent() or not self.leisure():
                    return await self._answer(worker, what, job)
                return await self._answer_in_background(worker, what, job)

    def leisure(self) -> bool:
        """Whether a process may take its time: urgent jobs have another one, and the machine is not full."""
        return self.processes > 1 and monotonic() > self.crowded

    async def _answer_in_background(self, worker: Worker, what: str, job: Callable[[], T]) -> T:
        """Try once where it takes nobody's processor; then like a bot, as a machine can be busy for hours."""
        try:
            done = await worker.ask(partial(in_background, job), self._patience())
        except NoAnswer as error:
            self._note(str(error), what)
            self.crowded = monotonic() + CROWDED
            return await self._answer(worker, what, job)
        self.failures = 0
        if done.starved():
            self.crowded = monotonic() + CROWDED
        return done.answer

    async def _think(self, thought: Thought) -> str:
        with self._worker() as worker:
            began, runs = monotonic(), bool(worker.processes())  # one that only begins needs longer
            answer = await self._answer(worker, thought.level, partial(choose, thought))
        if runs:
            self.pace.note(thought, monotonic() - began)
        return answer

    @contextmanager
    def _worker(self) -> Iterator[Worker]:
        """Lend an idle worker to whoever has the turn."""
        worker = self.idle.pop()
        try:
            yield worker
        finally:
            self.idle.append(worker)

    async def _answer(self, worker: Worker, what: str, job: Callable[[], T]) -> T:
        for _ in range(TRIES):
            try:
                answer = await worker.ask(job, self._patience())
            except NoAnswer as error:
                self._note(str(error), what)
            else:
                self.failures = 0
                return answer
        raise NoAnswer(f"the process of a bot gave no answer {TRIES} times")

    def _patience(self) -> float:
        """Wait twice as long after each failure: whoever replaces slow processes too soon gets no answer."""
        return min(self.patience * 2.0**self.failures, STARVED)

    def _note(self, why: str, bot: str) -> None:
        self.replaced += 1
        self.failures += 1
        log.error("a process in which bots think was replaced", extra={"why": why, "bot": bot})

    def well(self) -> bool:
        """Whether the last processes that were asked did not all die or hang."""
        return self.failures < TRIES

    def stop(self) -> None:
        for worker in self.all:
            worker.end()


def bot_seeds(record: Record, seat: Seat, position: object) -> tuple[int, int]:
    """Derive seeds for what a bot imagines and chooses; nobody knows them without the table's secret."""
    secret = record.fork.secret if record.fork else record.secret
    digest = sha256(f"bot at seat {seat} in {position!r} with {secret}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1, int.from_bytes(digest[8:16], "big") >> 1


def choose(thought: Thought) -> str:
    """Choose an action (runs in a worker)."""
    game = games()[thought.game]
    bot = recruit(thought.level, game, thought.seed)
    return game.codec.action_name(bot.choose(game.codec.load(thought.world), thought.seat))


def _begin() -> None:
    """A worker does not outlive its server, and leaves Ctrl-C to it. It is polite once it has begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(_parent(),), daemon=True).start()
    games()
    collect_rarely()
    os.nice(POLITE)


def collect_rarely() -> None:
    """Look seldom for garbage: thoughts leave none, and to look took a twelfth of an analysis."""
    gc.freeze()
    gc.set_threshold(YOUNG)


def _parent() -> Callable[[], None]:
    parent = multiprocessing.parent_process()
    assert parent is not None
    return parent.join


def _end_with(parent_ends: Callable[[], None]) -> None:
    parent_ends()
    os._exit(0)
