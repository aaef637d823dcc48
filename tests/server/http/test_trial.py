"""Positions of the rules, tried out step by step."""

import pytest

from everglow.games import games
from everglow.server.http.requests import Try
from everglow.server.http.trial import READER, open_trial, try_action
from everglow.server.table.errors import Refused
from tests.wording import said

POSITIONS = [(game, position["name"]) for game in games() for position in games()[game].examples.positions()]


def test_positions_have_names_of_their_own():
    assert len(POSITIONS) == len(set(POSITIONS))


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_a_position_begins_with_a_question_for_its_reader(game, name):
    told = try_action(Try(game=game, position=name))
    assert told.question.legal
    assert told.view["seat"] == READER
    assert told.names


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_whatever_the_reader_may_do_can_be_done(game, name):
    for action in try_action(Try(game=game, position=name)).question.legal:
        told = try_action(Try(game=game, position=name, actions=[action]))
        assert told.question is None or told.question.number == 1


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_the_same_steps_lead_to_the_same_position(game, name):
    first = try_action(Try(game=game, position=name)).question.legal[:1]
    assert try_action(Try(game=game, position=name, actions=first)) == try_action(
        Try(game=game, position=name, actions=first)
    )


def test_burning_skull_wants_salamanders_stone_first():
    refused = try_action(Try(game="vale", position="order", why="activate:burning_skull"))
    assert "condition" in said(refused.reason, refused.names)
    assert refused.rule == "R15"
    later = try_action(Try(game="vale", position="order", actions=["activate:salamander"]))
    assert "activate:burning_skull" in later.question.legal


def test_too_many_stones_are_a_question_at_once():
    told = try_action(Try(game="vale", position="limit", actions=["activate:horned_salamander"]))
    assert told.question.asked["kind"] == "keep"


def test_aeris_alone_cannot_be_summoned():
    told = try_action(Try(game="vale", position="impossible", why="summon:aeris"))
    assert "cannot be carried out" in said(told.reason, told.names)


def test_eoles_acts_twice_before_the_sketal_leaves_and_once_after():
    before = try_action(Try(game="glow", position="order"))
    after = try_action(Try(game="glow", position="order", actions=["resolve:sketal_green"]))
    assert before.view["players"][0]["acting"]["eoles"] == 2
    assert after.view["players"][0]["acting"]["eoles"] == 1


def test_only_prepared_positions_and_possible_steps_are_taken():
    with pytest.raises(Refused, match="Expected a game"):
        open_trial("chess", "hunt")
    with pytest.raises(Refused, match="Expected a position"):
        open_trial("vale", "nowhere")
    with pytest.raises(Refused, match="dance"):
        try_action(Try(game="vale", position="hunt", actions=["dance"]))
    with pytest.raises(Refused):
        try_action(Try(game="vale", position="hunt", actions=["mark:hydra"]))
