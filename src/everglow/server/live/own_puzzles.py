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
from everglow.server.live.analyses import COACH
from everglow.server.live.archive import record_of
from everglow.server.live.deep_analyses import SIMULATIONS
from everglow.server.live.logs import pseudonym
from everglow.server.live.workers import Workers
from everglow.server.store.protocol import OwnPuzzle, Store
from everglow.server.table.table import BOTS, Table
from everglow.server.views.analysis import AnalysisTold

log = logging.getLogger("everglow.puzzles")

OF_GAME: Final = 3  # turns of one game that are tested, the costliest
QUEUE: Final = 20  # games that wait; more are left out, as there is one puzzle a day


class OwnPuzzles:
    """Tests turns one after another, on the account of analyses; keeps the first of a game that passes."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.games: asyncio.Queue[tuple[str, list[int]]] = asyncio.Queue()

    def note(self, code: str, turns: list[int]) -> None:
        """Have turns of a game tested, some time."""
        if turns and self.games.qsize() < QUEUE:
            self.games.put_nowait((code, turns))

    async def work(self) -> None:
        while True:
            code, turns = await self.games.get()
            try:
                await self._search(code, turns)
            except Exception:
                log.exception("a game could not be searched for puzzles", extra={"table": pseudonym(code)})
            self.games.task_done()

    async def _search(self, code: str, turns: list[int]) -> None:
        lines = await self.store.entries(code)
        for turn in turns:
            job = partial(puzzle_at, lines, code, turn)
            if found := await self.workers.compute(COACH, "coach", job):
                return await self.store.keep_puzzle(found)


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
    test = PuzzleTest(game, record.seats, SIMULATIONS)
    passes = test.passes(attempt_at(*record.line(game), turn))
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
