"""The rulings R01 to R32 of the rules, claim by claim."""

import itertools

import pytest

from everglow.agenda import IllegalAction
from everglow.games.vale.actions import SELL, TAME
from everglow.games.vale.rules.phases import new_game
from everglow.games.vale.show.view import redact, view
from everglow.rng import hashed
from tests.games.vale.table import Seat, Table, cards


def marking_order(table):
    """Who marks a card, one after the other."""
    order = []
    while table.question == "mark":
        order.append(table.asked)
        table.mark(min(table.options))
    return order


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
    assert (table.asked, table.question) == ("them", "keep")
    table.keep("3 3 6 6")
    assert table.them.stones == "3 3 6 6"
    assert table.asked == "you"


def test_r05_losing_hestia_with_few_stones_changes_nothing():
    table = Table(hand="marina", stones="6 6", their_area="hestia", their_stones="1 3 6 6").summon("marina")
    assert table.asked == "you"
    assert table.them.stones == "1 3 6 6"


def test_r05_losing_another_creature_leaves_hestias_owner_alone():
    stones = "1 1 3 3 6 6"
    table = Table(hand="marina", stones="6 6", their_area="hestia, imp", their_stones=stones).summon("marina")
    table.choose("imp")
    assert table.asked == "you"
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


# Ruling R06: the order of a summon


def test_r06_a_slot_must_be_free_before_anything_else():
    assert not Table(hand="imp", area="kappa, troll", round=2).can_summon("imp")
    assert Table(hand="imp", area="kappa", round=2).can_summon("imp")


def test_r06_the_payment_is_made_before_the_instant():
    table = Table(hand="yuki_onna_exalted", stones="3").summon("yuki_onna_exalted")
    assert table.you.points == 0


def test_r06_a_permanent_effect_works_from_the_moment_of_the_summon():
    table = Table(hand="agni, surtr", stones="1 1 6").summon("agni", pay="6").summon("surtr", pay="1 1")
    assert table.you.area == {"agni", "surtr"}


def test_r06_sylph_scores_for_the_cerberus_that_discards_her():
    table = Table(hand="cerberus", area="sylph", stones="6").summon("cerberus").choose("sylph")
    assert table.you.area == {"cerberus"}
    assert table.you.points == 1


def test_r06_sylph_scores_for_the_aeris_that_recovers_her():
    assert Table(hand="aeris", area="sylph", stones="6 6").summon("aeris").you.points == 5


def test_r06_sylph_scores_before_genie_lets_goblin_soldier_compare():
    table = Table(hand="genie", area="sylph, goblin_soldier", stones="6", points=5, their_points=6)
    assert table.summon("genie").activate("goblin_soldier").you.points == 2


def test_r06_a_sylph_brought_in_by_young_forest_spirit_does_not_score_for_it():
    table = Table(hand="young_forest_spirit, imp, sylph").summon("young_forest_spirit").choose("imp")
    assert table.you.area == {"young_forest_spirit", "sylph"}
    assert table.you.points == 0


# Ruling R07: instants that are not fully possible forbid the summon

BLOCKED = {  # by card: a position where it cannot be summoned, and one that differs in what was missing
    "forest_spirit": ({}, {"hand": "imp"}),
    "aeris": ({}, {"area": "imp"}),
    "young_forest_spirit": ({"hand": "imp"}, {"hand": "imp, kappa"}),
    "dragon_egg": ({"hand": "imp"}, {"hand": "imp, tidal"}),
    "scorch": ({"area": "kappa"}, {"area": "kappa, imp"}),
    "ember": ({"area": "imp"}, {"area": "kappa"}),
    "marina": ({"area": "kappa"}, {"area": "imp"}),
    "boulder": ({"area": "kappa"}, {"area": "harpy"}),
    "gust": ({"area": "kappa"}, {"area": "troll"}),
    "leviathan": ({"area": "kappa"}, {"area": "tidal"}),
    "dandelion_spirit": ({"deck": ""}, {"deck": "", "discard": "imp"}),
    "hippogriff": ({"deck": ""}, {"deck": "imp"}),
    "pegasus": ({"deck": ""}, {"deck": "", "discard": "imp"}),
    "sylph": ({"deck": ""}, {"deck": "imp"}),
    "willow": ({"deck": ""}, {"deck": "", "discard": "imp"}),
}


def can_summon(card, position):
    hand = f"{card}, {position.get('hand', '')}"
    return Table(**{**position, "hand": hand, "stones": "6 6"}).can_summon(card)


@pytest.mark.parametrize("card", BLOCKED)
def test_r07_a_creature_whose_instant_is_not_possible_cannot_be_summoned(card):
    blocked, allowed = BLOCKED[card]
    assert not can_summon(card, blocked)
    assert can_summon(card, allowed)


@pytest.mark.parametrize(
    "card",
    ["firefox", "yuki_onna", "stone_golem", "rock_golem", "succubus", "cerberus", "genie", "hydra", "rudra"],
)
def test_r07_an_instant_that_comes_to_nothing_does_not_block(card):
    assert can_summon(card, {"deck": ""})


def test_r07_a_refused_summon_changes_nothing():
    table = Table(hand="ember", stones="6 6")
    before = table.state.key()
    with pytest.raises(IllegalAction):
        table.summon("ember")
    assert table.state.key() == before


# Ruling R08: free summons


def test_r08_a_free_summon_needs_a_slot_of_its_own_for_young_forest_spirit():
    hand = "young_forest_spirit, imp, kappa"
    assert not Table(hand=hand, round=1).can_summon("young_forest_spirit")
    assert Table(hand=hand, round=2).can_summon("young_forest_spirit")


def test_r08_dragon_egg_leaves_first_so_its_own_slot_is_enough():
    table = Table(hand="dragon_egg, tidal", area="imp", stones="3", round=2).summon("dragon_egg")
    assert table.you.area == {"imp", "tidal"}


def test_r08_dragon_egg_cannot_be_summoned_into_a_full_area():
    assert not Table(hand="dragon_egg, tidal", area="imp", stones="3", round=1).can_summon("dragon_egg")


def test_r08_sylph_scores_for_the_free_summon_too():
    table = Table(hand="young_forest_spirit, imp, kappa", area="sylph").summon("young_forest_spirit")
    assert table.choose("imp").you.points == 2


def test_r08_sylph_scores_for_the_egg_and_for_the_dragon():
    table = Table(hand="dragon_egg, willow", area="sylph", stones="3").summon("dragon_egg")
    assert table.you.points == 2 + 3


def test_r08_phoenix_kappa_and_gargoyle_do_not_score_for_a_free_summon():
    area = "phoenix, kappa, gargoyle"
    table = Table(hand="young_forest_spirit, imp, troll", area=area, stones="1 3 6")
    assert table.summon("young_forest_spirit", pay="").choose("imp").you.points == 0


def test_r08_no_stones_may_be_added_to_a_free_summon():
    table = Table(hand="young_forest_spirit, imp, troll", stones="1 3 6").summon(
        "young_forest_spirit", pay=""
    )
    table.choose("imp")
    assert table.question == "action"
    assert table.you.stones == "1 3 6"


