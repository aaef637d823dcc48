"""Late morning: rolling, rerolling and turning."""

import pytest

from everglow.agenda import IllegalAction
from everglow.games.glow import GAME
from tests.games.glow.table import Table, rolling


def test_everybody_rolls_at_once_after_the_morning():
    table = Table("green: red:", phase="morning", track="fire:okans air:kaar earth:ladawa", rolls="air fire")
    table.say("take:fire", "discard:air").say("take:earth", who="them")
    assert table.deciders == {"you", "them"}
    assert table.you.faces == ["air", "fire"]
    assert table.events("rolled", seat=0)[0]["dice"][0] == {"colour": "green", "of": None, "face": "air"}


def test_a_reroll_token_rolls_one_die():
    table = rolling(rerolls=1, rolls="earth").say("reroll:token", "pick:red_air", "only")
    assert table.you.faces == ["earth", "fire"]
    assert table.you.rerolls == 0


def test_a_reroll_rolls_at_most_two_dice():
    table = rolling("air fire earth", rerolls=1, rolls="water nature")
    table.say("reroll:token", "pick:red_air", "pick:red_earth")
    assert table.you.faces == ["fire", "nature", "water"]
    assert table.question() == "reroll"


def test_a_pair_is_picked_in_one_order_only():
    table = rolling("air fire", rerolls=1).say("reroll:token", "pick:red_fire")
    assert table.options() == {"only"}


def test_two_equal_dice_can_be_rolled_together():
    table = rolling("air air", rerolls=1, rolls="fire earth").say("reroll:token")
    assert table.options() == {"pick:red_air", "only"}  # the first pick goes without a question
    assert table.say("pick:red_air").you.faces == ["earth", "fire"]


def test_a_sketals_own_die_is_told_apart_from_the_adventurers_and_from_small_ones():
    dice = "green:air green@braccio:air green@sketal_green:air"
    table = rolling(dice, "sketal_green", adventurer="braccio", rerolls=1).say("reroll:token")
    assert table.options() == {"pick:green_air", "pick:large_green_air", "pick:sketal_green_air"}


def test_the_question_for_a_second_die_tells_the_first():
    table = rolling(rerolls=1).say("reroll:token", "pick:red_air")
    assert GAME.show.question(table.state, 0)["picked"] == "pick:red_air"


def test_each_lumipili_gives_one_reroll_a_day():
    table = rolling(companions="lumipili_fire, lumipili_nature", light=0, rolls="air air")
    assert table.options() == {"reroll:lumipili_fire", "reroll:lumipili_nature", "done"}
    table.say("reroll:lumipili_fire", "pick:red_air", "only")
    assert table.options() == {"reroll:lumipili_nature", "done"}


def test_any_three_rerolls_turn_a_die_to_any_face():
    table = rolling("purple:air", "lumipili_fire", light=1, rerolls=1)
    table.say("turn")  # one way only: token, track and companion
    assert (table.you.rerolls, table.you.light) == (0, 0)
    table.say("face:footprints_2")
    assert table.you.faces == ["footprints_2"]
    assert table.options() == {"done"}


def test_the_sources_for_a_turn_are_picked_in_ascending_order():
    table = rolling(light=10, rerolls=3).say("turn")
    assert table.options() == {"reroll:token", "reroll:track"}
    table.say("reroll:track")
    assert table.question() == "turn_die"  # nothing but the track comes after the track
    assert table.you.light == 5
    assert table.you.rerolls == 3


def test_turning_needs_three_rerolls():
    table = rolling(light=0, rerolls=2)
    assert table.options() == {"reroll:token", "done"}
    with pytest.raises(IllegalAction):
        table.say("turn")


def test_whoever_is_done_does_not_roll_again_and_waits_for_the_others():
    table = rolling(rerolls=1).say("done")
    assert table.options() == set()
    assert table.deciders == {"them"}


def test_without_rerolls_done_is_still_said():
    assert rolling(light=0).options() == {"done"}


def test_without_dice_there_is_nothing_to_roll():
    assert rolling("", rerolls=3).options() == {"done"}


def test_the_black_die_is_rerolled_like_any_other():
    table = rolling("black:minus_light_2", rerolls=1, black="out", rolls="earth")
    assert table.say("reroll:token", "only").you.dice == ["black:earth"]
