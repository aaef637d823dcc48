"""Fitting on a graphics card, with torch where both are there: what `fit.py` does, many times faster.

The rows lie on the card as they are, sparse; a batch of them is spread out there.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, TypeAlias

import numpy as np

from everglow.inputs import HALF, ONE, SPAN
from everglow.train.fit import (
    DECAY,
    NOBODY,
    SCORE_WEIGHT,
    SEATS,
    TOP,
    FloatNet,
    Floats,
    Ints,
    Table,
    Tell,
    falling,
)

Tensor: TypeAlias = Any
"""An array on the card, or what makes or changes some: torch need not be there, and has no types then."""

torch: Any
try:
    torch = import_module("torch")
except ImportError:  # it brings gigabytes, and only a card makes it worth them
    torch = None

DEVICE = "cuda"
BATCH: Final = 4096
FASTER: Final = 2.0  # times numpy's learning rate, as batches are four times as large
TOLD: Final = 50  # batches from one telling to the next: asking the card stops it


def there() -> bool:
    """Tell whether torch is installed and sees a graphics card."""
    return torch is not None and bool(torch.cuda.is_available())


class Loaded:
    """Table on the card."""

    def __init__(self, table: Table, places: int) -> None:
        self.numbers = on_card(table.numbers.astype(np.int32))
        self.ends = on_card(table.ends)
        self.players = on_card(table.players[table.games])
        self.places = places

    def dense(self, which: Tensor) -> Tensor:
        """Spread out a batch of rows."""
        first = self.ends[which]
        length = self.ends[which + 1] - first
        rows = torch.repeat_interleave(torch.arange(len(which), device=DEVICE), length)
        before = torch.repeat_interleave(first - length.cumsum(0) + length, length)
        numbers = self.numbers[before + torch.arange(len(rows), device=DEVICE)].long()
        x = torch.zeros(len(which), self.places, device=DEVICE)
        x[rows, numbers // SPAN] = (numbers % SPAN - HALF).float() / ONE
        return x

    def absent(self, which: Tensor) -> Tensor:
        return torch.arange(SEATS, device=DEVICE) >= self.players[which][:, None]


def on_card(values: object) -> Tensor:
    return torch.from_numpy(np.array(values)).to(DEVICE)


def forward(parameters: list[Tensor], x: Tensor) -> Tensor:
    """Return the outputs; parameters are all weights, then all biases."""
    layers = len(parameters) // 2
    for layer in range(layers):
        x = torch.addmm(parameters[layers + layer], x, parameters[layer])
        if layer < layers - 1:
            x = x.clamp(0.0, TOP)
    return x


def fit(
    net: FloatNet, table: Table, which: Ints, wanted: Floats, epochs: float, rate: float, tell: Tell
) -> FloatNet:
    """Fit a net to shares (by seat counted from who judges) and the final scores of some rows."""
    loaded, rows, shares = Loaded(table, net.sizes[0]), on_card(which), on_card(wanted)
    scores = on_card(table.turned(table.scores[table.games[which]], which))
    parameters = [on_card(each).requires_grad_() for each in net.weights + net.biases]
    adam = _adam(parameters)
    steps = max(1, int(epochs * len(which) / BATCH))
    for step, chosen in enumerate(_batches(len(which), steps)):
        for group in adam.param_groups:
            group["lr"] = FASTER * rate * falling(step / steps)
        adam.zero_grad()
        batch = rows[chosen]
        outputs = forward(parameters, loaded.dense(batch))
        _loss(outputs, shares[chosen], scores[chosen], loaded.absent(batch)).backward()
        adam.step()
        if step % TOLD == TOLD - 1:
            tell((step + 1) / steps)
    tell(1.0)
    return _taken_back(net, parameters)


def _adam(parameters: list[Tensor]) -> Tensor:
    half = len(parameters) // 2
    groups = [
        {"params": parameters[:half], "weight_decay": DECAY},
        {"params": parameters[half:], "weight_decay": 0.0},
    ]
    return torch.optim.AdamW(groups, lr=1e-3)


def _loss(outputs: Tensor, shares: Tensor, scores: Tensor, absent: Tensor) -> Tensor:
    logits = outputs[:, :SEATS].masked_fill(absent, NOBODY)
    share = -(shares * torch.log_softmax(logits, 1)).sum(1)
    score = ((outputs[:, SEATS:] - scores) ** 2).masked_fill(absent, 0.0).sum(1)
    return (share + SCORE_WEIGHT / 2 * score).mean()


def _batches(rows: int, steps: int) -> Iterator[Tensor]:
    """Yield rows of batches in an order of chance; every row comes once before any comes again."""
    chance = torch.Generator(device=DEVICE).manual_seed(rows + 1)
    batches = (
        order[at : at + BATCH]
        for order in _orders(rows, chance)
        for at in range(0, max(1, rows - BATCH + 1), BATCH)
    )
    return itertools.islice(batches, steps)


def _orders(rows: int, chance: Tensor) -> Iterator[Tensor]:
    while True:
        yield torch.randperm(rows, generator=chance, device=DEVICE)


def _taken_back(net: FloatNet, parameters: list[Tensor]) -> FloatNet:
    arrays = [each.detach().cpu().numpy() for each in parameters]
    net.weights, net.biases = arrays[: len(net.weights)], arrays[len(net.weights) :]
    return net


def predict(net: FloatNet, table: Table, which: Ints) -> Floats:
    """Shares of the victory of rows, by seat counted from who judges."""
    loaded, rows = Loaded(table, net.sizes[0]), on_card(which)
    parameters = [on_card(each) for each in net.weights + net.biases]
    parts = [
        torch.softmax(
            forward(parameters, loaded.dense(batch))[:, :SEATS].masked_fill(loaded.absent(batch), NOBODY), 1
        )
        for batch in rows.split(BATCH)
    ]
    shares: Floats = torch.cat(parts).cpu().numpy()
    return shares
