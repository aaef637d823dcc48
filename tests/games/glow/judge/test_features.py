"""A position as numbers: what a seat sees, and where in the row it stands."""

from everglow.agenda import Decision
from everglow.games.glow import GAME
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.judge.features import KINDS, LAYOUT, TILE_KINDS
from everglow.games.glow.rules.cards import EFFECTS
from everglow.games.glow.rules.picks import PICK_NAMES
from tests.games import parts
from tests.games.glow.table import Table
from tests.laws.play import questions


def part(table, name, seat=0):
    return parts.part(GAME, table.state, name, seat)


def test_every_kind_of_question_has_its_number():
    assert sorted(KINDS) == sorted({e.kind() for e in EFFECTS.values() if isinstance(e, Decision)})


def test_every_part_is_as_long_as_it_says():
    for seed in (1, 2):
        for state in questions(GAME, 3, seed):
            for each in LAYOUT.table + LAYOUT.seat:
                assert len(each.of(state, 2)) == each.length, each.name


def test_a_row_is_as_long_for_all_numbers_of_players_and_boards():
    tables = [GAME.new(seats, 1, {"board": board}) for seats in GAME.seats for board in ("realm", "sea")]
    assert {len(GAME.judge.features(state, 0)) for state in tables} == {GAME.judge.num_features}


def test_the_rightmost_companion_is_told_from_the_others():
    table = Table(companions="okans, kaar")
    places = part(table, "seat +0: place in the row (1 is the rightmost), by companion")
    assert {CARDS[c].name: place for c, place in enumerate(places) if place} == {"okans": 0.5, "kaar": 1.0}


def test_spell_tiles_are_told_by_their_place_and_a_face_down_one_by_nothing_else():
    tiles = part(Table(spells="spell_fire~, spell_water"), "seat +0: spell tiles, by place and kind")
    assert tiles[:TILE_KINDS].index(1) == TILE_KINDS - 1
    assert tiles[TILE_KINDS : 2 * TILE_KINDS].index(1) == 1
    assert not any(tiles[2 * TILE_KINDS :])


def test_dice_are_told_by_what_they_show_as_they_are_picked():
    dice = part(Table(dice="air air green:fire"), "seat +0: rolled dice, by pick")
    assert {PICK_NAMES[n]: count for n, count in enumerate(dice) if count} == {"red_air": 2, "green_fire": 1}
