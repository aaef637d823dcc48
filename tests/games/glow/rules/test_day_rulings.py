"""Rulings on noon, Cromaug, spells, the journey and the end (N, C, X, S, J, F)."""

# ruff: noqa: N802 - a ruling is called by its id

import pytest

from everglow.agenda import IllegalAction
from everglow.games.glow import GAME
from tests.games.glow.table import Table, afternoon


def test_N1_die_faces_pay_first_and_the_black_die_takes_last():
    table = Table("footprints_2 light_3 light_3 minus_light_2", light=0, black="out")
    assert (table.you.footprints, table.you.light) == (2, 4)
    assert [event["cause"] for event in table.state.events] == ["footprints_2", "light_3", "minus_light_2"]


def test_N2_every_met_card_must_be_resolved_good_or_bad():
    table = Table("water water", "zellyf_5, zellyf_0")
    assert table.options() == {"resolve:zellyf_5", "resolve:zellyf_0"}
    table.resolve("zellyf_0")
    assert table.options() == {"resolve:zellyf_5"}


def test_N2_a_leaving_sketal_can_make_a_condition_true():
    table = Table("air air green@sketal_green:earth earth", "sketal_green, oshra_no_earth")
    assert table.options() == {"resolve:sketal_green"}
    table.resolve("sketal_green")
    assert table.question() == "go"  # an earth die is left
    table = Table("earth orange@sketal_orange:water water water", "sketal_orange, donillilu")
    assert table.resolve("sketal_orange").question() == "go"
    table = Table("nature nature green@sketal_any:air", "sketal_any, drel_no_air").resolve("sketal_any")
    assert table.options() == {"resolve:drel_no_air"}


def test_N3_the_order_is_the_players_and_matters():
    dice = "air air green@sketal_green:earth earth"
    late = Table(dice, "sketal_green", adventurer="eoles").resolve("eoles", "sketal_green")
    early = Table(dice, "sketal_green", adventurer="eoles").resolve("sketal_green", "eoles")
    assert (late.you.fireflies, early.you.fireflies) == (2, 1)


def test_N4_activations_are_counted_once_from_the_dice_of_that_moment():
    table = Table("fire fire fire fire", "ladawa").resolve("ladawa")
    assert table.you.light == 18
    assert table.question() == "go"


def test_N5_without_cromaug_everybody_resolves_at_once():
    table = Table("nature", "okans", their_dice="nature nature", their_companions="kapao_5, lumipili_nature")
    assert table.deciders == {"you", "them"}


def test_N5_with_cromaug_players_resolve_in_turn_order():
    table = Table("nature", "okans", their_dice="air", their_companions="cromaug", start="them")
    assert table.deciders == {"them"}
    table.say("resolve:cromaug", who="them")
    assert table.deciders == {"you"}


def test_C1_cromaug_dies_and_takes_another_companion():
    table = Table("air", "cromaug, okans", graveyard="ladawa, kapao_4").resolve("cromaug")
    assert table.options() == {"fetch:ladawa", "fetch:kapao_4"}
    table.say("fetch:ladawa")
    assert table.you.companions == ["okans", "ladawa"]
    assert table.graveyard == {"cromaug", "kapao_4"}


def test_C1_cromaug_never_takes_himself():
    table = Table("air", "cromaug").resolve("cromaug")
    assert table.you.companions == []
    assert table.question() == "go"


def test_C2_a_companion_that_comes_back_is_a_new_card():
    table = Table("air air air air", "snarexe, cromaug", adventurer="eoles")
    table.resolve("snarexe", "cromaug", "snarexe")
    assert table.you.light == 30
    assert table.graveyard == {"snarexe", "cromaug"}


def test_C2_the_new_companion_is_resolved_this_noon():
    table = Table("air fire fire", "cromaug", graveyard="ladawa").resolve("cromaug")
    assert table.options() == {"resolve:ladawa"}


def test_C3_a_sketal_taken_at_noon_brings_its_die_unrolled():
    table = Table("air air", "cromaug", graveyard="sketal_red").resolve("cromaug")
    assert "red@sketal_red:" in table.you.dice
    assert table.question() == "go"
    assert table.you.player.shown()[:5] == [0, 0, 2, 0, 0]


def test_C3_the_multicoloured_one_chooses_its_die():
    table = Table("air", "cromaug", graveyard="sketal_any").resolve("cromaug").say("die:orange")
    assert "orange@sketal_any:" in table.you.dice


def test_C3_a_lumipili_taken_at_noon_helps_from_the_next_day_on():
    table = Table("air", "cromaug", graveyard="lumipili_fire").resolve("cromaug")
    assert table.question() == "go"


def test_X1_xargoks_spells_are_drawn_clockwise_from_the_left_of_the_caster():
    table = Table(
        their_dice="fire fire |",
        their_companions="xargok |",
        players=3,
        pile="spell_fire, spell_air_skull, spell_earth",
    ).say("resolve:xargok", who="them")
    assert (table.third.spells, table.you.spells) == (["spell_fire~"], ["spell_air_skull~"])
    assert table.them.spells == []


def test_X1_nobody_sees_the_tile():
    table = Table("fire fire", "xargok", pile="spell_fire").resolve("xargok")
    assert GAME.show.view(table.state, 1)["players"][1]["spells"] == [None]
    assert table.events("drew_spell") == [{"event": "drew_spell", "seat": 1, "cause": "xargok"}]


