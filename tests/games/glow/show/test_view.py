"""View of a player before a decision: what cards would do, what faces pay, what a step costs."""

import pytest

from everglow.games.glow import GAME
from tests.games.glow.table import Table


def player(table, seat=0):
    return GAME.show.view(table.state, seat)["players"][seat]


def prices(table):
    return GAME.show.question(table.state, 0)["prices"]


def test_every_card_tells_how_often_it_would_act_with_the_dice_as_they_are():
    table = Table("air air fire", "dvol_3, ladawa, oshra_no_nature", adventurer="braccio", phase="rolling")
    assert player(table)["acting"] == {"braccio": 0, "dvol_3": 2, "ladawa": 0, "oshra_no_nature": 1}


def test_a_skull_acts_once_however_many_dice_show_its_element():
    assert player(Table("air air", "cromaug", phase="rolling"))["acting"]["cromaug"] == 1


def test_a_spell_acts_once_and_tells_nothing_while_it_lies_face_down():
    table = Table("fire fire fire fire", spells="spell_fire, spell_water~", phase="rolling")
    assert player(table)["acting"] == {"pocana": 0, "spell_1": 1}


def test_dice_that_the_black_die_cancels_make_no_card_act():
    table = Table("air air black:air", "dvol_3", phase="rolling", black="out")
    assert player(table)["acting"]["dvol_3"] == 0


def test_before_the_roll_no_card_would_act():
    table = Table("green:", "oshra_no_nature", phase="morning", track="fire:okans:red air:kaar")
    assert (player(table)["acting"], player(table)["paying_out"]) == ({}, {})


def test_special_faces_tell_what_they_pay_out():
    table = Table("footprints_2 light_3 minus_light_2", phase="rolling", black="out")
    assert player(table)["paying_out"] == {"footprint": 2, "light": 1}


def test_the_next_reroll_field_is_known_until_there_is_none():
    assert player(Table("air", phase="rolling", light=14))["reroll_field"] == 13
    assert player(Table("air", phase="rolling", light=0))["reroll_field"] is None


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


def trip_to(table, spot):
    trip = GAME.show.plan(table.state, 0, f"go:{spot}")
    return trip | {"steps": [step.removeprefix("go:") for step in trip["steps"]]}


def test_a_trip_tells_its_steps_the_dice_that_pay_and_the_footprints():
    table = Table("fire fire", phase="afternoon", footprints=2)
    assert trip_to(table, "spot_03") == {
        "steps": ["spot_01", "spot_02", "spot_03"],
        "dice": ["fire", "fire"],
        "footprints": 1,
    }


def test_a_trip_names_the_skull_the_light_and_the_finds_on_the_way():
    table = Table(
        "air nature earth earth",
        "okans",
        phase="afternoon",
        light=3,
        footprints=4,
        group="village_12",
    )
    assert trip_to(table, "spot_16") == {"steps": ["spot_16"], "dice": ["air"]}
    skull = trip_to(table, "spot_15")
    assert skull["steps"] == ["spot_18", "spot_15"]
    assert "skulls" not in skull
    village = trip_to(table, "village_20")
    assert village["light"] == 3
    assert village["steps"][-3:] == ["spot_12", "spot_13", "village_20"]


def test_a_trip_takes_a_longer_way_where_the_short_one_asks_for_a_skull():
    table = Table("air nature nature", "okans", phase="afternoon", footprints=1, group="spot_16")
    assert trip_to(table, "spot_15")["steps"] == ["village_12", "spot_18", "spot_15"]
    poor = Table("nature", "okans", phase="afternoon", group="spot_16")
    assert trip_to(poor, "spot_15") == {"steps": ["spot_15"], "dice": ["nature"], "skulls": 1}


def test_a_skull_takes_nothing_from_somebody_who_has_nobody():
    table = Table("nature", phase="afternoon", group="spot_16")
    assert trip_to(table, "spot_15") == {"steps": ["spot_15"], "dice": ["nature"]}


def test_a_trip_tells_which_footprints_are_lacking():
    table = Table("", phase="afternoon", footprints=1)
    assert trip_to(table, "spot_01") == {"steps": ["spot_01"], "dice": [], "footprints": 1}
    assert trip_to(table, "spot_03")["lacking"] == 2


def test_a_trip_finds_fireflies_and_rerolls():
    table = Table("air air", phase="afternoon", footprints=2, group="spot_52")
    assert trip_to(table, "spot_54")["fireflies"] == 2
    table = Table("air air", phase="afternoon", group="spot_19")
    assert trip_to(table, "spot_26")["rerolls"] == 1


def test_every_step_of_a_trip_without_lack_is_legal_and_costs_what_was_told():
    table = Table("fire fire water", phase="afternoon", footprints=3)
    trip = trip_to(table, "village_5")
    before = player(table)["footprints"]
    for step in trip["steps"]:
        table.say(f"go:{step}")
    assert before - player(table)["footprints"] == trip["footprints"]


