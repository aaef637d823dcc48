"""Cells of the ladder: one line-up in one game each."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from everglow.arena.terms import Terms
from everglow.bots.levels import LEVELS, Level
from everglow.games import games as all_games

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
    judged: int = 0  # games whose luck is judged, the last ones; all where a bot searches

    def terms(self) -> Terms:
        options = {"board": self.board} if self.board else {}
        return Terms(self.game, options, self.bots, self.players, SEED, LIMIT, self.adjusted())

    def adjusted(self) -> bool:
        """Whether luck is judged at all."""
        return self.judged > 0 or self.searches()

    def searches(self) -> bool:
        """Whether a bot searches, which takes far longer than judging luck."""
        return any(bot.startswith("search") for bot in self.bots)

    def deals(self) -> int:
        return -(-self.games // self.players)

    def plain_deals(self) -> int:
        """Deals whose luck is not judged: the first ones."""
        return 0 if self.searches() else (self.games - self.judged) // self.players

    def lots(self, numbers: list[int]) -> list[tuple[Terms, list[int]]]:
        """Divide games by whether their luck is judged, so that a slice has one kind only."""
        first = self.plain_deals() * self.players
        plain, judged = [n for n in numbers if n < first], [n for n in numbers if n >= first]
        kinds = (self.terms()._replace(adjust=False), plain), (self.terms()._replace(adjust=True), judged)
        return [(terms, lot) for terms, lot in kinds if lot]

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
NONE_JUDGED: Final = (0,) * len(TABLES)
AGAINST_HAND: Final = [4600, 1500, 1400, 1300, 1400, 1400]  # games of the net against the hand-made judge
OF_THEM: Final = [600, 500, 400, 300, 400, 400]  # ... whose luck is judged, a third of a second each
FIRST: Final = "{} against {}: first places"
SCORE: Final = "four of a kind: points"
LATENCY: Final = "a whole second: time to decide"


def pairing(
    first: str,
    second: str,
    games: list[int],
    goals: list[float],
    sure: bool = False,
    judged: Sequence[int] = NONE_JUDGED,
) -> list[Cell]:
    """One cell for each table; goals are those of Vale and of Glow, with 2 and with 4 players."""
    section, wanted = FIRST.format(first, second), zip(games, judged, [*goals, *goals[2:]], strict=True)
    return [
        Cell(section, game, board, players, [first, second], played, goal, sure, judged=lucky)
        for (game, board, players), (played, lucky, goal) in zip(TABLES, wanted, strict=True)
    ]


def duel(first: str, second: str) -> Cell:
    return Cell("more time helps, by hand: first places", "vale", "", 2, [first, second], 200, 0.5)


def step(lower: Level, upper: Level) -> list[Cell]:
    """A level against the one below. Its games may also stand in another section."""
    section = FIRST.format(upper.name, lower.name)
    games, goal, most = (400, 0.55, 1.0) if upper is LEVELS[-1] else (800, 0.6, 0.85)
    return [
        Cell(section, game, board, 2, bots, games, goal, most=most, judged=400)
        for game, board in FOR_TWO
        for bots in [[level.bot_of(all_games()[game]) for level in (upper, lower)]]
    ]


def longer(first: str, second: str, goal: float, sure: bool = False) -> list[Cell]:
    """A bot against one that thinks for a shorter time, at every table of two."""
    section = FIRST.format(first, second)
    return [Cell(section, game, board, 2, [first, second], 400, goal, sure) for game, board in FOR_TWO]


CELLS: Final = [
    *pairing("greedy", "random", [1000] * 6, [0.98, 0.90, 0.90, 0.80]),
    *pairing("planner@hand", "greedy", [1000] * 6, [0.75, 0.50, 0.60, 0.38]),
    *pairing("planner", "planner@hand", AGAINST_HAND, [0.65, 0.35, 0.53, 0.29], sure=True, judged=OF_THEM),
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
