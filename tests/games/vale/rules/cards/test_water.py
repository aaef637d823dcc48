"""Water creatures."""

import pytest

from everglow.games.vale.box.components import WATER
from tests.games.vale.table import Table, printed


def test_water_creatures_cost_what_is_printed():
    assert printed(WATER) == {
        "charybdis": 5,
        "hae_tae": 3,
        "hydra": 4,
        "kappa": 1,
        "leviathan": 4,
        "nessie": 2,
        "poseidon": 7,
        "sea_spirit": 1,
        "snail_maiden": 3,
        "triton": 4,
        "undine": 1,
        "undine_queen": 3,
        "water_giant": 4,
        "yuki_onna": 0,
        "yuki_onna_exalted": 3,
    }


# Charybdis


def test_charybdis_puts_back_exactly_one_3_stone_and_scores_5():
    table = Table(phase="resolution", area="charybdis", stones="1 3 3").activate("charybdis")
    assert table.you.stones == "1 3"
    assert table.you.points == 5


def test_charybdis_is_not_activated_without_a_3_stone():
    assert Table(phase="resolution", area="charybdis", stones="1 6").options == {"end turn"}


def test_charybdis_must_take_the_last_3_stone():
    assert Table(phase="resolution", area="charybdis", stones="3").options == {"charybdis"}


# Hae-tae


def test_hae_tae_swaps_the_values_of_3_stones_and_6_stones():
    assert Table(area="hae_tae").you.values == (1, 6, 3)


def test_hae_tae_lets_a_3_stone_pay_a_cost_of_6():
    table = Table(hand="rock_golem", area="hae_tae", stones="3").summon("rock_golem")
    assert table.you.area == {"hae_tae", "rock_golem"}


def test_hae_tae_makes_a_6_stone_too_little_for_a_cost_of_4():
    assert not Table(hand="surtr", area="hae_tae", stones="6").can_summon("surtr")


def test_hae_tae_helps_only_its_owner():
    assert Table(area="hae_tae").them.values == (1, 3, 6)


# Hydra


def test_hydra_offers_four_rewards():
    table = Table(hand="hydra", stones="6").summon("hydra")
    assert table.options | table.choose("stone6").options == {"stone6", "draw", "stones33", "points4"}


@pytest.mark.parametrize(
    ("first", "second", "stones", "hand", "points"),
    [
        ("stone6", "draw", "6", {"imp"}, 0),
        ("stone6", "stones33", "3 3 6", set(), 0),
        ("stone6", "points4", "6", set(), 4),
        ("draw", "stones33", "3 3", {"imp"}, 0),
        ("draw", "points4", "", {"imp"}, 4),
    ],
)
def test_hydra_gives_two_different_rewards(first, second, stones, hand, points):
    table = Table(hand="hydra", stones="6", top="imp").summon("hydra").choose(first, second)
    assert (table.you.stones, table.you.hand, table.you.points) == (stones, hand, points)


def test_hydra_gives_the_last_two_rewards_without_asking_for_the_second():
    table = Table(hand="hydra", stones="6").summon("hydra").choose("stones33")
    assert table.question == "action"
    assert table.you.stones == "3 3"
    assert table.you.points == 4


def test_hydra_does_not_give_the_same_reward_twice():
    table = Table(hand="hydra", stones="6").summon("hydra").choose("draw")
    assert table.options == {"stones33", "points4"}


def test_hydra_does_not_offer_a_card_when_there_is_none_to_draw():
    table = Table(hand="hydra", stones="6", deck="").summon("hydra")
    assert table.options == {"stone6", "stones33"}
    assert table.choose("stone6").options == {"stones33", "points4"}


def test_hydra_offers_a_card_when_there_is_only_a_discard_pile():
    table = Table(hand="hydra", stones="6", deck="", discard="imp").summon("hydra").choose("draw", "points4")
    assert table.you.hand == {"imp"}


# Kappa


def test_kappa_scores_2_when_a_3_stone_is_paid():
    assert Table(hand="nessie", area="kappa", stones="3").summon("nessie").you.points == 2


def test_kappa_scores_once_however_many_3_stones_are_paid():
    table = Table(hand="charybdis", area="kappa", stones="3 3").summon("charybdis", pay="3 3")
    assert table.you.points == 2


