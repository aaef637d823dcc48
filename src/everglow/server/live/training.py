"""Training: the puzzle of the day, and one's own mistakes as exercises that come back after some days."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from time import time
from typing import Final, NamedTuple, TypeVar

import msgspec

from everglow.puzzles import EPOCH, Puzzle, game_of, puzzle_of
from everglow.server.live.analyses import COACH, Analyses, TooMany
from everglow.server.live.archive import record_of
from everglow.server.live.coaching import judge_attempt
from everglow.server.live.exercises import INACCURACY, exercises_of
from everglow.server.live.limits import Allowances, Asker
from everglow.server.live.own_puzzles import OwnPuzzles, candidates, puzzle_from
from everglow.server.live.workers import Account
from everglow.server.store.protocol import Exercise
from everglow.server.table.changes import table_from
from everglow.server.table.entries import decode_entry
from everglow.server.table.errors import Refused
from everglow.server.views.analysis import AnalysisTold
from everglow.server.views.training import Judgement, Posed, Position, Spending, TrainingTold, Verdict
from everglow.server.words.generated import messages as words

K = TypeVar("K")
V = TypeVar("V")
SECONDS: Final = 86_400
INTERVALS: Final = (1, 3, 7, 21)  # days until an exercise comes back, by its box
NEVER: Final = 2**31 - 1  # a day on which an exercise is due that was answered well often enough
KEPT: Final = 200  # positions and judgements that stay in memory


class Answerer(NamedTuple):
    """Person who trains, "" for a stranger, and who is charged for it."""

    person: str
    asker: Asker


class Training:
    """Poses positions, has answers judged in the processes of bots, and keeps what comes of them."""

    def __init__(self, analyses: Analyses, answers: Allowances, one: asyncio.Semaphore) -> None:
        self.store = analyses.store
        self.workers = analyses.workers
        self.answers = answers  # that are judged for one person or address
        self.one = one  # games are played again outside of the loop, one at a time
        self.own = OwnPuzzles(analyses)
        self.positions: dict[tuple[str, str], Position] = {}
        self.judgements: dict[tuple[str, ...], Judgement] = {}
        self.judging: set[str] = set()  # accounts for which an answer is judged now
        self.today: Callable[[], int] = lambda: int(time() // SECONDS)

    async def summarise(self, person: str) -> TrainingTold:
        """Summarise what there is to train today."""
        today = self.today()
        solved = await self.store.solved(person) if person else {}
        exercises = await self.store.exercises(person) if person else []
        due = [one for one in exercises if one.due <= today]
        return TrainingTold(
            day=date_of(today).isoformat(),
            game=game_of(date_of(today)).name,
            solved=today in solved,
            lost=solved.get(today, 0),
            streak=streak(set(solved), today),
            due=[name_of(one) for one in due],
            learning=len([one for one in exercises if today < one.due < NEVER]),
        )

    async def posed(self, who: Answerer, puzzle: str, actions: list[str], why: str, preview: str) -> Posed:
        return (await self._spent(who, puzzle, actions)).pose(why, preview)

    async def position(self, who: Answerer, puzzle: str) -> Position:
        """Return a position: today's or yesterday's puzzle, or an exercise of theirs; else Refused."""
        await self._check(who.person, puzzle)
        key = puzzle, await self._source(puzzle)
        if key not in self.positions:
            record, turn = await self._game(*key)
            async with self.one:
                self.positions[key] = await asyncio.to_thread(Position, puzzle, record, turn)
            forget_oldest(self.positions)
        return self.positions[key]

    async def judged(self, who: Answerer, puzzle: str, actions: list[str]) -> Verdict:
        """Judge an answer, and keep what comes of it."""
        spent = await self._spent(who, puzzle, actions)
        if not spent.over:
            raise Refused(words.turn_goes_on())
        judgement = await self._judgement(who, spent, puzzle, actions)
        right = judgement.lost < INACCURACY
        if self._daily(puzzle):
            counted, again = await self._solve(who.person, puzzle, judgement.lost), 0
        else:
            counted, again = await self._practise(await self._exercise(who.person, puzzle), right)
        summary = await self.summarise(who.person)
        return Verdict(judgement, right, counted, again, summary.streak, len(summary.due))

    async def note(self, code: str, told: AnalysisTold) -> None:
        """Make exercises of the costly turns of a game that was analysed, and perhaps a puzzle of one."""
        lines, due = await self.store.entries(code), self.today() + INTERVALS[0]
        found = await self.workers.compute(COACH, "coach", partial(material_of, lines, code, told, due))
        if found.exercises:
            await self.store.add_exercises(found.exercises)
        self.own.note(code, found.candidates)

    # Positions

    def _daily(self, puzzle: str) -> bool:
        return day_in(puzzle) is not None

    async def _check(self, person: str, puzzle: str) -> None:
        day = day_in(puzzle)
        if day is None:
            await self._exercise(person, puzzle)
        elif day not in (self.today(), self.today() - 1):
            raise Refused(words.puzzle_of_today())

    async def _spent(self, who: Answerer, puzzle: str, actions: list[str]) -> Spending:
        return (await self.position(who, puzzle)).spent(actions)

    async def _source(self, puzzle: str) -> str:
        """Name the turn of a game of this server that is posed; "" for a shipped puzzle."""
        day = day_in(puzzle)
        if day is None:
            return puzzle
        game = game_of(date_of(day))
        own = await self.store.puzzle_of(day, game.name, game.version)
        return f"{own.code}-{own.turn}" if own else ""

    async def _game(self, puzzle: str, source: str) -> Puzzle:
        day = day_in(puzzle)
        if day is None:
            return await self._exercise_from(source)
        own = await self._puzzle_from(source) if source else None
        return own or puzzle_of(date_of(day))

    async def _exercise_from(self, source: str) -> Puzzle:
        code, turn = source.split("-")
        lines = await self.store.entries(code)
        async with self.one:
            record = await asyncio.to_thread(record_of, lines, code)
        if record is None:
            raise Refused(words.no_exercise())
        return Puzzle(record, int(turn))

    async def _puzzle_from(self, source: str) -> Puzzle | None:
        code, turn = source.split("-")
        lines = await self.store.entries(code)
        async with self.one:
            return await asyncio.to_thread(puzzle_from, lines, code, int(turn))

    async def _exercise(self, person: str, puzzle: str) -> Exercise:
        own = await self.store.exercises(person) if person else []
        named = [one for one in own if name_of(one) == puzzle]
        if not named:
            raise Refused(words.no_exercise())
        return named[0]

    # Answers

    async def _judgement(self, who: Answerer, spent: Spending, puzzle: str, actions: list[str]) -> Judgement:
        """Judge an answer, once for all who give it."""
        key = (puzzle, spent.at.record.commitment, *actions)  # a day's puzzle may be another since
        if key not in self.judgements:
            self.judgements[key] = await self._computed(who.asker.account, spent.at, actions)
            forget_oldest(self.judgements)
        return self.judgements[key]

    async def _computed(self, account: str, at: Position, actions: list[str]) -> Judgement:
        if account in self.judging:
            raise TooMany(words.one_answer_at_a_time())
        if not self.answers.take(account):
            raise TooMany(words.too_many_answers())
        self.judging.add(account)
        try:
            record = msgspec.json.encode(at.record.to_json())
            job = partial(judge_attempt, record, at.turn, actions)
            return await self.workers.compute(Account(account, lambda: True), "coach", job)
        finally:
            self.judging.discard(account)

    async def _solve(self, person: str, puzzle: str, lost: int) -> bool:
        day = day_in(puzzle)
        if not person or day is None or day in await self.store.solved(person):
            return False
        await self.store.keep_solved(person, day, lost)
        return True

    async def _practise(self, exercise: Exercise, right: bool) -> tuple[bool, int]:
        """Say when an exercise comes back; it counts only on the days when it is due."""
        today = self.today()
        if exercise.due > today:
            return False, 0 if exercise.due == NEVER else exercise.due - today
        exercise.box = exercise.box + 1 if right else 0
        learned = exercise.box == len(INTERVALS)
        exercise.due = NEVER if learned else today + INTERVALS[exercise.box]
        await self.store.postpone(exercise)
        return True, 0 if learned else exercise.due - today


class Material(NamedTuple):
    """Material of an analysed game to train with."""

    exercises: list[Exercise]
    candidates: list[int]  # turns that may be puzzles


def material_of(lines: list[bytes], code: str, told: AnalysisTold, due: int) -> Material:
    """Look for exercises and puzzles (runs in a worker, as the whole game is played again)."""
    if not lines:
        return Material([], [])
    table = table_from([decode_entry(line) for line in lines], code)
    return Material(exercises_of(table, told, due), candidates(table, told))


def streak(days: set[int], today: int) -> int:
    """Count the days in a row up to today; today may still come."""
    last = today if today in days else today - 1
    length = 0
    while last - length in days:
        length += 1
    return length


def name_of(exercise: Exercise) -> str:
    return f"{exercise.code}-{exercise.turn}"


def date_of(day: int) -> date:
    return EPOCH + timedelta(days=day)


def day_in(puzzle: str) -> int | None:
    """Return the day of a daily puzzle; None for an exercise. Refused if there is no such day."""
    if len(puzzle.split("-")) != 3:
        return None
    try:
        return (date.fromisoformat(puzzle) - EPOCH).days
    except ValueError:
        raise Refused(words.puzzle_of_today()) from None


def forget_oldest(known: dict[K, V]) -> None:
    if len(known) > KEPT:
        del known[next(iter(known))]
