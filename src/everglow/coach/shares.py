"""Shares of a victory as integers of one whole, so that sums over seats and steps are exact."""

from __future__ import annotations

from typing import Final, TypeAlias

WHOLE: Final = 1 << 30
POINT: Final = WHOLE // 100  # a hundredth of the victory

Shares: TypeAlias = list[int]  # by seat; they sum to the whole, differences of them to 0


def apportion(weights: list[int]) -> Shares:
    """Divide the whole by weights. What rounding leaves goes to the largest remainders, by seat if equal."""
    total = sum(weights)
    if total == 0:
        return apportion([1 for _ in weights])
    shares = [WHOLE * weight // total for weight in weights]
    left = WHOLE - sum(shares)
    if left == 0:
        return shares
    remainders = [(-(WHOLE * weight % total), seat) for seat, weight in enumerate(weights)]
    for _, seat in sorted(remainders)[:left]:
        shares[seat] += 1
    return shares


def mean(many: list[Shares]) -> Shares:
    """Average shares so that they sum to the whole again."""
    return apportion([sum([shares[seat] for shares in many]) for seat in range(len(many[0]))])


def minus(one: Shares, other: Shares) -> Shares:
    return [one[seat] - other[seat] for seat in range(len(one))]


def plus(one: Shares, other: Shares) -> Shares:
    return [one[seat] + other[seat] for seat in range(len(one))]
