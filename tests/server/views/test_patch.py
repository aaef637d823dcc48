"""Patches: the changes from one view to the next."""

import json

import pytest

from everglow.games import games
from everglow.server.views.patch import patch

from ...laws.play import questions
from ..people import patched

TABLES = [(name, seats) for name, game in games().items() for seats in game.seats]


def copied(value):
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_patched_view_is_the_new_view_at_every_step_of_a_game(name, seats):
    game = games()[name]
    held = {}
    for state in questions(game, seats, 3):
        for seat in [*range(seats), None]:
            new = game.show.view(state, seat)
            old = held.setdefault(seat, copied(new))
            held[seat] = patched(old, copied(patch(old, new)))
            assert held[seat] == new


PAIRS = [
    ({"a/b": 1, "~": 2, "~1": 3}, {"a/b": 2, "~": 3, "~1": 4}),
    ({"a/b": {"c~d": [1, 2]}}, {"a/b": {"c~d": [1, 3], "/": None}}),
    ({"~/": 1, "": 2}, {"": 3}),
    ({"x": [1, 2, 3]}, {"x": [1, 2]}),
    ({"x": []}, {"x": [[], {}]}),
    ({"x": {"y": 1}}, {"x": [1]}),
    ({"x": None}, {"x": 0}),
    ({"x": {"y": 1}}, {"x": {}}),
    ({"x": [{"y": 1}, {"y": 2}]}, {"x": [{"y": 1}, {"y": 3, "z": 4}]}),
]


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_odd_values_and_names_are_patched_as_well(old, new):
    for one, other in ((old, new), (new, old)):
        assert patched(copied(one), copied(patch(one, other))) == other


def test_nothing_is_said_about_what_stays_the_same():
    value = {"a": [1, {"b": None}], "c": "d"}
    assert patch(value, copied(value)) == []


def test_only_what_changed_is_said():
    old = {"players": [{"points": 1}, {"points": 2}], "round": 1}
    new = {"players": [{"points": 1}, {"points": 5}], "round": 1}
    assert patch(old, new) == [{"op": "replace", "path": "/players/1/points", "value": 5}]


def test_truth_is_not_a_number():
    assert patch({"x": 1}, {"x": True}) == [{"op": "replace", "path": "/x", "value": True}]
    assert patch({"x": 0}, {"x": False}) == [{"op": "replace", "path": "/x", "value": False}]


def test_a_patch_has_the_operations_of_the_standard():
    old, new = {"gone": 1, "a/b~c": 1}, {"a/b~c": 2, "new": 3}
    assert patch(old, new) == [
        {"op": "remove", "path": "/gone"},
        {"op": "replace", "path": "/a~1b~0c", "value": 2},
        {"op": "add", "path": "/new", "value": 3},
    ]
