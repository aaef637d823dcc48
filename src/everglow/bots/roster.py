"""Roster of all bots, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from everglow.bots.bot import Bot
from everglow.bots.budget import BadBudget, budget
from everglow.bots.careless_bot import CarelessBot
from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.guest import BadGuest, invite, is_guest
from everglow.bots.human_bot import AMATEUR, NOVICE, HumanBot
from everglow.bots.judges import HAND, judge_of, names_judge
from everglow.bots.levels import LEVELS, Level
from everglow.bots.net.weights import BadNet
from everglow.bots.plan import Judge
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.random_bot import RandomBot
from everglow.bots.search_bot import USUAL, SearchBot
from everglow.bots.words.generated import messages as m
from everglow.complaints import Complaint
from everglow.game import AnyGame

BOTS: Final[dict[str, Callable[[AnyGame, int], Bot]]] = {
    "random": RandomBot,
    "careless": CarelessBot,
    "greedy": GreedyBot,
    "novice": partial(HumanBot, weakness=NOVICE),
    "amateur": partial(HumanBot, weakness=AMATEUR),
    "planner": PlannerBot,
    "search": SearchBot,
}
BY_LEVEL: Final[dict[str, Level]] = {level.name: level for level in LEVELS}


class BadBot(Complaint, ValueError):
    """Unknown name of a bot; the message says what was expected."""


def recruit(name: str, game: AnyGame, seed: int) -> Bot:
    """Create a bot by name: a level, `search@100ms`, `greedy@net`, `module:Class`, `process:COMMAND`.

    BadBot if there is none.
    """
    try:
        return invite(name, game, seed) if is_guest(name) else _ours(name, game, seed)
    except (BadBudget, BadGuest, BadNet) as error:
        raise BadBot(m.bad_bot(bot=name, complaint=error.message)) from None


def _ours(name: str, game: AnyGame, seed: int) -> Bot:
    kind, at, rest = without_level(name, game).partition("@")
    if kind == "greedy" and rest not in ("", HAND):  # plain greedy judges by hand
        return GreedyBot(game, seed, _judge(game, rest))
    if kind == "planner" and bool(at) == bool(rest):
        return PlannerBot(game, seed, _judge(game, rest))
    if kind == "search" and bool(at) == bool(rest):
        limit, judge = _limit_and_judge(rest)
        return SearchBot(game, seed, budget(limit) if limit else USUAL, _judge(game, judge))
    if at or kind not in BOTS:
        raise BadBot(m.unknown_bot(name=name, known=[*BY_LEVEL, *BOTS]))
    return BOTS[kind](game, seed)


def without_level(name: str, game: AnyGame) -> str:
    """Return the bot that plays a level of this game; any other name as it is."""
    return BY_LEVEL[name].bot_of(game) if name in BY_LEVEL else name


def _limit_and_judge(said: str) -> tuple[str, str]:
    """Split `100ms@hand`; either part may be missing."""
    first, _, rest = said.partition("@")
    return ("", said) if names_judge(first) else (first, rest)


def _judge(game: AnyGame, name: str) -> Judge:
    if name and not names_judge(name):
        raise BadNet(m.expected_judge(said=name))
    return judge_of(game, name)
