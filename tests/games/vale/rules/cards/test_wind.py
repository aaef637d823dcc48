"""Wind creatures."""

from everglow.games.vale.box.components import WIND
from tests.games.vale.table import Table, printed


def test_wind_creatures_cost_what_is_printed():
    assert printed(WIND) == {
        "boreas": 4,
        "dandelion_spirit": 3,
        "freyja": 7,
        "genie": 4,
        "genie_exalted": 5,
        "gi_rin": 10,
        "griffon": 7,
        "harpy": 3,
        "hippogriff": 4,
        "odin": 6,
        "pegasus": 3,
        "rudra": 8,
        "sylph": 4,
        "tengu": 3,
        "valkyrie": 5,
    }


# Boreas


def test_boreas_scores_1_per_wind_creature_with_itself_and_returns_to_the_hand():
    table = Table(hand="boreas", area="harpy, griffon, imp", stones="6", their_area="odin").summon("boreas")
    assert table.you.points == 3
    assert table.you.hand == {"boreas"}
    assert table.you.area == {"harpy", "griffon", "imp"}


def test_boreas_needs_a_free_slot_though_it_does_not_stay():
    assert not Table(hand="boreas", area="harpy", stones="6", round=1).can_summon("boreas")


# Dandelion Spirit


def test_dandelion_spirit_draws_a_card_when_summoned():
    table = Table(hand="dandelion_spirit", stones="6", top="hydra").summon("dandelion_spirit")
    assert table.you.hand == {"hydra"}


def test_dandelion_spirit_returns_to_the_hand_and_draws_nothing_for_it():
    table = Table(phase="resolution", area="dandelion_spirit").activate("dandelion_spirit")
    assert table.you.hand == {"dandelion_spirit"}
    assert table.you.area == set()


def test_dandelion_spirit_cannot_be_summoned_when_there_is_no_card_to_draw():
    assert not Table(hand="dandelion_spirit", stones="6", deck="").can_summon("dandelion_spirit")


# Freyja


def test_freyja_scores_1_per_creature_with_an_active_effect_with_herself():
    area = "freyja, salamander, kappa, ifrit"
    assert Table(phase="resolution", area=area, their_area="goblin").activate("freyja").you.points == 2


def test_freyja_counts_creatures_that_have_another_effect_besides():
    assert Table(phase="resolution", area="freyja, imp, undine").activate("freyja").you.points == 3


def test_freyja_counts_creatures_whose_condition_is_not_met():
    assert Table(phase="resolution", area="freyja, medusa").activate("freyja").you.points == 2


# Genie


def test_genie_activates_all_active_effects_in_an_order_of_your_choice():
    table = Table(hand="genie", area="salamander, undine_queen", stones="6").summon("genie")
    assert table.options == {"salamander", "undine_queen"}
    table.activate("undine_queen", "salamander")
    assert table.you.stones == "1 3"
    assert table.you.points == 1


def test_genie_activates_each_effect_only_once():
    table = Table(hand="genie", area="salamander, undine_queen", stones="6").summon("genie")
    assert table.activate("undine_queen").options == {"salamander"}


def test_genie_does_not_activate_what_is_not_possible():
    table = Table(hand="genie", area="medusa, troll, burning_skull", stones="6").summon("genie")
    assert table.question == "action"
    assert table.you.points == 0


def test_genie_may_be_summoned_when_there_is_nothing_to_activate():
    table = Table(hand="genie", stones="6").summon("genie")
    assert table.you.area == {"genie"}


def test_genie_does_not_activate_creatures_of_others():
    table = Table(hand="genie", stones="6", their_area="salamander").summon("genie")
    assert table.question == "action"


# Genie Exalted


def test_genie_exalted_copies_an_active_effect_of_your_choice():
    table = Table(phase="resolution", area="genie_exalted, salamander, undine_queen").activate(
        "genie_exalted"
    )
    assert table.options == {"salamander", "undine_queen"}
    assert table.choose("undine_queen").you.stones == "3"


def test_genie_exalted_copies_only_what_is_possible_now():
    table = Table(phase="resolution", area="genie_exalted, troll, medusa, burning_skull", stones="6")
    assert table.activate("genie_exalted").you.points == 3


def test_genie_exalted_is_not_activated_when_there_is_nothing_to_copy():
    table = Table(phase="resolution", area="genie_exalted, kappa, ifrit, medusa", their_area="salamander")
    assert table.options == {"end turn"}


def test_genie_exalted_is_mandatory():
    table = Table(phase="resolution", area="genie_exalted, salamander").activate("salamander")
    assert table.options == {"genie_exalted"}


def test_genie_exalted_returns_itself_when_it_copies_imp():
    table = Table(phase="resolution", area="genie_exalted, imp").activate("genie_exalted")
    assert table.you.hand == {"genie_exalted"}
    assert table.you.area == {"imp"}


# Gi-rin


def test_gi_rin_scores_2_per_creature_with_itself():
    table = Table(hand="gi_rin", area="kappa, troll", stones="6 6", their_area="imp").summon("gi_rin")
    assert table.you.points == 6


# Griffon


def test_griffon_draws_a_card():
    table = Table(phase="resolution", area="griffon", top="hydra").activate("griffon")
    assert table.you.hand == {"hydra"}


def test_griffon_is_mandatory():
    assert Table(phase="resolution", area="griffon").options == {"griffon"}


