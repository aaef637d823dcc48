"""Search for puzzles in games of bots: `python -m everglow.train.puzzles GAME COUNT FILE`.

A turn becomes a puzzle if it passes `PuzzleTest`. The same numbers give the same puzzles.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice
from pathlib import Path
from typing import Final

from everglow.agreement import START
from everglow.bots.planner_bot import PlannerBot
from everglow.coach.attempt import Attempt
from everglow.coach.puzzling import PuzzleTest
from everglow.game import AnyGame
from everglow.games import games
from everglow.puzzles import Puzzle, written
from everglow.record import Record
from everglow.rng import Stream, stream

NAMES: Final = ["Wren", "Sable"]  # who sit there, as bots of the house are called
SEED: Final = "puzzle"
BREADTH: Final = 150  # positions that a plan of the players looks at
RANDOM: Final = 3  # of a hundred answers, so that games differ
EARLIEST: Final = 40  # turns of a game of which a puzzle may be the first that is looked at


def puzzles(game: AnyGame) -> Iterator[Puzzle]:
    """Find puzzles, at most one in each game."""
    finder = Finder(game)
    for number in count(1):
        if puzzle := finder.of_game(number):
            yield puzzle


class Finder:
    """Plays games and looks at each of their turns."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.test = PuzzleTest(game, len(NAMES))

    def of_game(self, number: int) -> Puzzle | None:
        """Return the first puzzle of a game from some turn on, so that they are of all its rounds."""
        earliest = chance_of(self.game, number).below(EARLIEST)
        for record, attempt in self.turns(number):
            if attempt.number > earliest and self.test.passes(attempt):
                return Puzzle(record, attempt.number)
        return None

    def turns(self, number: int) -> Iterator[tuple[Record, Attempt]]:
        """Play a game; each turn as it begins, with the record up to there."""
        chance = chance_of(self.game, number)
        record = deal(self.game, number, chance)
        bot = PlannerBot(self.game, int(chance.word()), self.test.judge, BREADTH)
        state, turn = record.start(self.game), 0
        while state.deciders():
            turn += 1
            attempt = Attempt(state, turn)
            yield copied(record), attempt
            self.spend(attempt, bot, chance)
            for action in attempt.actions:
                record.add(attempt.seat, self.game.codec.action_name(action))
            state = attempt.after

    def spend(self, attempt: Attempt, bot: PlannerBot, chance: Stream) -> None:
        while not attempt.actions or not attempt.over:
            legal = attempt.after.legal_actions(attempt.seat)
            curious = chance.below(100) < RANDOM
            choice = legal[chance.below(len(legal))] if curious else bot.choose(attempt.after, attempt.seat)
            attempt.act(choice)


def chance_of(game: AnyGame, number: int) -> Stream:
    told = sha256(f"{SEED} {game.name} {number}".encode()).digest()
    return stream(int.from_bytes(told[:8], "big"))


def deal(game: AnyGame, number: int, chance: Stream) -> Record:
    record = Record(game.name, game.version, NAMES, f"{SEED} {number}")
    record.options = {
        option.name: option.values[chance.below(len(option.values))]
        for option in game.options
        if option.name != START.name
    }
    return record


def copied(record: Record) -> Record:
    """The record as it is now."""
    same = Record(record.game, record.rules_version, record.names, record.secret)
    same.options, same.actions = record.options, list(record.actions)
    return same


def main(name: str, many: str, file: str) -> None:
    """Write so many puzzles of a game into a file, a line as soon as one is found."""
    with Path(file).open("w", encoding="utf-8") as out:
        for puzzle in islice(puzzles(games()[name]), int(many)):
            print(written(puzzle), file=out, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
