"""Agreement before a game begins: seats and options."""

import pytest

from everglow.agreement import START, BadSetup, Option, agreed, check_seats, start_of

COLOUR = Option("colour", ["red", "blue", "green"], "red")


def test_every_option_has_its_default_unless_another_value_is_wished():
    assert agreed("Chess", [COLOUR, START], 2, {}) == {"colour": "red", "start": "random"}
    assert agreed("Chess", [COLOUR, START], 2, {"colour": "green"})["colour"] == "green"


def test_an_unknown_option_is_named_with_those_there_are():
    with pytest.raises(BadSetup, match="Unknown option “clock”: Chess has colour, start"):
        agreed("Chess", [COLOUR, START], 2, {"clock": "5"})


def test_an_unknown_value_is_named_with_those_there_are():
    with pytest.raises(BadSetup, match="Option “colour” must be one of red, blue, green, not “pink”"):
        agreed("Chess", [COLOUR], 2, {"colour": "pink"})


def test_only_somebody_at_the_table_can_begin():
    assert start_of(agreed("Chess", [START], 3, {"start": "2"})) == 2
    assert start_of(agreed("Chess", [START], 3, {})) is None
    with pytest.raises(BadSetup, match="Option “start” must be one of random, 0, 1, not “2”"):
        agreed("Chess", [START], 2, {"start": "2"})


@pytest.mark.parametrize("seats", [1, 5])
def test_a_game_is_for_so_many_players(seats):
    check_seats("Chess", range(2, 5), 4)
    with pytest.raises(BadSetup, match=f"Chess is for 2 to 4 players, not {seats}"):
        check_seats("Chess", range(2, 5), seats)
