"""Rulings R01 to R05: payments, values of stones and their limit."""

import itertools

import pytest

from tests.games.vale.table import Table

# Ruling R01: which stones pay


def test_r01_any_stones_worth_the_cost_or_more_are_a_payment():
    table = Table(hand="nessie", stones="1 1 3").summon("nessie")
    assert table.options == {"1 1", "3", "1 3", "1 1 3"}


def test_r01_no_change_is_given():
    assert Table(hand="kappa", stones="6").summon("kappa").you.stones == ""


def test_r01_stones_that_are_not_needed_may_be_thrown_in():
    table = Table(hand="nessie", stones="1 1 3 6").summon("nessie", pay="1 1 3 6")
    assert table.you.stones == ""


def test_r01_a_cost_of_0_may_be_paid_with_nothing_or_with_anything():
    table = Table(hand="imp", stones="1 6").summon("imp")
    assert table.options == {"", "1", "6", "1 6"}


def test_r01_less_than_the_cost_is_no_payment():
    assert not Table(hand="hydra", stones="3").can_summon("hydra")
    assert "3" not in Table(hand="hydra", stones="3 6").summon("hydra").options


def test_r01_payments_count_current_values():
    table = Table(hand="surtr", area="agni", stones="1 1 3").summon("surtr")
    assert table.options == {"1 1", "1 3", "1 1 3"}


def test_r01_nobody_pays_with_stones_of_others():
    assert not Table(hand="kappa", their_stones="6").can_summon("kappa")


# Ruling R02: a stone's identity is not its value


def test_r02_a_6_stone_worth_3_is_no_3_stone_for_charybdis():
    assert Table(phase="resolution", area="charybdis, hae_tae", stones="6").options == {"end turn"}


def test_r02_a_3_stone_worth_6_is_no_6_stone_for_troll():
    assert Table(phase="resolution", area="troll, hae_tae", stones="3").options == {"end turn"}


def test_r02_a_1_stone_worth_2_is_a_1_stone_for_burning_skull():
    table = Table(phase="resolution", area="burning_skull, agni", stones="1 1").activate("burning_skull")
    assert table.you.stones == "1"


def test_r02_snail_maiden_swaps_stones_by_identity():
    table = Table(phase="resolution", area="snail_maiden, hae_tae", stones="3").activate("snail_maiden")
    assert table.you.stones == "6"


def test_r02_sea_spirit_counts_3_stones_by_identity():
    table = Table(phase="resolution", area="sea_spirit, hae_tae", stones="3 6 6").activate("sea_spirit")
    assert table.you.points == 1


def test_r02_rock_golem_looks_for_6_stones_by_identity():
    table = Table(hand="rock_golem", area="hae_tae", stones="3 3 6").summon("rock_golem", pay="3")
    assert table.you.points == 3


def test_r02_yuki_onna_exalted_looks_for_3_stones_by_identity():
    table = Table(hand="yuki_onna_exalted", area="hae_tae", stones="3 6 6")
    assert table.summon("yuki_onna_exalted", pay="6 6").you.points == 6


def test_r02_phoenix_kappa_and_gargoyle_look_at_the_identity_of_what_is_paid():
    table = Table(hand="nessie", area="phoenix, kappa, gargoyle, agni, hae_tae", stones="1")
    assert table.summon("nessie").you.points == 1


# Ruling R03: how Agni, Water Giant and Hae-tae combine


VALUES = {
    (): (1, 3, 6),
    ("agni",): (2, 3, 6),
    ("water_giant",): (1, 4, 7),
    ("hae_tae",): (1, 6, 3),
    ("agni", "water_giant"): (2, 4, 7),
    ("agni", "hae_tae"): (2, 6, 3),
    ("hae_tae", "water_giant"): (1, 7, 4),
    ("agni", "hae_tae", "water_giant"): (2, 7, 4),
}


@pytest.mark.parametrize("area", VALUES)
def test_r03_values_add_up_in_every_order(area):
    orders = itertools.permutations(area)
    assert {Table(area=", ".join(order)).you.values for order in orders} == {VALUES[area]}


# Ruling R04: where the modified value counts


def test_r04_the_modified_value_counts_for_paying_a_summon():
    assert Table(hand="poseidon", area="hae_tae, water_giant", stones="3").can_summon("poseidon")


def test_r04_the_modified_value_counts_for_paying_a_release():
    table = Table(area="agni, imp", stones="1 1", round=4)
    assert table.release("imp").you.area == {"agni"}


