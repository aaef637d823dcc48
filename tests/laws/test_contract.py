"""The check of schemas can fail."""

from typing import Literal, NotRequired, TypedDict

import pytest

from .contract import fits


class Card(TypedDict):
    name: str
    cost: int
    note: NotRequired[str | None]


class Hand(TypedDict):
    phase: Literal["hunt", "end"]
    cards: list[Card]
    counts: dict[Literal["red", "blue"], int]


GOOD = {"phase": "hunt", "cards": [{"name": "imp", "cost": 0, "note": None}], "counts": {"red": 1}}


def test_what_is_declared_fits():
    assert fits(GOOD, Hand)
    assert fits({"name": "imp", "cost": 0}, Card | None)
    assert fits(None, Card | None)


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "tea"},
        {"more": 1},
        {"cards": [{"name": "imp"}]},
        {"cards": [{"name": "imp", "cost": "0"}]},
        {"cards": [{"name": "imp", "cost": True}]},
        {"cards": [{"name": "imp", "cost": 0, "price": 0}]},
        {"cards": {}},
        {"counts": {"green": 1}},
        {"counts": {"red": 1.0}},
        {"counts": []},
    ],
    ids=str,
)
def test_what_is_not_declared_does_not_fit(change):
    assert not fits(GOOD | change, Hand)


def test_what_is_missing_does_not_fit():
    assert not fits({key: GOOD[key] for key in ("phase", "cards")}, Hand)
    assert not fits([], Hand)
