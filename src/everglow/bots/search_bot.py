"""Bot that searches imagined worlds."""

from __future__ import annotations

from everglow.agenda import Situation
from everglow.bots.budget import Budget
from everglow.bots.constants import Constants
from everglow.bots.judges import judge_of
from everglow.bots.plan import Judge
from everglow.bots.tree import Search
from everglow.game import Action, AnyGame, Seat, State
from everglow.rng import stream

USUAL = Budget(simulations=300)


class SearchBot:
    """Tree search within a budget. The same seed and number of simulations give the same choices."""

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        budget: Budget = USUAL,
        judge: Judge | None = None,
        constants: Constants | None = None,
    ) -> None:
        self.game = game
        self.judge = judge or judge_of(game)
        self.choices = stream(seed)
        self.budget = budget
        self.constants = constants

    def choose(self, state: State, seat: Seat) -> Action:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, Situation)
        search = Search(state, seat, self.game, self.choices, self.judge, self.constants)
        search.think(self.budget.simulations, self.budget.seconds)
        return search.choice()
