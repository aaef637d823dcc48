"""Rules in the view, so that a client need not know them."""

import pytest

from everglow.games.vale import GAME
from tests.games.vale.table import Table


def view_of(table):
    return GAME.show.view(table.state, 0)


@pytest.mark.parametrize(("area", "free"), [("", 3), ("imp", 2), ("imp, troll, kappa", 0)])
def test_an_area_has_as_many_places_as_the_round_has_a_number(area, free):
    you = view_of(Table(area=area, round=3))["players"][0]
    assert (you["area_limit"], you["free_places"]) == (3, free)


def test_whoever_has_the_points_that_end_the_game_is_told_the_most_first():
    view = view_of(Table(points=61, their_points="59 | 72", players=3))
    assert (view["rounds"], view["points_to_end"]) == (10, 60)
    assert view["reached_end"] == [2, 0]


def test_in_the_last_round_nobody_needs_to_reach_anything():
    assert view_of(Table(points=61, round=10))["reached_end"] == []


def test_the_game_is_over_when_nobody_is_asked_any_more():
    table = Table(points=61, phase="resolution")
    assert not view_of(table)["over"]
    while table.state.deciders():
        seat = table.state.deciders()[0]
        table.state.apply(seat, table.state.legal_actions(seat)[-1])
    view = view_of(table)
    assert (view["over"], view["reached_end"], view["winners"]) == (True, [], [0])
