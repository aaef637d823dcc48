"""Texts of the game: everything it says, as messages; their wordings are in `words/`, with `{markers}`."""

from __future__ import annotations

from everglow.games.vale.schema import Question, View
from everglow.games.vale.texts.choices import choice
from everglow.games.vale.texts.holdings import holding, holdings
from everglow.games.vale.texts.icons import ICONS
from everglow.games.vale.texts.log import log
from everglow.games.vale.texts.odds import odds
from everglow.games.vale.texts.questions import ask
from everglow.games.vale.texts.reference import HINTS, describe, more
from everglow.games.vale.texts.rulings import rule
from everglow.games.vale.texts.table import table
from everglow.games.vale.texts.wishes import why_not
from everglow.words.generated import messages as shared
from everglow.words.message import Message

__all__ = ["ask", "choice", "describe", "hints", "holding", "holdings", "icons", "log"]
__all__ += ["more", "notes", "odds", "options", "ordered", "rule", "sketch", "table", "title", "why_not"]

title = "The Vale of Eternity"
icons = ICONS
options = {"start": shared.about_start()}
hints = HINTS


def sketch(_view: View, _question: Question | None = None) -> list[Message]:
    return []


def notes(_view: View, _question: Question) -> list[Message]:
    return []


def ordered(actions: list[int]) -> list[int]:
    return actions
