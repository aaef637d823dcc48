"""Small nets with random weights, for tests."""

from __future__ import annotations

import itertools
from random import Random
from struct import pack

from everglow.bots.net.weights import Weights
from everglow.game import AnyGame
from everglow.inputs import HALF, MOST, SPAN

HIDDEN = [12, 5]


def numbers_of(sizes: list[int], seed: int, largest: int = 300) -> bytes:
    """Random weights and biases of a net of these sizes."""
    chance, parts = Random(seed), []
    for inputs, outputs in itertools.pairwise(sizes):
        weights = [chance.randint(-largest, largest) for _ in range(inputs * outputs)]
        biases = [chance.randint(-20000, 20000) for _ in range(outputs)]
        parts += [pack(f"<{len(weights)}h", *weights), pack(f"<{outputs}i", *biases)]
    return b"".join(parts)


def row_of(places: int, seed: int, length: int = 40) -> list[int]:
    """A random row, of three players."""
    chance = Random(seed)
    chosen = chance.sample(range(3, places), length)
    return [SPAN + HALF + 256, *[p * SPAN + HALF + chance.randint(-MOST, MOST) for p in chosen]]


def weights_for(game: AnyGame, seed: int = 1, blend: int = 0) -> Weights:
    """Random weights that fit a game."""
    sizes = [game.judge.num_inputs, *HIDDEN, 8]
    return Weights(
        game.name, game.version, game.judge.inputs_digest, sizes, blend, {}, numbers_of(sizes, seed)
    )
