"""Levels of opponents, from the easiest to the hardest."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from everglow.bots.words.generated import messages as m
from everglow.game import AnyGame
from everglow.words.message import Message


class Level(NamedTuple):
    """Bot with a budget, which may be a game's own. The message `level_about` describes it to people."""

    name: Literal["spark", "ember", "lantern", "beacon", "star"]
    bot: str

    def bot_of(self, game: AnyGame) -> str:
        return self.bot.format(patience=game.judge.patience)

    @property
    def about(self) -> Message:
        return m.level_about(level=self.name)


LEVELS: Final = [
    Level("spark", "novice"),
    Level("ember", "amateur"),
    Level("lantern", "planner@hand"),
    Level("beacon", "planner"),
    Level("star", "search@{patience}"),
]