def test_no_trip_leads_to_where_the_group_stands_or_was_today():
    table = Table("fire fire", phase="afternoon").say("go:spot_01")
    assert GAME.show.plan(table.state, 0, "go:spot_01") == {}
    assert GAME.show.plan(table.state, 0, "go:start") == {}


def test_there_is_no_plan_for_anything_but_a_journey():
    assert GAME.show.plan(Table("air", "dvol_3").state, 0, "go:spot_01") == {}
    assert GAME.show.plan(Table("fire", phase="afternoon").state, 0, "stop") == {}


def test_a_search_for_trips_ends_with_many_dice_and_footprints():
    rich = "fire fire fire water water water air air air nature nature nature earth earth earth"
    table = Table(rich, phase="afternoon", footprints=12)
    assert len(trip_to(table, "village_20")["steps"]) == 14


def test_cromaug_is_told_which_companions_would_act_at_once():
    table = Table("air air air", "cromaug", graveyard="dvol_3, ladawa")
    table.say("resolve:cromaug")
    assert GAME.show.question(table.state, 0)["acting"] == {"dvol_3": 3, "ladawa": 0, "cromaug": 0}


# What the view tells of the rules, so that a client need not know them


def test_dice_with_the_element_that_the_black_die_shows_are_cancelled_but_not_the_black_die():
    assert player(Table("air air fire black:air", phase="rolling", black="out"))["cancelled_dice"] == [0, 1]


def test_the_black_die_cancels_nothing_with_another_face_or_beside_kaar():
    assert player(Table("air minus_light_2", phase="rolling", black="out"))["cancelled_dice"] == []
    assert player(Table("air black:air", "kaar", phase="rolling", black="out"))["cancelled_dice"] == []
    assert player(Table("air", phase="rolling"))["cancelled_dice"] == []


def test_a_die_that_has_paid_for_a_step_is_used():
    table = Table("water fire fire", phase="afternoon")
    assert player(table)["used_dice"] == []
    assert player(table.say("go:spot_01"))["used_dice"] == [1]


@pytest.mark.parametrize(
    ("players", "start", "phase", "discards"),
    [(2, "you", "morning", True), (2, "them", "morning", False), (3, "you", "morning", False)]
    + [(2, "you", "rolling", False)],
)
def test_with_two_players_the_start_player_sends_a_companion_away(players, start, phase, discards):
    table = Table("air", phase=phase, players=players, start=start, track="fire:okans air:kaar water:ladawa")
    assert player(table)["discards_next"] == discards


def test_noon_is_the_sum_of_faces_and_of_all_cards_that_would_act():
    table = Table(
        "light_3 footprints_2 fire fire", "ladawa", spells="spell_earth, spell_fire~", phase="rolling"
    )
    assert player(table)["noon"] == {
        "gives": [{"what": "light", "count": 7}, {"what": "footprint", "count": 2}],
        "leaving": [],
    }


def test_noon_says_who_would_leave_and_what_spells_would_do():
    spells = "spell_air_skull, spell_fire, spell_earth"
    table = Table(
        "air air fire fire earth earth", "cromaug", spells=spells, graveyard="okans", phase="rolling"
    )
    noon = player(table)["noon"]
    assert noon["leaving"] == ["cromaug"]
    assert {"what": "light", "count": -6} in noon["gives"]
    assert {"what": "footprint", "count": -3} in noon["gives"]
    assert [gift["what"] for gift in noon["gives"] if "count" not in gift] == ["fetch", "bury"]


def test_noon_leaves_out_deeds_that_would_change_nothing():
    deeds = [gift["what"] for gift in player(Table("air air", "cromaug", phase="rolling"))["noon"]["gives"]]
    assert "fetch" not in deeds
    nobody = player(Table("air air", spells="spell_air_skull", phase="rolling"))
    assert nobody["noon"] == {"gives": [], "leaving": []}


def test_nothing_is_told_of_noon_in_the_morning_and_after_it():
    assert player(Table("air", phase="morning", track="fire:okans air:kaar"))["noon"] is None
    assert player(Table("air", phase="afternoon"))["noon"] is None


def test_cards_that_only_give_can_be_resolved_in_any_order():
    table = Table("air air fire fire", "dvol_3, ladawa, cromaug", graveyard="okans")
    assert sorted(GAME.show.question(table.state, 0)["gains"]) == ["resolve:dvol_3", "resolve:ladawa"]


def test_noon_counts_rerolls_and_the_tiles_that_others_would_draw():
    noon = player(Table("fire fire nature", "likyar, xargok", pile="spell_fire", phase="rolling"))["noon"]
    assert noon["gives"] == [
        {"what": "light", "count": 1},
        {"what": "reroll", "count": 1},
        {"what": "spells"},
    ]
    assert noon["leaving"] == ["xargok"]


def test_the_last_day_is_told_and_when_the_game_is_over():
    view = GAME.show.view(Table("air").state, None)
    assert (view["days"], view["over"]) == (8, False)