def test_r08_stones_paid_for_the_outer_card_count_only_for_the_outer_card():
    table = Table(hand="young_forest_spirit, imp, troll", area="phoenix", stones="1 1")
    assert table.summon("young_forest_spirit", pay="1 1").choose("imp").you.points == 2


def test_r08_the_free_creature_carries_out_its_instant_at_once():
    table = Table(hand="young_forest_spirit, imp, hydra").summon("young_forest_spirit").choose("imp")
    assert table.options == {"stone6", "draw", "stones33"}


def test_r08_a_card_whose_instant_is_impossible_cannot_be_summoned_free():
    table = Table(hand="young_forest_spirit, imp, ember, kappa").summon("young_forest_spirit").choose("imp")
    assert table.question == "action"
    assert table.you.area == {"young_forest_spirit", "kappa"}


def test_r08_the_discard_must_leave_a_card_that_can_be_summoned():
    table = Table(hand="young_forest_spirit, imp, ember").summon("young_forest_spirit")
    assert table.discard == {"ember"}
    assert table.you.area == {"young_forest_spirit", "imp"}


def test_r08_young_forest_spirit_cannot_be_summoned_when_no_discard_leaves_a_summon():
    table = Table(hand="young_forest_spirit, ember, marina")
    assert not table.can_summon("young_forest_spirit")


def test_r08_both_cards_may_be_discarded_when_either_could_be_summoned():
    table = Table(hand="young_forest_spirit, imp, ember", their_area="kappa").summon("young_forest_spirit")
    assert table.options == {"imp", "ember"}


def test_r08_the_discard_must_leave_a_card_also_through_scorch():
    table = Table(hand="scorch, imp, ember", area="young_forest_spirit", stones="6 6").summon("scorch")
    assert table.discard == {"ember"}
    assert table.you.area == {"young_forest_spirit", "scorch", "imp"}


def test_r08_young_forest_spirit_may_summon_dragon_egg_which_hatches_a_dragon():
    table = Table(hand="young_forest_spirit, imp, dragon_egg, tidal").summon("young_forest_spirit")
    table.choose("imp", "dragon_egg")
    assert table.you.area == {"young_forest_spirit", "tidal"}
    assert table.discard == {"imp", "dragon_egg"}
    assert table.you.points == 5


def test_r08_the_last_dragon_may_not_be_discarded_before_dragon_egg():
    table = Table(hand="young_forest_spirit, dragon_egg, tidal").summon("young_forest_spirit")
    assert table.discard == {"dragon_egg"}
    assert table.you.area == {"young_forest_spirit", "tidal"}


def test_r08_dragon_egg_cannot_be_chosen_after_the_last_dragon_was_discarded():
    table = Table(hand="young_forest_spirit, dragon_egg, tidal, imp, kappa").summon("young_forest_spirit")
    assert table.choose("tidal").options == {"imp", "kappa"}


def test_r08_sylph_scores_three_times_for_young_forest_spirit_dragon_egg_and_dragon():
    table = Table(hand="young_forest_spirit, imp, dragon_egg, willow", area="sylph")
    table.summon("young_forest_spirit").choose("imp", "dragon_egg")
    assert table.you.points == 3 + 3


def test_r08_cost_reductions_do_not_matter():
    table = Table(hand="young_forest_spirit, imp, eternity", area="pegasus").summon("young_forest_spirit")
    assert table.choose("imp").you.area == {"young_forest_spirit", "pegasus", "eternity"}


def test_r08_aeris_cannot_hatch_when_nothing_but_the_egg_lies_in_the_area():
    assert not Table(hand="dragon_egg, aeris", stones="3").can_summon("dragon_egg")
    assert Table(hand="dragon_egg, aeris", area="imp", stones="3").can_summon("dragon_egg")


def test_r08_aeris_summoned_free_may_return_young_forest_spirit():
    table = Table(hand="young_forest_spirit, imp, aeris").summon("young_forest_spirit").choose("imp")
    assert table.you.hand == {"young_forest_spirit"}
    assert table.you.area == {"aeris"}


def test_r08_gust_summoned_free_may_discard_young_forest_spirit():
    table = Table(hand="young_forest_spirit, imp, gust").summon("young_forest_spirit").choose("imp")
    assert table.you.area == {"gust"}
    assert table.discard == {"imp", "young_forest_spirit"}


def test_r08_forest_spirit_summoned_free_needs_a_hand_card_after_the_discard():
    table = Table(hand="young_forest_spirit, imp, forest_spirit").summon("young_forest_spirit")
    assert table.discard == {"forest_spirit"}


def test_r08_young_forest_spirit_scorch_young_forest_spirit():
    hand = "young_forest_spirit, imp, scorch, kappa, eternity"
    table = Table(hand=hand).summon("young_forest_spirit").choose("imp", "scorch")
    assert table.options == {"kappa", "eternity"}
    table.choose("kappa")
    assert table.you.area == {"young_forest_spirit", "scorch", "eternity"}
    assert table.discard == {"imp", "kappa"}
    assert table.you.points == 8


def test_r08_scorch_cannot_copy_young_forest_spirit_without_two_more_hand_cards():
    table = Table(hand="young_forest_spirit, imp, scorch, kappa").summon("young_forest_spirit").choose("imp")
    assert table.you.area == {"young_forest_spirit", "kappa"}


def test_r08_scorch_cannot_copy_young_forest_spirit_without_a_third_slot():
    hand = "young_forest_spirit, imp, scorch, kappa, eternity"
    table = Table(hand=hand, round=2).summon("young_forest_spirit").choose("imp")
    assert table.options == {"kappa", "eternity"}
    table = Table(hand=hand, round=3).summon("young_forest_spirit").choose("imp")
    assert table.options == {"scorch", "kappa", "eternity"}


def test_r08_young_forest_spirit_scorch_young_forest_spirit_dragon_egg_tidal():
    hand = "young_forest_spirit, imp, scorch, kappa, dragon_egg, tidal"
    table = Table(hand=hand, round=3).summon("young_forest_spirit").choose("imp", "scorch", "kappa")
    assert table.options == {"dragon_egg", "tidal"}
    table.choose("dragon_egg")
    assert table.you.area == {"young_forest_spirit", "scorch", "tidal"}
    assert table.you.hand == set()
    assert table.you.points == 10


def test_r08_young_forest_spirit_dragon_egg_scorch_young_forest_spirit():
    hand = "young_forest_spirit, imp, dragon_egg, scorch, kappa, goblin"
    table = Table(hand=hand, round=3).summon("young_forest_spirit")
    table.choose("imp", "dragon_egg", "kappa")
    assert table.you.area == {"young_forest_spirit", "scorch", "goblin"}
    assert table.discard == {"imp", "dragon_egg", "kappa"}


def test_r08_a_hatched_scorch_must_still_find_two_hand_cards():
    hand = "young_forest_spirit, imp, dragon_egg, scorch, kappa"
    table = Table(hand=hand, round=3).summon("young_forest_spirit").choose("imp")
    assert table.options == {"scorch", "kappa"}  # Scorch itself can: it discards the egg and summons Kappa


