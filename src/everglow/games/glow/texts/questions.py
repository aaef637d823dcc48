"""Questions as sentences."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.schema import Question
from everglow.games.glow.texts.cards import card_name


def ask(question: Question, names: list[str]) -> str:
    """Whom it asks, which card asks, and for what."""
    by = f", {card_name(question['text'])}" if question["text"] else ""
    return f"{names[question['seat']]}{by}: {wanted(question)}."


def wanted(question: Question) -> str:
    """What somebody is asked to do."""
    if question["kind"] != "spend":
        return WANTED[question["kind"]]
    return f"spend rerolls to turn a die, {question['picks']} to go"


WANTED: Final = {
    "adventurer": "choose your adventurer",
    "take": "take a companion, with everything at its space",
    "die": "take a large die from the reserve",
    "black": "move the black die before you take the companion, or leave it, since you own Kaar",
    "discard": "put a companion of the meeting track into the graveyard",
    "reroll": "reroll or turn dice, or be done for today",
    "first_die": "choose the first die to roll again; a second one can only be its like or listed below it",
    "second_die": "choose a second die to roll again, or only roll the first",
    "turn_die": "choose a die to turn",
    "face": "choose the face that it shall show",
    "resolve": "resolve a card; in any order, but all whose condition is met",
    "fetch": "take a companion from the graveyard",
    "go": "go on to a neighbouring spot, or stop",
    "sail": "sail with one boat, or stay",
    "skull": "give up a companion or break a spell, for a skull",
}