def test_an_empty_pile_gives_no_tile():
    assert Table("fire fire", "xargok").resolve("xargok").them.spells == []


def test_S1_a_face_down_spell_does_nothing_until_the_next_day():
    table = Table("fire fire", spells="spell_fire~")
    assert table.question() == "go"
    table.say("stop").say("stop", who="them")
    assert table.you.spells == ["spell_fire"]
    assert table.events("revealed_spell", card="spell_fire")


def test_S2_a_spell_acts_once_and_goes_to_the_box():
    table = Table("fire fire fire fire", spells="spell_fire").resolve("spell_1")
    assert (table.you.light, table.you.spells, table.box) == (4, [], ["spell_fire"])


def test_S2_an_unmet_spell_stays():
    table = Table("fire", spells="spell_fire").say("stop").say("stop", who="them")
    assert table.you.spells == ["spell_fire"]


def test_S3_the_earth_spell_takes_as_many_footprints_as_there_are():
    assert Table("earth earth", spells="spell_earth", footprints=2).resolve("spell_1").you.footprints == 0


def test_S4_a_face_down_spell_may_be_broken_and_nobody_sees_it():
    table = afternoon("air", "okans", spells="spell_fire~", group="spot_15").say("go:spot_16", "break:1")
    assert table.box == ["spell_fire~"]
    assert GAME.show.view(table.state, 0)["box"] == [None]
    assert table.events("broke_spell")[0]["card"] is None


def test_S5_without_a_companion_the_air_spell_is_spent_without_effect():
    table = Table("air air", spells="spell_air_skull").resolve("spell_1")
    assert (table.you.spells, table.box) == ([], ["spell_air_skull"])


def test_J1_a_required_symbol_takes_an_unused_die_or_a_footprint():
    table = afternoon("fire", footprints=1).say("go:spot_01")
    assert table.you.footprints == 1
    assert table.say("go:spot_02").you.footprints == 0


def test_J1_a_forbidden_symbol_is_closed_by_used_dice_too():
    table = afternoon("fire water", group="spot_54").say("go:spot_55")
    assert table.options() == {"stop"}


def test_J1_a_footprint_opens_a_forbidden_spot():
    table = afternoon("fire", group="spot_07", footprints=1)
    assert table.say("go:spot_08").you.footprints == 0
    assert afternoon("water", group="spot_07", footprints=1).say("go:spot_08").you.footprints == 1


def test_J2_no_spot_is_entered_twice_a_day_and_the_first_one_counts():
    table = afternoon("nature nature nature", group="spot_44", footprints=3).say("go:spot_45")
    assert table.options() == {"go:spot_02", "go:spot_46", "go:spot_60", "stop"}


def test_J3_stopping_in_a_village_moves_the_camp():
    table = afternoon(group="spot_60", footprints=1).say("go:village_3", "stop")
    assert table.you.camp == "village_3"


def test_J3_not_moving_never_moves_the_camp():
    assert afternoon(group="village_3", camp="start").say("stop").you.camp == "start"


def test_J4_first_pay_then_the_route_then_the_spot():
    table = afternoon("light_blue@sketal_light_blue:air", "hymoros, sketal_light_blue", group="spot_15").say(
        "go:spot_16", "lose:sketal_light_blue"
    )
    assert table.you.group == "spot_16"
    assert table.you.dice == []


def test_J4_what_a_route_gives_does_not_pay_for_the_spot():
    assert "go:spot_53" not in afternoon(group="spot_54").options()
    table = Table(phase="afternoon", dice="earth", group="spot_22", light=4).say("go:spot_23")
    assert table.you.rerolls == 1


def test_J5_whoever_has_nothing_to_give_up_passes_the_skull():
    assert afternoon("air", group="spot_15").say("go:spot_16").you.group == "spot_16"


def test_J6_a_leaving_die_counts_as_the_one_that_paid():
    dice = "nature nature air light_blue@sketal_light_blue:air"
    table = afternoon(dice, "sketal_light_blue", group="village_12")
    table.say("go:spot_16", "go:spot_15")  # the only companion is given up on the way
    assert table.you.companions == []
    table.say("go:spot_18", "go:spot_19")
    assert table.you.group == "spot_19"


def test_J6_a_leaving_die_that_never_paid_frees_no_other():
    dice = "air air light_blue@sketal_light_blue:earth"
    table = afternoon(dice, "sketal_light_blue", group="spot_15").say("go:spot_16")
    assert table.you.player.used == [0, 0, 1, 0, 0]


def test_F1_no_fireflies_and_no_companions_are_worth_10():
    assert afternoon(adventurer="orium").you.player.firefly_points() == 10


def test_F2_the_final_scoring_may_fall_below_0():
    row = "dvol_minus_5, xargok, cromaug"
    assert afternoon(companions=row, adventurer="orium", light=0).you.total == -7


def test_what_is_refused_changes_nothing():
    table = Table("water water", "zellyf_5")
    before = GAME.codec.save(table.state)
    with pytest.raises(IllegalAction):
        table.state.apply(0, GAME.codec.action("stop"))
    assert GAME.codec.save(table.state) == before
