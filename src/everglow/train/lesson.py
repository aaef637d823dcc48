"""Lesson of a net: in three steps from what every position has to what few have.

A net that begins with everything learns games by heart: there are many rows, but few games. So nets that
see no more than what most positions have (the forecasts and their parts, the round, the phase) are fitted
to how games ended. Their judgements of games that they have not seen make the targets. A net is fitted to
these, again with the general inputs first, and only then, slowly, with all of them.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

import numpy as np

from everglow.train.fit import BATCH, FloatNet, Ints, Table, Tell, fit
from everglow.train.targets import FOLDS, cross_fitted, ends, mixed

GENERAL: Final = 0.1  # a place is general if it is not zero in this part of the rows
RATE: Final = 1e-3
SLOW: Final = 3e-4  # learning rate with all inputs
WARM: Final = 6.0  # epochs with general inputs, for each with all inputs
STAGES: Final = FOLDS + 2


def taught(table: Table, which: Ints, sizes: list[int], epochs: float, tell: Tell) -> FloatNet:
    """Teach a net some rows; `tell` hears of its progress from 0 to 1."""
    done = 0

    def part_done(part: float) -> None:
        nonlocal done
        tell((done + part) / STAGES)
        done += part == 1.0

    kept = np.flatnonzero(table.frequencies(sizes[0]) > GENERAL)
    general, small = table.only(kept, sizes[0]), [len(kept), *sizes[1:]]
    judged = cross_fitted(general, small, WARM * epochs, RATE, part_done)
    wanted = mixed(table, judged)[which]
    net = fit(FloatNet(small, FOLDS), general, which, wanted, WARM * epochs, RATE, part_done)
    return fit(net.widened(sizes[0], kept), table, which, wanted, epochs, SLOW, part_done)


def affordable(table: Table, which: Ints, sizes: list[int], seconds: float, most: float) -> float:
    """Return how often all rows can be learned in time, by the time that a few batches take."""
    sample = which[: 8 * BATCH]
    begun = monotonic()
    fit(FloatNet(sizes, 0), table, sample, ends(table, sample), 1.0, RATE, silent)
    whole = (monotonic() - begun) * len(which) / max(1, len(sample))
    return min(most, max(0.5, 0.5 * seconds / whole))


def silent(_part: float) -> None:
    """Tell nobody."""