def test_r08_every_discard_is_refused_that_leaves_only_a_chain_that_breaks_later():
    """Without the goblin, Scorch would have to copy Young Forest Spirit with a single hand card."""
    table = Table(hand="young_forest_spirit, scorch, goblin, ember", round=3).summon("young_forest_spirit")
    assert table.options == {"scorch", "ember"}


def test_r08_the_discard_of_young_forest_spirit_makes_the_draw_possible():
    table = Table(hand="young_forest_spirit, imp, pegasus", deck="").summon("young_forest_spirit")
    assert table.options == {"imp", "pegasus"}
    table.choose("imp")
    assert table.you.area == {"young_forest_spirit", "pegasus"}
    assert table.you.hand == {"imp"}


def test_r08_the_egg_that_has_left_can_be_drawn_by_willow():
    table = Table(hand="dragon_egg, willow", stones="3", deck="").summon("dragon_egg")
    assert table.you.area == {"willow"}
    assert table.you.hand == {"dragon_egg"}


def test_r08_scorch_summoned_free_may_be_the_dragon_that_makes_leviathan_possible():
    table = Table(hand="young_forest_spirit, imp, scorch", area="leviathan").summon("young_forest_spirit")
    table.choose("imp")
    assert table.you.area == {"young_forest_spirit", "leviathan"}
    assert table.discard == {"imp", "scorch"}
    assert table.you.points == 7


def test_r08_looking_ahead_leaves_the_area_and_the_hand_as_they_were():
    hand = "young_forest_spirit, imp, scorch, kappa, dragon_egg, tidal"
    table = Table(hand=hand, area="troll, harpy, hestia", stones="3")
    assert table.can_summon("young_forest_spirit")
    assert table.state.players[0].area == cards("troll, harpy, hestia")
    assert table.state.players[0].hand == sorted(cards(hand))
    assert table.discard == set()


# Ruling R09: Kappa and Gargoyle per summon, Phoenix per stone


def test_r09_kappa_and_gargoyle_score_once_and_phoenix_for_each_stone():
    table = Table(hand="sand_giant", area="kappa, gargoyle, phoenix, hestia", stones="1 1 3 3 6 6")
    table.summon("sand_giant", pay="1 1 3 3 6 6")
    assert table.you.points == 2 + 3 + 2 + 8


def test_r09_they_score_for_each_summon_anew():
    table = Table(hand="nessie, troll", area="kappa", stones="3 3").summon("nessie", pay="3").summon("troll")
    assert table.you.points == 4


def test_r09_paying_for_a_release_triggers_nothing():
    area = "kappa, gargoyle, phoenix, sylph, imp"
    table = Table(area=area, stones="1 3 6", round=5).release("imp", pay="1 3 6")
    assert table.you.points == 0


# Rulings R10 and R11: printed costs and reductions


def test_r10_asmodeus_looks_at_printed_costs():
    assert Table(phase="resolution", area="asmodeus, pegasus, lava_giant").options == {"end turn"}


def test_r10_reductions_never_change_what_forest_spirit_and_aeris_score():
    table = Table(hand="aeris", area="pegasus, hippogriff, griffon", stones="6 6").summon("aeris")
    assert table.choose("griffon").you.points == 7


def test_r11_pegasus_and_hippogriff_add_up():
    you = Table(area="pegasus, hippogriff").you
    assert (you.cost("griffon"), you.cost("hydra")) == (4, 3)


def test_r11_nothing_costs_less_than_0():
    table = Table(hand="harpy", area="pegasus, hippogriff").summon("harpy")
    assert table.you.area == {"pegasus", "hippogriff", "harpy"}


def test_r11_reductions_do_not_help_their_own_creature():
    assert not Table(hand="pegasus", area="hippogriff").can_summon("pegasus")
    assert Table(hand="pegasus", area="hippogriff", stones="1").can_summon("pegasus")


def test_r11_releasing_never_becomes_cheaper():
    assert not Table(area="pegasus, hippogriff, harpy", stones="1 1 3", round=6).can_release("harpy")


# Ruling R12: recover


def test_r12_nothing_is_paid_for_recovering():
    table = Table(phase="resolution", area="undine", stones="1 3").activate("undine")
    assert table.you.stones == "1 3"


def test_r12_the_permanent_effect_of_a_recovered_creature_ends():
    table = Table(hand="aeris", area="pegasus", stones="6 6").summon("aeris")
    assert table.you.hand == {"pegasus"}
    assert table.you.cost("hydra") == 4


def test_r12_recovering_is_mandatory():
    assert Table(phase="resolution", area="mud_slime").options == {"mud_slime"}


# Ruling R13: copying


def test_r13_scorch_copying_aeris_may_recover_aeris_but_not_scorch():
    table = Table(hand="scorch", area="aeris, hestia", stones="6 6").summon("scorch")
    assert table.options == {"aeris", "hestia"}
    assert table.choose("aeris").you.points == 9


def test_r13_scorch_copying_cerberus_may_discard_cerberus_but_not_scorch():
    table = Table(hand="scorch", area="cerberus, hestia", stones="6 6").summon("scorch")
    assert table.options == {"cerberus", "hestia", "done"}
    assert table.choose("cerberus").you.area == {"hestia", "scorch"}


def test_r13_scorch_copying_leviathan_may_itself_be_the_dragon():
    table = Table(hand="scorch", area="leviathan", stones="6 6").summon("scorch")
    assert table.you.points == 7
    assert table.you.area == {"leviathan"}
    assert table.discard == {"scorch"}


def test_r13_scorch_copying_leviathan_asks_which_dragon():
    table = Table(hand="scorch", area="leviathan, ember", stones="6 6", deck="").summon("scorch")
    assert table.options == {"leviathan", "ember"}
    table.choose("leviathan")
    assert table.options == {"scorch", "ember"}


def test_r13_scorch_copying_a_count_includes_itself():
    table = Table(hand="scorch", area="surtr, kappa", stones="6 6").summon("scorch")
    assert table.you.points == 6


def test_r13_the_source_must_lie_in_your_own_area():
    table = Table(hand="scorch, mud_slime", stones="6 6", their_area="undine", discard="imp")
    assert not table.can_summon("scorch")


def test_r13_scorch_cannot_copy_permanent_or_active_effects():
    assert not Table(hand="scorch", area="sea_spirit, agni", stones="6 6").can_summon("scorch")


def test_r13_copying_is_not_summoning():
    table = Table(hand="scorch", area="sylph, imp", stones="6 6", deck="").summon("scorch")
    assert table.you.points == 1
    assert table.you.stones == "1 1"


def test_r13_a_creature_summoned_by_the_copy_is_summoned():
    table = Table(hand="scorch, imp, kappa", area="sylph, young_forest_spirit", stones="6 6", deck="")
    table.summon("scorch").choose("imp")
    assert table.you.area == {"sylph", "young_forest_spirit", "scorch", "kappa"}
    assert table.you.points == 2


def test_r13_scorch_copying_genie_activates_everything():
    table = Table(hand="scorch", area="genie, salamander, undine_queen", stones="6 6").summon("scorch")
    assert table.options == {"salamander", "undine_queen"}
    assert table.activate("salamander", "undine_queen").you.stones == "1 3"


