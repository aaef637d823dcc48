"""Errors about an example of rules: it is not in the format of its game, or the rules do not allow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, TypeAlias

from everglow.complaints import Complaint
from everglow.complaints.words.generated import messages as m
from everglow.words.message import Message

Named: TypeAlias = Literal["key", "player", "phase", "action", "expectation", "option"]


class BadScenario(Complaint, ValueError):
    """Malformed example; the message says what was expected."""


class Refused(Complaint):
    """The rules do not allow an action or one of its choices."""


def unknown(kind: Named, name: object, known: Iterable[object]) -> BadScenario:
    """A name that stands for nothing."""
    return BadScenario(m.example_unknown(kind=kind, name=str(name), known=[str(one) for one in known]))


def incomplete(game: str, error: KeyError) -> BadScenario:
    """Something that every example of this game says is not there."""
    return not_of(game, m.example_lacks(name=str(error.args[0])))


def of_wrong_kind(game: str, error: Exception) -> BadScenario:
    """Something is a number, say, where a text is expected."""
    return not_of(game, m.example_wrong_kind(error=str(error)))


def not_of(game: str, complaint: Message) -> BadScenario:
    return BadScenario(m.not_an_example(game=game, complaint=complaint))


def check_places(cards: Iterable[str]) -> None:
    """Refuse a position with a card in several places; `cards` names those of all places."""
    for name, places in Counter(cards).items():
        if places > 1:
            raise BadScenario(m.example_card_twice(name=name, places=places))


def difference(what: str, expected: object, got: object) -> list[Message]:
    """Tell what differs from an expectation; nothing if it holds."""
    return [] if expected == got else [m.example_differs(what=what, expected=repr(expected), got=repr(got))]
