"""Our engines in random play: through the public Python API, inside the engine, and copied."""

from __future__ import annotations

import time
from typing import Any

import everglow
from everglow.bots.playout import playout
from everglow.game import AnyGame
from everglow.games import games
from everglow.rng import Stream, stream

COPIES = 20_000


def played(s: Any, choices: Stream) -> int:
    """Finish a game at random from outside, as a user of the API would."""
    decisions = 0
    while deciders := s.deciders():
        legal = s.legal_actions(deciders[0])
        s.apply(deciders[0], legal[choices.below(len(legal))])
        decisions += 1
    return decisions


def midgame(game: AnyGame, seats: int) -> Any:
    """A position in the middle of a random game."""
    choices, s = stream(1), game.new(seats, 1)
    for _ in range(played(s.copy(), stream(1)) // 2):
        seat = s.deciders()[0]
        legal = s.legal_actions(seat)
        s.apply(seat, legal[choices.below(len(legal))])
    return s


def measure(name: str, seats: int, number: int) -> dict[str, float]:
    """Rates by processor time, so that other work on the machine disturbs them less."""
    game = games()[name]
    found = {"compiled": float(everglow.COMPILED)}
    for way, play in {"api": played, "inside": playout}.items():
        fresh, choices = [game.new(seats, seed) for seed in range(number)], stream(1)
        begin = time.process_time()
        decisions = sum(play(s, choices) for s in fresh)
        seconds = time.process_time() - begin
        found |= {f"{way} decisions/s": decisions / seconds, f"{way} games/s": number / seconds}
        found["decisions a game"] = decisions / number
    return found | {"µs a copy": copying(midgame(game, seats))}


def copying(s: Any) -> float:
    begin = time.process_time()
    for _ in range(COPIES):
        s.copy()
    return 1e6 * (time.process_time() - begin) / COPIES
