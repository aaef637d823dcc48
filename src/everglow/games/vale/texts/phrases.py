"""The parts of messages that all texts share."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from everglow.games.vale.box.card import CARDS, Card
from everglow.games.vale.box.components import DRAGON, EARTH, FAMILY_NAMES, FIRE, STONE_NAMES, WATER, WIND
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.schema import SomeStones, Stone, Stones
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message

Slot: TypeAlias = Literal["instant", "permanent", "active"]
Again: TypeAlias = Literal["instant", "active"]  # what can be copied

COPIED: Final[dict[str, Again]] = {"scorch": "instant", "genie_exalted": "active"}

# The family of what a player of your choice has to discard.
PREY: Final = {"boulder": WIND, "ember": WATER, "gust": EARTH, "leviathan": DRAGON, "marina": FIRE}


def card(name: str) -> Card:
    return CARDS[CARD_IDS[name]]


def family(name: str) -> str:
    return FAMILY_NAMES[card(name).family]


def prey(text: str) -> str:
    """The family that the text of a card preys on."""
    return FAMILY_NAMES[PREY[text]]


def stones(counts: Stones | SomeStones) -> list[Message]:
    """A phrase for each colour of which there are any."""
    return [m.some_stones(colour=colour, count=count) for colour, count in _held(counts)]


def stones_in_brief(counts: Stones | SomeStones) -> list[Message]:
    return [m.stones_in_brief(colour=colour, count=count) for colour, count in _held(counts)]


def _held(counts: Stones | SomeStones) -> list[tuple[Stone, int]]:
    return [(colour, count) for colour in STONE_NAMES if (count := counts.get(colour, 0))]


def slots(name: str) -> list[Slot]:
    """The kinds of effects that a card has, as they are printed."""
    one = card(name)
    printed: list[tuple[Slot, object]] = [
        ("instant", one.instant),
        ("permanent", one.permanent),
        ("active", one.active),
    ]
    return [slot for slot, text in printed if text is not None]


def short_effects(name: str) -> list[Message]:
    return [m.short_effect(card=name, slot=slot) for slot in slots(name)]
