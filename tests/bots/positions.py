"""Positions in the middle of games, to think about."""

from __future__ import annotations

from everglow.bots.playout import playout
from everglow.game import AnyGame, State
from everglow.rng import stream


def later(game: AnyGame, decisions: int, seed: int = 1, seats: int = 3) -> State:
    """A position after so many random decisions, where somebody has a choice; else the game's last one."""
    state: State = game.new(seats, seed)
    last, choices = state, stream(seed)
    while state.deciders():
        seat = state.deciders()[0]
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            last = state.copy()
            if decisions <= 0:
                break
        state.apply(seat, legal[choices.below(len(legal))])
        decisions -= 1
    return last


def near_the_end(game: AnyGame, seats: int, decisions: int, seed: int = 1) -> State:
    """A position of a random game that has no more than so many decisions to go."""
    whole = playout(game.new(seats, seed), stream(seed))
    return later(game, whole - decisions, seed, seats)