def test_kappa_does_not_score_when_no_3_stone_is_paid():
    table = Table(hand="nessie", area="kappa", stones="1 1 3 6").summon("nessie", pay="1 1 6")
    assert table.you.points == 0


def test_kappa_does_not_score_for_its_own_summon():
    assert Table(hand="kappa", stones="3").summon("kappa").you.points == 0


def test_kappa_does_not_score_for_a_6_stone_that_is_worth_3():
    table = Table(hand="nessie", area="kappa, hae_tae", stones="6").summon("nessie")
    assert table.you.points == 0


def test_kappa_does_not_score_for_the_summons_of_others():
    table = Table(hand="nessie", stones="3", their_area="kappa").summon("nessie")
    assert table.them.points == 0


# Leviathan


def test_leviathan_scores_7_and_a_player_of_your_choice_discards_a_dragon():
    table = Table(hand="leviathan", area="tidal", stones="6", their_area="willow").summon("leviathan")
    assert table.options == {"you", "them"}
    table.choose("them")
    assert table.you.points == 7
    assert table.them.area == set()
    assert table.discard == {"willow"}


def test_leviathan_lets_the_chosen_player_pick_the_dragon():
    table = Table(hand="leviathan", stones="6", their_area="willow, ember, kappa").summon("leviathan")
    assert table.decider == "them"
    assert table.options == {"willow", "ember"}
    assert table.choose("ember").them.area == {"willow", "kappa"}


def test_leviathan_may_be_turned_on_yourself():
    table = Table(hand="leviathan", area="tidal", stones="6", their_area="willow").summon("leviathan")
    assert table.choose("you").you.area == {"leviathan"}


def test_leviathan_cannot_be_summoned_while_nobody_has_a_dragon():
    assert not Table(hand="leviathan", area="hydra", stones="6", their_area="imp").can_summon("leviathan")


# Nessie


def test_nessie_scores_2_without_a_dragon_of_yours():
    table = Table(phase="resolution", area="nessie, hydra, leviathan", their_area="tidal").activate("nessie")
    assert table.you.points == 2


def test_nessie_is_not_activated_with_a_dragon_of_yours():
    assert Table(phase="resolution", area="nessie, tidal").options == {"end turn"}


# Poseidon


def test_poseidon_scores_3_per_water_creature_with_itself():
    table = Table(hand="poseidon", area="kappa, imp", stones="6 6", their_area="undine").summon("poseidon")
    assert table.you.points == 6


# Sea Spirit


def test_sea_spirit_scores_1_per_3_stone_and_keeps_them():
    table = Table(phase="resolution", area="sea_spirit", stones="1 3 3 6").activate("sea_spirit")
    assert table.you.points == 2
    assert table.you.stones == "1 3 3 6"


def test_sea_spirit_counts_stones_not_their_value():
    table = Table(phase="resolution", area="sea_spirit, hae_tae", stones="3 6").activate("sea_spirit")
    assert table.you.points == 1


def test_sea_spirit_is_activated_also_without_3_stones():
    table = Table(phase="resolution", area="sea_spirit", stones="6")
    assert table.options == {"sea_spirit"}
    assert table.activate("sea_spirit").you.points == 0


# Snail Maiden


def test_snail_maiden_swaps_one_3_stone_for_a_6_stone():
    table = Table(phase="resolution", area="snail_maiden", stones="3 3 6").activate("snail_maiden")
    assert table.options == {"3_to_6", "6_to_333"}
    assert table.choose("3_to_6").you.stones == "3 6 6"


def test_snail_maiden_swaps_one_6_stone_for_three_3_stones():
    table = Table(phase="resolution", area="snail_maiden", stones="3 6").activate("snail_maiden")
    assert table.choose("6_to_333").you.stones == "3 3 3 3"


def test_snail_maiden_gives_a_6_stone_up_before_three_3_stones_meet_the_limit():
    table = Table(phase="resolution", area="snail_maiden", stones="1 1 6 6").activate("snail_maiden")
    assert table.question == "keep"
    assert table.keep("3 3 3 6").you.stones == "3 3 3 6"


def test_snail_maiden_does_not_ask_when_only_one_swap_is_possible():
    table = Table(phase="resolution", area="snail_maiden", stones="1 3").activate("snail_maiden")
    assert table.you.stones == "1 6"


