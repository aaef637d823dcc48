"""Hints for people who play against bots: made in a worker process from what they can know, and noted."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import msgspec

from everglow.game import Json, Seat
from everglow.server.live.analyses import TooMany
from everglow.server.live.coaching import give_hint, give_mark, imagined
from everglow.server.live.limits import Allowances, Asker
from everglow.server.live.tables import Tables
from everglow.server.live.workers import Account, Workers
from everglow.server.table.entries import AnyEntry, Hinted
from everglow.server.table.hints import answer_to_mark, check_room, hinted_session
from everglow.server.table.people import Visitor
from everglow.server.table.session import GameSession
from everglow.server.table.table import OVER
from everglow.server.views.hints import HintTold, MarkTold
from everglow.server.words.generated import messages as words


class World(NamedTuple):
    """Knowledge of a seat about its game: a world that it imagines, and a number made of what it sees."""

    game: str
    world: Json
    seat: Seat
    number: int


class Advice:
    """Has hints computed, one at a time for each person, and notes at the table that they were given."""

    def __init__(self, tables: Tables, workers: Workers, given: Allowances) -> None:
        self.tables = tables
        self.workers = workers
        self.given = given  # to one person or address
        self.asking: set[str] = set()  # people

    async def hint(self, code: str, by: Visitor, who: Asker, question: int) -> HintTold:
        """Return a hint about an open question; Refused if it may not be given, TooMany if it must wait."""
        async with self.tables.held(code) as room:
            asked = world_of(*hinted_session(room.table, by, question))
        if by.person in self.asking:
            raise TooMany(words.one_hint_at_a_time())
        if not self.given.take(who.account):
            raise TooMany(words.too_many_hints())
        self.asking.add(by.person)
        try:
            hint = await self._computed(by, asked, question)
        finally:
            self.asking.discard(by.person)
        await self._note(code, by, question)
        return hint

    async def mark(self, code: str, by: Visitor, who: Asker, question: int) -> MarkTold:
        """Judge the answer that somebody gave last; the table notes the first time that marks are on.

        After the game that is no help any more, and nothing is noted.
        """
        async with self.tables.held(code) as room:
            seat, back = answer_to_mark(room.table, by, question)
            assert room.table.session is not None
            record = msgspec.json.encode(room.table.session.record.to_json())
            if not self.given.take(who.account):
                raise TooMany(words.too_many_hints())
            if seat not in room.table.marked and room.table.status() != OVER:
                check_room(room.table)
                noted = Hinted(at=self.tables.clock.now(), seat=seat, question=question, marks=True)
                await self.tables.journal.write(room, [noted], set())
        job = partial(give_mark, record, back, question)
        return await self.workers.compute(Account(by.person, lambda: True), "coach", job)

    async def _computed(self, by: Visitor, asked: World, question: int) -> HintTold:
        job = partial(give_hint, asked.game, asked.world, asked.seat, asked.number, question)
        return await self.workers.compute(Account(by.person, lambda: True), "coach", job)

    async def _note(self, code: str, by: Visitor, question: int) -> None:
        """Write down that a hint was given, before it is: everybody at the table may know that."""
        async with self.tables.held(code) as room:
            seat, _ = hinted_session(room.table, by, question)
            if (seat, question) not in room.table.hinted:
                entries: list[AnyEntry] = [Hinted(at=self.tables.clock.now(), seat=seat, question=question)]
                await self.tables.journal.write(room, entries, set())


def world_of(seat: Seat, session: GameSession) -> World:
    """Imagine the game of a seat. Nothing that it cannot know enters: what looks alike gives the same."""
    number, world = imagined(session.game, session.state, seat)
    return World(session.game.name, session.game.codec.save(world), seat, number)
