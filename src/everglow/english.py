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
    """Return how everybody is called in the middle of a sentence that one of them hears."""
    return ["you" if seat == you else name for seat, name in enumerate(names)]


def article(noun: str) -> str:
    """`a` or `an`, by the first letter."""
    return "an" if noun[:1].lower() in "aeiou" else "a"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(parts: list[str]) -> str:
    """`A, B and C`."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def game_ended(scores: list[int], winners: list[int], names: list[str], you: int | None) -> str:
    """Say that the game is over, everybody's score, and who has won."""
    people = zip(called(names, you), scores, strict=True)
    told = listed([f"{name} {score}" for name, score in people])
    return f"The game is over: {told}. {victory(winners, names, you)}"


def victory(winners: list[int], names: list[str], you: int | None = None) -> str:
    """Say who has won."""
    if len(winners) == 1:
        return f"{clause(winners[0], 'wins', names, you)}."
    people = called(names, you)
    return f"{capital(listed([people[seat] for seat in winners]))} share the victory."
