"""The evaluation: what a position is worth to a seat, in comparisons that any player would agree with."""

from __future__ import annotations

from typing import Any

import pytest

from everglow.games.glow.box.components import DARK_BLUE, END, GREEN, ORANGE, RED
from everglow.games.glow.codec.names import card_id
from everglow.games.glow.judge.evaluate import KEPT as KEPT_OUTLOOKS
from everglow.games.glow.judge.evaluate import evaluate, foresee
from everglow.games.glow.judge.odds import KEPT as KEPT_POOLS
from everglow.games.glow.judge.odds import odds_of
from everglow.games.glow.rules.phases import new_game
from everglow.rng import hashed
from tests.games.glow.table import Table


def worth(*position: str, **rest: Any) -> float:
    """A table as you see it; in the morning there is somebody to take."""
    if rest.get("phase") == "morning":
        rest.setdefault("track", "air:thoape fire:torke_triple earth:kapaoro")
    return foresee(Table(*position, **rest).state, 0)


def ended(light: int, rerolls: int = 0) -> float:
    """A game that is over; they have 10 light and no reroll."""
    s = Table(light=light, rerolls=rerolls, adventurer="orium").state
    s.phase = END
    return foresee(s, 0)


# The scale


def test_more_light_is_better() -> None:
    assert worth(light=10) < worth(light=11) < worth(light=40) < worth(light=99)


def test_it_stays_within_one_however_far_ahead() -> None:
    assert 0.9 < worth(light=900) < 1
    assert ended(900) <= 1


def test_what_is_good_for_them_is_bad_for_you() -> None:
    table = Table(light=30)
    assert foresee(table.state, 0) == -foresee(table.state, 1) > 0


def test_at_the_end_a_win_is_good_and_a_loss_is_bad() -> None:
    assert ended(9) < -0.4
    assert ended(10) == 0
    assert ended(11) > 0.4
    assert ended(10, rerolls=1) > 0.4


def test_the_best_of_the_others_is_the_one_to_beat() -> None:
    alone = worth(phase="morning", players=2)
    assert worth(phase="morning", their_companions="okans | ladawa") <= alone


def test_what_nobody_can_know_does_not_matter() -> None:
    for board in (False, True):
        s = new_game(3, hashed(4, 4), board, None, True, False)
        assert {foresee(s.imagine(0, seed), 0) for seed in range(5)} == {foresee(s, 0)}


def test_face_down_spells_are_all_alike() -> None:
    assert worth(spells="spell_fire~") == worth(spells="spell_earth~") < worth()


# Tokens and cards


@pytest.mark.parametrize("token", ["footprints", "rerolls"])
def test_a_token_more_is_better(token: str) -> None:
    assert worth(phase="morning", **{token: 2}) > worth(phase="morning", **{token: 1})


def test_a_reroll_is_worth_nothing_after_the_last_roll() -> None:
    assert worth(round=8, rerolls=3) == worth(round=8)


def test_a_firefly_counts_where_it_makes_the_bonus() -> None:
    def lit(fireflies: int) -> float:
        return worth(companions="kaar, xargok", fireflies=fireflies, round=8)

    assert lit(0) == lit(1) < lit(2) == lit(3)


def test_a_companion_that_gives_every_day_is_worth_more_the_earlier_it_comes() -> None:
    def brings(day: int) -> float:
        return worth(companions="okans", phase="morning", round=day) - worth(phase="morning", round=day)

    assert brings(1) > brings(4) > brings(7)


def test_a_companion_is_better_with_dice_that_it_acts_on() -> None:
    def with_dice(colour: str) -> float:
        return worth(f"{colour}@braccio: {colour}@braccio:", "okans", phase="morning")

    assert with_dice("green") > with_dice("red")


def test_the_black_die_is_a_burden_but_for_the_owner_of_kaar() -> None:
    def with_black(companions: str, *answers: str, black: str) -> float:
        table = Table(
            "red@pocana:",
            companions,
            phase="morning",
            players=3,
            track="air:okans fire:torke_pair",
            black=black,
        )
        return foresee(table.say("take:air", *answers).state, 0)

    assert with_black("xargok", black="air") < with_black("xargok", black="nature")
    assert with_black("kaar", "black:leave", black="air") == with_black("kaar", black="nature")


# The morning


def best_take(track: str, **rest: Any) -> str:
    """The space that you take if you look one step ahead."""
    table = Table(phase="morning", track=track, **rest)
    return max(table.options(), key=lambda name: worth_after(table, name))


def worth_after(table: Table, name: str) -> float:
    s = table.state.copy()
    trial = object.__new__(Table)
    trial.state = s
    trial.say(name)
    return foresee(s, 0)


