"""Answers as what they would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.english import listed
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import FAMILY_NAMES, SALE
from everglow.games.vale.codec.names import NAMES
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.schema import Question, TextQuestion
from everglow.games.vale.show.view import question
from everglow.games.vale.show.view import stones as counted
from everglow.games.vale.state.state import State
from everglow.games.vale.texts.cards import CARD_TEXTS, card_name, short_text
from everglow.games.vale.texts.phrases import stones
from everglow.games.vale.texts.questions import COPIED, source
from everglow.games.vale.texts.wording import OPTIONS, PREY


class Answer:
    """An answer to a question: a verb's operand, and who is asked what."""

    def __init__(self, s: State, seat: int, operand: str, names: list[str]) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        self.operand = operand  # of the action's name: a card, stones, a number or nothing
        self.names = names

    @property
    def asked(self) -> Question:
        """The question; few answers need it."""
        asked = question(self.s, self.seat)
        assert asked is not None
        return asked

    def text_question(self) -> TextQuestion:
        asked = self.asked
        assert asked["text"] is not None
        return asked

    def text(self) -> str:
        """The card whose text asks."""
        return self.text_question()["text"]

    def card(self) -> str:
        return card_name(self.operand)

    def number(self) -> int:
        return int(self.operand)

    def handful(self) -> list[int]:
        return [int(count) for count in self.operand.split(",")]


def choice(s: State, seat: int, action: int, names: list[str]) -> str:
    """What an answer would do."""
    verb, _, operand = NAMES[action].partition(":")
    return ENDINGS[verb] if verb in ENDINGS else VERBS[verb](Answer(s, seat, operand, names))


def _mark(a: Answer) -> str:
    card = CARDS[CARD_IDS[a.operand]]
    return f"Mark {a.card()} ({{{FAMILY_NAMES[card.family]}}} {card.cost})"


def _sell(a: Answer) -> str:
    return f"Sell {a.card()} for {stones(counted(SALE[CARDS[CARD_IDS[a.operand]].family]))}"


def _tame(a: Answer) -> str:
    return f"Tame {a.card()}"


def _summon(a: Answer) -> str:
    free = a.asked["kind"] == "free_summon"
    price = " without paying" if free else f" (cost {a.player.cost_of(CARD_IDS[a.operand])})"
    return f"Summon {a.card()}{price}: {short_text(a.operand)}"


def _release(a: Answer) -> str:
    return f"Release {a.card()} (cost {a.s.round})"


def _pay(a: Answer) -> str:
    worth, asked = a.player.worth(a.handful()), a.asked
    assert asked["kind"] == "pay"
    return f"Pay {stones(counted(a.handful()))} (worth {worth}, cost {asked['cost']})"


def _keep(a: Answer) -> str:
    kept = a.handful()
    rest = [held - kept[colour] for colour, held in enumerate(a.player.stones)]
    return f"Keep {stones(counted(kept))}, put back {stones(counted(rest))}"


def _activate(a: Answer) -> str:
    return f"Activate {a.card()}: {_short(a.operand, 'active')}"


def _copy(a: Answer) -> str:
    return f"Copy {a.card()}: {_short(a.operand, COPIED[a.text()])}"


def _short(card: str, slot: str) -> str:
    return " ".join(CARD_TEXTS[card].short[slot])


def _recover(a: Answer) -> str:
    return f"Return {a.card()} to your hand{_reward(a)}"


def _discard(a: Answer) -> str:
    place = "hand" if a.asked["kind"] == "discard_hand" else "area"
    return f"Discard {a.card()} from your {place}{_reward(a)}"


def _reward(a: Answer) -> str:
    """What comes with the card that moves."""
    if a.asked["text"] in ("aeris", "forest_spirit"):
        return f" and score {CARDS[CARD_IDS[a.operand]].cost}"
    return " and take 1 {purple} stone" if a.asked["text"] == "medusa" else ""


def _take(a: Answer) -> str:
    return f"Take {a.card()} from the discard pile into your hand"


def _option(a: Answer) -> str:
    return f"{source(a.text_question())}: {OPTIONS[a.text()][a.number() - 1]}"


def _seat(a: Answer) -> str:
    who = f"{a.names[a.number()]} (you)" if a.number() == a.seat else a.names[a.number()]
    if a.asked["text"] not in PREY:
        return f"{who} loses 1 of {a.s.players[a.number()].score}, you score 1"
    return f"{who} discards {PREY[a.text()]}: {_prey(a)}"


def _prey(a: Answer) -> str:
    """The creatures among which the chosen player would have to decide."""
    area = [CARDS[c] for c in a.s.players[a.number()].area]
    return listed([card_name(c.name) for c in area if f"{{{FAMILY_NAMES[c.family]}}}" in PREY[a.text()]])


ENDINGS: Final = {"done": "Discard no more", "end_turn": "End your turn"}

VERBS: Final[dict[str, Callable[[Answer], str]]] = {
    "mark": _mark,
    "sell": _sell,
    "tame": _tame,
    "summon": _summon,
    "release": _release,
    "activate": _activate,
    "copy": _copy,
    "recover": _recover,
    "discard": _discard,
    "take": _take,
    "pay": _pay,
    "keep": _keep,
    "option": _option,
    "seat": _seat,
}
