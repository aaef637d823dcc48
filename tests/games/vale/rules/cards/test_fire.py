"""Fire creatures."""

import pytest

from everglow.games.vale.box.components import FIRE
from tests.games.vale.table import ALL, Table, printed


def test_fire_creatures_cost_what_is_printed():
    assert printed(FIRE) == {
        "agni": 4,
        "asmodeus": 4,
        "balog": 4,
        "burning_skull": 3,
        "firefox": 1,
        "hestia": 0,
        "horned_salamander": 2,
        "ifrit": 2,
        "imp": 0,
        "incubus": 2,
        "lava_giant": 3,
        "phoenix": 3,
        "salamander": 1,
        "succubus": 0,
        "surtr": 4,
    }


# Agni


def test_agni_makes_each_1_stone_worth_2():
    table = Table(hand="surtr", area="agni", stones="1 1").summon("surtr")
    assert table.you.area == {"agni", "surtr"}


def test_agni_does_not_touch_other_stones():
    assert Table(area="agni").you.values == (2, 3, 6)


def test_agni_helps_only_its_owner():
    table = Table(area="agni")
    assert table.them.values == (1, 3, 6)


def test_agni_does_not_help_to_pay_for_agni():
    assert not Table(hand="agni", stones="1 1").can_summon("agni")


# Asmodeus


def test_asmodeus_returns_one_creature_of_your_choice_to_the_hand():
    table = Table(phase="resolution", area="asmodeus, ifrit, imp").activate("asmodeus").choose("ifrit")
    assert table.you.hand == {"ifrit"}
    assert table.you.area == {"asmodeus", "imp"}


def test_asmodeus_takes_only_creatures_with_an_instant_and_a_printed_cost_of_2_or_less():
    others = ALL - {"asmodeus"}
    assert {
        c for c in others if Table(phase="resolution", area=f"asmodeus, {c}").options >= {"asmodeus"}
    } == {
        *("firefox", "ifrit", "imp", "incubus", "succubus", "undine"),
        *("yuki_onna", "forest_spirit", "young_forest_spirit"),
    }


def test_asmodeus_must_return_a_creature_if_there_is_one():
    assert Table(phase="resolution", area="asmodeus, ifrit").options == {"asmodeus"}


def test_asmodeus_does_not_take_creatures_of_others():
    assert Table(phase="resolution", area="asmodeus", their_area="ifrit").options == {"end turn"}


def test_asmodeus_may_take_imp_before_imp_is_activated():
    table = Table(phase="resolution", area="asmodeus, imp").activate("asmodeus")
    assert table.you.hand == {"imp"}
    assert table.options == {"end turn"}


# Balog


def test_balog_returns_one_fire_creature_of_your_choice_to_the_hand():
    table = Table(phase="resolution", area="balog, surtr, lava_giant").activate("balog").choose("surtr")
    assert table.you.hand == {"surtr"}
    assert table.you.area == {"balog", "lava_giant"}


def test_balog_takes_only_fire_creatures_with_an_instant_at_any_cost():
    others = ALL - {"balog"}
    assert {c for c in others if Table(phase="resolution", area=f"balog, {c}").options >= {"balog"}} == {
        *("firefox", "ifrit", "imp", "incubus", "lava_giant", "succubus", "surtr"),
    }


def test_balog_must_return_a_creature_if_there_is_one():
    assert Table(phase="resolution", area="balog, surtr").options == {"balog"}


# Burning Skull


def test_burning_skull_puts_back_exactly_one_1_stone_and_scores_3():
    table = Table(phase="resolution", area="burning_skull", stones="1 1 3").activate("burning_skull")
    assert table.you.stones == "1 3"
    assert table.you.points == 3


def test_burning_skull_is_not_activated_without_a_1_stone():
    assert Table(phase="resolution", area="burning_skull", stones="3 6").options == {"end turn"}


def test_burning_skull_must_take_the_last_1_stone():
    assert Table(phase="resolution", area="burning_skull", stones="1").options == {"burning_skull"}


# Firefox


def test_firefox_scores_1_per_hand_card_without_itself():
    assert Table(hand="firefox, imp, hydra", stones="1").summon("firefox").you.points == 2


def test_firefox_scores_nothing_with_an_empty_hand_but_may_be_summoned():
    table = Table(hand="firefox", stones="1").summon("firefox")
    assert table.you.area == {"firefox"}
    assert table.you.points == 0


# Hestia


def test_hestia_raises_the_stone_limit_to_6():
    table = Table(area="hestia", stones="3 3 3 3", marked="tidal, willow").sell("tidal", "willow")
    assert table.you.stones == "3 3 3 3 6 6"


def test_hestia_does_not_lift_the_stone_limit_altogether():
    table = Table(area="hestia", stones="3 3 3 3 3 3", marked="tidal").sell("tidal")
    assert table.question == "keep"
    assert table.keep("3 3 3 3 3 6").you.stones == "3 3 3 3 3 6"


def test_hestia_counts_from_the_moment_she_is_summoned():
    table = Table(hand="hestia", stones="3 3 3 3", marked="tidal").summon("hestia", pay="").sell("tidal")
    assert table.you.stones == "3 3 3 3 6"


