"""Lesson of a net: from what every position has to what few have.

A net that begins with everything learns games by heart: there are many rows, but few games. So it sees at
first no more than what most positions have (the forecasts and their parts, the round, the phase), and only
then, slowly, everything. Nets that learned how games ended judge games that they have not seen; these
judgements make the targets of the net that is kept.
"""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import Final

import numpy as np

from everglow.train.backend import fit
from everglow.train.fit import BATCH, FloatNet, Floats, Ints, Table, Tell
from everglow.train.targets import FOLDS, cross_fitted, ends, mixed

GENERAL: Final = 0.1  # a place is general if it is not zero in this part of the rows
WARM: Final = 3.0  # epochs with general inputs
RATE: Final = 1e-3
SLOW: Final = 5e-4  # learning rate with all inputs
GLANCE: Final = 0.125  # epochs with all inputs where targets are made, for each of the net that is kept
STAGES: Final = 2 * FOLDS + 2


def taught(table: Table, which: Ints, sizes: list[int], epochs: float, tell: Tell) -> FloatNet:
    """Teach a net some rows; `tell` hears of its progress from 0 to 1."""
    done = 0

    def part_done(part: float) -> None:
        nonlocal done
        tell((done + part) / STAGES)
        done += part == 1.0

    kept = np.flatnonzero(table.frequencies(sizes[0]) > GENERAL)
    general = table.only(kept, sizes[0])

    def learn(seed: int, rows: Ints, wanted: Floats, epochs: float) -> FloatNet:
        net = FloatNet([len(kept), *sizes[1:]], seed)
        net = fit(net, general, rows, wanted, WARM, RATE, part_done)
        return fit(net.widened(sizes[0], kept), table, rows, wanted, epochs, SLOW, part_done)

    judged = cross_fitted(table, partial(learn, epochs=GLANCE * epochs))
    return learn(FOLDS, which, mixed(table, judged)[which], epochs)


def affordable(table: Table, which: Ints, sizes: list[int], seconds: float, most: float) -> float:
    """Return how often all rows can be learned in time, by the time that a few batches take."""
    sample = which[: 8 * BATCH]
    begun = monotonic()
    fit(FloatNet(sizes, 0), table, sample, ends(table, sample), 1.0, RATE, silent)
    whole = (monotonic() - begun) * len(which) / max(1, len(sample))
    return min(most, max(0.5, 0.5 * seconds / whole))


def silent(_part: float) -> None:
    """Tell nobody."""
