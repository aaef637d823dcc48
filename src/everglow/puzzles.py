"""Puzzles that ship with the games: turns of bots' games in which the obvious answer is a mistake."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from everglow.game import AnyGame
from everglow.games import games
from everglow.record import Record
from everglow.record_parts import Move

EPOCH: Final = date(1970, 1, 1)
FILE: Final = "puzzles.jsonl"  # in the folder of a game


class Puzzle(NamedTuple):
    """A game up to a turn, and the number of that turn. Nothing says how the turn should be spent."""

    record: Record
    turn: int


def puzzle_of(day: date) -> Puzzle:
    """Return the shipped puzzle of a day, the same on every server."""
    puzzles = puzzles_of(game_of(day))
    return puzzles[(day - EPOCH).days // len(posing()) % len(puzzles)]


def game_of(day: date) -> AnyGame:
    """Return the game of a day's puzzle: the games have their days in turn."""
    return posing()[(day - EPOCH).days % len(posing())]


def posing() -> list[AnyGame]:
    """List the games that ship puzzles."""
    return [game for game in games().values() if puzzles_of(game)]


@cache
def puzzles_of(game: AnyGame) -> list[Puzzle]:
    """Read the puzzles of a game; none if it ships none."""
    file = files(game.rules.__name__.rpartition(".")[0]).joinpath(FILE)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [puzzle_in(game, line) for line in lines]


def puzzle_in(game: AnyGame, line: str) -> Puzzle:
    """Read one line: what its deal is made of, the turn, and all answers before it."""
    told = json.loads(line)
    record = Record(game.name, told["rules"], told["names"], told["secret"])
    record.options = told["options"]
    answers = [answer.split(" ") for answer in told["answers"]]
    record.actions = [Move(int(seat), name) for seat, name in answers]
    return Puzzle(record, told["turn"])


def written(puzzle: Puzzle) -> str:
    """Write one line, as `puzzle_in` reads it."""
    record, turn = puzzle
    told = {
        "turn": turn,
        "rules": record.rules_version,
        "secret": record.secret,
        "names": record.names,
        "options": record.options,
        "answers": [f"{move.seat} {move.name}" for move in record.actions],
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