def test_snail_maiden_is_not_activated_without_a_3_or_6_stone():
    assert Table(phase="resolution", area="snail_maiden", stones="1 1").options == {"end turn"}


def test_snail_maiden_must_swap_if_she_can():
    assert Table(phase="resolution", area="snail_maiden", stones="6").options == {"snail_maiden"}


# Triton


def test_triton_gives_two_3_stones_for_taming_a_water_creature():
    table = Table(area="triton", marked="kappa").tame("kappa")
    assert table.you.hand == {"kappa"}
    assert table.you.stones == "3 3"


def test_triton_gives_them_for_each_water_creature():
    assert Table(area="triton", marked="kappa, undine").tame("kappa", "undine").you.stones == "3 3 3 3"


def test_triton_gives_nothing_for_taming_another_family():
    assert Table(area="triton", marked="tidal").tame("tidal").you.stones == ""


def test_triton_gives_nothing_for_selling_a_water_creature():
    assert Table(area="triton", marked="kappa").sell("kappa").you.stones == "3"


def test_triton_gives_nothing_for_what_others_tame():
    table = Table(area="triton", their_marked="kappa").end_turn().tame("kappa")
    assert (table.you.stones, table.them.stones) == ("", "")


# Undine


def test_undine_gives_a_3_stone_when_summoned():
    assert Table(hand="undine", stones="1").summon("undine").you.stones == "3"


def test_undine_returns_to_the_hand():
    table = Table(phase="resolution", area="undine, imp").activate("undine")
    assert table.you.hand == {"undine"}
    assert table.you.area == {"imp"}


# Undine Queen


def test_undine_queen_gives_a_3_stone():
    assert Table(phase="resolution", area="undine_queen").activate("undine_queen").you.stones == "3"


# Water Giant


def test_water_giant_gives_two_3_stones_when_summoned():
    assert Table(hand="water_giant", stones="6").summon("water_giant").you.stones == "3 3"


def test_water_giant_makes_3_stones_and_6_stones_worth_1_more():
    table = Table(area="water_giant")
    assert table.you.values == (1, 4, 7)
    assert table.them.values == (1, 3, 6)


def test_water_giant_lets_a_3_stone_pay_a_cost_of_4():
    table = Table(hand="surtr", area="water_giant", stones="3").summon("surtr")
    assert table.you.area == {"water_giant", "surtr"}


def test_water_giant_does_not_help_to_pay_for_itself():
    assert not Table(hand="water_giant", stones="3").can_summon("water_giant")


# Yuki Onna


def test_yuki_onna_puts_back_all_stones_and_scores_their_value():
    table = Table(hand="yuki_onna", stones="1 1 3 6").summon("yuki_onna", pay="")
    assert table.you.stones == ""
    assert table.you.points == 11


def test_yuki_onna_does_not_score_stones_spent_on_her_summon():
    table = Table(hand="yuki_onna", stones="1 6").summon("yuki_onna", pay="6")
    assert table.you.points == 1


def test_yuki_onna_scores_what_the_stones_are_worth_now():
    table = Table(hand="yuki_onna", area="agni, hae_tae", stones="1 3 6").summon("yuki_onna", pay="")
    assert table.you.points == 11


def test_yuki_onna_may_be_summoned_without_stones():
    table = Table(hand="yuki_onna").summon("yuki_onna")
    assert table.you.area == {"yuki_onna"}
    assert table.you.points == 0


# Yuki Onna Exalted


def test_yuki_onna_exalted_scores_the_value_of_3_stones_and_keeps_them():
    table = Table(hand="yuki_onna_exalted", stones="1 3 3 6").summon("yuki_onna_exalted", pay="6")
    assert table.you.points == 6
    assert table.you.stones == "1 3 3"


def test_yuki_onna_exalted_does_not_score_3_stones_spent_on_her_summon():
    table = Table(hand="yuki_onna_exalted", stones="3 3").summon("yuki_onna_exalted", pay="3")
    assert table.you.points == 3


def test_yuki_onna_exalted_scores_what_the_3_stones_are_worth_now():
    area = "hae_tae, water_giant"
    table = Table(hand="yuki_onna_exalted", area=area, stones="3 6").summon("yuki_onna_exalted", pay="6")
    assert table.you.points == 7
