"""All bots, by what people call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from everglow.bots.bot import Bot
from everglow.bots.budget import budget
from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.random_bot import RandomBot
from everglow.bots.search_bot import SearchBot
from everglow.game import Game

BOTS: Final[dict[str, Callable[[Game[Any], int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
}


class BadBot(ValueError):
    """No bot is called that; the message says what was expected."""


def recruit(name: str, game: Game[Any], seed: int) -> Bot:
    """The bot of that name, such as `planner`, `search@300` or `search@100ms`. BadBot if there is none."""
    kind, at, limit = name.partition("@")
    if at and kind == "search":
        try:
            return SearchBot(game, seed, budget(limit))
        except ValueError as error:
            raise BadBot(f"{name}: {error}") from None
    if at or kind not in BOTS:
        raise BadBot(f"unknown bot {name!r}; expected {' or '.join(BOTS)}")
    return BOTS[kind](game, seed)
