"""Inputs of nets: places and amounts, and a declaration that tells what they are."""

from __future__ import annotations

import pytest

from everglow.inputs import MOST, ONE, Inputs, Row, amount_of, place_of

SMALL = Inputs([("players", 3), ("round", 2)], [("points", 1), ("cards", 4)], 2, meaning=1)


def places_and_amounts(row: Row) -> list[tuple[int, int]]:
    return [(place_of(number), amount_of(number)) for number in row.found]


def test_parts_follow_each_other_first_the_table_and_then_every_seat() -> None:
    assert SMALL.length() == 3 + 2 + 2 * (1 + 4)
    assert [name for name, _ in SMALL.parts()] == [
        *["players", "round"],
        *["seat +0: points", "seat +0: cards", "seat +1: points", "seat +1: cards"],
    ]
    assert (SMALL.start("round"), SMALL.start("points"), SMALL.start("cards")) == (3, 0, 1)
    with pytest.raises(KeyError):
        SMALL.start("stones")


@pytest.mark.parametrize(
    "other",
    [
        Inputs([("players", 3), ("round", 2)], [("points", 1), ("cards", 4)], 2, meaning=2),
        Inputs([("players", 3), ("rounds", 2)], [("points", 1), ("cards", 4)], 2, meaning=1),
        Inputs([("players", 2), ("round", 3)], [("points", 1), ("cards", 4)], 2, meaning=1),
        Inputs([("players", 3), ("round", 2)], [("points", 1), ("cards", 4)], 3, meaning=1),
    ],
    ids=["meaning", "name", "length", "seats"],
)
def test_inputs_that_are_otherwise_have_another_digest(other: Inputs) -> None:
    assert other.digest() != SMALL.digest()
    assert SMALL.digest() == Inputs(SMALL.table, SMALL.seat, 2, meaning=1).digest()


def test_a_place_is_counted_from_where_the_seat_begins() -> None:
    row = Row()
    row.put(2)
    row.base = 10
    row.put(2)
    assert places_and_amounts(row) == [(2, ONE), (12, ONE)]


@pytest.mark.parametrize(("number", "places"), [(0, []), (1, [5]), (3, [7]), (4, [8]), (9, [8])])
def test_more_than_can_be_told_counts_as_the_most(number: int, places: list[int]) -> None:
    row = Row()
    row.count(5, number, 4)
    assert [place for place, _ in places_and_amounts(row)] == places


@pytest.mark.parametrize(
    ("amount", "found"),
    [(1.0, ONE), (-0.5, -ONE // 2), (0.001, 0), (0.002, 1), (-0.002, -1), (99.0, MOST), (-99.0, -MOST)],
)
def test_an_amount_is_rounded_and_cut_off(amount: float, found: int) -> None:
    row = Row()
    row.weigh(7, amount)
    assert places_and_amounts(row) == ([(7, found)] if found else [])
