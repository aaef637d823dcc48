"""The phrases that all texts share."""

from __future__ import annotations

from everglow.english import listed


def stones(counts: dict[str, int]) -> str:
    """`1 {blue} and 2 {red} stones`: the noun agrees with the number before it."""
    held = [(colour, count) for colour, count in counts.items() if count]
    if not held:
        return "no stones"
    noun = "stone" if held[-1][1] == 1 else "stones"
    return f"{listed([f'{count} {{{colour}}}' for colour, count in held])} {noun}"


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
