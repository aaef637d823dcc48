"""Types of the data for the pages of the client, which `client.py` collects. Never used in play."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from everglow.games.vale.schema import Family, Stone, Stones
from everglow.games.vale.texts.phrases import Slot

Keyword: TypeAlias = Literal[
    "points",
    "cards",
    "returns",
    "discards",
    "summons",
    "repeats",
    "pays",
    "others",
    "cheaper",
    "worth",
]


class Printed(TypedDict):
    """A creature as it is printed; `effects` are those that it has."""

    family: Family
    cost: int
    effects: list[Slot]


class Table(TypedDict):
    """Data of every creature, and of what sales bring."""

    cards: dict[str, Printed]
    sale: dict[Family, list[Stone]]


class Worth(TypedDict):
    """Worth of stones beside some creatures."""

    cards: list[str]
    values: Stones


class Figures(TypedDict):
    """Figures of the rules."""

    worths: list[Worth]


class Details(TypedDict):
    """Details to search the library by: the stones that a creature gives, and what it does."""

    stones: list[Stone]
    deeds: list[Keyword]


TYPES: Final[dict[str, object]] = {"Table": Table, "Figures": Figures, "Details": Details}
