"""Everything the game says to people, in English."""

from __future__ import annotations

from everglow.game import Icon
from everglow.games.vale.schema import Event, Question, View
from everglow.games.vale.state.state import State
from everglow.games.vale.texts.cards import CARD_TEXTS
from everglow.games.vale.texts.choices import choice
from everglow.games.vale.texts.icons import ICONS
from everglow.games.vale.texts.log import sentence
from everglow.games.vale.texts.questions import ask
from everglow.games.vale.texts.reference import HINTS, describe, more
from everglow.games.vale.texts.table import table
from everglow.games.vale.texts.wording import CardText

__all__ = ["English"]


class English:
    """The table, the questions, the answers, the log and the cards, in words with `{markers}`."""

    def __init__(self) -> None:
        self.title: str = "The Vale of Eternity"
        self.icons: dict[str, Icon] = ICONS

    def table(self, view: View, names: list[str], brevity: int = 0) -> list[str]:
        return table(view, names, brevity)

    def sketch(self, view: View, question: Question | None = None) -> list[str]:
        return []

    def notes(self, view: View, question: Question) -> list[str]:
        return []

    def ordered(self, state: State, actions: list[int]) -> list[int]:
        return actions

    def ask(self, question: Question, names: list[str]) -> str:
        return ask(question, names)

    def choice(self, state: State, seat: int, action: int, names: list[str]) -> str:
        return choice(state, seat, action, names)

    def log(self, event: Event, names: list[str], you: int | None = None) -> str:
        return sentence(event, names, you)

    def card(self, name: str) -> CardText:
        """What is printed on a card."""
        return CARD_TEXTS[name]

    def describe(self, name: str) -> list[str]:
        return describe(name)

    def more(self, view: View, names: list[str]) -> list[str]:
        return more(view, names)

    def hints(self) -> list[str]:
        return HINTS[:]