def test_r13_dragon_egg_cannot_be_copied_by_the_scorch_it_hatches():
    assert not Table(hand="dragon_egg, scorch", stones="3").can_summon("dragon_egg")
    table = Table(hand="dragon_egg, scorch, tidal", stones="3").summon("dragon_egg")
    assert table.you.area == {"tidal"}


@pytest.mark.parametrize("card", ["tengu", "boreas"])
def test_r13_tengu_and_boreas_have_left_before_scorch_could_copy_them(card):
    table = Table(hand=f"{card}, scorch", stones="6 6 6").summon(card, pay="6")
    assert not table.can_summon("scorch")


@pytest.mark.parametrize("card", ["imp", "undine", "mud_slime", "dandelion_spirit"])
def test_r13_recover_copied_by_genie_exalted_returns_genie_exalted(card):
    table = Table(phase="resolution", area=f"genie_exalted, {card}").activate("genie_exalted")
    assert table.you.hand == {"genie_exalted"}
    assert table.options == {card}


def test_r13_copying_does_not_use_up_the_activation_of_the_source():
    table = Table(phase="resolution", area="genie_exalted, salamander").activate("genie_exalted")
    assert table.options == {"salamander"}
    assert table.activate("salamander").you.points == 2


def test_r13_an_effect_may_be_copied_after_its_own_activation():
    table = Table(phase="resolution", area="genie_exalted, salamander").activate(
        "salamander", "genie_exalted"
    )
    assert table.you.points == 2


def test_r13_genie_exalted_copies_a_choice_with_all_its_alternatives():
    table = Table(phase="resolution", area="genie_exalted, basilisk", points=5).activate("genie_exalted")
    assert table.options == {"lose0_1", "lose1_3", "lose2_6"}


def test_r13_a_condition_is_looked_at_again_for_the_copy():
    table = Table(phase="resolution", area="genie_exalted, burning_skull", stones="1").activate(
        "burning_skull"
    )
    assert table.options == {"end turn"}


# Ruling R14: Genie


def test_r14_genie_may_leave_none_out():
    table = Table(hand="genie", area="goblin_soldier", stones="6", points=9).summon("genie")
    assert table.options == {"goblin_soldier"}


def test_r14_genie_asks_also_when_one_effect_is_left():
    table = Table(hand="genie", area="salamander", stones="6").summon("genie")
    assert table.question == "activate"
    assert table.you.points == 0


def test_r14_genie_looks_at_conditions_anew_after_each_effect():
    table = Table(hand="genie", area="medusa, griffon", stones="6", top="imp").summon("genie")
    assert table.options == {"griffon"}
    assert table.activate("griffon").options == {"medusa"}
    assert table.activate("medusa").choose("imp").you.stones == "6"


def test_r14_a_creature_that_has_left_is_not_activated_any_more():
    table = Table(hand="genie", area="asmodeus, undine", stones="6").summon("genie").activate("asmodeus")
    assert table.question == "action"
    assert table.you.hand == {"undine"}


def test_r14_all_effects_are_activated_again_in_the_resolution_phase():
    table = Table(hand="genie", area="salamander", stones="6").summon("genie").activate("salamander")
    table.end_turn().end_turn()
    assert table.options == {"salamander"}
    assert table.activate("salamander").you.points == 2


def test_r14_genie_activates_genie_exalted_too():
    table = Table(hand="genie", area="genie_exalted, salamander", stones="6").summon("genie")
    assert table.activate("genie_exalted", "salamander").you.points == 2


def test_r14_a_creature_recovered_on_the_way_may_be_summoned_again_in_the_same_turn():
    table = Table(hand="genie", area="imp", stones="6").summon("genie").activate("imp").summon("imp")
    assert table.you.area == {"genie", "imp"}
    assert table.you.stones == "1 1"


def test_r14_genie_reached_through_young_forest_spirit_activates_too():
    table = Table(hand="young_forest_spirit, imp, genie", area="salamander").summon("young_forest_spirit")
    assert table.choose("imp").activate("salamander").you.points == 1


# Ruling R15: the resolution phase

ACTIVE = {
    *("asmodeus", "balog", "burning_skull", "horned_salamander", "imp", "salamander"),
    *("charybdis", "nessie", "sea_spirit", "snail_maiden", "undine", "undine_queen"),
    *("basilisk", "goblin", "goblin_soldier", "medusa", "mimic", "mud_slime", "troll"),
    *("dandelion_spirit", "freyja", "genie_exalted", "griffon", "harpy", "odin", "valkyrie"),
}
CONDITIONAL = {  # by card: a position in which its condition is met
    "burning_skull": {"stones": "1"},
    "charybdis": {"stones": "3"},
    "troll": {"stones": "6"},
    "snail_maiden": {"stones": "6"},
    "medusa": {"hand": "imp"},
    "harpy": {"hand": "imp"},
    "mimic": {"discard": "troll"},
    "griffon": {"deck": "imp"},
    "goblin": {"their_points": 1},
    "asmodeus": {"area": "imp"},
    "balog": {"area": "surtr"},
    "genie_exalted": {"area": "salamander"},
}


def available(card, **position):
    area = f"{card}, {position.pop('area', '')}"
    return card in Table(**{"phase": "resolution", "area": area, "deck": "", **position}).options


def test_r15_26_creatures_have_an_active_effect():
    assert len(ACTIVE) == 26


@pytest.mark.parametrize("card", sorted(ACTIVE - {*CONDITIONAL, "nessie"}))
def test_r15_most_effects_are_always_available(card):
    assert available(card)
    assert available(card, area="tidal", hand="willow, hydra", their_points=5, points=5)


@pytest.mark.parametrize("card", CONDITIONAL)
def test_r15_an_effect_whose_condition_is_not_met_is_not_available(card):
    assert not available(card)
    assert available(card, **CONDITIONAL[card])


def test_r15_nessie_is_available_only_without_a_dragon_of_your_own():
    assert available("nessie", their_area="tidal")
    assert not available("nessie", area="tidal")


def test_r15_the_order_is_your_choice():
    table = Table(phase="resolution", area="salamander, undine_queen, imp")
    assert table.options == {"salamander", "undine_queen", "imp"}


def test_r15_no_effect_may_be_skipped():
    assert "end turn" not in Table(phase="resolution", area="imp, goblin_soldier", points=9).options


def test_r15_each_effect_is_activated_once():
    table = Table(phase="resolution", area="salamander, undine_queen").activate("salamander")
    assert table.options == {"undine_queen"}
    assert table.activate("undine_queen").options == {"end turn"}


def test_r15_the_last_activation_and_the_end_of_the_turn_are_said_by_the_player():
    table = Table(phase="resolution", area="salamander")
    assert (table.asked, table.options, table.you.points) == ("you", {"salamander"}, 0)
    table.activate("salamander")
    assert (table.asked, table.options) == ("you", {"end turn"})


def test_r15_an_effect_that_becomes_possible_must_be_activated():
    table = Table(phase="resolution", area="medusa, griffon")
    assert table.options == {"griffon"}
    assert table.activate("griffon").options == {"medusa"}


def test_r15_an_effect_that_becomes_impossible_is_not_activated():
    table = Table(phase="resolution", area="burning_skull, snail_maiden, charybdis", stones="3")
    assert table.activate("charybdis").options == {"end turn"}


