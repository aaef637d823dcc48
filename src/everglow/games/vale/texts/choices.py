"""Answers as what they would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import SALE
from everglow.games.vale.codec.names import NAMES
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.schema import Question, TextQuestion
from everglow.games.vale.show.view import question
from everglow.games.vale.show.view import stones as counted
from everglow.games.vale.state.state import State
from everglow.games.vale.texts.phrases import (
    COPIED,
    PREY,
    card,
    family,
    prey,
    short_effects,
    stones,
    stones_in_brief,
)
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message


class Answer:
    """An answer to a question: a verb's operand, and who is asked what."""

    def __init__(self, s: State, seat: int, operand: str) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        self.operand = operand  # of the action's name: a card, stones, a number or nothing

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

    def number(self) -> int:
        return int(self.operand)

    def handful(self) -> list[int]:
        return [int(count) for count in self.operand.split(",")]


def choice(s: State, seat: int, action: int, brevity: int = 0) -> Message:
    """Say what an answer would do. The shorter it is, the less is repeated of what the question says."""
    verb, _, operand = NAMES[action].partition(":")
    if verb in ENDINGS:
        return ENDINGS[verb]
    return VERSIONS[brevity].get(verb, VERBS[verb])(Answer(s, seat, operand))


def _mark(a: Answer) -> Message:
    return m.choose_mark(card=a.operand, family=family(a.operand), cost=card(a.operand).cost)


def _sell(a: Answer) -> Message:
    return m.choose_sell(card=a.operand, stones=stones(counted(SALE[card(a.operand).family])))


def _tame(a: Answer) -> Message:
    return m.choose_tame(card=a.operand)


def _summon(a: Answer) -> Message:
    effects = short_effects(a.operand)
    if a.asked["kind"] == "free_summon":
        return m.choose_summon_free(card=a.operand, effects=effects)
    return m.choose_summon(card=a.operand, cost=a.player.cost_of(CARD_IDS[a.operand]), effects=effects)


def _release(a: Answer) -> Message:
    return m.choose_release(card=a.operand, cost=a.s.round)


def _pay(a: Answer) -> Message:
    worth, asked = a.player.worth(a.handful()), a.asked
    assert asked["kind"] == "pay"
    return m.choose_pay(stones=stones(counted(a.handful())), worth=worth, cost=asked["cost"])


def _keep(a: Answer) -> Message:
    return m.choose_keep(kept=stones(counted(a.handful())), rest=stones(counted(_rest(a))))


def _rest(a: Answer) -> list[int]:
    """The stones that are not kept."""
    kept = a.handful()
    return [held - kept[colour] for colour, held in enumerate(a.player.stones)]


def _activate(a: Answer) -> Message:
    return m.choose_activate(card=a.operand)


def _copy(a: Answer) -> Message:
    said = m.choose_copy_instant if COPIED[a.text()] == "instant" else m.choose_copy_active
    return said(card=a.operand)


def _return(a: Answer) -> Message:
    if a.asked["text"] == "aeris":
        return m.choose_return_scoring(card=a.operand, points=card(a.operand).cost)
    return m.choose_return(card=a.operand)


def _discard(a: Answer) -> Message:
    """Say what is discarded; what comes with the card that moves depends on who asks."""
    if a.asked["kind"] != "discard_hand":
        return m.choose_discard_area(card=a.operand)
    if a.text() == "forest_spirit":
        return m.choose_discard_hand_scoring(card=a.operand, points=card(a.operand).cost)
    taking = a.text() == "medusa"
    return (m.choose_discard_hand_taking if taking else m.choose_discard_hand)(card=a.operand)


def _take(a: Answer) -> Message:
    return m.choose_take(card=a.operand)


def _option(a: Answer) -> Message:
    asked, option = a.text_question(), f"{a.text()}_{a.number()}"
    if asked["card"] == asked["text"]:
        return m.choose_option(card=asked["card"], option=option)
    return m.choose_option_of_copy(card=asked["card"], copied=asked["text"], option=option)


def _seat(a: Answer) -> Message:
    seat = a.number()
    if a.asked["text"] not in PREY:
        return m.choose_loser(seat=seat, points=a.s.players[seat].score)
    return m.choose_prey(seat=seat, family=prey(a.text()), cards=_prey(a))


def _prey(a: Answer) -> list[str]:
    """The creatures among which the chosen player would have to decide."""
    area = [CARDS[c] for c in a.s.players[a.number()].area]
    return [c.name for c in area if c.family == PREY[a.text()]]


# In brief


def _pay_in_brief(a: Answer) -> Message:
    return m.pay_in_brief(stones=stones_in_brief(counted(a.handful())), worth=a.player.worth(a.handful()))


def _keep_in_brief(a: Answer) -> Message:
    return m.keep_in_brief(
        kept=stones_in_brief(counted(a.handful())), rest=stones_in_brief(counted(_rest(a)))
    )


def _summon_in_brief(a: Answer) -> Message:
    """Word a summon: what is free has its printed cost."""
    if a.asked["kind"] != "free_summon":
        return _summon(a)
    return m.card_line(head=_head(a), effects=short_effects(a.operand))


def _summon_by_name(a: Answer) -> Message:
    if a.asked["kind"] == "free_summon":
        return _head(a)
    return m.summon_in_brief(card=a.operand, cost=a.player.cost_of(CARD_IDS[a.operand]))


def _head(a: Answer) -> Message:
    """Name the card with what is printed on it: the question says what happens to it."""
    return m.card_head(card=a.operand, family=family(a.operand), cost=card(a.operand).cost)


ENDINGS: Final = {"done": m.choose_done(), "end_turn": m.choose_end_turn()}

VERBS: Final[dict[str, Callable[[Answer], Message]]] = {
    "mark": _mark,
    "sell": _sell,
    "tame": _tame,
    "summon": _summon,
    "release": _release,
    "activate": _activate,
    "copy": _copy,
    "recover": _return,
    "discard": _discard,
    "take": _take,
    "pay": _pay,
    "keep": _keep,
    "option": _option,
    "seat": _seat,
}

BRIEF: Final[dict[str, Callable[[Answer], Message]]] = {
    "summon": _summon_in_brief,
    "recover": _head,
    "discard": _head,
    "take": _head,
    "pay": _pay_in_brief,
    "keep": _keep_in_brief,
}

VERSIONS: Final = [VERBS, BRIEF, BRIEF | {"summon": _summon_by_name}]  # by brevity
