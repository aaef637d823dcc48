"""Evening: dice go back, companions are dealt, the start marker moves."""

from tests.games.glow.table import Table


def evening(dice="", rolls="", their_dice="", **position):
    table = Table(dice, phase="afternoon", rolls=rolls, their_dice=their_dice, **position)
    return table.say("stop").say("stop", who="them")


def test_small_dice_go_to_the_space_of_their_symbol():
    table = evening("green:fire red:fire", their_dice="orange:air")
    assert table.space("fire")[1] == ["green", "red"]
    assert table.space("air")[1] == ["orange"]
    assert table.you.dice == []


def test_large_dice_stay_with_their_cards():
    assert evening("red@pocana:air green:fire").you.dice == ["red@pocana:air"]


def test_special_faces_are_rolled_until_an_element_shows():
    table = evening("footprints_2", rolls="footprints_2 water")
    assert table.space("water")[1] == ["purple"]


def test_the_black_die_is_put_back_like_any_other():
    table = evening("minus_light_2", rolls="minus_light_2 earth", black="out")
    assert table.space("earth")[1] == ["black"]


def test_companions_are_dealt_from_fire_to_nature():
    table = evening(deck="okans, kaar, ladawa, likyar, thoape, hymoros")
    dealt = [table.space(name)[0] for name in ("fire", "water", "earth", "air", "nature")]
    assert dealt == ["okans", "kaar", "ladawa", "likyar", "thoape"]


def test_every_space_without_a_die_gets_one_more_footprint():
    table = evening("green:fire", track="earth:::2 air::red:1", black="nature")
    spaces = {name: table.space(name)[2] for name in ("fire", "water", "earth", "air", "nature")}
    assert spaces == {"fire": 0, "water": 1, "earth": 3, "air": 1, "nature": 0}


def test_the_start_marker_goes_clockwise():
    table = evening()
    assert table.state.start == 1
    assert table.state.round == 2
    assert table.deciders == {"them"}


def test_a_lumipili_gives_a_reroll_again_the_next_day():
    table = Table("air", "lumipili_fire", phase="rolling", players=2, light=0)
    table.say("reroll:lumipili_fire", "only", "done").say("done", who="them")
    assert table.you.player.ready() == []
    table.say("stop").say("stop", who="them")
    assert len(table.you.player.ready()) == 1


def test_the_game_ends_when_the_deck_is_empty():
    table = evening("green:fire", deck="", round=8)
    assert table.over
    assert table.you.dice == ["green:fire"]
    assert table.events("game_ended")[0]["scores"] == table.state.scores()
