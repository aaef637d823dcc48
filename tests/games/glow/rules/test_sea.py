"""Afternoon in the Sea of Darkness."""

from everglow.games.glow.box.sea import CONNECTIONS, ISLANDS, PASSAGES
from tests.games.glow.table import Table

CENTRE = "island_00 island_00 island_00 island_00"


def sea(dice="", companions="", boats=CENTRE, **position):
    return Table(dice, companions, phase="afternoon", boats=boats, **position)


def test_the_number_of_different_elements_must_be_exact():
    assert sea("air air earth").options() == {"sail:island_00-island_01", "sail:island_00-island_06", "stop"}
    assert sea("air fire earth").options() == {"sail:island_00-island_03", "sail:island_00-island_08", "stop"}


def test_footprints_add_missing_elements():
    table = sea("air", footprints=2)
    assert "sail:island_00-island_03" in table.options()
    table.say("sail:island_00-island_03")
    assert (table.you.footprints, table.you.fireflies) == (0, 2)


def test_without_any_element_a_footprint_opens_the_nearest_islands():
    assert sea("footprints_2", footprints=1).options() == {
        "sail:island_00-island_01",
        "sail:island_00-island_06",
        "stop",
    }


def test_footprints_never_lower_the_number_of_elements():
    table = sea("air fire earth water nature", footprints=9)
    assert table.options() == {"stop"}


def test_one_boat_sails_once_a_day():
    table = sea("air").say("sail:island_00-island_01")
    assert table.you.boats == ["island_00", "island_00", "island_00", "island_01"]
    assert table.you.footprints == 2
    assert table.deciders == {"them"}


def test_a_boat_may_stay():
    assert sea("air").say("stop").you.boats == CENTRE.split()


def test_no_two_own_boats_share_an_island_after_the_start():
    table = sea("air", boats="island_00 island_00 island_01 island_06")
    assert table.options() == {"sail:island_01-island_02", "stop"}


def test_a_toll_comes_on_top_of_jokers():
    boats = "island_00 island_00 island_00 island_08"
    assert "sail:island_08-island_09" not in sea("air", boats=boats).options()
    table = sea("", boats=boats, footprints=2).say("sail:island_08-island_09")
    assert table.you.footprints == 0


def test_the_connection_without_a_number_is_always_open():
    for dice in ("", "air", "air fire earth water nature"):
        table = sea(dice, boats="island_00 island_00 island_00 island_01")
        assert "sail:island_01-island_02" in table.options()


def test_a_skull_island_takes_a_companion_or_a_spell():
    table = sea("", "okans", boats="island_00 island_00 island_00 island_01", spells="spell_fire")
    table.say("sail:island_01-island_02")
    assert table.options() == {"lose:okans", "break:1"}
    table.say("lose:okans")
    assert table.graveyard == {"okans"}
    assert table.deciders == {"them"}


def test_special_faces_and_cancelled_dice_are_no_elements():
    table = sea("footprints_2 air fire black:fire", black="out")
    assert table.options() == {"sail:island_00-island_01", "sail:island_00-island_06", "stop"}


def test_the_islands_under_the_boats_are_worth_light():
    table = sea(boats="island_04 island_05 island_09 island_11", adventurer="orium")
    assert table.you.player.board_points() == 5 + 4 + 8 + 3


def test_every_connection_has_two_directions():
    assert len(PASSAGES) == 2 * len(CONNECTIONS) == 28
    assert len(ISLANDS) == 12
