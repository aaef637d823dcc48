"""Quantising: a net in floats becomes the whole numbers of the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np

from everglow.bots.net.twin import SHIFT
from everglow.bots.net.weights import Weights
from everglow.game import AnyGame
from everglow.inputs import MOST, ONE
from everglow.train.fit import FloatNet

SCALE = 1 << SHIFT


def quantised(net: FloatNet, game: AnyGame, blend: int, trained: dict[str, Any]) -> Weights:
    """Round weights to the 512th; the first layer is kept by input, the others by output."""
    parts: list[bytes] = []
    for layer, (weights, biases) in enumerate(zip(net.weights, net.biases, strict=True)):
        ordered = weights if layer == 0 else weights.T
        rounded = np.clip(np.rint(ordered * SCALE), -MOST, MOST)
        parts.append(rounded.astype("<i2").tobytes())
        parts.append(np.rint(biases * SCALE * ONE).astype("<i4").tobytes())
    return Weights(
        game.name, game.version, game.judge.inputs_digest, net.sizes, blend, trained, b"".join(parts)
    )
