"""A bot that does anything that is legal."""

from __future__ import annotations

from typing import Any

from everglow.game import Action, Game, Seat, State
from everglow.rng import TABLE, fast


class RandomBot:
    """Every legal action is equally likely. The same seed gives the same choices."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.chance = fast(seed, 1)

    def choose(self, state: State, seat: Seat) -> Action:
        legal = state.legal_actions(seat)
        return legal[self.chance.below(TABLE, len(legal))]
