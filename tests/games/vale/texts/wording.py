"""Texts as people read them: of cards, questions, answers, events and tables."""

from __future__ import annotations

import re
from typing import Any

from everglow.games.vale import GAME
from everglow.words.message import Message
from everglow.words.wording import Wording, things

TEXTS = GAME.texts
NAMES = ["Ana", "Bo", "Cleo", "Dmitri"]
SLOTS = ["instant", "permanent", "active"]
CARD_TEXTS = things("en")["creature"]
ICONS = things("en")["vale_icon"]


def said(message: Message | None, you: int | None = None) -> str:
    """A message in English, as the seat `you` reads it; empty for none."""
    return Wording("en", NAMES, you).say(message) if message else ""


def in_words(text: str) -> str:
    return re.sub(r"\{(\w+)\}", lambda marker: ICONS[marker[1]]["name"], text.replace("}{", "} {"))


def spoken(message: Message | None, you: int | None = None) -> str:
    """Likewise, with words for icons."""
    return in_words(said(message, you))


def is_clean(text: str) -> bool:
    """Whether there are only known markers, and nothing else in braces."""
    return not set("{}\n") & set(in_words(text))


def slots(card: Any) -> list[str]:
    printed = {"instant": card.instant, "permanent": card.permanent, "active": card.active}
    return [slot for slot in SLOTS if printed[slot] is not None]


def all_choices(state: Any, seat: int) -> list[str]:
    return [said(TEXTS.choice(state, seat, action), seat) for action in state.legal_actions(seat)]