def test_r15_everybody_has_a_resolution_turn_from_the_start_player_clockwise():
    table = Table(phase="resolution", start="third", players=3)
    order = [table.asked, table.end_turn().asked, table.end_turn().asked]
    assert order == ["third", "you", "them"]


def test_r15_activations_of_one_player_do_not_use_up_those_of_another():
    table = Table(phase="resolution", area="imp", their_area="undine").activate("imp").end_turn()
    assert table.options == {"undine"}


# Ruling R16: choices inside an effect


def test_r16_with_one_alternative_that_can_be_carried_out_it_is_forced():
    table = Table(phase="resolution", area="snail_maiden", stones="1 6").activate("snail_maiden")
    assert table.you.stones == "1 3 3 3"


@pytest.mark.parametrize(
    ("pair", "points", "stones"), [("lose0_1", 9, "1"), ("lose1_3", 8, "3"), ("lose2_6", 7, "6")]
)
def test_r16_the_pairs_of_basilisk_are_fixed(pair, points, stones):
    table = Table(phase="resolution", area="basilisk", points=9).activate("basilisk").choose(pair)
    assert (table.you.points, table.you.stones) == (points, stones)


# Ruling R17: a player of your choice discards


def test_r17_any_player_with_such_a_creature_may_be_chosen_yourself_included():
    table = Table(hand="ember", area="kappa", stones="6 6", their_area="hydra | imp | undine").summon("ember")
    assert table.options == {"you", "them", "fourth"}


def test_r17_the_chosen_player_chooses_which_one():
    table = Table(hand="ember", stones="6 6", their_area="hydra | kappa, undine").summon("ember")
    table.choose("third")
    assert (table.asked, table.options) == ("third", {"kappa", "undine"})


def test_r17_the_discard_is_not_paid():
    table = Table(hand="ember", stones="6 6", their_area="hydra", their_stones="1 3").summon("ember")
    assert table.them.stones == "1 3"
    assert table.discard == {"hydra"}


def test_r17_if_only_you_have_one_you_must_take_yourself():
    table = Table(hand="ember", area="kappa", stones="6 6", their_area="imp").summon("ember")
    assert table.you.area == {"ember"}


def test_r17_the_points_come_before_the_discard():
    table = Table(hand="ember", stones="6 6", their_area="hydra, kappa").summon("ember")
    assert table.asked == "them"
    assert table.you.points == 7


def test_r17_the_turn_goes_on_after_the_other_player_has_chosen():
    table = Table(hand="ember", stones="6 6", their_area="hydra, kappa").summon("ember").choose("kappa")
    assert (table.asked, table.question) == ("you", "action")


# Ruling R18: losing and stealing points


@pytest.mark.parametrize(("points", "left"), [(5, 1), (4, 0), (3, 0), (0, 0)])
def test_r18_a_loss_is_cut_off_at_0(points, left):
    table = Table(phase="resolution", area="goblin_soldier", points=points).activate("goblin_soldier")
    assert table.you.points == left


def test_r18_all_pairs_of_basilisk_are_available_at_any_score():
    table = Table(phase="resolution", area="basilisk", points=0).activate("basilisk")
    assert table.options == {"lose0_1", "lose1_3", "lose2_6"}
    assert table.choose("lose2_6").you.stones == "6"


def test_r18_goblin_takes_the_point_from_the_opponent():
    table = Table(phase="resolution", area="goblin", their_points=1).activate("goblin")
    assert (table.you.points, table.them.points) == (1, 0)
    assert table.options == {"end turn"}


# Ruling R19: the discard pile


def test_r19_mimic_takes_a_card_that_medusa_discarded_a_moment_ago():
    table = Table(phase="resolution", hand="troll", area="medusa, mimic").activate("medusa")
    assert table.activate("mimic").you.hand == {"troll"}


def test_r19_the_discard_pile_is_common():
    table = Table(their_marked="troll", area="mimic").end_turn().sell("troll").end_turn().activate("mimic")
    assert table.you.hand == {"troll"}


def test_r19_everybody_may_look_through_the_discard_pile():
    table = Table(discard="imp, troll")
    assert [set(view(table.state, seat)["discarded"]) for seat in (0, 1, None)] == [{"imp", "troll"}] * 3


# Ruling R20: the deck runs out


def test_r20_the_discard_pile_becomes_the_deck_only_when_a_card_is_needed():
    table = Table(phase="resolution", area="griffon", deck="imp", discard="hydra, kappa").activate("griffon")
    assert table.deck == []
    assert table.discard == {"hydra", "kappa"}


def test_r20_drawing_from_an_empty_deck_shuffles_the_discard_pile_first():
    table = Table(phase="resolution", area="griffon", deck="", discard="hydra, kappa").activate("griffon")
    assert table.discard == set()
    assert len(table.deck) == 1
    assert table.you.hand | set(table.deck) == {"hydra", "kappa"}


def test_r20_the_new_deck_is_shuffled():
    discard = "imp, hydra, kappa, troll, tidal, willow"
    drawn = [
        Table(phase="resolution", area="griffon", deck="", discard=discard, chance=hashed(seed, 1))
        .activate("griffon")
        .you.hand
        for seed in range(40)
    ]
    assert {card for hand in drawn for card in hand} == set(discard.split(", "))


def test_r20_the_only_card_of_a_new_deck_is_drawn_in_plain_sight():
    table = Table(phase="resolution", area="griffon", deck="", discard="hydra").activate("griffon")
    assert redact(table.events("drew")[-1], 1)["card"] == "hydra"


def test_r20_nothing_can_be_drawn_when_both_are_empty():
    table = Table(phase="resolution", area="griffon, genie_exalted", deck="")
    assert table.options == {"end turn"}


def test_r20_a_hunt_goes_on_with_the_shuffled_discard_pile():
    table = Table(phase="hunt", deck="imp, hydra", discard="kappa, troll, tidal")
    assert len(table.display) == 4
    assert table.display >= {"imp", "hydra"}
    assert table.discard == set()
    assert len(table.deck) == 1


def test_r20_a_hunt_that_empties_the_deck_does_not_shuffle_early():
    table = Table(phase="hunt", deck="imp, hydra, kappa, troll", discard="tidal")
    assert table.deck == []
    assert table.discard == {"tidal"}


def test_r20_a_hunt_reveals_what_there_is():
    assert Table(phase="hunt", deck="imp, hydra", discard="troll").display == {"imp", "hydra", "troll"}


def test_r20_picks_go_on_in_snake_order_until_no_card_is_left():
    table = Table(phase="hunt", deck="imp, hydra, kappa, troll", players=3)
    assert marking_order(table) == ["you", "them", "third", "third"]
    assert (table.asked, table.question) == ("you", "action")


def test_r20_a_hunt_without_any_card_is_skipped():
    table = Table(phase="hunt", deck="")
    assert (table.asked, table.options) == ("you", {"end turn"})


