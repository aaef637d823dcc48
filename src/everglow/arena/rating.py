"""OpenSkill ratings, in the order of the games."""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from everglow.arena.match import Result
from everglow.arena.terms import Terms


class Rating(NamedTuple):
    """A strength and its uncertainty; everybody begins with 25 and 8.3. Comparable in one tournament only."""

    mu: float
    sigma: float


def ratings(terms: Terms, results: list[Result]) -> list[Rating]:
    """Return a rating for each bot; copies at one table are rated apart, and the bot gets their mean."""
    from openskill.models import PlackettLuce  # here, as few commands need it

    model = PlackettLuce()
    teams = [[model.rating()] for _ in range(terms.seats)]
    for result in sorted(results, key=lambda result: result.number):
        teams = model.rate(teams, ranks=result.ranks)
    rated = [Rating(player.mu, player.sigma) for [player] in teams]
    return [_mean([rated[place] for place in terms.places(bot)]) for bot in range(len(terms.bots))]


def _mean(copies: list[Rating]) -> Rating:
    return Rating(fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies))
