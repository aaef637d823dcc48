"""Questions as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.games.vale.schema import Pay, Question, TextQuestion, TurnQuestion
from everglow.games.vale.texts.phrases import COPIED, PREY, prey
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message


def ask(question: Question) -> Message:
    """Word a question: whom it asks, which card asks, and for what."""
    seat, told = question["seat"], task(question)
    if question["text"] is None:
        return m.asked(seat=seat, task=told)
    if question["text"] == question["card"]:
        return m.asked_by(seat=seat, card=question["card"], task=told)
    return m.asked_by_copy(seat=seat, card=question["card"], copied=question["text"], task=told)


def task(question: Question) -> Message:
    """Say what is to be done, as an order; in a turn, whose it is."""
    kind = question["kind"]
    return ALWAYS[kind] if kind in ALWAYS else DEPENDING[kind](question)


def _pay(question: Pay) -> Message:
    said = m.task_pay_summon if question["for"] == "summon" else m.task_pay_release
    return said(cost=question["cost"], card=question["card"])


def _keep(question: TurnQuestion) -> Message:
    return m.task_keep(count=question["picks"])


def _choose(question: TextQuestion) -> Message:
    return m.task_choose() if question["picks"] == 1 else m.task_choose_several(count=question["picks"])


def _player(question: TextQuestion) -> Message:
    if question["text"] in PREY:
        return m.task_choose_prey(family=prey(question["text"]))
    return m.task_choose_loser()


def _discard_up_to(question: TextQuestion) -> Message:
    return m.task_discard_up_to(count=question["picks"])


def _discard_area(question: TextQuestion) -> Message:
    return m.task_discard_area(family=prey(question["text"]))


def _free_summon(question: TextQuestion) -> Message:
    return m.task_summon_dragon() if question["text"] == "dragon_egg" else m.task_summon_free()


def _copy(question: TextQuestion) -> Message:
    return m.task_copy_instant() if COPIED[question["text"]] == "instant" else m.task_copy_active()


ALWAYS: Final = {
    "mark": m.task_mark(),
    "action": m.task_action(),
    "resolution": m.task_resolution(),
    "activate": m.task_activate(),
    "discard_hand": m.task_discard_hand(),
    "take": m.task_take(),
    "recover": m.task_return(),
}

DEPENDING: Final[dict[str, Callable[..., Message]]] = {
    "pay": _pay,
    "keep": _keep,
    "choose": _choose,
    "player": _player,
    "discard_up_to": _discard_up_to,
    "discard_area": _discard_area,
    "free_summon": _free_summon,
    "copy": _copy,
}