def test_footprints_and_dice_on_a_space_are_reasons_to_take_it() -> None:
    assert best_take("fire:okans air:likyar::4 water:kaar", players=3) == "take:air"
    assert best_take("fire:likyar air:thoape:red,green,green,orange water:kaar", players=3) == "take:air"


def test_nobody_wants_the_black_die_but_the_owner_of_kaar_does_not_mind() -> None:
    def take(companions: str) -> str:
        return best_take("fire:zellyf_5 air:dvol_4", players=3, black="fire", companions=companions, round=8)

    assert take("xargok") == "take:air"
    assert take("kaar") == "take:fire"


def test_what_is_discarded_is_what_the_other_wants_most() -> None:
    table = Table(phase="morning", track="fire:okans air:xargok::1 water:zellyf_0::5").say("take:fire")
    assert worth_after(table, "discard:water") > worth_after(table, "discard:air")


# The roll


def test_a_roll_that_reaches_a_better_village_is_worth_more() -> None:
    def rolled(dice: str) -> float:
        return worth(dice, footprints=1, group="spot_03", phase="rolling", round=8, light=0)

    assert rolled("water") > rolled("air")


def test_a_further_reroll_is_never_worth_less_than_none() -> None:
    for dice in ("air", "air air earth", "fire water water nature", "purple:air black:fire"):
        none = worth(dice, "okans, xargok", phase="rolling", light=0)
        assert worth(dice, "okans, xargok", phase="rolling", light=0, rerolls=1) >= none


def test_a_free_reroll_is_better_than_one_that_costs_a_token() -> None:
    free = worth("air air", "lumipili_nature, okans", phase="rolling", light=0)
    spent = Table("air air", "lumipili_nature, okans", phase="rolling", light=0)
    spent.state.players[0].spent = -1
    assert free > foresee(spent.state, 0)


def test_a_reroll_is_spent_where_everything_may_get_better_and_kept_where_nothing_can() -> None:
    poor = Table("fire fire fire", "zellyf_0, gluach", phase="rolling", light=0, rerolls=1, round=8)
    assert worth_after(poor, "reroll:token") > worth_after(poor, "done")
    rich = Table("water water water", "zellyf_0", phase="rolling", light=40, round=7)
    assert worth_after(rich, "reroll:track") < worth_after(rich, "done")


def test_the_die_that_spoils_the_roll_is_picked() -> None:
    table = Table("green:water red:fire", "zellyf_0, drel_no_fire", phase="rolling", light=0, rerolls=1)
    best = worth_after(table, "reroll:token")
    table.say("reroll:token")
    assert worth_after(table, "pick:red_fire") == best > worth_after(table, "pick:green_water")


def test_three_rerolls_turn_a_die_to_the_best_of_its_faces() -> None:
    table = Table("air green:air", "zellyf_0", phase="rolling", light=0, rerolls=3, round=8)
    table.say("turn")
    before = foresee(table.state, 0)
    table.say("pick:red_air")
    assert foresee(table.state, 0) == before
    assert worth_after(table, "face:water") == before > worth_after(table, "face:fire")


def test_whoever_is_done_has_what_the_roll_shows() -> None:
    table = Table("water", "zellyf_0", their_dice="air", phase="rolling", light=0)
    table.say("done", who="them")
    assert foresee(table.state, 0) > worth("air", "zellyf_0", their_dice="air", phase="rolling", light=0)


def test_past_the_end_of_the_track_light_buys_no_reroll() -> None:
    assert worth("air", "zellyf_0", phase="rolling", light=100) > 0.5


def test_as_the_dice_lie_a_reroll_to_come_changes_nothing() -> None:
    table = Table("fire fire fire", "zellyf_0, gluach", phase="rolling", light=0, rerolls=1, round=8)
    assert evaluate(table.state, 0) < foresee(table.state, 0)
    table.say("done")
    assert evaluate(table.state, 0) == foresee(table.state, 0)


# Noon


def test_cards_that_wait_to_be_resolved_count() -> None:
    assert worth("water", "zellyf_0") > worth("air", "zellyf_0")
    assert worth("footprints_2", phase="rolling") > worth("nature", phase="rolling")
    assert worth("light_3", phase="rolling") > worth("nature", phase="rolling")
    assert worth("minus_light_2", phase="rolling") < worth("black:air", phase="rolling")


def test_a_companion_about_to_die_is_as_good_as_dead() -> None:
    def rolled(dice: str) -> float:
        return worth(dice, "kapao_5", fireflies=1, round=8)

    assert rolled("air air") < rolled("fire fire")


