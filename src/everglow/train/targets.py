"""Targets to learn: what later positions were judged to be, mixed with how the game ended, TD(λ).

A judgement that is learned from must come from a net that has not seen the game. So the games are dealt into
folds, and each fold is judged by a net that was fitted to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from everglow.train.backend import predict
from everglow.train.fit import SEATS, FloatNet, Floats, Ints, Table

FOLDS: Final = 2
LAMBDA: Final = 0.7  # how much of a target comes from later than the next row

# Makes a net of a seed, rows, and the shares that they are to give.
Learn: TypeAlias = Callable[[int, Ints, Floats], FloatNet]


def ends(table: Table, which: Ints) -> Floats:
    """Return how the games of rows ended: shares of the victory by seat, counted from who judges."""
    return table.turned(table.returns[table.games[which]], which)


def cross_fitted(table: Table, learn: Learn) -> Floats:
    """Judge every row by a net that learned how games of other folds ended; by seat at the table."""
    judged = np.zeros((len(table), SEATS), np.float32)
    for fold in range(FOLDS):
        inside = np.flatnonzero(table.games % FOLDS == fold)
        outside = np.flatnonzero(table.games % FOLDS != fold)
        net = learn(fold, outside, ends(table, outside))
        judged[inside] = unturned(predict(net, table, inside), table, inside)
    return judged


def unturned(values: Floats, table: Table, which: Ints) -> Floats:
    """Values by seat counted from who judges as values by seat at the table; absent seats stay 0."""
    players, seats = table.players[table.games[which]], table.seats[which]
    offsets = np.arange(SEATS)[None, :]
    there = offsets < players[:, None]
    index = np.where(there, (offsets - seats[:, None]) % players[:, None], 0)
    by_seat: Floats = np.where(there, np.take_along_axis(values, index, 1), 0).astype(np.float32)
    return by_seat


def mixed(table: Table, judged: Floats, lambda_: float = LAMBDA) -> Floats:
    """Targets of all rows, by seat counted from who judges: from the last row of each game backwards."""
    targets = np.zeros_like(judged)
    lasts = np.cumsum(table.sizes) - 1
    going = np.flatnonzero(table.sizes > 0)
    value = table.returns.copy()
    back = 0
    while len(going):
        at = lasts[going] - back
        targets[at] = value[going]
        value[going] = lambda_ * value[going] + (1 - lambda_) * judged[at]
        back += 1
        going = going[table.sizes[going] > back]
    return table.turned(targets, np.arange(len(table)))
