"""Test of a turn as a puzzle: greedy play and a deep search disagree clearly about it.

What the greedy bot does loses much, in many worlds, and the search finds what the coach calls best, or
something as good.
"""

from __future__ import annotations

from typing import Final

from everglow.agenda import Situation
from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.judges import judge_of
from everglow.bots.tree import Search
from everglow.coach.attempt import Attempt
from everglow.coach.deep import WORLDS
from everglow.coach.play import Way
from everglow.coach.shares import POINT
from everglow.coach.value import Value
from everglow.game import AnyGame
from everglow.rng import stream

LEAST: Final = 10 * POINT  # that greedy play loses
MOST: Final = 45 * POINT  # more than that is no puzzle
AS_GOOD: Final = 2 * POINT  # between what the search prefers and what the coach calls best
SIMULATIONS: Final = 4000
ANSWERS: Final = 3  # at least, to the first question


class PuzzleTest:
    """Tests turns of one game with so many seats, by a search of so many simulations."""

    def __init__(self, game: AnyGame, seats: int, simulations: int = SIMULATIONS) -> None:
        self.game = game
        self.simulations = simulations
        self.judge = judge_of(game)
        self.value = Value(self.judge, game.judge.horizon, seats)

    def passes(self, attempt: Attempt) -> bool:
        """Whether greedy play errs clearly, and a deep search does not."""
        if len(attempt.before.legal_actions(attempt.seat)) < ANSWERS:
            return False
        greedy = self.greedy(attempt)
        play = greedy.judged(self.value, self.game.judge.breadth)
        lead = play.best.lead(play.done)
        return play.counts and lead - 2 * play.error >= LEAST and lead <= MOST and self.confirmed(greedy)

    def greedy(self, attempt: Attempt) -> Attempt:
        greedy, bot = Attempt(attempt.before, attempt.number), GreedyBot(self.game, attempt.number)
        while not greedy.actions or not greedy.over:
            greedy.act(bot.choose(greedy.after, greedy.seat))
        return greedy

    def confirmed(self, greedy: Attempt) -> bool:
        """Whether a search prefers what is best, also in many worlds."""
        play = greedy.judged(self.value, self.game.judge.breadth)
        words = stream(greedy.number)
        worlds = [int(words.word()) for _ in range(WORLDS)]
        found = self.searched(greedy.before, greedy)
        for way in (play.done, play.best, found):
            way.look(worlds)
        return found.lead(play.done) >= LEAST and play.best.lead(found) <= AS_GOOD

    def searched(self, s: Situation, greedy: Attempt) -> Way:
        search = Search(s, greedy.seat, self.game, stream(greedy.number), self.judge)
        search.think(self.simulations, 0.0)
        return Way(search.lines[search.favourite()], greedy.seat, self.value)
