"""Fitting a net to rows, with numpy: its forward and backward pass, and Adam with weight decay.

The net computes what the kernel computes, in floats: sparse inputs, layers whose numbers stay between 0 and
8, and for each of four seats a share of the victory (softmax) and a final score.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from copy import copy
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from everglow.inputs import HALF, ONE, SPAN
from everglow.train.rows import Rows

Floats: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.int64]
Tell: TypeAlias = Callable[[float], None]

SEATS: Final = 4
HIDDEN: Final = [256, 32]
TOP: Final = 8.0  # where the kernel cuts a number off
SCORE: Final = 64.0  # points of an output of 1
SCORE_WEIGHT: Final = 0.5  # of its error, beside that of the share
BATCH: Final = 1024
DECAY: Final = 2e-2
NOBODY: Final = -30.0  # instead of the output of a seat where nobody sits


class Table:
    """Rows as arrays, and what to learn from each: shares and scores, by seat counted from who judges."""

    def __init__(self, rows: Rows) -> None:
        self.numbers = np.frombuffer(rows.numbers, np.uint32)
        lengths = np.frombuffer(rows.lengths, np.uint16).astype(np.int64)
        self.ends: Ints = np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)])
        self.sizes: Ints = np.frombuffer(rows.sizes, np.uint32).astype(np.int64)
        self.games: Ints = np.repeat(np.arange(len(self.sizes)), self.sizes)
        self.seats: Ints = np.frombuffer(rows.seats, np.uint8).astype(np.int64)
        self.players: Ints = np.frombuffer(rows.players, np.uint8).astype(np.int64)
        self.returns: Floats = np.frombuffer(rows.returns, np.float32).reshape(-1, SEATS)
        self.scores: Floats = np.frombuffer(rows.scores, np.float32).reshape(-1, SEATS) / SCORE

    def __len__(self) -> int:
        return len(self.seats)

    def turned(self, by_seat: Floats, which: Ints) -> Floats:
        """Values by seat at the table as values by seat counted from who judges; absent seats stay 0."""
        return _turn(by_seat, self.seats[which], self.players[self.games[which]])

    def frequencies(self, places: int) -> Floats:
        """Return in what part of the rows each place is not zero."""
        counts = np.bincount((self.numbers // SPAN).astype(np.int64), minlength=places)
        return (counts / len(self)).astype(np.float32)

    def only(self, kept: Ints, places: int) -> Table:
        """Return the same rows with no more than some places, numbered anew."""
        anew = np.full(places, -1, np.int64)
        anew[kept] = np.arange(len(kept))
        at = anew[self.numbers // SPAN]
        there = at >= 0
        table = copy(self)
        table.numbers = (at[there] * SPAN + self.numbers[there] % SPAN).astype(np.uint32)
        before = np.concatenate([np.zeros(1, np.int64), np.cumsum(there)])
        table.ends = before[self.ends]
        return table

    def dense(self, which: Ints, out: Floats) -> tuple[Ints, Ints]:
        """Fill a batch of rows; return the indices that were filled, so that they can be emptied."""
        first, length = self.ends[which], self.ends[which + 1] - self.ends[which]
        rows = np.repeat(np.arange(len(which)), length)
        starts = np.repeat(first - np.concatenate([[0], np.cumsum(length)[:-1]]), length)
        numbers = self.numbers[starts + np.arange(len(rows))].astype(np.int64)
        places = numbers // SPAN
        out[rows, places] = (numbers % SPAN - HALF) / ONE
        return rows, places


def _turn(values: Floats, seats: Ints, players: Ints) -> Floats:
    offsets = np.arange(SEATS)[None, :]
    there = offsets < players[:, None]
    index = np.where(there, (seats[:, None] + offsets) % players[:, None], 0)
    return np.where(there, np.take_along_axis(values, index, 1), 0).astype(np.float32)


class FloatNet:
    """Net in floats, while it is being fitted."""

    def __init__(self, sizes: list[int], seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.sizes = sizes
        self.weights: list[Floats] = []  # by input and output
        self.biases: list[Floats] = []
        for layer, (inputs, outputs) in enumerate(itertools.pairwise(sizes)):
            scale = 0.05 if layer == 0 else np.sqrt(2 / inputs)
            self.weights.append((scale * chance.standard_normal((inputs, outputs))).astype(np.float32))
            self.biases.append(np.full(outputs, 0.1 if layer < len(sizes) - 2 else 0.0, np.float32))

    def widened(self, places: int, kept: Ints) -> FloatNet:
        """Return the same net for more inputs, those besides the kept ones without weight."""
        net = FloatNet([places, *self.sizes[1:]], 0)
        net.weights[0][:] = 0.0
        net.weights[0][kept] = self.weights[0]
        for layer in range(1, len(self.weights)):
            net.weights[layer] = self.weights[layer].copy()
        net.biases = [each.copy() for each in self.biases]
        return net

    def forward(self, x: Floats) -> list[Floats]:
        """Return the numbers of every layer: the inputs first, the outputs last."""
        layers = [x]
        for layer, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            sums = layers[-1] @ weights + biases
            layers.append(sums if layer == len(self.weights) - 1 else np.clip(sums, 0.0, TOP))
        return layers

    def backward(self, layers: list[Floats], error: Floats) -> list[Floats]:
        """Return the gradients of all weights, then of all biases."""
        weights: list[Floats] = []
        biases: list[Floats] = []
        for layer in range(len(self.weights) - 1, -1, -1):
            weights.append(layers[layer].T @ error)
            biases.append(error.sum(0))
            if layer:
                inside = (layers[layer] > 0) & (layers[layer] < TOP)
                error = (error @ self.weights[layer].T) * inside
        return weights[::-1] + biases[::-1]


class Adam:
    """Adam with weight decay, of weights but not of biases."""

    def __init__(self, net: FloatNet) -> None:
        self.parameters = net.weights + net.biases
        self.decayed = len(net.weights)
        self.means = [np.zeros_like(each) for each in self.parameters]
        self.squares = [np.zeros_like(each) for each in self.parameters]
        self.steps = 0

    def step(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for i, gradient in enumerate(gradients):
            self.means[i] += 0.1 * (gradient - self.means[i])
            self.squares[i] += 0.001 * (gradient * gradient - self.squares[i])
            if i < self.decayed:
                self.parameters[i] *= 1 - rate * DECAY
            self.parameters[i] -= scale * self.means[i] / (np.sqrt(self.squares[i]) + 1e-8)


def shares(outputs: Floats, players: Ints) -> Floats:
    """Softmax of the outputs of the seats where somebody sits."""
    logits = np.where(np.arange(SEATS) < players[:, None], outputs[:, :SEATS], NOBODY)
    powers = np.exp(logits - logits.max(1, keepdims=True))
    softmax: Floats = (powers / powers.sum(1, keepdims=True)).astype(np.float32)
    return softmax


def predict(net: FloatNet, table: Table, which: Ints) -> Floats:
    """Shares of the victory of rows, by seat counted from who judges."""
    x = np.zeros((BATCH, net.sizes[0]), np.float32)
    predicted = np.zeros((len(which), SEATS), np.float32)
    for at in range(0, len(which), BATCH):
        batch = which[at : at + BATCH]
        filled = table.dense(batch, x)
        predicted[at : at + len(batch)] = shares(
            net.forward(x[: len(batch)])[-1], table.players[table.games[batch]]
        )
        x[filled] = 0.0
    return predicted


def log_loss(net: FloatNet, table: Table, which: Ints) -> float:
    """Mean error of the net's shares against how the games ended."""
    truth = table.turned(table.returns[table.games[which]], which)
    return float(-(truth * np.log(np.maximum(predict(net, table, which), 1e-6))).sum(1).mean())


