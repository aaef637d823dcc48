"""Luck of a turn: what chance brought, beside what it could have brought after the same answer."""

from __future__ import annotations

from everglow.agenda import Situation
from everglow.bots.plan import after
from everglow.coach.shares import Shares, mean, minus
from everglow.coach.turns import Turn
from everglow.coach.value import Value, seeds


class Luck:
    """Shares won and lost by chance, and by seat in how many re-deals it would have come off as well."""

    def __init__(self, came: Shares, others: list[Shares]) -> None:
        self.shares: Shares = minus(came, mean(others)) if others else [0 for _ in came]
        self.worlds = len(others)
        self.as_good: list[int] = [
            len([other for other in others if other[seat] >= came[seat]]) for seat in range(len(came))
        ]


def luck_of(turn: Turn, came: Shares, value: Value) -> Luck:
    """Deal anew what nobody knew before the last answer of a turn. No luck where nothing was revealed.

    Every game has re-deals of its own: if all had the same, what these miss would add up over many games.
    """
    if not turn.chance:
        return Luck(came, [])
    action = turn.actions[-1]
    others = [value.of(reached(turn.last, turn.seat, action, seed)) for seed in seeds(turn.fingerprint)]
    return Luck(came, others)


def reached(s: Situation, seat: int, action: int, seed: int) -> Situation:
    return after(s.redeal(seed), seat, action)