def test_r20_four_players_who_never_sell_run_out_of_cards_in_round_9():
    state = new_game(4, hashed(7, 1), 0, False)
    counts = {}
    while state.deciders():
        counts.setdefault(state.round, len(state.display))
        seat = state.deciders()[0]
        keep = [a for a in state.legal_actions(seat) if not SELL <= a < TAME]
        state.apply(seat, keep[0] if state.players[seat].marked else keep[-1])
    assert [counts[n] for n in range(1, 10)] == [8] * 8 + [6]


# Ruling R21: Tengu


def imagined_hands(table):
    """What your hand may be, as far as the other player knows."""
    return [Seat(table.state.imagine(1, seed), 0).hand for seed in range(20)]


def test_r21_tengu_counts_as_a_summon():
    assert Table(hand="tengu", area="sylph, kappa", stones="3").summon("tengu").you.points == 6 + 1 + 2


def test_r21_the_slot_of_tengu_is_free_again():
    table = Table(hand="tengu, kappa", stones="1 3", round=1).summon("tengu", pay="3").summon("kappa")
    assert table.you.area == {"kappa"}


def test_r21_everybody_knows_tengu_on_top_of_the_deck():
    table = Table(hand="tengu", stones="3").summon("tengu")
    assert [view(table.state, seat)["deck_top"] for seat in (0, 1, None)] == ["tengu"] * 3


def test_r21_nobody_knows_the_top_card_otherwise():
    assert view(Table(hand="tengu").state, 0)["deck_top"] is None


def test_r21_tengu_lies_on_top_in_whatever_somebody_imagines():
    table = Table(hand="tengu", stones="3").summon("tengu")
    assert all(table.state.imagine(1, seed).deck[-1] == table.state.deck[-1] for seed in range(20))


def test_r21_tengu_is_the_next_card_drawn():
    table = Table(hand="tengu", stones="3", their_area="griffon").summon("tengu")
    table.end_turn().end_turn().end_turn().activate("griffon")
    assert table.them.hand == {"tengu"}
    assert view(table.state, 0)["deck_top"] is None


def test_r21_tengu_is_drawn_in_plain_sight():
    table = Table(hand="tengu, pegasus", stones="3 3").summon("tengu", pay="3").summon("pegasus")
    assert redact(table.events("drew")[-1], 1)["card"] == "tengu"
    assert all(hand == {"tengu"} for hand in imagined_hands(table))


def test_r21_another_card_is_drawn_unseen():
    table = Table(hand="pegasus", stones="3", top="hydra").summon("pegasus")
    drew = table.events("drew")[-1]
    assert (redact(drew, 0)["card"], redact(drew, 1)["card"], redact(drew, None)["card"]) == (
        "hydra",
        None,
        None,
    )
    assert imagined_hands(table)[0] != imagined_hands(table)[1]


def test_r21_tengu_is_revealed_in_the_next_hunt():
    table = Table(hand="tengu", stones="3", round=1).summon("tengu")
    table.end_turn().end_turn().end_turn().end_turn()
    assert "tengu" in table.display
    assert view(table.state, 0)["deck_top"] is None


def test_r21_tengu_is_the_only_card_of_an_empty_deck():
    table = Table(hand="tengu", stones="3", deck="", discard="imp").summon("tengu")
    assert table.deck == ["tengu"]
    assert table.discard == {"imp"}


# Ruling R22: Boreas


def test_r22_boreas_may_be_summoned_again_in_the_same_turn():
    table = Table(hand="boreas", area="harpy", stones="6 6").summon("boreas", pay="6").summon("boreas")
    assert table.you.points == 4


def test_r22_each_time_is_a_summon():
    table = Table(hand="boreas", area="sylph", stones="6 6", round=2)
    assert table.summon("boreas", pay="6").summon("boreas").you.points == 2 * (1 + 2)


def test_r22_boreas_must_be_paid_each_time():
    assert not Table(hand="boreas", stones="6").summon("boreas").can_summon("boreas")


# Ruling R23: Cerberus


def test_r23_cerberus_cannot_make_room_for_itself():
    assert not Table(hand="cerberus", area="imp", stones="6", round=1).can_summon("cerberus")


def test_r23_room_made_by_cerberus_can_be_used_afterwards():
    table = Table(hand="cerberus, kappa", area="imp", stones="1 6", round=2).summon("cerberus", pay="6")
    assert table.choose("imp").summon("kappa").you.area == {"cerberus", "kappa"}


def test_r23_the_discarded_creatures_end_their_permanent_effects():
    table = Table(hand="cerberus", area="agni", stones="6").summon("cerberus").choose("agni")
    assert table.you.values == (1, 3, 6)


# Ruling R24: Triton


def test_r24_triton_gives_nothing_for_drawing_a_water_card():
    table = Table(phase="resolution", area="triton, griffon", top="kappa").activate("griffon")
    assert (table.you.hand, table.you.stones) == ({"kappa"}, "")


def test_r24_triton_gives_nothing_for_recovering_a_water_card():
    table = Table(phase="resolution", area="triton, undine").activate("undine")
    assert table.you.stones == ""


def test_r24_triton_gives_nothing_for_what_was_tamed_before():
    table = Table(hand="triton", stones="6", marked="kappa").tame("kappa").summon("triton")
    assert table.you.stones == ""


def test_r24_triton_gives_nothing_after_he_has_left():
    table = Table(area="triton", stones="1", marked="kappa", round=1).release("triton").tame("kappa")
    assert table.you.stones == ""


def test_r24_the_stones_of_triton_obey_the_limit():
    table = Table(area="triton", stones="1 1 6", marked="kappa").tame("kappa")
    assert table.options == {"1 1 3 3", "1 1 3 6", "1 3 3 6"}


# Ruling R25: Hydra


def test_r25_both_rewards_are_chosen_before_either_is_taken():
    table = Table(hand="hydra", stones="6").summon("hydra").choose("draw")
    assert table.question == "choose"
    assert table.you.hand == set()


def test_r25_rewards_are_taken_in_printed_order():
    table = Table(hand="hydra", stones="6").summon("hydra").choose("stone6", "draw")
    assert [event["event"] for event in table.state.events if event.get("cause") == "hydra"] == [
        "took",
        "drew",
    ]


def test_r25_a_6_stone_over_the_limit_is_reduced_before_the_card_is_drawn():
    hand = "young_forest_spirit, imp, hydra"
    table = Table(hand=hand, stones="1 1 1 1", top="troll").summon("young_forest_spirit", pay="")
    table.choose("imp", "stone6", "draw")
    assert (table.question, table.you.hand) == ("keep", set())
    assert table.keep("1 1 1 6").you.hand == {"troll"}


# Ruling R26: what counts what

ALONE = {
    "ifrit": 1,
    "gi_rin": 2,
    "lava_giant": 2,
    "poseidon": 3,
    "sand_giant": 4,
    "boreas": 1,
    "tidal": 5,
    "surtr": 2,
    "behemoth": 3,
    "eternity": 4,
    "incubus": 2,
}


@pytest.mark.parametrize("card", ALONE)
def test_r26_a_creature_resolving_its_instant_counts_itself(card):
    assert Table(hand=card, stones="6 6").summon(card, pay="6 6").you.points == ALONE[card]


@pytest.mark.parametrize("card", ["firefox", "rudra"])
def test_r26_a_creature_resolving_its_instant_is_not_in_the_hand(card):
    assert Table(hand=card, stones="6 6").summon(card, pay="6 6").you.points == 0