def fit(
    net: FloatNet, table: Table, which: Ints, wanted: Floats, epochs: float, rate: float, tell: Tell
) -> FloatNet:
    """Fit a net to shares (by seat counted from who judges) and the final scores of some rows."""
    adam = Adam(net)
    x = np.zeros((BATCH, net.sizes[0]), np.float32)
    steps = max(1, int(epochs * len(which) / BATCH))
    for step, chosen in enumerate(_batches(len(which), steps, len(which))):
        batch = which[chosen]
        filled = table.dense(batch, x)
        layers = net.forward(x[: len(batch)])
        error = _error(layers[-1], table, batch, wanted[chosen])
        adam.step(net.backward(layers, error), rate * falling(step / steps))
        x[filled] = 0.0
        tell((step + 1) / steps)
    return net


def _error(outputs: Floats, table: Table, batch: Ints, targets: Floats) -> Floats:
    players = table.players[table.games[batch]]
    error = np.zeros_like(outputs)
    error[:, :SEATS] = shares(outputs, players) - targets
    scores = table.turned(table.scores[table.games[batch]], batch)
    there = np.arange(SEATS) < players[:, None]
    error[:, SEATS:] = SCORE_WEIGHT * there * (outputs[:, SEATS:] - scores)
    scaled: Floats = error / len(batch)
    return scaled


def falling(done: float) -> float:
    """Part of the learning rate: a short rise, then a slow fall to nothing."""
    return min(1.0, (done + 0.001) / 0.03) * (0.5 + 0.5 * float(np.cos(np.pi * done)))


def _batches(rows: int, steps: int, seed: int) -> Iterator[Ints]:
    chance = np.random.default_rng(seed + 1)
    order, at = chance.permutation(rows), 0
    for _ in range(steps):
        if at + BATCH > rows and at > 0:
            order, at = chance.permutation(rows), 0
        yield order[at : at + BATCH]
        at += BATCH
