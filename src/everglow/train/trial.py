"""Trial of one planner against another on fresh deals: the arena decides what a net is worth."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from itertools import product
from time import monotonic
from typing import Final

from everglow.agreement import START
from everglow.arena.match import Result
from everglow.arena.standing import Standing, standings
from everglow.arena.terms import Terms
from everglow.arena.workers import play_here
from everglow.game import AnyGame

LIMIT: Final = 60.0  # seconds a decision: far more than any planner needs
FEWEST: Final = 2  # deals of every table, however little time there is


def tables(game: AnyGame, bots: list[str], seats: int, seed: str) -> list[Terms]:
    """One tournament for every choice of the game's options, such as its boards."""
    options = [option for option in game.options if option.name != START.name]
    chosen = product(*[option.values for option in options])
    named = [dict(zip([option.name for option in options], values, strict=True)) for values in chosen]
    return [Terms(game.name, each, bots, seats, seed, LIMIT) for each in named]


def trial(
    game: AnyGame,
    bots: list[str],
    seats: int,
    seed: str,
    games: int,
    jobs: int,
    deadline: float,
    tell: Callable[[float], None],
) -> Standing:
    """Play games of all tables in turn, as many as wanted or until the deadline; whole deals count."""
    standing, all_terms = Standing(), tables(game, bots, seats, seed)
    for number, terms in enumerate(all_terms):
        wanted = range(terms.games(games // len(all_terms)))
        until = monotonic() + (deadline - monotonic()) / (len(all_terms) - number)
        results: list[Result] = []
        with closing(play_here(terms, list(wanted), jobs)) as played:
            for result in played:
                results.append(result)
                tell((number + len(results) / len(wanted)) / len(all_terms))
                if monotonic() > until and len(whole(terms, results)) >= FEWEST * seats:
                    break
        standing.merge(standings(terms, whole(terms, results))[0])
    return standing


def whole(terms: Terms, results: list[Result]) -> list[Result]:
    """Leave out deals of which a rotation is missing."""
    counts: dict[int, int] = {}
    for result in results:
        counts[terms.deal(result.number)] = counts.get(terms.deal(result.number), 0) + 1
    return [result for result in results if counts[terms.deal(result.number)] == terms.seats]
