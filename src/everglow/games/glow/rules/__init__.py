"""The order of play, and what every card does."""

from __future__ import annotations

from everglow.agreement import START, Option, start_of
from everglow.games.glow.rules.phases import new_game
from everglow.games.glow.state.state import State
from everglow.rng import hashed

BOARD = Option("board", ["realm", "sea"], "realm")
ADVENTURERS = Option("adventurers", ["chosen", "random"], "chosen")

name = "glow"
version = "1"
seats = range(2, 5)
options = [BOARD, ADVENTURERS, START]


def deal(seats: int, seed: int, options: dict[str, str], events: bool) -> State:
    sea, dealt = options["board"] == "sea", options["adventurers"] == "random"
    return new_game(seats, hashed(seed, seats + 1), sea, start_of(options), dealt, events)
