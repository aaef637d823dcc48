"""Backend that fits nets: a graphics card if torch sees one, else the processor with numpy."""

from __future__ import annotations

from everglow.train import fit as processor
from everglow.train import graphics_card
from everglow.train.fit import FloatNet, Floats, Ints, Table, Tell


def fit(
    net: FloatNet, table: Table, which: Ints, wanted: Floats, epochs: float, rate: float, tell: Tell
) -> FloatNet:
    """Fit a net to shares (by seat counted from who judges) and the final scores of some rows."""
    if graphics_card.there():
        return graphics_card.fit(net, table, which, wanted, epochs, rate, tell)
    return processor.fit(net, table, which, wanted, epochs, rate, tell)


def predict(net: FloatNet, table: Table, which: Ints) -> Floats:
    """Shares of the victory of rows, by seat counted from who judges."""
    return (graphics_card if graphics_card.there() else processor).predict(net, table, which)
