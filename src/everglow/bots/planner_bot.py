"""Bot that plans the rest of its turn."""

from __future__ import annotations

from everglow.agenda import Situation
from everglow.bots.judges import judge_of
from everglow.bots.plan import Judge, plan
from everglow.game import Action, AnyGame, Seat, State
from everglow.rng import stream


class PlannerBot:
    """Plans its turn to the end, as far as its breadth allows. The same seed gives the same choices."""

    def __init__(self, game: AnyGame, seed: int, judge: Judge | None = None, breadth: int = 0) -> None:
        self.judge = judge or judge_of(game)
        self.choices = stream(seed)
        self.breadth = breadth or game.judge.breadth

    def choose(self, state: State, seat: Seat) -> Action:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, Situation)
        world = state.imagine(seat, self.choices.word())
        return plan(world, seat, self.judge, self.choices, self.breadth).first
