"""Data for the pages of the client; `web/generate.py` writes it into files. Never used in play."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from everglow.games.vale.box.card import CARDS, Card
from everglow.games.vale.box.components import FAMILY_NAMES, SALE, STONE_NAMES, VALUES
from everglow.games.vale.schema import Family, Stone, Stones
from everglow.games.vale.texts.keywords import keywords, stones
from everglow.games.vale.texts.pages import TYPES, Details, Figures, Printed, Table, Worth
from everglow.games.vale.texts.phrases import slots
from everglow.games.vale.texts.rulings import rulings
from everglow.games.vale.texts.together import works_with
from everglow.games.vale.words.generated import en
from everglow.words.message import Message

__all__ = ["NAMES", "TYPES", "details", "figures", "partners", "rules", "table"]

NAMES: Final = {card: texts["name"] for card, texts in en.THINGS["creature"].items()}


def table() -> Table:
    """Data of every creature, and of what sales bring."""
    return {"cards": {card.name: _printed(card) for card in CARDS}, "sale": _sale()}


def _printed(card: Card) -> Printed:
    return {"family": FAMILY_NAMES[card.family], "cost": card.cost, "effects": slots(card.name)}


def _sale() -> dict[Family, list[Stone]]:
    return {
        FAMILY_NAMES[family]: [name for colour, name in enumerate(STONE_NAMES) for _ in range(price[colour])]
        for family, price in enumerate(SALE)
    }


def figures() -> Figures:
    """Compute what stones are worth beside creatures that change it, alone and together, for the rules."""
    changing = [card for card in CARDS if card.permanent and card.permanent.values(VALUES[:]) != VALUES]
    circles = [[card] for card in changing] + [[a, b] for a, b in combinations(changing, 2)]
    return {"worths": [_worth(circle) for circle in circles]}


def _worth(circle: list[Card]) -> Worth:
    values = VALUES[:]
    for card in circle:
        assert card.permanent is not None
        values = card.permanent.values(values)
    red, blue, purple = values
    worth: Stones = {"red": red, "blue": blue, "purple": purple}
    return {"cards": [card.name for card in circle], "values": worth}


def partners(card: str) -> list[tuple[Message, list[str]]]:
    """Cards that it works with, by reason."""
    return works_with(card)


def rules(card: str) -> list[str]:
    """Anchors of the rulings that speak of what it says."""
    return rulings(card)


def details(card: str) -> Details:
    """List what one may search the library by."""
    return {"stones": stones(card), "deeds": keywords(card)}
