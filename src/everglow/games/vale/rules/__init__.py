"""The order of play, and what every card does."""

from __future__ import annotations

from everglow.agreement import START, start_of
from everglow.games.vale.rules.phases import new_game
from everglow.games.vale.state.state import State
from everglow.rng import hashed

name = "vale"
version = "1"
seats = range(2, 5)
options = [START]


def deal(seats: int, seed: int, options: dict[str, str], events: bool) -> State:
    return new_game(seats, hashed(seed, 1), start_of(options), events)
