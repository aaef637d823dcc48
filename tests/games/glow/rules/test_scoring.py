"""The end of the game."""

from everglow.games.glow import GAME
from tests.games.glow.table import Table


def scored(**position):
    return Table(phase="afternoon", **{"adventurer": "orium"} | position)


def test_cards_count_adventurers_included():
    table = scored(adventurer="eoles", companions="briki_6, dvol_minus_5, hymoros")
    assert table.you.player.card_points() == 4 + 6 - 5 - 2


def test_the_camp_counts_and_not_the_group():
    assert scored(group="village_20", camp="village_5").you.player.board_points() == 5


def test_as_many_fireflies_as_companions_are_worth_10():
    assert scored(companions="hymoros, okans", fireflies=1).you.player.firefly_points() == 10
    assert scored(companions="hymoros, okans").you.player.firefly_points() == 0


def test_printed_fireflies_count_like_tokens():
    assert scored(companions="biraii_footprint, okans").you.player.firefly_points() == 10


def test_footprints_are_worth_1_each():
    assert scored(footprints=7).you.total == scored().you.total + 7


def test_the_example_of_the_rulebook_makes_72():
    row = "sketal_orange, xargok, thoape, torke_triple, mindaroo_no_air_fire, donillilu, oshra_no_nature"
    position = {"light": 60, "footprints": 3, "fireflies": 3, "group": "spot_51", "camp": "village_5"}
    assert scored(adventurer="eoles", companions=row, **position).you.total == 72


def test_most_light_wins():
    table = scored(light=30)
    assert table.state.winners() == [0]
    assert table.state.returns() == [1.0, 0.0]


def test_reroll_tokens_break_a_tie():
    table = scored(rerolls=1)
    assert table.you.total == table.them.total
    assert table.state.winners() == [0]


def test_a_tie_that_is_left_is_shared():
    table = scored(players=3)
    assert table.state.winners() == [0, 1, 2]
    assert sum(table.state.returns()) == 1.0


def test_reroll_tokens_order_those_who_have_not_won_too():
    table = scored(players=4)
    first, second, third, _ = table.state.players
    first.light += 9
    second.rerolls, third.rerolls = 1, 2
    assert table.state.places() == [1, 3, 2, 4]


def test_a_place_that_is_shared_is_not_given_again():
    table = scored(players=4)
    table.state.players[2].light += 9
    assert table.state.places() == [2, 2, 1, 2]
    assert GAME.show.view(table.state, None)["places"] == []  # the game goes on
