"""Bot that plays at random."""

from __future__ import annotations

from everglow.game import Action, AnyGame, Seat, State
from everglow.rng import TABLE, fast


class RandomBot:
    """Chooses every legal action with equal probability. The same seed gives the same choices."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.chance = fast(seed, 1)

    def choose(self, state: State, seat: Seat) -> Action:
        legal = state.legal_actions(seat)
        return legal[self.chance.below(TABLE, len(legal))]
