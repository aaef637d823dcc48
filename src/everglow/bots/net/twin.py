"""Twin of the kernel, in Python: the same numbers, a thousand times slower. For tests, and to explain it.

See `kernel.c` for scales and bounds.
"""

from __future__ import annotations

import itertools
from struct import unpack_from
from typing import Final

from everglow.inputs import LONGEST, MOST, amount_of, place_of

SHIFT: Final = 9  # weights have a scale of 2^9
STEPS: Final = 4096
RATIO: Final = 1069555701  # exp(-1/256), of 2^30
SHARES: Final = 20  # shares are told of 2^20
SEATS: Final = 4


def _powers() -> list[int]:
    powers = [1 << 30]
    for _ in range(STEPS):
        powers.append(powers[-1] * RATIO >> 30)
    return powers


POWERS: Final = _powers()  # of exp(-1/256), of 2^30


class Net:
    """Net of so many inputs, hidden and output numbers, made of the bytes of its weights."""

    def __init__(self, sizes: list[int], weights: bytes) -> None:
        self.sizes = sizes
        self.weights: list[tuple[int, ...]] = []  # of each layer: the first by input, the others by output
        self.biases: list[tuple[int, ...]] = []
        at = 0
        for inputs, outputs in itertools.pairwise(sizes):
            self.weights.append(unpack_from(f"<{inputs * outputs}h", weights, at))
            at += 2 * inputs * outputs
            self.biases.append(unpack_from(f"<{outputs}i", weights, at))
            at += 4 * outputs

    def share(self, row: list[int]) -> int:
        """Share of the victory of the seat that judges, of 2^20."""
        sums = self.outputs(row)[: place_of(row[0]) + 2]
        powers = [power(max(sums) - each) for each in sums]
        return (powers[0] << SHARES) // sum(powers)

    def outputs(self, row: list[int]) -> list[int]:
        """Sums of the last layer, of 2^17."""
        sums = self._gather(row)
        for layer in range(1, len(self.weights)):
            sums = self._compute(layer, [activation(each) for each in sums])
        return sums

    def _gather(self, row: list[int]) -> list[int]:
        if not 0 < len(row) <= LONGEST:
            raise ValueError("a row is too short or too long")
        width = self.sizes[1]
        sums = list(self.biases[0])
        for number in row:
            first, amount = place_of(number) * width, amount_of(number)
            for i in range(width):
                sums[i] += amount * self.weights[0][first + i]
        return sums

    def _compute(self, layer: int, active: list[int]) -> list[int]:
        inputs = len(active)
        sums = list(self.biases[layer])
        for i in range(len(sums)):
            weights = self.weights[layer][i * inputs : (i + 1) * inputs]
            sums[i] += sum([each * weight for each, weight in zip(active, weights, strict=True)])
        return sums


def activation(total: int) -> int:
    """Convert a sum to what the next layer makes of it: nothing below 0, at most nearly 8."""
    return min(max(total, 0) >> SHIFT, MOST)


def power(behind: int) -> int:
    """Integer exp(-behind / 2^17), of 2^30."""
    step = behind >> SHIFT
    if step >= STEPS:
        return 0
    return POWERS[step] - ((POWERS[step] - POWERS[step + 1]) * (behind & ((1 << SHIFT) - 1)) >> SHIFT)
