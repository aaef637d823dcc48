"""The one thread that writes to the store: all jobs that wait share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, TypeVar

from everglow.server.store.append import Append, append_all

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
MOST: Final = 500  # jobs in one commit
AT_REST: Final = 0.05  # seconds without a job before a scrub begins, at first
LONGEST_REST: Final = 600.0  # ... and at most, after it was interrupted again and again
REMAINS: Final = "SELECT remains FROM house"


class Waiting(NamedTuple):
    """A job, and who waits for it."""

    job: Job
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Writer:
    """Writer thread of the store: every job waits until a commit that holds it is on the disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self.gathered: list[Waiting] = []  # in this turn of the loop: the thread is woken once for them
        self.rest = AT_REST  # seconds without a job before the file is scrubbed
        self.vacuuming = False
        self.vacuum = Lock()  # held while it is decided whether a vacuum has to stop
        self.connection = connection
        self.scrubbing = bool(connection.execute(REMAINS).fetchone()[0])  # remains of what was deleted
        self.thread = Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def do(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if not self.gathered:
            loop.call_soon(self._hand_over)
        self.gathered.append(Waiting(job, done, loop))
        return done

    def _hand_over(self) -> None:
        for waiting in self.gathered:
            self.jobs.put(waiting)
        self.gathered = []
        self._stop_vacuum()

    def _work(self) -> None:
        """Commit all jobs that wait together; a job that fails takes back only its own part."""
        while (first := self._next()) is not None:
            batch = [first]
            while len(batch) < MOST and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    self.jobs.put(None)
                    break
                batch.append(more)
            outcomes = self._commit([one.job for one in batch])
            for loop in {one.loop for one in batch}:  # woken once, however many wait
                told = zip(batch, outcomes, strict=True)
                loop.call_soon_threadsafe(_settle, [(one.done, o) for one, o in told if one.loop is loop])
        self.connection.close()

    def _next(self) -> Waiting | None:
        """The next job; while none comes, remains of what was deleted leave the file."""
        while self.scrubbing:
            try:
                return self.jobs.get(timeout=self.rest)
            except Empty:
                self._scrub()
        return self.jobs.get()

    def _scrub(self) -> None:
        """SQLite zeroes what it frees, but rearranging pages leaves copies behind: only VACUUM has none.

        It stops as soon as a job comes, and each time waits for a longer rest before the next try.
        """
        self.rest = min(2 * self.rest, LONGEST_REST)
        with self.vacuum:
            self.vacuuming = self.jobs.empty()
        if self.vacuuming:
            with suppress(sqlite3.Error):  # interrupted, or the disk is full: another time
                self.connection.execute("VACUUM")
                self.connection.execute("UPDATE house SET remains = 0")
                self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                self.scrubbing, self.rest = False, AT_REST
        with self.vacuum:
            self.vacuuming = False

    def _stop_vacuum(self) -> None:
        with self.vacuum:
            if self.vacuuming:
                self.connection.interrupt()

    def _commit(self, jobs: list[Job]) -> list[Any]:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = self._outcomes(jobs)
            self.connection.execute("COMMIT")
        except Exception as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [error] * len(jobs)
        return outcomes

    def _outcomes(self, jobs: list[Job]) -> list[Any]:
        """Run jobs: entries of all tables together, each alone if one of them cannot be appended."""
        appends = [job for job in jobs if isinstance(job, Append)]
        if len(appends) < 2 or self._try(partial(append_all, appends)) is not None:
            return [self._try(job) for job in jobs]
        return [None if isinstance(job, Append) else self._try(job) for job in jobs]

    def _try(self, job: Job) -> Any:
        self.connection.execute("SAVEPOINT job")
        try:
            outcome = job(self.connection)
        except Exception as error:  # also what SQLite's driver cannot take: this thread serves everybody
            if not self.connection.in_transaction:
                raise  # the disk is full: SQLite has taken everything back
            self.connection.execute("ROLLBACK TO job")
            outcome = error
        self.connection.execute("RELEASE job")
        return outcome

    async def close(self) -> None:
        self._hand_over()
        self.jobs.put(None)
        self._stop_vacuum()
        await asyncio.to_thread(self.thread.join)


def _settle(jobs: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, outcome in jobs:
        if done.cancelled():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
