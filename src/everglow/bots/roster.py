"""Roster of all bots, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.bots.bot import Bot
from everglow.bots.budget import BadBudget, budget
from everglow.bots.careless_bot import CarelessBot
from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.guest import BadGuest, invite, is_guest
from everglow.bots.levels import LEVELS
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.random_bot import RandomBot
from everglow.bots.search_bot import SearchBot
from everglow.bots.words.generated import messages as m
from everglow.complaints import Complaint
from everglow.game import AnyGame

BOTS: Final[dict[str, Callable[[AnyGame, int], Bot]]] = {
    "random": RandomBot,
    "careless": CarelessBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
}
BY_LEVEL: Final[dict[str, str]] = {level.name: level.bot for level in LEVELS}


class BadBot(Complaint, ValueError):
    """Unknown name of a bot; the message says what was expected."""


def recruit(name: str, game: AnyGame, seed: int) -> Bot:
    """Create a bot by name: a level, `search@100ms`, `module:Class`, `process:COMMAND`. BadBot if none."""
    try:
        return invite(name, game, seed) if is_guest(name) else _ours(name, game, seed)
    except (BadBudget, BadGuest) as error:
        raise BadBot(m.bad_bot(bot=name, complaint=error.message)) from None


def _ours(name: str, game: AnyGame, seed: int) -> Bot:
    kind, at, limit = BY_LEVEL.get(name, name).partition("@")
    if at and kind == "search":
        return SearchBot(game, seed, budget(limit))
    if at or kind not in BOTS:
        raise BadBot(m.unknown_bot(name=name, known=[*BY_LEVEL, *BOTS]))
    return BOTS[kind](game, seed)
