"""Rulings R06 to R09: summons, what forbids them, and free ones."""

import pytest

from everglow.agenda import IllegalAction
from tests.games.vale.table import Table, cards

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
    """Scorch would have to copy Young Forest Spirit with a single hand card, without the goblin."""
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
