"""What a player sees before deciding: what cards would do, what faces pay, what a step costs."""

from everglow.games.glow import GAME
from tests.games.glow.table import Table


def seen(table, seat=0):
    return GAME.view(table.state, seat)["players"][seat]


def prices(table):
    return GAME.question(table.state, 0)["prices"]


def test_every_card_tells_how_often_it_would_act_with_the_dice_as_they_are():
    table = Table("air air fire", "dvol_3, ladawa, oshra_no_nature", adventurer="braccio", phase="rolling")
    assert seen(table)["acting"] == {"braccio": 0, "dvol_3": 2, "ladawa": 0, "oshra_no_nature": 1}


def test_a_skull_acts_once_however_many_dice_show_its_element():
    assert seen(Table("air air", "cromaug", phase="rolling"))["acting"]["cromaug"] == 1


def test_a_spell_acts_once_and_tells_nothing_while_it_lies_face_down():
    table = Table("fire fire fire fire", spells="spell_fire, spell_water~", phase="rolling")
    assert seen(table)["acting"] == {"pocana": 0, "spell_1": 1}


def test_dice_that_the_black_die_cancels_make_no_card_act():
    table = Table("air air black:air", "dvol_3", phase="rolling", black="out")
    assert seen(table)["acting"]["dvol_3"] == 0


def test_before_the_roll_no_card_would_act():
    table = Table("green:", "oshra_no_nature", phase="morning", track="fire:okans:red air:kaar")
    assert (seen(table)["acting"], seen(table)["paying_out"]) == ({}, {})


def test_special_faces_tell_what_they_pay_out():
    table = Table("footprints_2 light_3 minus_light_2", phase="rolling", black="out")
    assert seen(table)["paying_out"] == {"footprint": 2, "light": 1}


def test_the_next_reroll_field_is_known_until_there_is_none():
    assert seen(Table("air", phase="rolling", light=14))["reroll_field"] == 13
    assert seen(Table("air", phase="rolling", light=0))["reroll_field"] is None


def test_a_step_tells_its_price_in_footprints():
    table = Table("fire", phase="afternoon", footprints=1)
    assert prices(table) == {"go:spot_01": 0, "go:spot_44": 1}


def test_a_passage_tells_its_price_in_footprints():
    table = Table(
        "fire air", phase="afternoon", footprints=9, boats="island_00 island_00 island_00 island_00"
    )
    assert prices(table)["sail:island_00-island_01"] == 0
    assert all(price >= 0 for price in prices(table).values())


def test_other_questions_have_no_prices():
    assert prices(Table("air", "dvol_3")) == {}
