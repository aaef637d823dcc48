"""Moths and lanterns, and how many of each there are."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Lantern: TypeAlias = Literal["porch", "street"]

LARGEST: Final = 12
COPIES: Final = 3  # moths of each size
FACES: Final = 6  # of a lantern's die
LANTERNS: Final[list[Lantern]] = ["porch", "street"]
HAND: Final = 4
LAST_NIGHT: Final = 5

MOTHS: Final = [size for size in range(1, LARGEST + 1) for _ in range(COPIES)]
