"""Analyses of finished games: each is computed once, in pieces, for all who ask for it, and then stored."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

import msgspec

from everglow.coach.summary import close
from everglow.record import Record
from everglow.server.live.coaching import judge_opening, judge_turns, judge_version
from everglow.server.live.limits import Allowances, Asker
from everglow.server.live.logs import pseudonym
from everglow.server.live.workers import Account, Workers
from everglow.server.store.protocol import Store
from everglow.server.table.errors import Refused, Unable
from everglow.server.table.table import OVER, Table
from everglow.server.views.analysis import AnalysisTold
from everglow.server.words.generated import messages as words

log = logging.getLogger("everglow.analyses")

T = TypeVar("T")
QUEUE: Final = 20  # games that are judged or wait for it
PATIENCE: Final = 10.0  # seconds before somebody is answered who waits for the next part
COACH: Final = Account("coach", lambda: False)  # all of them together; bots of people who wait come first
AT_ONCE: Final = Account("coach", lambda: True)


class TooMany(Unable):
    """Limit reached: somebody, or the server, has no more analyses at once."""


class Running:
    """Analysis that is being computed, and on whose account."""

    def __init__(self, account: str) -> None:
        self.account = account
        self.told = AnalysisTold(None, [], None)
        self.news = asyncio.Event()
        self.error: BaseException | None = None
        self.task: asyncio.Task[None]

    def notice(self) -> None:
        """Wake everybody who waits for something new."""
        self.news.set()
        self.news = asyncio.Event()

    def close(self, whole: AnalysisTold) -> None:
        self.told.closing = whole.closing
        self.notice()

    def fail(self, error: BaseException) -> None:
        self.error = error
        self.notice()

    async def beyond(self, known: int) -> AnalysisTold:
        """Return what is new after so many parts, as soon as there is something; nothing after a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.told.parts() <= known and not (self.told.closing or self.error):
                    await self.news.wait()
        if self.error:
            raise self.error
        return self.told.beyond(known)


class Analyses:
    """Finds, shares and computes analyses; never more of them at once than half of the processes."""

    def __init__(self, store: Store, workers: Workers, begun: Allowances) -> None:
        self.store = store
        self.workers = workers
        self.begun = begun  # of one person or address
        self.running: dict[str, Running] = {}
        self.versions: dict[str, str] = {}  # of judges, by game
        self.looking = asyncio.Lock()  # so that nothing is computed that was stored a moment ago
        self.kept: list[Callable[[str, AnalysisTold], Awaitable[None]]] = []  # called when one is stored
        self.places = asyncio.Semaphore(workers.turns.most)
        self.queue = QUEUE

    async def of(self, code: str, record: Record, who: Asker, known: int) -> AnalysisTold:
        """Return what is new of an analysis to whoever knows so many parts of it. It begins if need be."""
        judge = await self.judge(record.game)
        async with self.looking:
            analysis = self.running.get(code) or await self.finished(code, judge)
            if analysis is None:
                analysis = self.running[code] = self._begun(code, record, judge, who.account)
        return analysis.beyond(known) if isinstance(analysis, AnalysisTold) else await analysis.beyond(known)

    async def unasked(self, code: str, record: Record, who: Asker, known: int) -> AnalysisTold:
        """The same for a page that asks by itself: why not, if it would have to begin and now is no time."""
        try:
            if self.busy() and not await self._there(code, record):
                raise TooMany(words.analysis_not_now())
            return await self.of(code, record, who, known)
        except TooMany as error:
            return AnalysisTold(None, [], None, error.message)

    async def _there(self, code: str, record: Record) -> bool:
        """Whether it is computed, or begun."""
        return code in self.running or bool(await self.finished(code, await self.judge(record.game)))

    def busy(self) -> bool:
        """Whether the processes have other things to do."""
        return self.workers.turns.free < 1 or bool(self.workers.waiting) or not self.workers.leisure()

    async def let_pass(self) -> None:
        """Wait for the analyses that run now, but not for ever: others are less urgent."""
        if tasks := [running.task for running in self.running.values()]:
            await asyncio.wait(tasks, timeout=PATIENCE)

    async def stop(self) -> None:
        tasks = [running.task for running in self.running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def judge(self, game: str) -> str:
        """Name the judge of a game, with whose name analyses are stored."""
        if game not in self.versions:
            self.versions[game] = await self._computed(partial(judge_version, game), AT_ONCE)
        return self.versions[game]

    async def finished(self, code: str, judge: str) -> AnalysisTold | None:
        """Return what was asked for, if it is computed already."""
        return await self.stored(code, judge)

    async def stored(self, code: str, judge: str) -> AnalysisTold | None:
        """Return what this judge said of a game, if it has said anything."""
        packed = await self.store.analysis(code, judge)
        return msgspec.json.decode(zlib.decompress(packed), type=AnalysisTold) if packed else None

    def _begun(self, code: str, record: Record, judge: str, account: str) -> Running:
        if any(running.account == account for running in self.running.values()):
            raise TooMany(words.one_analysis_at_a_time())
        if len(self.running) >= self.queue:
            raise TooMany(words.too_many_analyses())
        if not self.begun.take(account):
            raise TooMany(words.too_many_analyses_of_you())
        running = Running(account)
        running.task = asyncio.create_task(self._run(code, record, judge, running))
        return running

    async def _run(self, code: str, record: Record, judge: str, running: Running) -> None:
        try:
            async with self.places:
                told = await self._compute(code, judge, msgspec.json.encode(record.to_json()), running)
            packed = await asyncio.to_thread(zlib.compress, msgspec.json.encode(told))  # tables do not wait
            await self.store.keep_analysis(code, judge, packed)
            for note in self.kept:
                await note(code, told)
            running.close(told)
        except Exception as error:
            log.exception("a game could not be judged", extra={"table": pseudonym(code)})
            running.fail(error)
        except asyncio.CancelledError:
            running.fail(Refused(words.server_stops()))
            raise
        finally:
            del self.running[code]

    async def _compute(self, code: str, judge: str, record: bytes, running: Running) -> AnalysisTold:
        """Compute an analysis part by part; return all of it, which is stored before its end is told."""
        told = running.told
        told.opening = opening = await self._computed(partial(judge_opening, record))
        running.notice()
        while len(told.turns) < opening["curve"][-1]["turn"]:
            shares = opening["curve"][len(told.turns)]["shares"]
            told.turns += await self._computed(partial(judge_turns, record, len(told.turns), shares))
            running.notice()
        return AnalysisTold(opening, told.turns, close(opening, [turn.judged for turn in told.turns]))

    async def _computed(self, job: Callable[[], T], account: Account = COACH) -> T:
        return await self.workers.compute(account, "coach", job)


def record_to_judge(table: Table) -> Record:
    """Return the record of a game that is over; Refused if it is not, or is one of other rules."""
    if table.session is None or table.status() != OVER:
        raise Refused(table.frozen or words.analysis_when_over())
    return table.session.record
