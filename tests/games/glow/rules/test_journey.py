"""Afternoon in the Realm of Shadows."""

import pytest

from everglow.agenda import IllegalAction
from everglow.games.glow.box.realm import ROUTES, SPOTS
from tests.games.glow.table import afternoon


def test_a_group_may_stay_where_it_is():
    table = afternoon()
    assert table.options() == {"stop"}
    assert table.say("stop").deciders == {"them"}


def test_a_die_opens_a_spot_of_its_symbol():
    assert afternoon("fire water").options() == {"go:spot_01", "stop"}


def test_a_footprint_opens_any_spot():
    table = afternoon(footprints=1)
    assert table.options() == {"go:spot_01", "go:spot_44", "stop"}
    assert table.go("spot_44").you.footprints == 0


def test_dice_pay_before_footprints():
    assert afternoon("fire", footprints=1).go("spot_01").you.footprints == 1


def test_a_group_goes_as_far_as_its_dice():
    table = afternoon("fire fire fire water").go("spot_01", "spot_02", "spot_03", "spot_04")
    assert table.you.group == "spot_04"
    assert table.options() == {"stop"}


def test_special_faces_open_no_spot():
    assert afternoon("footprints_2 light_3").options() == {"stop"}


def test_a_village_takes_its_toll_and_no_joker_lowers_it():
    assert "go:village_20" not in afternoon("earth", group="spot_13", footprints=2).options()
    table = afternoon(group="spot_13", footprints=3).go("village_20")
    assert (table.you.group, table.you.footprints) == ("village_20", 0)


def test_the_start_field_costs_nothing():
    assert "go:start" in afternoon(group="spot_44").options()


def test_tokens_of_a_village_are_taken_each_time():
    assert afternoon(group="spot_60", footprints=1).go("village_3").you.rerolls == 1
    assert afternoon(group="spot_04", footprints=1).go("village_5").you.fireflies == 1


def test_tokens_of_a_route_are_taken_in_either_direction():
    assert afternoon("nature", group="spot_52").go("spot_54").you.fireflies == 2
    assert afternoon("air", group="spot_54").go("spot_52").you.fireflies == 2


def test_the_dark_route_takes_light():
    assert afternoon("earth", group="spot_11").go("spot_12").you.light == 5
    assert afternoon("earth", group="spot_11", light=3).go("spot_12").you.light == 0


def test_a_group_may_go_on_from_a_village():
    table = afternoon("air", group="spot_60", footprints=1).go("village_3", "spot_57").say("stop")
    assert table.you.camp == "start"


def test_stopping_elsewhere_leaves_the_camp():
    assert afternoon("fire", camp="village_5").go("spot_01").say("stop").you.camp == "village_5"


def test_groups_do_not_block_each_other():
    table = afternoon("fire", their_dice="fire").go("spot_01")
    assert "go:spot_01" in table.options("them")


def test_a_skull_takes_a_companion_or_a_spell():
    table = afternoon("air", "hymoros, okans", spells="spell_fire", group="spot_15").go("spot_16")
    assert table.options() == {"lose:hymoros", "lose:okans", "break:1"}
    table.say("lose:okans")
    assert table.graveyard == {"okans"}
    assert table.you.light == 10
    assert table.you.group == "spot_16"


def test_a_spell_is_broken_without_effect():
    table = afternoon("air", "hymoros", spells="spell_fire", group="spot_15").go("spot_16").say("break:1")
    assert (table.you.companions, table.box, table.you.light) == (["hymoros"], ["spell_fire"], 10)


def test_the_only_thing_to_give_up_goes_without_a_question():
    table = afternoon("air", "hymoros", group="spot_15").go("spot_16")
    assert table.you.companions == []
    assert table.you.group == "spot_16"


def test_the_group_is_there_only_after_the_skull():
    table = afternoon("air", "hymoros, okans", group="spot_15").go("spot_16")
    assert table.you.group == "spot_15"


def test_places_that_are_not_neighbours_are_out_of_reach():
    with pytest.raises(IllegalAction):
        afternoon("air", footprints=5).go("spot_60")


def test_every_route_can_be_gone_in_both_directions():
    for route in ROUTES:
        assert route.other in [way.to for way in SPOTS[route.one].ways]
        assert route.one in [way.to for way in SPOTS[route.other].ways]


def test_every_spot_of_the_board_can_be_reached():
    seen, found = {0}, [0]
    while found:
        for way in SPOTS[found.pop()].ways:
            if way.to not in seen:
                seen.add(way.to)
                found.append(way.to)
    assert len(seen) == len(SPOTS) == 61
