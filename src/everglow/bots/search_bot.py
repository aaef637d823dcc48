"""A bot that looks ahead in worlds it imagines."""

from __future__ import annotations

from everglow.agenda import Situation
from everglow.bots.tree import favourite, search
from everglow.game import Action, Seat, State
from everglow.rng import stream


class SearchBot:
    """Tree search with so many simulations a decision. The same seed gives the same choices."""

    def __init__(self, seed: int, simulations: int = 300) -> None:
        self.choices = stream(seed)
        self.simulations = simulations

    def choose(self, state: State, seat: Seat) -> Action:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, Situation)
        return favourite(search(state, seat, self.simulations, self.choices), legal)
