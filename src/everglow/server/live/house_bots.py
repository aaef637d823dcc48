"""Bots of the server at its tables: when they think, about what, and how they answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from everglow.game import Seat
from everglow.server.live.logs import pseudonym
from everglow.server.live.room import Client, Room
from everglow.server.live.workers import Account, Thought, Workers, bot_seeds
from everglow.server.table import requests
from everglow.server.table.errors import Refused
from everglow.server.table.people import HouseBot, Visitor
from everglow.server.table.session import GameSession
from everglow.server.views import messages as m

log = logging.getLogger("everglow.tables")

ANOTHER_TRY: Final = 5.0  # seconds before a bot that failed is asked again

Handle = Callable[[Room, Client | None, Visitor | None, requests.AnyRequest], Awaitable[m.Letter]]


class HouseBots:
    """Lets bots think in worker processes, and hands their answers in as requests."""

    def __init__(
        self,
        workers: Workers,
        current: Callable[[Room], bool],  # whether a room is still the one of its table
        begin: Callable[[Coroutine[Any, Any, None]], None],  # starts a task
        handle: Handle,
    ) -> None:
        self.workers = workers
        self.current = current
        self.begin = begin
        self.handle = handle

    def wake(self, room: Room) -> None:
        """Let the bots think that are asked something, if somebody is there or will be asked."""
        if not room.attended():
            return
        for seat in room.table.deciders():
            if seat not in room.thinking and room.table.bot_at(seat):
                room.thinking.add(seat)
                self.begin(self._think(room, seat))

    async def _think(self, room: Room, seat: Seat) -> None:
        """Have a bot think about an imagined world of its own seat, never the truth."""
        table, session = room.table, room.table.session
        assert session is not None
        number, level = session.number(seat), table.bot_at(seat)
        if not level or seat not in table.deciders():
            return room.thinking.discard(seat)  # the person came back before we began
        try:
            name = await self._choose(room, level, seat)
        except Exception:
            log.exception("a bot failed", extra={"table": pseudonym(table.code), "bot": level})
            await asyncio.sleep(ANOTHER_TRY)
            name = ""
        async with room.lock:
            room.thinking.discard(seat)
            if self.current(room):
                await self._answer_as_bot(room, seat, requests.Act(question=number, name=name))

    async def _answer_as_bot(self, room: Room, seat: Seat, request: requests.Act) -> None:
        """Hand an answer in like anybody's; it is refused if the question is not open any more."""
        with suppress(Refused):
            await self.handle(room, None, HouseBot(seat), request)
        self.wake(room)

    async def _choose(self, room: Room, level: str, seat: Seat) -> str:
        """Choose an answer; the same position gets the same again, so that nobody fishes by undoing."""
        session = room.table.session
        assert session is not None
        if (given := session.answer_given(seat)) is not None:
            return given
        account = Account(room.payer(), room.awaited)
        room.bots_wait(seat, self.workers.turns.would_wait(account.person))
        begins = partial(self._begins, room, seat, session.number(seat))
        return await self.workers.choose(account, thought_for(session, level, seat), begins)

    def _begins(self, room: Room, seat: Seat, number: int) -> bool:
        """Note that a bot's turn to think has come; False if it waited in vain."""
        room.bots_wait(seat, False)
        session = room.table.session
        asked = session is not None and session.number(seat) == number and bool(room.table.bot_at(seat))
        return asked and room.attended() and self.current(room)


def thought_for(session: GameSession, level: str, seat: Seat) -> Thought:
    """Return what a bot is to think about: a world that it imagines, never the truth."""
    seeds = bot_seeds(session.record, seat, session.state.key())
    world = session.game.codec.save(session.state.imagine(seat, seeds[0]))
    legal = [session.game.codec.action_name(action) for action in session.state.legal_actions(seat)]
    return Thought(session.game.name, level, world, seat, seeds[1], legal[0] if len(legal) == 1 else "")
