"""Rulings on light, dice, Kaar, rerolls and the black die (L, D, K, R, B)."""

# ruff: noqa: N802 - a ruling is called by its id

import pytest

from everglow.games.glow import GAME
from tests.games.glow.table import Table, afternoon, rolling

MORNING = "fire:kaar water:okans earth:ladawa"


def test_L1_light_never_drops_below_0():
    table = Table("fire fire", spells="spell_fire", light=3).resolve("spell_1")
    assert table.you.light == 0
    assert table.events("lost", light=3)


def test_L1_there_is_no_upper_limit():
    assert Table("light_3", light=99).you.light == 102


def test_D1_a_sketal_takes_its_die_and_it_is_rolled_with_the_others():
    table = Table(phase="morning", track="fire:sketal_green water:okans earth:ladawa", rolls="earth")
    table.say("take:fire")
    assert table.you.dice == ["green@sketal_green:"]
    assert "green" not in table.reserve
    table.say("discard:water").say("take:earth", who="them")
    assert table.you.dice == ["green@sketal_green:earth"]


def test_D1_the_multicoloured_sketal_must_take_a_die():
    table = Table(phase="morning", track="fire:sketal_any water:okans earth:ladawa", reserve="red green")
    assert table.say("take:fire").options() == {"die:red", "die:green"}


def test_D2_a_sketal_that_leaves_takes_its_own_die_along():
    dice = "light_blue@eoles:nature light_blue@sketal_light_blue:air nature nature"
    table = Table(dice, "sketal_light_blue", adventurer="eoles", reserve="red").resolve("sketal_light_blue")
    assert "light_blue@eoles:nature" in table.you.dice
    assert "light_blue@sketal_light_blue:air" not in table.you.dice
    assert table.reserve == {"red", "light_blue", "black"}


def test_D2_a_sketal_that_never_got_a_die_returns_none():
    table = Table("earth earth", "sketal_green", reserve="red").resolve("sketal_green")
    assert table.reserve == {"red", "black"}


def test_D3_a_die_that_was_not_there_is_not_delivered_later():
    table = Table(
        phase="morning",
        companions="sketal_any",
        dice="green@sketal_any:air",
        track="fire:sketal_green water:okans earth:ladawa",
        reserve="red",
    )
    table.say("take:fire")
    assert table.you.dice == ["green@sketal_any:air"]
    table.state.bury(0, GAME.codec.action("lose:sketal_any") - GAME.codec.action("lose:likyar"), "test")
    assert table.you.dice == []
    assert table.reserve == {"red", "green", "black"}


def test_K1_kaar_rolls_the_black_die_to_a_space_that_still_has_a_companion():
    table = Table(phase="morning", track=MORNING, rolls="minus_light_2 fire air water").say("take:fire")
    assert table.black_at == "water"
    assert "black" not in table.reserve


def test_K1_a_black_die_in_play_is_not_rolled_again():
    table = Table(phase="morning", track=MORNING, black="earth", rolls="").say("take:fire")
    assert table.black_at == "earth"


def test_K2_kaar_from_the_graveyard_rolls_the_black_die_to_any_space():
    table = Table("air", "cromaug", graveyard="kaar", rolls="minus_light_2 earth").resolve("cromaug")
    assert table.you.companions == ["kaar"]
    assert table.black_at == "earth"


def test_K3_the_owner_of_kaar_is_safe_from_the_black_die():
    table = Table("fire fire black:fire", "kaar, ladawa", black="out")
    assert table.options() == {"resolve:ladawa"}
    assert Table("minus_light_2", "kaar", black="out").you.light == 10


def test_K3_protection_ends_when_kaar_leaves():
    table = Table("fire fire air air black:fire", "ladawa, kaar", spells="spell_air_skull", black="out")
    assert table.options() == {"resolve:ladawa", "resolve:spell_1"}
    table.resolve("spell_1")
    assert table.question() == "go"


def test_K4_the_owner_of_kaar_may_move_the_black_die_to_any_other_space():
    table = Table(
        phase="morning", companions="kaar", track="fire:okans water:ladawa earth:dvol_3", black="fire"
    )
    table.say("take:fire")
    assert table.options() == {"black:nature", "black:water", "black:air", "black:earth", "black:leave"}
    table.say("black:air")
    assert table.black_at == "air"
    assert table.you.dice == []


def test_K4_the_owner_of_kaar_may_take_the_black_die_along():
    table = Table(
        phase="morning", companions="kaar", track="fire:okans water:ladawa earth:dvol_3", black="fire"
    )
    assert table.say("take:fire", "black:leave").you.dice == ["black:"]


def test_K4_nobody_else_moves_it():
    table = Table(phase="morning", track="fire:okans water:ladawa earth:dvol_3", black="fire")
    assert table.say("take:fire").you.dice == ["black:"]


def test_R1_the_track_leads_to_the_nearest_reroll_field_below():
    table = rolling("air", light=10, rolls="air air air air air air air air")
    fields = []
    while "reroll:track" in table.options():
        fields.append(table.say("reroll:track", "only").you.light)
    assert fields == [9, 7, 5, 4, 3, 2, 1, 0]


def test_R1_standing_on_a_reroll_field_gives_nothing():
    assert rolling(light=11).say("reroll:track").you.light == 9


@pytest.mark.parametrize(("light", "field"), [(99, 52), (52, 44), (31, 26), (8, 7), (6, 5), (1, 0)])
def test_R1_the_fields_are_as_printed(light, field):
    assert rolling(light=light).say("reroll:track").you.light == field


def test_R2_past_100_the_track_gives_no_rerolls():
    assert rolling(light=100).options() == {"done"}


def test_R2b_not_even_after_falling_back():
    table = Table("water water", "zellyf_5", light=101).resolve("zellyf_5")
    assert table.you.light == 99
    assert table.you.player.rerolls_left() == 0


def test_R2_gaining_past_100_closes_the_track():
    assert Table("light_3", light=98).you.player.track_rerolls() == 0


def test_B1_the_black_die_cancels_all_other_dice_of_its_symbol():
    table = Table("fire fire air black:fire", "ladawa, drel_no_fire", black="out")
    assert table.options() == {"resolve:drel_no_fire"}


def test_B1_its_own_symbol_counts_for_nobody():
    assert Table("fire black:fire", "ladawa, kaar", black="out").question() == "go"
    assert Table("black:air", "dvol_3", black="out").question() == "go"


def test_B1_it_takes_2_light_at_noon():
    assert Table("minus_light_2", black="out").you.light == 8


def test_B2_the_curse_holds_in_the_afternoon():
    assert afternoon("fire black:fire", black="out").options() == {"stop"}
    assert "go:spot_08" in afternoon("fire black:fire", black="out", group="spot_07").options()


def test_B2_in_the_evening_cancelled_dice_go_back_by_their_symbol():
    table = afternoon("green:fire black:fire", black="out").say("stop").say("stop", who="them")
    assert table.space("fire")[1] == ["green", "black"]


def test_B3_the_black_die_may_be_rerolled_and_turned():
    table = rolling("black:fire", light=10, rerolls=1, black="out", rolls="water")
    table.say("reroll:token", "only")
    assert table.you.dice == ["black:water"]
    table.say("turn")
    assert table.options() == {f"face:{f}" for f in ("nature", "water", "air", "fire", "earth")} | {
        "face:minus_light_2"
    }


def test_B3_it_stays_in_play_without_kaar():
    table = Table("air air", "kaar", spells="spell_air_skull", black="earth").resolve("spell_1")
    assert table.black_at == "earth"
