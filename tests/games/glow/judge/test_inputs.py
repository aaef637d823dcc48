"""Inputs of a net: what a seat may know, and what the evaluation counts."""

from everglow.games.glow import GAME
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.box.components import AIR, BLACK, GREEN, RED
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.judge.evaluate import standing
from everglow.games.glow.judge.features import TILE_KINDS
from everglow.games.glow.judge.inputs import AMOUNTS, DICE, INPUTS
from tests.games import inputs
from tests.games.glow.table import Table


def part(table, name, seat=0):
    return inputs.part(INPUTS, GAME.judge.inputs(table.state, seat), name)


def cards(table, name, seat=0):
    return [CARDS[index].name for index in part(table, name, seat)]


def test_weights_are_told_when_the_same_places_mean_something_else():
    """If this fails on purpose, count up `meaning` in `judge/inputs.py` and train again."""
    assert (INPUTS.meaning, inputs.fingerprint(GAME)) == (1, "95a24abc4b4ffdad")


def test_seats_are_counted_from_the_one_that_judges():
    table = Table(companions="okans", their_companions="kaar")
    assert cards(table, "seat +0: companions") == ["okans"]
    assert cards(table, "seat +1: companions") == ["kaar"]
    assert cards(table, "seat +0: companions", seat=1) == ["kaar"]
    assert part(table, "seat +2: companions") == {}
    assert part(table, "players: 2, 3, 4") == {0: 1.0}


def test_the_forecast_of_every_seat_is_told():
    table = Table(companions="okans", dice="air air fire", their_companions="kaar")
    for seat in (0, 1):
        expected = standing(table.state, seat, seat == 0) / 64
        assert abs(part(table, f"seat +{seat}: {AMOUNTS}")[1] - expected) < 0.003


def test_dice_are_told_by_colour_and_by_what_they_show():
    table = Table(dice="air air green:fire minus_light_2")
    assert part(table, "seat +0: small dice by colour and number") == {
        GREEN * DICE: 1.0,
        RED * DICE + 1: 1.0,
        BLACK * DICE: 1.0,
    }
    assert part(table, "seat +0: dice that count, by symbol and number")[AIR * DICE + 1] == 1.0
    assert len(part(table, "seat +0: face of the black die")) == 1


def test_spell_tiles_are_told_by_kind_and_a_face_down_one_by_nothing_else():
    tiles = part(
        Table(spells="spell_fire~, spell_water, spell_water"), "seat +0: spell tiles, by kind and face down"
    )
    assert tiles == {TILE_KINDS - 1: 1.0, 1: 2.0}


def test_a_group_is_told_by_its_spot_and_boats_by_their_islands():
    realm, sea = GAME.new(2, 1, {"board": "realm"}), GAME.new(2, 1, {"board": "sea"})
    rows = [GAME.judge.inputs(state, 0) for state in (realm, sea)]
    assert [len(inputs.part(INPUTS, row, "seat +0: group, by spot")) for row in rows] == [1, 0]
    assert [inputs.part(INPUTS, row, "whether it is the Sea") for row in rows] == [{}, {0: 1.0}]
    boats = inputs.part(INPUTS, rows[1], "seat +0: boats / 4, by island")
    assert sum(boats.values()) == 1.0
    assert max(boats) < len(ISLANDS)
