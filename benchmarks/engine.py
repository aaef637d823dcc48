"""Random play and copies through the public Python API, for every game."""

from __future__ import annotations

import time
from typing import Any

from everglow.game import Game, State
from everglow.rng import Chance, fast


class Figures:
    """What one measurement gave."""

    def __init__(self, games: int, decisions: int, seconds: float, copies: int, copying: float) -> None:
        self.games_per_second = games / seconds
        self.decisions_per_second = decisions / seconds
        self.decisions_per_game = decisions / games
        self.microseconds_per_copy = 1e6 * copying / copies


def playout(s: State, rng: Chance) -> int:
    """Finish a game at random; the number of decisions it took."""
    decisions = 0
    while deciders := s.deciders():
        legal = s.legal_actions(deciders[0])
        s.apply(deciders[0], legal[rng.below(0, len(legal))])
        decisions += 1
    return decisions


def midgame(game: Game[Any], seats: int, decisions: int) -> State:
    """A position after so many random decisions."""
    rng, s = fast(1, 1), game.new(seats, 1)
    for _ in range(decisions):
        seat = s.deciders()[0]
        legal = s.legal_actions(seat)
        s.apply(seat, legal[rng.below(0, len(legal))])
    return s  # type: ignore[no-any-return]  # Game[Any] makes states of any game


def measure(game: Game[Any], seats: int, games: int, copies: int) -> Figures:
    """Processor time, so that other work on the machine disturbs it less."""
    rng, middle = fast(1, 1), midgame(game, seats, 150)
    begin = time.process_time()
    decisions = sum(playout(game.new(seats, seed), rng) for seed in range(games))
    end = time.process_time()
    for _ in range(copies):
        middle.copy()
    return Figures(games, decisions, end - begin, copies, time.process_time() - end)
