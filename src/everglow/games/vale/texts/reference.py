"""Reference that people look up: a card in full, open areas and piles, and how the game works."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.components import (
    CARDS_TO_HUNT,
    FAMILY_NAMES,
    LAST_ROUND,
    POINTS_TO_END,
    SALE,
    STONE_LIMIT,
    VALUES,
)
from everglow.games.vale.schema import View
from everglow.games.vale.show.view import stones as counted
from everglow.games.vale.texts.phrases import card, family, slots, stones_in_brief
from everglow.games.vale.texts.table import card_head, card_line
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message
from everglow.words.wording import things


def describe(name: str, language: str) -> list[Message]:
    """The full text of the cards whose name, in a language or ours, begins so."""
    return [line for meant in _meant(name.strip().lower(), language) for line in _in_full(meant)]


def _meant(name: str, language: str) -> list[str]:
    """A whole name means that card only; nothing said means none."""
    if not name:
        return []
    known = {one: [one, texts["name"].lower()] for one, texts in things(language)["creature"].items()}
    exact = [one for one, said in known.items() if name in said]
    return exact or [one for one, said in known.items() if any(word.startswith(name) for word in said)]


def _in_full(name: str) -> list[Message]:
    head = m.card_in_full(card=name, family=family(name), cost=card(name).cost)
    return [head, *[m.indented(line=m.full_effect(card=name, slot=slot)) for slot in slots(name)]]


def more(view: View) -> list[Message]:
    """Tell what the creatures in all areas do, the own ones first; then the discard pile."""
    seats = sorted(range(len(view["players"])), key=lambda seat: seat != view["seat"])
    areas = [line for seat in seats for line in _area(view, seat)]
    return areas + _discard_pile(view["discarded"])


def _area(view: View, seat: int) -> list[Message]:
    creatures = [card_line(name, card_head(name)) for name in view["players"][seat]["area"]]
    return [m.area_of(seat=seat), *creatures] if creatures else [m.area_empty(seat=seat)]


def _discard_pile(cards: list[str]) -> list[Message]:
    lines = []
    for kind in FAMILY_NAMES:
        names = [name for name in cards if family(name) == kind]
        lines += [m.indented(line=m.pile_of_family(family=kind, cards=names))] * bool(names)
    return [m.pile_is(), *lines] if lines else [m.pile_empty()]


SALES: Final = [
    m.sale(family=name, stones=stones_in_brief(counted(SALE[kind]))) for kind, name in enumerate(FAMILY_NAMES)
]

HINTS: Final = [
    m.hint_round(cards=CARDS_TO_HUNT),
    m.hint_stones(red=VALUES[0], blue=VALUES[1], purple=VALUES[2], limit=STONE_LIMIT),
    m.hint_sales(sales=SALES),
    m.hint_area(),
    m.hint_effects(),
    m.hint_end(rounds=LAST_ROUND, points=POINTS_TO_END),
]
