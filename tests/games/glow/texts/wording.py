"""Texts as people read them: of cards, questions, answers, events and tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from everglow.games.glow import GAME
from everglow.games.glow.box.card import ADVENTURERS, CARDS
from everglow.words.message import Message
from everglow.words.wording import Wording, things
from tests.games.glow.table import Table

TEXTS = GAME.texts
NAMES = ["Ana", "Bo", "Cleo", "Dmitri"]
SLOTS = ["effect", "ability", "points"]
every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)


def said(message: Message | None, you: int | None = None) -> str:
    """A message in English, to the seat `you`; empty if nothing is said."""
    return Wording("en", NAMES, you).say(message) if message else ""


def plain(text: str) -> str:
    """A text with words instead of markers."""
    return re.sub(r"\{(\w+)\}", lambda marker: Wording().thing("glow_icon", marker[1]), text)


def in_words(message: Message | None, you: int | None = None) -> str:
    return plain(said(message, you))


def all_in_words(messages: Sequence[Message]) -> list[str]:
    return [in_words(message) for message in messages]


def name_of(card: str) -> str:
    return Wording().thing("glow_card", card)


def text_of(card: str, slot: str) -> str:
    """A text of a card, such as `effect` or `effect_short`."""
    return things("en")["glow_card"][card][slot]


def is_clean(text: str) -> bool:
    """Whether all markers are known, nothing else is in braces, no words run together, nothing is missing."""
    words = plain(text)
    return not set("{}\n_") & set(words) and not re.search(r"\w\{|\}\w|None|  \w", text.lstrip())


def slots(card: Any) -> list[str]:
    lasting = card in ADVENTURERS or any(
        getattr(card, ability, False) for ability in ("fireflies", "reroll", "kaar")
    )
    brings_die = getattr(card, "die", -1) != -1
    printed = {"effect": bool(card.gives), "ability": lasting or brings_die, "points": card.points != 0}
    return [slot for slot in SLOTS if printed[slot]]


def all_choices(state: Any, seat: int) -> list[str]:
    return [said(TEXTS.choice(state, seat, action)) for action in state.legal_actions(seat)]


def shown(table: Table, seat: int | None = 0) -> list[str]:
    return all_in_words(TEXTS.table(GAME.show.view(table.state, seat)))


def line(table: Table, beginning: str, seat: int = 0) -> str:
    """The only line of the table that begins so."""
    [found] = [text for text in shown(table, seat) if text.strip().startswith(beginning)]
    return found.strip()
