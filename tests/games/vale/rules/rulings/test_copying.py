"""Rulings R10 to R14: costs, recovering, copying, and Genie."""

import pytest

from tests.games.vale.table import Table

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
