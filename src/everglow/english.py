"""English grammar that the texts of all games share."""

from __future__ import annotations

from typing import Final

IRREGULAR: Final = {"goes": "go", "copies": "copy", "has": "have", "is": "are"}


def second_person(predicate: str) -> str:
    """`marks a card` as it is said to whoever does it: `mark a card`."""
    verb, space, rest = predicate.partition(" ")
    return IRREGULAR.get(verb, verb.removesuffix("s")) + space + rest


def clause(seat: int, predicate: str, names: list[str], you: int | None) -> str:
    """`Bo marks a card`; `You mark a card` to Bo."""
    return f"You {second_person(predicate)}" if seat == you else f"{names[seat]} {predicate}"


def called(names: list[str], you: int | None) -> list[str]:
    """How everybody is called in the middle of a sentence that one of them hears."""
    return ["you" if seat == you else name for seat, name in enumerate(names)]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
