"""Odds of dice: counted exactly, in agreement with all throws one after the other."""

from itertools import product

import pytest

from everglow.games.glow import GAME
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.box.components import BLACK, COLOUR_NAMES, GREEN, PURPLE, RED, YELLOW
from everglow.games.glow.box.dice import SIDES, die, side
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.show.odds import best_reroll, rolled_again, thrown
from everglow.words.wording import Wording
from tests.games.glow.table import Table


def say_odds(table, thing, seat=0):
    say = Wording("en", ["Ann", "Bo"], you=seat).say
    return [say(line) for line in GAME.texts.odds(table.state, seat, thing)]


def throws(table, colours, card):
    """Count by trying every throw which of them meet a card, for the first player of this table."""
    p, met = table.state.players[0].copy(), 0
    for numbers in product(range(SIDES), repeat=len(colours)):
        p.dice = sorted(die(c, side(c, n)) for c, n in zip(colours, numbers, strict=True))
        met += CARDS[card].times(p.shown()) > 0
    return met


@pytest.mark.parametrize("companions", ["ladawa", "ladawa, kaar"])
@pytest.mark.parametrize(
    "colours",
    [[RED], [RED, RED, GREEN], [GREEN, PURPLE, YELLOW], [RED, GREEN, BLACK]],
    ids=lambda colours: "-".join(COLOUR_NAMES[colour] for colour in colours),
)
def test_every_card_is_met_as_often_as_in_all_throws_one_after_the_other(companions, colours):
    table = Table(companions=companions)
    p = table.state.players[0]
    for card in range(len(CARDS)):
        odds = thrown(colours, CARDS[card], p.protected())
        assert (odds.ways, odds.of) == (throws(table, colours, card), SIDES ** len(colours)), CARDS[card].name


def test_a_die_tells_its_sides_and_which_cards_it_may_still_meet():
    table = Table("green:air", "oshra_no_nature, ladawa", phase="rolling", rerolls=1)
    assert say_odds(table, "die:0") == [
        "Rolled: {nature} 2 in 6, every other element 1 in 6.",
        "Rolled again, No-Nature Oshra is met: 2 in 3.",
    ]


def test_a_die_with_a_special_side_tells_that_one():
    table = Table("purple:air", phase="noon")
    assert say_odds(table, "die:0") == ["Rolled: every element 1 in 6, {footprints_2} 1 in 6."]


def test_whoever_cannot_roll_again_learns_the_sides_alone():
    table = Table("green:air", "oshra_no_nature", light=0, phase="rolling")
    assert len(say_odds(table, "die:0")) == 1


def test_a_card_that_is_met_says_so():
    assert say_odds(Table("air air", "dvol_3", phase="rolling"), "card:dvol_3") == ["Met as your dice lie."]


def test_a_card_that_is_not_met_names_the_dice_to_roll_again():
    table = Table("fire water", "ladawa", phase="rolling", rerolls=1)
    assert say_odds(table, "card:ladawa") == ["Not met yet. Roll the red die again: 1 in 3."]


def test_two_dice_are_rolled_again_where_that_is_better():
    table = Table("green:earth green:air", "ladawa", phase="rolling", rerolls=1)
    assert say_odds(table, "card:ladawa") == [
        "Not met yet. Roll these two dice again, green and green: about 3 in 100."
    ]


def test_a_card_that_no_reroll_can_meet_says_so():
    table = Table("air", "ladawa", phase="rolling", rerolls=1)
    assert say_odds(table, "card:ladawa")[0].startswith("Not met, and no roll")
    poor = Table("fire water", "ladawa", light=0, phase="rolling")
    assert say_odds(poor, "card:ladawa")[0].startswith("Not met, and no roll")


def test_the_best_reroll_is_at_least_as_good_as_any_other():
    table = Table("green:earth air fire", "ladawa", phase="rolling", rerolls=1)
    p, card = table.state.players[0], CARDS[CARD_IDS["ladawa"]]
    best = best_reroll(p, card)[1]
    for d in p.dice:
        odds = rolled_again(p, [d], card)
        assert best.ways * odds.of >= odds.ways * best.of


def test_before_the_throw_a_card_tells_what_one_throw_may_bring():
    track = "fire:okans:red air:kaar"
    table = Table("red: red:", "ladawa", phase="morning", track=track)
    assert say_odds(table, "card:ladawa") == ["Met by one throw of your dice: 1 in 9."]


def test_a_companion_of_the_track_is_weighed_with_the_dice_that_come_with_it():
    table = Table("red:", phase="morning", track="fire:ladawa:red air:kaar")
    assert say_odds(table, "card:ladawa") == ["If you take it, met by one throw of your dice: 1 in 9."]


@pytest.mark.parametrize("thing", ["card:pocana", "card:nobody", "die:9", "die:x", "die:-1", "moon", ""])
def test_what_has_no_odds_tells_none(thing):
    assert say_odds(Table("air", phase="rolling"), thing) == []


def test_whoever_would_first_choose_a_die_is_told_nothing():
    table = Table("red:", phase="morning", track="fire:sketal_any:red air:kaar")
    assert say_odds(table, "card:sketal_any") == []


def test_somebody_elses_companion_tells_nothing():
    table = Table("air", their_companions="ladawa", phase="rolling")
    assert say_odds(table, "card:ladawa") == []
