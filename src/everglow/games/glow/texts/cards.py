"""Texts of the cards; `words/` has them, and their names."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from everglow.games.glow.box.card import CARDS, DECK_NAMES, Adventurer, Card, Companion
from everglow.games.glow.box.components import NO_DIE
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message
from everglow.words.wording import Wording

Slot: TypeAlias = Literal["effect", "ability", "points"]
SOFT_HYPHEN: Final = "\u00ad"


def slots(card: str) -> list[Slot]:
    """List where a card has a text: what it does at noon, what it does while it is in play, its points."""
    printed = CARDS[CARD_IDS[card]]
    said: dict[Slot, bool] = {
        "effect": bool(printed.gives),
        "ability": _has_ability(printed),
        "points": printed.points != 0,
    }
    return [slot for slot, there in said.items() if there]


def _has_ability(card: Card) -> bool:
    if isinstance(card, Companion):
        return bool(card.fireflies or card.reroll or card.kaar) or card.die != NO_DIE
    return isinstance(card, Adventurer)


def short_text(card: str) -> list[Message]:
    """Texts of a card in short, one for each of its slots."""
    return [m.short_text(card=card, slot=slot) for slot in slots(card)]


def lasting_text(card: str) -> list[Message]:
    """Say what a card is good for besides its effect; it may be nothing."""
    return [m.short_text(card=card, slot=slot) for slot in slots(card) if slot != "effect"]


def describe(name: str, language: str) -> list[Message]:
    """Describe in full the cards whose name or id begins so, or the one that is called exactly so."""
    said = name.replace("_", " ").strip().lower()
    exact = [card for card in CARD_IDS if said in _called(card, language)]
    begun = [
        card for card in CARD_IDS if said and any([own.startswith(said) for own in _called(card, language)])
    ]
    return [line for card in exact or begun for line in _in_full(card)]


def _called(card: str, language: str) -> list[str]:
    """The name of a card as people type it, and its id."""
    name = Wording(language).thing("glow_card", card).replace(SOFT_HYPHEN, "")
    return [name.lower(), card.replace("_", " ")]


def _in_full(card: str) -> list[Message]:
    texts = [m.indented(line=m.full_text(card=card, slot=slot)) for slot in slots(card)]
    return [_head(CARDS[CARD_IDS[card]]), *texts]


def _head(card: Card) -> Message:
    if isinstance(card, Companion):
        return m.a_companion(card=card.name, deck=DECK_NAMES[card.deck])
    return m.an_adventurer(card=card.name) if isinstance(card, Adventurer) else m.a_spell(card=card.name)
