"""Texts as people read them: of cards, questions, answers, events and tables."""

from __future__ import annotations

import re
from typing import Any

from everglow.games.vale import GAME

TEXTS = GAME.texts
NAMES = ["Ana", "Bo", "Cleo", "Dmitri"]
SLOTS = ["instant", "permanent", "active"]


def in_words(text: str) -> str:
    return re.sub(r"\{(\w+)\}", lambda marker: TEXTS.icons[marker[1]].word, text.replace("}{", "} {"))


def is_clean(text: str) -> bool:
    """Only known markers, and nothing else in braces."""
    return not set("{}\n") & set(in_words(text))


def slots(card: Any) -> list[str]:
    printed = {"instant": card.instant, "permanent": card.permanent, "active": card.active}
    return [slot for slot in SLOTS if printed[slot] is not None]


def all_choices(state: Any, seat: int) -> list[str]:
    names = NAMES[: len(state.players)]
    return [TEXTS.choice(state, seat, action, names) for action in state.legal_actions(seat)]
