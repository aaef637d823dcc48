"""Whole states as JSON and as a line, at any question; and what is not a state."""

import json

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.codec.saving import load, save
from everglow.rng import Scripted, fast
from tests.games.vale.table import Table


def in_the_middle_of_scorch_copying_hydra():
    return (
        Table(hand="scorch", area="hydra, pegasus", stones="6 3").summon("scorch").choose("hydra", "stone6")
    )


def test_a_game_can_be_saved_in_the_middle_of_a_card():
    table = in_the_middle_of_scorch_copying_hydra()
    saved = json.dumps(save(table.state))
    assert json.loads(saved)["agenda"][0][-1] == ["hydra/instant", 0, "scorch", 1]
    again = load(json.loads(saved))
    again.apply(0, GAME.codec.action("option:4"))
    assert save(again) == save(table.choose("points4").state)


def test_a_position_is_one_line_that_people_can_read():
    line = GAME.codec.notation(in_the_middle_of_scorch_copying_hydra().state)
    assert "| points 0 stones 0,0,0 hand area hydra pegasus scorch marked |" in line
    assert "| agenda hydra/instant@0:scorch#1 phase/action@0 phase/action@1 phase/resolution@0 " in line


def test_a_position_is_shown_as_its_line():
    state = GAME.new(2, 1)
    assert repr(state) == GAME.codec.notation(state)


def test_a_known_top_card_and_a_card_drawn_unseen_stand_in_the_line():
    table = Table(hand="tengu", area="griffon", stones="3", top="agni, imp")
    table.state.draw(0, 0)
    line = GAME.codec.notation(table.summon("tengu", pay="3").state)
    assert "hand agni~0 area" in line
    assert "| deck tengu! imp " in line
    assert save(GAME.codec.read(line)) == save(table.state)


@pytest.mark.parametrize("chance", [fast(1, 1), Scripted([3, 1])])
def test_every_kind_of_chance_can_be_written_down(chance):
    state = Table(chance=chance).state
    assert GAME.codec.read(GAME.codec.notation(state)).chance.save() == chance.save()


def test_a_finished_game_can_be_saved_too():
    state = GAME.new(2, 1)
    while seats := state.deciders():
        state.apply(seats[0], state.legal_actions(seats[0])[-1])
    assert load(save(state)).returns() == state.returns()


def damaged(**changes):
    return save(GAME.new(2, 1)) | changes


@pytest.mark.parametrize(
    "saved",
    [
        {},
        damaged(players=3),
        damaged(agenda=[[["no/such/effect", 0, None, 0]]]),
        damaged(deck=["imp", "imp"]),
        damaged(deck=["nobody"]),
        damaged(agenda=[[], [], [], []]),
        damaged(round=11),
        damaged(start=2),
        damaged(round="x"),
        damaged(round=1.5),
        damaged(chance={"kind": "hashed", "key": "00" * 32, "drawn": [0, 0]}),
        damaged(agenda=[[["phase/mark", 9, None, 0]]]),
        damaged(agenda=[[["phase/mark", 0, None, 10**40]]]),
    ],
)
def test_a_damaged_save_is_refused_with_what_was_expected(saved):
    with pytest.raises(ValueError, match=r"damaged save of The Vale of Eternity|unknown card"):
        load(saved)


@pytest.mark.parametrize("line", ["", "chess", "vale | | | | | | |", "vale round 1 | display"])
def test_a_line_that_is_no_position_is_refused_with_what_was_expected(line):
    with pytest.raises(ValueError, match="expected a line such as"):
        GAME.codec.read(line)


@pytest.mark.parametrize("change", [("points 1 ", "points ? "), ("hashed", "dice"), ("round", "rond")])
def test_a_line_with_a_damaged_word_is_refused(change):
    with pytest.raises(ValueError, match="expected a line such as"):
        GAME.codec.read(GAME.codec.notation(GAME.new(2, 1)).replace(*change))
