"""Everything the game says to people, in English."""

from __future__ import annotations

from everglow.game import Icon
from everglow.games.glow.schema import Event, Question, View
from everglow.games.glow.state.state import State
from everglow.games.glow.texts.cards import CARD_TEXTS, described
from everglow.games.glow.texts.choices import choice, ordered
from everglow.games.glow.texts.hints import HINTS
from everglow.games.glow.texts.icons import ICONS
from everglow.games.glow.texts.log import sentence
from everglow.games.glow.texts.more import more
from everglow.games.glow.texts.noon import notes
from everglow.games.glow.texts.places import PLACES
from everglow.games.glow.texts.questions import ask
from everglow.games.glow.texts.sketch import sketch
from everglow.games.glow.texts.table import table
from everglow.games.glow.texts.wording import CardText

__all__ = ["English"]


class English:
    """The table, the questions, the answers, the log, the cards and the places, in words with `{markers}`."""

    def __init__(self) -> None:
        self.title: str = "Glow"
        self.icons: dict[str, Icon] = ICONS

    def table(self, view: View, names: list[str], brevity: int = 0) -> list[str]:
        return table(view, names, brevity)

    def sketch(self, view: View, question: Question | None = None) -> list[str]:
        return sketch(view, question)

    def notes(self, view: View, question: Question) -> list[str]:
        return notes(view, question)

    def ordered(self, state: State, actions: list[int]) -> list[int]:
        return ordered(actions)

    def ask(self, question: Question, names: list[str]) -> str:
        return ask(question, names)

    def choice(self, state: State, seat: int, action: int, names: list[str]) -> str:
        return choice(state, seat, action)

    def log(self, event: Event, names: list[str], you: int | None = None) -> str:
        return sentence(event, names, you)

    def card(self, name: str) -> CardText:
        """What is printed on a companion, an adventurer or a spell tile."""
        return CARD_TEXTS[name]

    def place(self, name: str) -> str:
        """A spot or an island."""
        return PLACES[name]

    def describe(self, name: str) -> list[str]:
        return described(name)

    def more(self, view: View, names: list[str]) -> list[str]:
        return more(view, names)

    def hints(self) -> list[str]:
        return HINTS[:]
