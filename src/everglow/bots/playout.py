"""Random playouts, compiled with the engine."""

from __future__ import annotations

from everglow.agenda import Situation
from everglow.rng import Stream


def playout(s: Situation, choices: Stream, done: list[tuple[int, int]] | None = None) -> int:
    """Finish a game at random; return the number of decisions, and put who did what into `done`."""
    decisions = 0
    deciders = s.deciders()
    while deciders:
        seat = deciders[0]
        legal = s.legal_actions(seat)
        action = legal[choices.below(len(legal))]
        s.apply(seat, action)
        if done is not None:
            done.append((seat, action))
        decisions += 1
        deciders = s.deciders()
    return decisions
