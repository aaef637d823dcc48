"""The phrases that all texts share."""

from __future__ import annotations

from everglow.english import listed
from everglow.games.vale.box.components import STONE_NAMES
from everglow.games.vale.schema import SomeStones, Stones


def stones(counts: Stones | SomeStones) -> str:
    """`1 {blue} and 2 {red} stones`: the noun agrees with the number before it."""
    held = [(colour, count) for colour in STONE_NAMES if (count := counts.get(colour, 0))]
    if not held:
        return "no stones"
    noun = "stone" if held[-1][1] == 1 else "stones"
    return f"{listed([f'{count} {{{colour}}}' for colour, count in held])} {noun}"


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
