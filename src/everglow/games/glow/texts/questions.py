"""Questions as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.games.glow.schema import Question
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message


def ask(question: Question) -> Message:
    """Word a question: whom it asks, which card asks, and for what."""
    return m.asked(seat=question["seat"], card=question["text"], wanted=wanted(question))


def wanted(question: Question) -> Message:
    """Say what somebody is asked to do."""
    if question["kind"] == "spend":
        return m.want_spend(left=question["picks"])
    return WANTED[question["kind"]]()


WANTED: Final[dict[str, Callable[[], Message]]] = {
    "adventurer": m.want_adventurer,
    "take": m.want_take,
    "die": m.want_die,
    "black": m.want_black,
    "discard": m.want_discard,
    "reroll": m.want_reroll,
    "first_die": m.want_first_die,
    "second_die": m.want_second_die,
    "turn_die": m.want_turn_die,
    "face": m.want_face,
    "resolve": m.want_resolve,
    "fetch": m.want_fetch,
    "go": m.want_go,
    "sail": m.want_sail,
    "skull": m.want_skull,
}
