"""Bot that looks one action ahead."""

from __future__ import annotations

from everglow.agenda import Situation
from everglow.bots.plan import Judge, greedy
from everglow.game import Action, AnyGame, Seat, State
from everglow.rng import stream


class GreedyBot:
    """Takes the action with the best position after it. The same seed gives the same choices."""

    def __init__(self, game: AnyGame, seed: int, judge: Judge | None = None) -> None:
        self.judge: Judge = judge or game.judge.evaluate
        self.choices = stream(seed)

    def choose(self, state: State, seat: Seat) -> Action:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, Situation)
        return greedy(state.imagine(seat, self.choices.word()), seat, self.judge, self.choices).first
