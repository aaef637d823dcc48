"""Texts as people read them: of cards, questions, answers, events and tables."""

from __future__ import annotations

import re
from typing import Any

import pytest

from everglow.games.glow import GAME
from everglow.games.glow.box.card import ADVENTURERS, CARDS
from tests.games.glow.table import Table

TEXTS = GAME.texts
NAMES = ["Ana", "Bo", "Cleo", "Dmitri"]
SLOTS = ["effect", "ability", "points"]
every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)


def in_words(text: str) -> str:
    return re.sub(r"\{(\w+)\}", lambda marker: TEXTS.icons[marker[1]].word, text)


def is_clean(text: str) -> bool:
    """Only known markers, and nothing else in braces; no words run together, and nothing is missing."""
    words = in_words(text)
    return not set("{}\n_") & set(words) and not re.search(r"\w\{|\}\w|None|  \w", text.lstrip())


def slots(card: Any) -> list[str]:
    lasting = card in ADVENTURERS or any(
        getattr(card, ability, False) for ability in ("fireflies", "reroll", "kaar")
    )
    brings_die = getattr(card, "die", -1) != -1
    printed = {"effect": bool(card.gives), "ability": lasting or brings_die, "points": card.points != 0}
    return [slot for slot in SLOTS if printed[slot]]


def all_choices(state: Any, seat: int) -> list[str]:
    names = NAMES[: len(state.players)]
    return [TEXTS.choice(state, seat, action, names) for action in state.legal_actions(seat)]


def shown(table: Table, seat: int = 0) -> list[str]:
    names = NAMES[: len(table.state.players)]
    return [in_words(line) for line in TEXTS.table(GAME.show.view(table.state, seat), names)]


def line(table: Table, beginning: str, seat: int = 0) -> str:
    """The only line of the table that begins so."""
    [found] = [text for text in shown(table, seat) if text.strip().startswith(beginning)]
    return found.strip()
