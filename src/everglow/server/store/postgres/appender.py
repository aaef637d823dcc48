"""The one connection by which a server appends: all that wait share a commit."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from everglow.server.store.postgres import faults, link
from everglow.server.store.postgres.append import Append, append_all, append_below, written
from everglow.server.store.postgres.connection import Connection
from everglow.server.store.protocol import Ceiling, Crowded, Elsewhere, Taken
from everglow.server.store.trouble import BadDatabase, StoreAway

MOST: Final = 500  # appends in one commit


class Waiting(NamedTuple):
    """An append, and who waits for it."""

    append: Append
    ceiling: Ceiling | None
    done: asyncio.Future[None]


class Appender:
    """Appends one batch after the other. After a lost connection it finds out what was written."""

    def __init__(self, address: str, connection: Connection) -> None:
        self.address = address
        self.connection = connection  # which holds our share of the right to serve this database
        self.waiting: list[Waiting] = []
        self.woken = asyncio.Event()
        self.turn = asyncio.Lock()  # of whoever uses the connection
        self.closing = False
        self.latest = 0  # time of all that was appended
        self.task = asyncio.create_task(self._work())

    def add(self, append: Append, ceiling: Ceiling | None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(append, ceiling, done))
        self.woken.set()
        return done

    async def check(self) -> None:
        """Make sure that it could append now; StoreAway if it could not."""
        async with self.turn:
            await link.patiently(self._connected)

    async def close(self) -> None:
        """Finish what was asked before."""
        self.closing = True
        self.woken.set()
        await self.task
        with suppress(Exception):  # it may be broken
            await self.connection.close(timeout=link.PATIENCE)

    async def _work(self) -> None:
        while not (self.closing and not self.waiting):
            await self.woken.wait()
            self.woken.clear()
            while self.waiting:
                batch = self._batch()
                for one, outcome in zip(batch, await self._outcomes(batch), strict=True):
                    self.latest = self.latest if outcome else max(self.latest, one.append.at)
                    _settle(one.done, outcome)

    def _batch(self) -> list[Waiting]:
        """The next appends in their order, one a table: a second one stands on the first."""
        batch: dict[str, Waiting] = {}
        rest = []
        for one in self.waiting:
            if len(batch) < MOST and one.append.code not in batch:
                batch[one.append.code] = one
            else:
                rest.append(one)
        self.waiting = rest
        return list(batch.values())

    async def _outcomes(self, batch: list[Waiting]) -> list[Exception | None]:
        try:
            async with self.turn:
                return await self._insist(batch)
        except Exception as error:  # this task serves everybody
            return [error] * len(batch)

    async def _insist(self, batch: list[Waiting]) -> list[Exception | None]:
        """Try until the database answers. After a lost answer, what is there already may be our own."""
        ends, lost = monotonic() + link.PATIENCE, False
        while True:
            try:
                await self._connected()
                outcomes = await self._tried(batch)
                return await self._found_out(batch, outcomes) if lost else outcomes
            except Exception as error:
                if not faults.passes(error) or monotonic() > ends:
                    raise faults.translated(error) from error
                lost = True
                self.connection.terminate()  # a new one is in a state that we know
                await asyncio.sleep(link.PAUSE)

    async def _connected(self) -> None:
        """Connect anew after a loss. StoreAway if a command has the database for itself meanwhile."""
        if not self.connection.is_closed():
            return
        try:
            self.connection = await link.connect_serving(self.address)
        except BadDatabase as error:
            cause = error.__cause__
            if isinstance(cause, Exception) and faults.explain(cause):  # in words that name no host
                raise cause from error
            raise StoreAway(error.message) from error

    async def _tried(self, batch: list[Waiting]) -> list[Exception | None]:
        """All together, those below a ceiling one by one. All alone if one cannot be appended at all."""
        plain = [one.append for one in batch if one.ceiling is None]
        together = dict(zip(plain, await self._together(plain), strict=True))
        return [
            together[one.append] if one.ceiling is None else await self._below(one.append, one.ceiling)
            for one in batch
        ]

    async def _together(self, appends: list[Append]) -> list[Exception | None]:
        if not appends:
            return []
        try:
            codes = await append_all(self.connection, appends)
        except Exception as error:
            if faults.explain(error):
                raise  # no fault of any append
            if len(appends) == 1:
                return [faults.translated(error)]
            return [(await self._together([one]))[0] for one in appends]
        return [_refused(one, codes) for one in appends]

    async def _below(self, append: Append, ceiling: Ceiling) -> Exception | None:
        try:
            return _refused(append, await append_below(self.connection, append, ceiling))
        except Exception as error:
            if faults.explain(error):
                raise
            return faults.translated(error)

    async def _found_out(
        self, batch: list[Waiting], outcomes: list[Exception | None]
    ) -> list[Exception | None]:
        """Find out what came of appends whose answer was lost: only what others wrote refuses them."""
        return [
            None
            if isinstance(outcome, Taken | Crowded) and await written(self.connection, one.append)
            else outcome
            for one, outcome in zip(batch, outcomes, strict=True)
        ]


def _refused(append: Append, codes: set[str]) -> Taken | None:
    """None if a table took its entries; a table that is not new and refused them is another process's now."""
    if append.code in codes:
        return None
    return Taken(append.first) if append.first == 1 else Elsewhere()


def _settle(done: asyncio.Future[None], outcome: Exception | None) -> None:
    if done.cancelled():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