def test_r04_the_modified_value_counts_for_yuki_onna():
    table = Table(hand="yuki_onna", area="agni, water_giant", stones="1 3 6").summon("yuki_onna", pay="")
    assert table.you.points == 13


def test_r04_the_modified_value_does_not_count_for_the_stone_limit():
    table = Table(area="agni, water_giant", stones="3 3 6", marked="tidal").sell("tidal")
    assert table.you.stones == "3 3 6 6"


# Ruling R05: the stone limit


def test_r05_the_limit_is_4():
    assert Table(stones="3 3 3 3", marked="undine").sell("undine").you.stones == "3 3 3 3"


def test_r05_as_many_stones_as_the_limit_allows_need_no_choice():
    table = Table(stones="3 3 3", marked="undine", patient=True).sell("undine")
    assert table.question == "action"


def test_r05_you_choose_freely_what_to_keep_the_new_stones_included():
    table = Table(stones="3 3 6 6", marked="harpy").sell("harpy")
    assert table.options == {"1 3 3 3", "1 3 3 6", "1 3 6 6", "3 3 3 6", "3 3 6 6"}
    assert table.keep("1 3 3 3").you.stones == "1 3 3 3"


def test_r05_nothing_else_can_be_done_before_the_stones_are_reduced():
    table = Table(hand="imp", stones="1 3 6 6", marked="tidal, troll").sell("tidal")
    assert table.question == "keep"
    assert all(not option.startswith(("sell", "summon", "end")) for option in table.options)


def test_r05_taking_stones_is_never_impossible():
    table = Table(hand="imp", stones="6 6 6 6").summon("imp", pay="").keep("6 6 6 6")
    assert table.you.area == {"imp"}
    assert table.you.stones == "6 6 6 6"


def test_r05_willow_reduces_before_she_draws():
    table = Table(hand="willow", stones="1 1 6 6", top="imp").summon("willow", pay="6 6")
    assert (table.question, table.you.hand) == ("keep", set())
    assert table.keep("1 1 3 6").you.hand == {"imp"}


def test_r05_hydra_reduces_after_each_reward():
    table = Table(hand="young_forest_spirit, imp, hydra", stones="1 1 1 1").summon(
        "young_forest_spirit", pay=""
    )
    table.choose("imp", "stone6", "stones33")
    assert table.options == {"1 1 1 1", "1 1 1 6"}
    assert table.keep("1 1 1 6").options == {"1 1 1 3", "1 1 1 6", "1 1 3 3", "1 1 3 6", "1 3 3 6"}


def test_r05_losing_hestia_in_another_players_turn_makes_her_owner_reduce_at_once():
    stones = "1 1 3 3 6 6"
    table = Table(hand="marina", stones="6 6", their_area="hestia", their_stones=stones).summon("marina")
    assert (table.decider, table.question) == ("them", "keep")
    table.keep("3 3 6 6")
    assert table.them.stones == "3 3 6 6"
    assert table.decider == "you"


def test_r05_losing_hestia_with_few_stones_changes_nothing():
    table = Table(hand="marina", stones="6 6", their_area="hestia", their_stones="1 3 6 6").summon("marina")
    assert table.decider == "you"
    assert table.them.stones == "1 3 6 6"


def test_r05_losing_another_creature_leaves_hestias_owner_alone():
    stones = "1 1 3 3 6 6"
    table = Table(hand="marina", stones="6 6", their_area="hestia, imp", their_stones=stones).summon("marina")
    table.choose("imp")
    assert table.decider == "you"
    assert table.them.stones == stones


def test_r05_aeris_recovering_hestia_makes_you_reduce_at_once():
    table = Table(hand="dragon_egg, aeris", area="hestia", stones="1 1 1 3 3 6").summon("dragon_egg", pay="3")
    assert table.options == {"1 1 1 3", "1 1 1 6", "1 1 3 6"}


def test_r05_cerberus_discarding_hestia_makes_you_reduce_at_once():
    table = Table(hand="cerberus", area="hestia", stones="1 1 1 1 6 6").summon("cerberus", pay="6")
    assert table.choose("hestia").options == {"1 1 1 1", "1 1 1 6"}


def test_r05_releasing_hestia_makes_you_reduce_at_once():
    table = Table(area="hestia", stones="1 1 1 3 3 6", round=1).release("hestia", pay="1")
    assert table.question == "keep"


def test_r05_stones_from_a_creature_in_the_resolution_phase_are_reduced_before_the_next():
    table = Table(phase="resolution", area="horned_salamander, troll", stones="3 3 6")
    assert table.activate("horned_salamander").question == "keep"
    assert table.keep("1 1 3 3").options == {"end turn"}