@pytest.mark.parametrize("card", ["freyja", "valkyrie"])
def test_r26_freyja_and_valkyrie_count_themselves(card):
    assert Table(phase="resolution", area=card).activate(card).you.points == 1


@pytest.mark.parametrize("card", ["rock_golem", "yuki_onna", "stone_golem"])
def test_r26_stones_spent_on_the_summon_are_gone(card):
    table = Table(hand=card, stones="6 6").summon(card, pay="6 6")
    assert (table.you.points, table.you.stones) == (0, "")


# Ruling R27: release


def test_r27_release_costs_at_least_the_round_number():
    assert not Table(area="imp", stones="1 3", round=5).can_release("imp")
    assert Table(area="imp", stones="1 1 3", round=5).can_release("imp")


def test_r27_a_released_creature_goes_to_the_discard_pile():
    table = Table(area="imp, kappa", stones="6", round=5).release("imp")
    assert table.you.area == {"kappa"}
    assert table.discard == {"imp"}
    assert table.you.stones == ""


def test_r27_any_stones_worth_the_round_number_or_more_pay_a_release():
    table = Table(area="imp", stones="1 3 6", round=4).release("imp")
    assert table.options == {"6", "1 3", "1 6", "3 6", "1 3 6"}


def test_r27_the_value_counts_not_the_cost_of_the_creature():
    assert Table(area="eternity", stones="1", round=1).release("eternity").you.area == set()


def test_r27_creatures_of_others_cannot_be_released():
    table = Table(area="imp", stones="6", their_area="kappa", round=1)
    assert {option for option in table.options if "release" in option} == {"release imp"}


def test_r27_nothing_can_be_released_in_the_resolution_phase():
    assert Table(phase="resolution", area="kappa", stones="6 6").options == {"end turn"}


@pytest.mark.parametrize(
    ("card", "stones", "round"), [("agni", "1 1", 4), ("water_giant", "3", 4), ("hae_tae", "3", 6)]
)
def test_r27_payment_comes_first_so_a_creature_helps_to_release_itself(card, stones, round):
    assert Table(area=card, stones=stones, round=round).release(card).you.area == set()


def test_r27_hestias_limit_drops_after_the_payment():
    table = Table(area="hestia", stones="3 3 3 3 6 6", round=6).release("hestia", pay="6")
    assert table.options == {"3 3 3 3", "3 3 3 6"}


def test_r27_no_effect_of_the_creature_is_triggered():
    table = Table(area="mud_slime", stones="1", round=1).release("mud_slime")
    assert (table.you.points, table.you.hand) == (0, set())


def test_r27_the_permanent_effect_of_a_released_creature_ends():
    table = Table(area="pegasus", stones="1", round=1).release("pegasus")
    assert table.you.cost("hydra") == 4


def test_r27_a_release_makes_room_for_a_summon():
    table = Table(hand="kappa", area="imp", stones="1 1", round=1)
    assert not table.can_summon("kappa")
    assert table.release("imp", pay="1").summon("kappa").you.area == {"kappa"}


# Ruling R28: hunt and action turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r28_two_cards_are_revealed_for_each_player(players):
    assert len(Table(phase="hunt", players=players).display) == 2 * players


def test_r28_the_display_is_sorted_by_family():
    table = Table(phase="hunt", display="tidal, harpy, troll, kappa, imp")
    assert view(table.state, 0)["display"] == ["imp", "kappa", "troll", "harpy", "tidal"]


@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, "you", ["you", "them", "them", "you"]),
        (3, "you", ["you", "them", "third", "third", "them", "you"]),
        (3, "them", ["them", "third", "you", "you", "third", "them"]),
        (4, "fourth", ["fourth", "you", "them", "third", "third", "them", "you", "fourth"]),
    ],
)
def test_r28_markers_are_placed_in_snake_order(players, start, order):
    assert marking_order(Table(phase="hunt", players=players, start=start)) == order


def test_r28_a_marked_card_cannot_be_marked_again():
    table = Table(phase="hunt", display="imp, hydra, kappa, troll").mark("hydra")
    assert table.options == {"imp", "kappa", "troll"}
    assert table.you.marked == {"hydra"}


def test_r28_the_last_card_is_marked_by_the_player_too():
    table = Table(phase="hunt", display="imp, hydra, kappa, troll").mark("hydra", "imp", "kappa")
    assert (table.asked, table.question, table.options) == ("you", "mark", {"troll"})


def test_r28_action_turns_go_from_the_start_player_clockwise():
    table = Table(players=3, start="third")
    assert [table.asked, table.end_turn().asked, table.end_turn().asked] == ["third", "you", "them"]


def test_r28_marked_cards_are_sold_or_tamed():
    assert Table(marked="imp").options == {"sell imp", "tame imp"}


def test_r28_the_turn_cannot_end_while_a_marker_is_left():
    table = Table(marked="imp, hydra").tame("imp")
    assert "end turn" not in table.options
    assert "end turn" in table.sell("hydra").options


def test_r28_only_hand_cards_can_be_summoned():
    assert not Table(marked="imp").can_summon("imp")
    assert Table(marked="imp").tame("imp").can_summon("imp")


def test_r28_cards_marked_by_others_cannot_be_sold_or_tamed():
    table = Table(marked="imp", their_marked="hydra")
    assert table.options == {"sell imp", "tame imp"}


def test_r28_actions_may_be_done_in_any_order_and_number():
    table = Table(hand="kappa, goblin", area="hestia", marked="troll, undine", round=2)
    table.sell("troll").summon("kappa", pay="1").release("hestia", pay="1 1").tame("undine").summon("goblin")
    assert table.you.area == {"kappa", "goblin"}
    assert table.you.hand == {"undine"}
    assert "end turn" in table.options


def test_r28_a_turn_may_end_though_more_could_be_done():
    table = Table(hand="imp", area="kappa", stones="6 6").end_turn()
    assert table.asked == "them"


# Ruling R29: end and winner


def end_round(table):
    """Nobody does anything but end their turns."""
    for _ in range(len(table.state.players)):
        table.end_turn()
    return table


def test_r29_the_game_goes_on_below_60_points():
    table = end_round(Table(phase="resolution", points=59, round=1))
    assert (table.over, table.round) == (False, 2)


def test_r29_the_game_ends_with_60_points_at_the_end_of_a_round():
    table = end_round(Table(phase="resolution", points=60, round=1))
    assert table.over
    assert table.winners == {"you"}


def test_r29_the_game_ends_when_anybody_has_60_points():
    table = end_round(Table(phase="resolution", their_points="3 | 60", round=1))
    assert table.winners == {"third"}


def test_r29_the_end_is_not_checked_in_the_middle_of_a_round():
    table = Table(hand="mud_slime", stones="6", points=54, round=1).summon("mud_slime")
    assert table.you.points == 60
    assert not table.end_turn().over


def test_r29_points_lost_before_the_end_of_the_round_do_not_count():
    table = Table(phase="resolution", points=60, their_area="goblin", round=1).end_turn()
    table.activate("goblin").end_turn()
    assert (table.you.points, table.over) == (59, False)