def test_the_last_companion_without_a_firefly_may_well_die_for_the_bonus() -> None:
    assert worth("air air", "kapao_5", round=8) > worth("fire fire", "kapao_5", round=8)


def test_a_spell_about_to_act_is_worse_than_one_that_waits() -> None:
    def rolled(dice: str) -> float:
        return worth(dice, spells="spell_fire", phase="rolling", light=0)

    assert rolled("fire fire") < rolled("air fire")


def test_cromaug_is_as_good_as_the_graveyard() -> None:
    best = worth("air", "cromaug", graveyard="okans, zellyf_0", round=5)
    assert best > worth("air", "cromaug", graveyard="xargok", round=5)


# The journey


def test_a_group_that_stops_in_a_village_has_its_camp() -> None:
    table = Table("water", footprints=1, group="spot_04", phase="afternoon", round=8, light=0)
    there = Table("water", footprints=1, group="spot_04", phase="afternoon", round=8, light=0).go("village_5")
    assert foresee(there.state, 0) == foresee(table.state, 0)
    assert foresee(there.say("stop").state, 0) > foresee(table.say("stop").state, 0)


def test_a_way_over_a_skull_costs_a_companion() -> None:
    def before_skull(companions: str, **rest: Any) -> float:
        rest |= {"fireflies": 1, "footprints": 1, "round": 8}
        return worth("air", companions, group="spot_15", phase="afternoon", **rest)

    assert before_skull("briki_6") - worth("air", "briki_6", footprints=1, round=8) > 0
    assert before_skull("briki_6", spells="spell_fire") > before_skull("briki_6")


def test_a_journey_may_cost_light_and_find_rerolls() -> None:
    lost = worth("earth", group="spot_11", phase="afternoon", round=1)
    assert lost >= worth("earth", group="start", phase="afternoon", round=1)
    assert worth("air", group="spot_19", phase="afternoon") > worth(
        "fire", group="spot_19", phase="afternoon"
    )


def test_who_has_stopped_goes_no_further_today() -> None:
    table = Table("fire", phase="afternoon", players=2)
    assert worth_after(table, "go:spot_01") > worth_after(table, "stop")


def test_at_sea_an_island_with_light_is_worth_reaching() -> None:
    def at(boats: str, dice: str, day: int = 8) -> float:
        return worth(dice, boats=boats, phase="afternoon", round=day, footprints=1)

    assert at("island_08 island_00", "air air") > at("island_08 island_00", "air fire earth")
    assert at("island_09", "air") > at("island_05", "air") > at("island_00", "air")
    table = Table("air", boats="island_08", phase="afternoon", footprints=1, round=8)
    assert worth_after(table, "sail:island_08-island_09") == foresee(table.state, 0)


def test_at_sea_a_boat_on_its_way_is_better_than_one_at_the_start() -> None:
    under_way = worth(boats="island_00 island_00 island_00 island_08", phase="morning", round=7)
    assert under_way > worth(boats="island_00 island_00 island_00 island_00", phase="morning", round=7)


# What is remembered stays small


def test_outlooks_are_forgotten_when_there_are_too_many() -> None:
    first = worth("air", "okans", phase="rolling")
    for footprints in range(KEPT_OUTLOOKS + 1):
        worth("air", "okans", phase="rolling", footprints=footprints)
    assert worth("air", "okans", phase="rolling") == first


def test_pools_of_dice_are_forgotten_when_there_are_too_many() -> None:
    first = odds_of([RED, GREEN]).times[:]
    for reds in range(1, 16):
        for greens in range(KEPT_POOLS // 15 + 1):
            odds_of([RED] * reds + [GREEN] * greens)
    assert odds_of([RED, GREEN]).times == first


def test_how_often_cards_act_is_what_dice_show_on_average() -> None:
    def acts(name: str, *dice: int) -> float:
        return odds_of(list(dice)).times[card_id(name)]

    assert acts("tamnuca_light", RED) == pytest.approx(1 / 6)
    assert acts("tamnuca_light", ORANGE) == pytest.approx(2 / 6)
    assert acts("ladawa", RED, RED) == pytest.approx(4 / 36)
    assert acts("oshra_no_nature", RED, GREEN) == pytest.approx(5 / 6 * 4 / 6)
    assert acts("mindaroo_no_air_fire", RED) == pytest.approx(3 / 6)
    assert acts("torke_pair", RED, RED) == pytest.approx(8 / 36)
    assert acts("gluach", DARK_BLUE, DARK_BLUE) > acts("gluach", ORANGE, ORANGE)
