"""Cells of the ladder: one line-up in one game each."""

from __future__ import annotations

import shlex
from itertools import pairwise
from typing import Final, NamedTuple

from everglow.arena.terms import Terms
from everglow.bots.levels import LEVELS, Level
from everglow.games import games

SEED: Final = "ladder"
LIMIT: Final = 10.0


class Cell(NamedTuple):
    """One of the first kind against one or three of the second, or a table of one kind alone."""

    section: str
    game: str
    board: str  # none if the game has only one
    players: int
    bots: list[str]
    games: int
    goal: float  # set before measuring: a share of first places, points, or seconds at most
    sure: bool = False  # whether the lower end of the interval must reach it, not only the mean
    most: float = 1.0  # a share of first places at most, for levels that are to be within reach

    def terms(self) -> Terms:
        options = {"board": self.board} if self.board else {}
        return Terms(self.game, options, self.bots, self.players, SEED, LIMIT, self.adjusted())

    def adjusted(self) -> bool:
        """Whether luck is judged: where a bot searches, as that takes far longer than judging."""
        return any(bot.startswith("search") for bot in self.bots)

    def deals(self) -> int:
        return -(-self.games // self.players)

    def words(self) -> list[str]:
        board = ["--option", f"board={self.board}"] if self.board else []
        players = ["--players", str(self.players)] if self.players != len(self.bots) else []
        bots, adjust = ["--bots", ",".join(self.bots)], ["--adjust"] if self.adjusted() else []
        games = ["--games", str(self.games), "--seed", SEED]
        return ["arena", self.game, *board, *bots, *players, *games, *adjust]

    def command(self) -> str:
        """Plays it again, all at once."""
        return shlex.join(["everglow", *self.words()])


TABLES: Final = [
    ("vale", "", 2),
    ("vale", "", 4),
    ("glow", "realm", 2),
    ("glow", "realm", 4),
    ("glow", "sea", 2),
    ("glow", "sea", 4),
]
FOR_TWO: Final = [(game, board) for game, board, players in TABLES if players == 2]
FIRST: Final = "{} against {}: first places"
SCORE: Final = "four of a kind: points"
LATENCY: Final = "a whole second: time to decide"


def pairing(first: str, second: str, games: list[int], goals: list[float], sure: bool = False) -> list[Cell]:
    """One cell for each table; goals are those of Vale and of Glow, with 2 and with 4 players."""
    section = FIRST.format(first, second)
    return [
        Cell(section, game, board, players, [first, second], wanted, goal, sure)
        for (game, board, players), wanted, goal in zip(TABLES, games, [*goals, *goals[2:]], strict=True)
    ]


def duel(first: str, second: str) -> Cell:
    return Cell("more time helps, by hand: first places", "vale", "", 2, [first, second], 200, 0.5)


def step(lower: Level, upper: Level) -> list[Cell]:
    """A level against the one below. Its games may also stand in another section."""
    section = FIRST.format(upper.name, lower.name)
    goal, most = (0.55, 1.0) if upper is LEVELS[-1] else (0.6, 0.85)
    return [
        Cell(section, game, board, 2, [upper.bot_of(of), lower.bot_of(of)], 400, goal, most=most)
        for game, board in FOR_TWO
        for of in [games()[game]]
    ]


def longer(first: str, second: str, goal: float, sure: bool = False) -> list[Cell]:
    """A bot against one that thinks for a shorter time, at every table of two."""
    section = FIRST.format(first, second)
    return [Cell(section, game, board, 2, [first, second], 400, goal, sure) for game, board in FOR_TWO]


CELLS: Final = [
    *pairing("greedy", "random", [1000] * 6, [0.98, 0.90, 0.90, 0.80]),
    *pairing("planner@hand", "greedy", [1000] * 6, [0.75, 0.50, 0.60, 0.38]),
    *pairing("planner", "planner@hand", [4000, *[1000] * 5], [0.65, 0.35, 0.53, 0.29], sure=True),
    *pairing("search@100ms@hand", "planner@hand", [200, 200, 200, 200, 40, 40], [0.60, 0.35, 0.55, 0.30]),
    *pairing("search@100ms", "search@100ms@hand", [400] * 6, [0.57, 0.25, 0.52, 0.25], sure=True),
    *longer("search@100ms", "planner@hand", 0.5),
    *longer("search@100ms", "planner", 0.5),
    *longer("search@1s", "search@100ms", 0.51, sure=True),
    *longer("search@1s", "planner", 0.5),
    duel("search@100ms@hand", "search@25ms@hand"),
    duel("search@400ms@hand", "search@100ms@hand"),
    duel("search@1s@hand", "search@100ms@hand"),
    Cell(SCORE, "vale", "", 4, ["search@100ms@hand"], 52, 55.0),
    Cell(LATENCY, "vale", "", 2, ["search@1s@hand", "planner@hand"], 20, 1.0),
    *[cell for lower, upper in pairwise(LEVELS) for cell in step(lower, upper)],
]
