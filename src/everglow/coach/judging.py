"""Judge of an analysis, and its version: the same version gives the same analysis."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from everglow.agenda import Situation
from everglow.bots.judges import HAND, shipped
from everglow.bots.plan import Judge
from everglow.game import AnyGame
from everglow.rng import stream

METHOD: Final = 2  # of the analysis; to be raised with whatever changes its numbers
DEALS: Final = 4  # games at random whose positions make a judge's fingerprint
EVERY: Final = 7  # such positions
DIGITS: Final = 6  # of a judgement: what comes behind them may differ between machines


def version_of(game: AnyGame, judge: Judge) -> str:
    """Name a judge with a fingerprint of what it says, such as `hand-2-5f3a8c12`."""
    kind = "net" if judge == shipped(game) else HAND
    return f"{kind}-{METHOD}-{fingerprint(game, judge)}"


@cache
def fingerprint(game: AnyGame, judge: Judge) -> str:
    """Hash what a judge says about the positions of a few games at random, once for each judge."""
    said = [round(judge(s, s.deciders()[0]), DIGITS) for s in samples(game)]
    return sha256(repr(said).encode()).hexdigest()[:8]


def samples(game: AnyGame) -> list[Situation]:
    positions: list[Situation] = []
    for deal in range(DEALS):
        positions += at_random(game, deal)
    return positions


def at_random(game: AnyGame, seed: int) -> list[Situation]:
    state, choices, positions = game.new(game.seats[-1], seed), stream(seed), []
    while deciders := state.deciders():
        legal = state.legal_actions(deciders[0])
        positions.append(state.copy())
        state.apply(deciders[0], legal[choices.below(len(legal))])
    return positions[::EVERY]
