"""Puzzles of this server's own games: costly turns of analysed games, each tested in the background."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from everglow.coach.attempt import answers_before, attempt_at
from everglow.coach.puzzling import LEAST, PuzzleTest
from everglow.coach.summary import cost
from everglow.games import games
from everglow.puzzles import Puzzle
from everglow.record import Record
from everglow.record_parts import Move
from everglow.server.live.analyses import COACH, Analyses
from everglow.server.live.archive import record_of
from everglow.server.live.logs import pseudonym
from everglow.server.store.protocol import OwnPuzzle
from everglow.server.table.changes import table_from
from everglow.server.table.entries import decode_entry
from everglow.server.table.listing import Listing
from everglow.server.table.table import BOTS, OVER, Table
from everglow.server.views.analysis import AnalysisTold

log = logging.getLogger("everglow.puzzles")

OF_GAME: Final = 3  # turns of one game that are tested, the costliest
QUEUE: Final = 20  # games that wait; more are left out, as there is one puzzle a day


class OwnPuzzles:
    """Tests turns one after another, on the account of analyses; keeps the first of a game that passes.

    What waits is not stored. With the first game that is analysed after a restart, the latest finished games
    that are analysed already are looked at again: a game has one puzzle, however often it is found.
    """

    def __init__(self, analyses: Analyses) -> None:
        self.analyses = analyses
        self.store = analyses.store
        self.workers = analyses.workers
        self.games: asyncio.Queue[tuple[str, list[int]]] = asyncio.Queue()
        self.noted = set[str]()  # games, in this run
        self.begun = asyncio.Event()  # a game was analysed

    def note(self, code: str, turns: list[int]) -> None:
        """Have turns of a game tested, some time."""
        if turns and code not in self.noted and self.games.qsize() < QUEUE:
            self.noted.add(code)
            self.games.put_nowait((code, turns))
        self.begun.set()

    async def run(self) -> None:
        await asyncio.gather(self.find_again(), self.work())

    async def work(self) -> None:
        while True:
            code, turns = await self.games.get()
            try:
                await self._search(code, turns)
            except Exception:
                log.exception("a game could not be searched for puzzles", extra={"table": pseudonym(code)})
            self.games.task_done()

    async def find_again(self) -> None:
        """Note what may have waited when the server stopped."""
        await self.begun.wait()
        for listing in await self.store.listings(OVER, None, QUEUE):
            try:
                await self._note_again(listing)
            except Exception:
                log.exception("a game could not be looked at again", extra={"table": pseudonym(listing.code)})

    async def _note_again(self, listing: Listing) -> None:
        code, judge = listing.code, await self.analyses.judge(listing.game)
        told = None if code in self.noted else await self.analyses.stored(code, judge)
        if told:
            job = partial(candidates_of, await self.store.entries(code), code, told)
            self.note(code, await self.workers.compute(COACH, "coach", job))

    async def _search(self, code: str, turns: list[int]) -> None:
        lines = await self.store.entries(code)
        for turn in turns:
            await self.analyses.let_pass()
            job = partial(puzzle_at, lines, code, turn)
            if found := await self.workers.compute(COACH, "coach", job):
                return await self.store.keep_puzzle(found)


def candidates_of(lines: list[bytes], code: str, told: AnalysisTold) -> list[int]:
    """Choose turns of a game that was played earlier (runs in a worker, as it is played again)."""
    return candidates(table_from([decode_entry(line) for line in lines], code), told) if lines else []


def candidates(table: Table, told: AnalysisTold) -> list[int]:
    """Choose turns that certainly cost much, of a game that strangers may see: the costliest first."""
    if not table.opened.public or table.opened.lesson or table.branch or table.imported:
        return []
    costly = [turn.judged for turn in told.turns if cost(turn.judged) - 2 * turn.judged["error"] >= LEAST]
    costly.sort(key=cost, reverse=True)
    return [judged["number"] for judged in costly[:OF_GAME]]


def puzzle_at(lines: list[bytes], code: str, turn: int) -> OwnPuzzle | None:
    """Return a turn if it is a puzzle (runs in a worker, as the whole game is played again)."""
    found = puzzle_from(lines, code, turn)
    if found is None:
        return None
    record, game = found.record, games()[found.record.game]
    passes = PuzzleTest(game, record.seats).passes(attempt_at(*record.line(game), turn))
    return OwnPuzzle(code, turn, record.game, record.rules_version) if passes else None


def puzzle_from(lines: list[bytes], code: str, turn: int) -> Puzzle | None:
    """Cut a game off before a turn and take all names out; None if it cannot be played again."""
    record = record_of(lines, code)
    return None if record is None else Puzzle(nameless(record, turn), turn)


def nameless(whole: Record, turn: int) -> Record:
    """The same deal and the answers before a turn, as if bots of the house had played."""
    game, seats = games()[whole.game], BOTS[: whole.seats]
    record = Record(whole.game, whole.rules_version, seats, whole.secret)
    record.nonces, record.hashes, record.options = whole.nonces, whole.hashes, whole.options
    before = answers_before(*whole.line(game), turn)
    record.actions = [Move(seat, game.codec.action_name(action)) for seat, action in before]
    return record
