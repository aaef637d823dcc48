"""Chances in words: counted ways of all ways, in the smallest numbers, or in a hundred."""

from __future__ import annotations

from math import gcd
from typing import Final

from everglow.words.generated import messages as shared
from everglow.words.message import Message

SMALL: Final = 20  # what people can picture: "5 in 18"


def chance(ways: int, of: int) -> Message:
    """Word a chance; one with large numbers is rounded to a hundred, but never to 0 or 100."""
    if ways in (0, of):
        return shared.certain() if ways else shared.impossible()
    common = gcd(ways, of)
    if of // common <= SMALL:
        return shared.chance(ways=ways // common, of=of // common)
    return shared.chance_about(percent=min(99, max(1, round(100 * ways / of))))
