"""Bot that plans the rest of its turn."""

from __future__ import annotations

from everglow.agenda import Situation
from everglow.bots.plan import plan
from everglow.game import Action, AnyGame, Seat, State
from everglow.rng import stream


class PlannerBot:
    """Plans its turn to the end, as far as its breadth allows. The same seed gives the same choices."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.judge = game.judge.foresee
        self.choices = stream(seed)
        self.breadth = game.judge.breadth

    def choose(self, state: State, seat: Seat) -> Action:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, Situation)
        world = state.imagine(seat, self.choices.word())
        return plan(world, seat, self.judge, self.choices, self.breadth).first