def test_hestia_helps_only_her_owner():
    table = Table(their_area="hestia", stones="3 3 3 3", marked="undine").sell("undine")
    assert table.you.stones == "3 3 3 3"


# Horned Salamander


def test_horned_salamander_gives_four_1_stones():
    table = Table(phase="resolution", area="horned_salamander").activate("horned_salamander")
    assert table.you.stones == "1 1 1 1"


def test_horned_salamander_gives_all_four_before_the_limit_is_looked_at():
    table = Table(phase="resolution", area="horned_salamander", stones="3 6").activate("horned_salamander")
    assert table.options == {"1 1 1 1", "1 1 1 3", "1 1 1 6", "1 1 3 6"}


# Ifrit


def test_ifrit_scores_1_per_creature_of_yours_with_itself():
    table = Table(hand="ifrit", area="kappa, troll", stones="6", their_area="imp").summon("ifrit")
    assert table.you.points == 3


# Imp


def test_imp_gives_two_1_stones_when_summoned():
    assert Table(hand="imp").summon("imp").you.stones == "1 1"


def test_imp_returns_to_the_hand():
    table = Table(phase="resolution", area="imp, kappa").activate("imp")
    assert table.you.hand == {"imp"}
    assert table.you.area == {"kappa"}


def test_imp_gives_no_stones_when_it_returns():
    assert Table(phase="resolution", area="imp").activate("imp").you.stones == ""


# Incubus


def test_incubus_scores_2_per_creature_with_a_printed_cost_of_2_or_less_with_itself():
    table = Table(hand="incubus", area="hestia, kappa, nessie, troll", stones="6").summon("incubus")
    assert table.you.points == 8


def test_incubus_looks_at_printed_costs_not_at_reduced_ones():
    table = Table(hand="incubus", area="pegasus, troll", stones="6").summon("incubus")
    assert table.you.points == 2


# Lava Giant


def test_lava_giant_scores_2_per_fire_creature_with_itself():
    table = Table(hand="lava_giant", area="agni, kappa", stones="6", their_area="imp").summon("lava_giant")
    assert table.you.points == 4


# Phoenix


def test_phoenix_scores_1_for_each_1_stone_spent_on_a_summon():
    table = Table(hand="nessie", area="phoenix", stones="1 1 1").summon("nessie", pay="1 1 1")
    assert table.you.points == 3


def test_phoenix_does_not_score_for_1_stones_that_are_kept():
    table = Table(hand="nessie", area="phoenix", stones="1 1 1").summon("nessie", pay="1 1")
    assert table.you.points == 2


def test_phoenix_does_not_score_for_other_stones():
    table = Table(hand="nessie", area="phoenix", stones="1 3 6").summon("nessie", pay="3 6")
    assert table.you.points == 0


def test_phoenix_does_not_score_for_its_own_summon():
    assert Table(hand="phoenix", stones="1 1 1").summon("phoenix").you.points == 0


def test_phoenix_counts_stones_not_their_value():
    table = Table(hand="nessie", area="phoenix, agni", stones="1").summon("nessie")
    assert table.you.points == 1


# Salamander


def test_salamander_gives_a_1_stone_and_a_point():
    table = Table(phase="resolution", area="salamander").activate("salamander")
    assert table.you.stones == "1"
    assert table.you.points == 1


def test_salamander_scores_only_after_the_stones_are_reduced():
    table = Table(phase="resolution", area="salamander", stones="3 3 3 6").activate("salamander")
    assert table.question == "keep"
    assert table.you.points == 0
    assert table.keep("1 3 3 6").you.points == 1


# Succubus


def test_succubus_scores_10_with_printed_costs_1_2_3_and_4():
    table = Table(hand="succubus", area="kappa, nessie, troll, agni").summon("succubus")
    assert table.you.points == 10


def test_succubus_scores_10_only_once_however_many_sets_there_are():
    area = "kappa, nessie, troll, agni, goblin, gargoyle, harpy"
    assert Table(hand="succubus", area=area, round=8).summon("succubus").you.points == 10


@pytest.mark.parametrize(
    "area", ["nessie, troll, agni", "kappa, troll, agni", "kappa, nessie, agni", "kappa, nessie, troll"]
)
def test_succubus_scores_nothing_when_a_cost_is_missing_but_may_be_summoned(area):
    table = Table(hand="succubus", area=area).summon("succubus")
    assert "succubus" in table.you.area
    assert table.you.points == 0


def test_succubus_looks_at_printed_costs_not_at_reduced_ones():
    table = Table(hand="succubus", area="nessie, pegasus, agni, asmodeus").summon("succubus")
    assert table.you.points == 0


def test_succubus_does_not_look_at_the_areas_of_others():
    table = Table(hand="succubus", area="kappa, nessie, troll", their_area="agni").summon("succubus")
    assert table.you.points == 0


# Surtr


def test_surtr_scores_2_per_family_with_its_own():
    table = Table(hand="surtr", area="kappa, undine, troll", stones="6").summon("surtr")
    assert table.you.points == 6


def test_surtr_alone_scores_for_fire():
    assert Table(hand="surtr", stones="6", their_area="kappa").summon("surtr").you.points == 2