def test_griffon_is_not_activated_when_there_is_no_card_to_draw():
    assert Table(phase="resolution", area="griffon", deck="").options == {"end turn"}


# Harpy


def test_harpy_scores_3_with_as_many_hand_cards_as_creatures():
    table = Table(phase="resolution", hand="imp, hydra", area="harpy, kappa").activate("harpy")
    assert table.you.points == 3


def test_harpy_is_not_activated_with_fewer_hand_cards_than_creatures():
    assert Table(phase="resolution", hand="imp", area="harpy, kappa").options == {"end turn"}


def test_harpy_is_not_activated_with_more_hand_cards_than_creatures():
    assert Table(phase="resolution", hand="imp, hydra", area="harpy").options == {"end turn"}


# Hippogriff


def test_hippogriff_draws_a_card_when_summoned():
    assert Table(hand="hippogriff", stones="6", top="hydra").summon("hippogriff").you.hand == {"hydra"}


def test_hippogriff_makes_wind_creatures_cost_2_less():
    assert Table(area="hippogriff").you.cost("griffon") == 5


def test_hippogriff_does_not_make_other_families_cheaper():
    assert Table(area="hippogriff").you.cost("hydra") == 4


def test_hippogriff_helps_only_its_owner():
    assert Table(area="hippogriff").them.cost("griffon") == 7


def test_hippogriff_does_not_make_itself_cheaper():
    assert not Table(hand="hippogriff", stones="3").can_summon("hippogriff")


def test_hippogriff_cannot_be_summoned_when_there_is_no_card_to_draw():
    assert not Table(hand="hippogriff", stones="6", deck="").can_summon("hippogriff")


# Odin

FIVE = "imp, hydra, kappa, troll, tidal"


def test_odin_scores_2_with_5_hand_cards():
    table = Table(phase="resolution", hand=FIVE, area="odin").activate("odin")
    assert (table.you.points, table.you.stones) == (2, "")


def test_odin_takes_a_6_stone_with_6_hand_cards():
    table = Table(phase="resolution", hand=FIVE + ", willow", area="odin").activate("odin")
    assert (table.you.points, table.you.stones) == (0, "6")


def test_odin_scores_2_with_an_empty_hand():
    assert Table(phase="resolution", area="odin").activate("odin").you.points == 2


# Pegasus


def test_pegasus_draws_a_card_when_summoned():
    assert Table(hand="pegasus", stones="6", top="hydra").summon("pegasus").you.hand == {"hydra"}


def test_pegasus_makes_every_creature_cost_1_less():
    you = Table(area="pegasus").you
    assert [you.cost(card) for card in ("surtr", "hydra", "medusa", "genie", "tidal")] == [3, 3, 3, 3, 4]


def test_pegasus_never_makes_a_creature_cost_less_than_nothing():
    assert Table(area="pegasus").you.cost("imp") == 0


def test_pegasus_helps_only_its_owner():
    assert Table(area="pegasus").them.cost("hydra") == 4


def test_pegasus_does_not_make_itself_cheaper():
    assert not Table(hand="pegasus", stones="1 1").can_summon("pegasus")


def test_pegasus_cannot_be_summoned_when_there_is_no_card_to_draw():
    assert not Table(hand="pegasus", stones="6", deck="").can_summon("pegasus")


# Rudra


def test_rudra_scores_2_per_hand_card_without_itself():
    assert Table(hand="rudra, imp, hydra", stones="6 6").summon("rudra").you.points == 4


def test_rudra_may_be_summoned_as_the_last_hand_card():
    table = Table(hand="rudra", stones="6 6").summon("rudra")
    assert table.you.area == {"rudra"}
    assert table.you.points == 0


# Sylph


def test_sylph_draws_a_card_when_summoned():
    assert Table(hand="sylph", stones="6", top="hydra").summon("sylph").you.hand == {"hydra"}


def test_sylph_scores_1_each_time_you_summon():
    table = Table(hand="kappa, hestia", area="sylph", stones="1").summon("kappa").summon("hestia")
    assert table.you.points == 2


def test_sylph_does_not_score_for_her_own_summon():
    assert Table(hand="sylph", stones="6").summon("sylph").you.points == 0


def test_sylph_does_not_score_for_the_summons_of_others():
    table = Table(area="sylph", their_hand="hestia").end_turn().summon("hestia")
    assert (table.you.points, table.them.points) == (0, 0)


def test_sylph_cannot_be_summoned_when_there_is_no_card_to_draw():
    assert not Table(hand="sylph", stones="6", deck="").can_summon("sylph")


# Tengu


def test_tengu_scores_6_and_goes_on_top_of_the_deck():
    table = Table(hand="tengu", stones="6", deck="imp, hydra").summon("tengu")
    assert table.you.points == 6
    assert table.you.area == set()
    assert table.deck == ["tengu", "imp", "hydra"]


def test_tengu_needs_a_free_slot_though_it_does_not_stay():
    assert not Table(hand="tengu", area="harpy", stones="6", round=1).can_summon("tengu")


# Valkyrie


def test_valkyrie_scores_1_per_family_with_her_own():
    table = Table(phase="resolution", area="valkyrie, kappa, hydra, hestia", their_area="troll")
    assert table.activate("valkyrie").you.points == 3


def test_valkyrie_alone_scores_for_wind():
    assert Table(phase="resolution", area="valkyrie").activate("valkyrie").you.points == 1