def test_r29_round_10_is_the_last():
    table = end_round(Table(phase="resolution", points=3, their_points=4, round=10))
    assert table.winners == {"them"}
    assert not end_round(Table(phase="resolution", round=9)).over


def test_r29_in_a_tie_most_creatures_win():
    table = Table(
        phase="resolution", points=9, their_points=9, area="kappa", their_area="agni, hestia", round=10
    )
    assert end_round(table).winners == {"them"}


def test_r29_creatures_are_counted_at_the_end():
    table = Table(
        phase="resolution", points=9, their_points=9, area="imp, agni", their_area="kappa, hestia", round=10
    )
    assert end_round(table.activate("imp")).winners == {"them"}


def test_r29_the_tie_break_looks_only_at_the_tied_players():
    table = Table(
        phase="resolution",
        points=9,
        area="kappa",
        their_points="9 | 8",
        their_area=" | agni, hestia",
        round=10,
    )
    assert end_round(table).winners == {"you"}


def test_r29_a_tie_in_everything_is_a_shared_victory():
    table = Table(
        phase="resolution", points=9, area="kappa", their_points="9 | 8", their_area="agni | hestia", round=10
    )
    assert end_round(table).winners == {"you", "them"}
    assert table.state.returns() == [0.5, 0.5, 0]


def test_r29_a_single_winner_takes_all():
    table = end_round(Table(phase="resolution", their_points="3 | 61 | 60", round=10))
    assert table.state.returns() == [0, 0, 1, 0]


def test_r29_points_have_no_upper_bound():
    assert Table(hand="mud_slime", stones="6", points=119).summon("mud_slime").you.points == 125


def test_r29_nothing_can_be_done_after_the_end():
    table = end_round(Table(phase="resolution", round=10))
    with pytest.raises(IllegalAction):
        table.state.apply(0, 0)


# Ruling R30: setup


@pytest.mark.parametrize(
    ("players", "start", "points"),
    [(2, 0, [1, 2]), (2, 1, [2, 1]), (3, 2, [2, 3, 1]), (4, 0, [1, 2, 3, 4]), (4, 2, [3, 4, 1, 2])],
)
def test_r30_points_at_the_start_follow_turn_order(players, start, points):
    assert new_game(players, hashed(1, 1), start, False).scores() == points


def test_r30_everybody_begins_with_nothing():
    for p in new_game(4, hashed(1, 1), 0, False).players:
        assert (p.stones, p.hand, p.area, p.marked) == ([0, 0, 0], [], [], [])


def test_r30_all_70_creatures_are_in_the_deck_or_on_display_once():
    state = new_game(3, hashed(1, 1), 0, False)
    assert len(state.display) == 6
    assert sorted(state.deck + state.display) == list(range(70))


def test_r30_the_deck_is_shuffled():
    decks = [new_game(2, hashed(seed, 1), 0, False).deck for seed in (1, 2)]
    assert decks[0] != decks[1]


def test_r30_the_start_player_is_random_unless_given():
    starts = {new_game(4, hashed(seed, 1), None, False).start for seed in range(40)}
    assert starts == {0, 1, 2, 3}


def test_r30_the_start_marker_passes_clockwise_every_round():
    table = Table(phase="resolution", start="fourth", players=4, round=3)
    end_round(table)
    assert (table.round, table.start, table.asked) == (4, "you", "you")


def test_r30_a_new_round_begins_with_a_hunt():
    table = end_round(Table(phase="resolution", round=3))
    assert (table.asked, table.question, len(table.display)) == ("them", "mark", 4)


# Ruling R31: sale and stones


@pytest.mark.parametrize(
    ("cards", "stones"),
    [
        (["imp", "surtr"], "1 1 1"),
        (["yuki_onna", "poseidon"], "3"),
        (["young_forest_spirit", "sand_giant"], "1 1 1 1"),
        (["harpy", "gi_rin"], "1 3"),
        (["dragon_egg", "eternity"], "6"),
    ],
)
def test_r31_a_sale_pays_by_family_never_by_cost(cards, stones):
    assert [Table(marked=card).sell(card).you.stones for card in cards] == [stones, stones]


def test_r31_a_sold_card_goes_to_the_discard_pile():
    table = Table(marked="imp").sell("imp")
    assert (table.discard, table.you.hand, table.you.marked) == ({"imp"}, set(), set())


def test_r31_a_tamed_card_goes_to_the_hand():
    table = Table(marked="imp").tame("imp")
    assert (table.discard, table.you.hand, table.you.marked) == (set(), {"imp"}, set())


def test_r31_the_supply_is_unlimited():
    table = Table(stones="6 6 6 6", their_stones="6 6 6 6 | 6 6 6 6 | 6 6 6", their_marked=" | | tidal")
    table.end_turn().end_turn().end_turn().sell("tidal")
    assert table.fourth.stones == "6 6 6 6"


# Ruling R32: several effects at once


def test_r32_all_effects_of_one_summon_score():
    area = "sylph, phoenix, kappa, gargoyle"
    table = Table(hand="troll", area=area, stones="1 3 6").summon("troll", pay="1 3 6")
    assert table.you.points == 1 + 1 + 2 + 3


def test_r32_the_order_of_the_creatures_does_not_matter():
    points = set()
    for area in itertools.permutations(["sylph", "phoenix", "kappa", "gargoyle"]):
        table = Table(hand="ifrit", area=", ".join(area), stones="1 3 6").summon("ifrit", pay="1 3 6")
        points.add(table.you.points)
    assert points == {7 + 5}


# How the questions of the rules are called

QUESTIONS = {
    "mark": Table(phase="hunt"),
    "action": Table(),
    "resolution": Table(phase="resolution"),
    "pay": Table(hand="imp", stones="1").summon("imp"),
    "keep": Table(stones="3 3 3 3", marked="tidal").sell("tidal"),
    "activate": Table(hand="genie", area="salamander", stones="6").summon("genie"),
    "choose": Table(hand="hydra", stones="6").summon("hydra"),
    "copy": Table(hand="scorch", area="imp, undine", stones="6 6").summon("scorch"),
    "recover": Table(hand="aeris", area="imp, undine", stones="6 6").summon("aeris"),
    "discard_hand": Table(hand="forest_spirit, imp, kappa", stones="6").summon("forest_spirit"),
    "discard_area": Table(hand="ember", area="kappa, hydra", stones="6 6").summon("ember"),
    "discard_up_to": Table(hand="cerberus", area="kappa", stones="6").summon("cerberus"),
    "player": Table(hand="ember", area="kappa", stones="6 6", their_area="hydra").summon("ember"),
    "free_summon": Table(hand="dragon_egg, tidal, willow", stones="3").summon("dragon_egg"),
    "take": Table(phase="resolution", area="mimic", discard="troll, goblin").activate("mimic"),
}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_kind_of_question_has_its_name(kind):
    assert QUESTIONS[kind].question == kind


def test_release_and_goblin_ask_like_their_kin():
    assert Table(area="imp", stones="1 1", round=1).release("imp").question == "pay"
    table = Table(phase="resolution", area="goblin", their_points="1 | 1").activate("goblin")
    assert table.question == "player"
