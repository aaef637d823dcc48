"""Random games to the end, inside the compiled engine where there is one."""

from __future__ import annotations

from everglow.game import State
from everglow.rng import Chance


def playout(s: State, rng: Chance) -> int:
    """Finish this game at random; the number of decisions it took."""
    decisions = 0
    deciders = s.deciders()
    while deciders:
        seat = deciders[0]
        legal = s.legal_actions(seat)
        s.apply(seat, legal[rng.below(0, len(legal))])
        decisions += 1
        deciders = s.deciders()
    return decisions
