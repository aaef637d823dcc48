"""Morning: recruiting, one after the other."""

import pytest

from everglow.agenda import IllegalAction
from everglow.games.glow import GAME
from everglow.games.glow.words.generated import messages as m
from tests.games.glow.table import Table

TRACK = "fire:okans:red,green:2 water:kaar air:sketal_any:purple nature:hymoros earth:dvol_3"


def morning(**position):
    return Table(phase="morning", **{"track": TRACK, "players": 3} | position)


def test_a_companion_is_taken_with_all_dice_and_footprints_of_its_space():
    table = morning().say("take:fire")
    assert table.you.companions == ["okans"]
    assert table.you.dice == ["green:", "red:"]
    assert table.you.footprints == 2
    assert table.space("fire") == (None, [], 0)


def test_the_newest_companion_lies_rightmost():
    assert morning(companions="ladawa").say("take:earth").you.companions == ["ladawa", "dvol_3"]


def test_players_take_in_turn_order_from_the_start_player():
    table = morning(start="them")
    assert table.deciders == {"them"}
    table.say("take:fire", who="them")
    assert table.deciders == {"third"}
    assert table.options("third") == {"take:water", "take:air", "take:nature", "take:earth"}


def test_nobody_takes_from_an_empty_space():
    table = morning().say("take:fire")
    with pytest.raises(IllegalAction):
        table.say("take:fire", who="them")


def test_what_nobody_took_goes_to_the_graveyard_and_dice_and_footprints_stay():
    table = morning(track="fire:okans water:kaar air:ladawa:purple:1 nature:hymoros earth:dvol_3")
    table.say("take:fire").say("take:nature", who="them").say("take:earth", who="third")
    assert table.graveyard == {"kaar", "ladawa"}
    assert table.space("air") == (None, ["purple"], 1)
    assert table.deciders == {"you", "them", "third"}


def test_with_two_players_the_start_player_discards_a_companion_after_taking():
    table = morning(players=2).say("take:fire")
    assert table.question() == "discard"
    assert table.deciders == {"you"}
    table.say("discard:air")
    assert table.graveyard == {"sketal_any"}
    assert table.space("air") == (None, ["purple"], 0)
    assert table.deciders == {"them"}


def test_the_other_of_two_players_discards_nothing():
    table = morning(players=2).say("take:fire", "discard:air").say("take:nature", who="them")
    assert table.question() == "reroll"


def test_the_multicoloured_sketal_chooses_among_the_dice_of_the_reserve():
    table = morning(reserve="red green").say("take:air")
    assert table.options() == {"die:red", "die:green"}
    table.say("die:green")
    assert table.you.dice == ["purple:", "green@sketal_any:"]
    assert "green" not in table.reserve


def test_the_last_die_of_the_reserve_is_taken_without_a_question():
    assert morning(reserve="red").say("take:air").you.dice == ["purple:", "red@sketal_any:"]


def test_the_multicoloured_sketal_finds_an_empty_reserve():
    table = morning(reserve="").say("take:air")
    assert table.you.dice == ["purple:"]
    assert table.deciders == {"them"}


def test_a_game_begins_with_the_choice_of_adventurers_in_turn_order():
    s = GAME.new(3, 1, {"start": "2"})
    assert s.deciders() == [2]
    s.apply(2, GAME.codec.action("adventurer:pocana"))
    assert s.deciders() == [0]
    assert "adventurer:pocana" in [GAME.codec.action_name(a) for a in range(7)]
    assert GAME.texts.why_not(s, 0, "adventurer:pocana") == m.already_chosen(card="pocana")
    s.apply(0, GAME.codec.action("adventurer:orium"))
    s.apply(1, GAME.codec.action("adventurer:moloch"))
    assert GAME.show.view(s, 0)["phase"] == "morning"
    assert [len(p.dice) for p in s.players] == [2, 2, 3]


def test_adventurers_can_be_dealt_by_chance():
    s = GAME.new(4, 1, {"adventurers": "random"})
    assert len({p.adventurer for p in s.players}) == 4
    assert GAME.show.view(s, 0)["phase"] == "morning"


def test_everybody_begins_with_10_light_and_the_last_player_with_2_rerolls():
    s = GAME.new(4, 1, {"start": "1"})
    assert [p.light for p in s.players] == [10, 10, 10, 10]
    assert [p.rerolls for p in s.players] == [2, 0, 0, 0]


def test_nine_small_dice_lie_at_the_track_and_a_footprint_where_there_is_none():
    for seed in range(20):
        track = GAME.show.view(GAME.new(2, seed, {"adventurers": "random"}), None)["track"]
        dice = [die for space in track for die in space["dice"]]
        assert sorted(dice) == sorted(
            ["green"] * 2 + ["light_blue"] * 2 + ["dark_blue"] * 2 + ["red", "orange", "purple"]
        )
        assert all((space["footprints"] == 0) == bool(space["dice"]) for space in track)


def test_the_first_four_days_deal_from_a_and_the_others_from_b():
    s = GAME.new(2, 4)
    assert GAME.show.view(s, 0)["deck_back"] == "A"
    assert len(s.deck) == 40
    s.deck = s.deck[:20]
    assert GAME.show.view(s, 0)["deck_back"] == "B"
