"""Erase an account: table by table, so that nobody else waits, and on after a crash."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from everglow.server.live.hints import hint
from everglow.server.live.profiles import Profiles
from everglow.server.live.tables import Tables
from everglow.server.store.protocol import Store
from everglow.server.table.erase import Leaver, anonymise
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

log = logging.getLogger("everglow.erasure")

PATIENCE: Final = 5.0  # seconds after which an answer is given although some tables are still rewritten


class Erasure:
    """One account at a time. Once it has begun, it is finished, if need be by the next run of the server."""

    def __init__(
        self, store: Store, tables: Tables, profiles: Profiles, show_out: Callable[[str, Message], None]
    ) -> None:
        self.store = store
        self.tables = tables
        self.profiles = profiles
        self.show_out = show_out  # close the connections of a bot, with a reason
        self.one = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    async def erase(self, person: str) -> None:
        """Erase an account. Then they are nobody here; most often no table names them any more, either."""
        leaver = await self.store.leave(person)
        task = asyncio.create_task(self._finish(leaver))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        await asyncio.wait([task], timeout=PATIENCE)

    async def resume(self) -> None:
        """Go on where an earlier run stopped."""
        for leaver in await self.store.leavers():
            await self._finish(leaver)

    async def _finish(self, leaver: Leaver) -> None:
        try:
            async with self.one:
                await self._rewrite(leaver)
        except Exception:
            log.exception("somebody could not be forgotten everywhere; it is tried again")

    async def _rewrite(self, leaver: Leaver) -> None:
        for bot in leaver.ids - {leaver.person}:
            self.show_out(bot, words.bot_owner_left())
        self.tables.turn_away(leaver.ids)
        for person in leaver.ids:
            hint(self.store, "people", person)
        for code, status in await self.store.traces(leaver):
            await self.tables.forget(code, status, leaver, anonymise)
            self.profiles.forget([code])
            hint(self.store, "profiles", code)
        await self.store.forgotten(leaver)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
