"""Bot for beginners: greedy, with random moves."""

from __future__ import annotations

from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.random_bot import RandomBot
from everglow.game import Action, AnyGame, Seat, State
from everglow.rng import stream

ONE_IN = 3  # decisions it does not think about


class CarelessBot:
    """Greedy bot that sometimes plays at random. The same seed gives the same choices."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.moods = stream(seed)
        self.awake = GreedyBot(game, self.moods.word())
        self.asleep = RandomBot(game, self.moods.word())

    def choose(self, state: State, seat: Seat) -> Action:
        bot = self.awake if self.moods.below(ONE_IN) else self.asleep
        return bot.choose(state, seat)
