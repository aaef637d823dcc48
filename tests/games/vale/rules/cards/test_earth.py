"""Earth creatures."""

from everglow.games.vale.box.components import EARTH
from tests.games.vale.table import Table, printed


def test_earth_creatures_cost_what_is_printed():
    assert printed(EARTH) == {
        "basilisk": 3,
        "behemoth": 9,
        "cerberus": 5,
        "forest_spirit": 2,
        "gargoyle": 2,
        "goblin": 1,
        "goblin_soldier": 4,
        "medusa": 4,
        "mimic": 6,
        "mud_slime": 6,
        "rock_golem": 6,
        "sand_giant": 10,
        "stone_golem": 6,
        "troll": 3,
        "young_forest_spirit": 0,
    }


# Basilisk


def test_basilisk_offers_three_pairs():
    table = Table(phase="resolution", area="basilisk", points=5).activate("basilisk")
    assert table.options == {"lose0_1", "lose1_3", "lose2_6"}


def test_basilisk_gives_a_1_stone_for_nothing():
    table = Table(phase="resolution", area="basilisk", points=5).activate("basilisk").choose("lose0_1")
    assert (table.you.points, table.you.stones) == (5, "1")


def test_basilisk_gives_a_3_stone_for_1_point():
    table = Table(phase="resolution", area="basilisk", points=5).activate("basilisk").choose("lose1_3")
    assert (table.you.points, table.you.stones) == (4, "3")


def test_basilisk_gives_a_6_stone_for_2_points():
    table = Table(phase="resolution", area="basilisk", points=5).activate("basilisk").choose("lose2_6")
    assert (table.you.points, table.you.stones) == (3, "6")


def test_basilisk_gives_the_stone_also_when_there_are_too_few_points_to_lose():
    table = Table(phase="resolution", area="basilisk", points=1).activate("basilisk").choose("lose2_6")
    assert (table.you.points, table.you.stones) == (0, "6")


def test_basilisk_is_mandatory():
    assert Table(phase="resolution", area="basilisk").options == {"basilisk"}


# Behemoth


def test_behemoth_scores_3_per_family_with_its_own():
    table = Table(hand="behemoth", area="imp, agni, kappa", stones="6 6").summon("behemoth")
    assert table.you.points == 9


def test_behemoth_scores_15_with_all_families():
    table = Table(hand="behemoth", area="imp, kappa, harpy, tidal", stones="6 6").summon("behemoth")
    assert table.you.points == 15


# Cerberus


def test_cerberus_discards_up_to_three_other_creatures_for_free():
    area = "imp, kappa, troll, harpy"
    table = Table(hand="cerberus", area=area, stones="1 6").summon("cerberus", pay="6")
    assert table.options == {"imp", "kappa", "troll", "harpy", "done"}
    table.choose("imp", "kappa", "troll")
    assert table.question == "action"
    assert table.you.area == {"harpy", "cerberus"}
    assert table.discard == {"imp", "kappa", "troll"}
    assert table.you.stones == "1"


def test_cerberus_may_discard_none():
    table = Table(hand="cerberus", area="imp, kappa", stones="6").summon("cerberus").choose("done")
    assert table.you.area == {"imp", "kappa", "cerberus"}


def test_cerberus_may_discard_fewer_than_three():
    table = Table(hand="cerberus", area="imp, kappa, troll", stones="6").summon("cerberus")
    assert table.choose("kappa", "done").you.area == {"imp", "troll", "cerberus"}


def test_cerberus_discards_only_when_the_choice_is_complete():
    table = Table(hand="cerberus", area="imp, kappa, troll", stones="6").summon("cerberus").choose("imp")
    assert table.you.area == {"imp", "kappa", "troll", "cerberus"}


def test_cerberus_picks_in_ascending_order_so_that_no_set_is_reached_twice():
    table = Table(hand="cerberus", area="troll, kappa, imp", stones="6").summon("cerberus").choose("kappa")
    assert table.options == {"troll", "done"}


def test_cerberus_discards_the_creatures_that_were_picked_whatever_their_places():
    table = Table(hand="cerberus", area="harpy, troll, imp, kappa", stones="6").summon("cerberus")
    assert table.choose("imp", "troll", "done").you.area == {"harpy", "kappa", "cerberus"}


def test_cerberus_with_different_picks_is_a_different_position():
    one = Table(hand="cerberus", area="imp, kappa, troll", stones="6").summon("cerberus").choose("imp")
    other = Table(hand="cerberus", area="kappa, imp, troll", stones="6").summon("cerberus").choose("kappa")
    assert one.options != other.options
    assert one.state.key() != other.state.key()


def test_cerberus_with_the_same_picks_is_the_same_position_whatever_the_places():
    one = Table(hand="cerberus", area="imp, kappa, troll", stones="6").summon("cerberus").choose("imp")
    other = Table(hand="cerberus", area="kappa, imp, troll", stones="6").summon("cerberus").choose("imp")
    assert one.state.key() == other.state.key()


def test_cerberus_alone_asks_nothing():
    table = Table(hand="cerberus", stones="6").summon("cerberus")
    assert table.question == "action"
    assert table.you.area == {"cerberus"}


def test_cerberus_does_not_touch_the_areas_of_others():
    table = Table(hand="cerberus", area="imp", stones="6", their_area="kappa").summon("cerberus")
    assert table.options == {"imp", "done"}


# Forest Spirit


def test_forest_spirit_discards_a_hand_card_and_scores_its_printed_cost():
    table = Table(hand="forest_spirit, imp, eternity", stones="6").summon("forest_spirit")
    assert table.options == {"imp", "eternity"}
    table.choose("eternity")
    assert table.you.points == 12
    assert table.discard == {"eternity"}
    assert table.you.hand == {"imp"}


def test_forest_spirit_scores_nothing_for_a_card_of_cost_0():
    assert Table(hand="forest_spirit, imp", stones="6").summon("forest_spirit").you.points == 0


def test_forest_spirit_scores_the_printed_cost_not_the_reduced_one():
    table = Table(hand="forest_spirit, eternity", area="pegasus", stones="6").summon("forest_spirit")
    assert table.you.points == 12


def test_forest_spirit_cannot_be_summoned_as_the_last_hand_card():
    assert not Table(hand="forest_spirit", stones="6").can_summon("forest_spirit")


# Gargoyle


def test_gargoyle_scores_3_when_a_6_stone_is_paid():
    assert Table(hand="nessie", area="gargoyle", stones="6").summon("nessie").you.points == 3


def test_gargoyle_scores_once_however_many_6_stones_are_paid():
    table = Table(hand="nessie", area="gargoyle", stones="6 6").summon("nessie", pay="6 6")
    assert table.you.points == 3


def test_gargoyle_does_not_score_when_no_6_stone_is_paid():
    table = Table(hand="nessie", area="gargoyle", stones="1 3 6").summon("nessie", pay="1 3")
    assert table.you.points == 0


def test_gargoyle_does_not_score_for_its_own_summon():
    assert Table(hand="gargoyle", stones="6").summon("gargoyle").you.points == 0


def test_gargoyle_does_not_score_for_a_3_stone_that_is_worth_6():
    table = Table(hand="nessie", area="gargoyle, hae_tae", stones="3").summon("nessie")
    assert table.you.points == 0


# Goblin


def test_goblin_steals_a_point_from_an_opponent():
    table = Table(phase="resolution", area="goblin", points=2, their_points=5).activate("goblin")
    assert (table.you.points, table.them.points) == (3, 4)


def test_goblin_steals_from_an_opponent_of_your_choice():
    table = Table(phase="resolution", area="goblin", their_points="5 | 1").activate("goblin").choose("third")
    assert (table.you.points, table.them.points, table.third.points) == (1, 5, 0)


def test_goblin_steals_only_from_opponents_who_have_a_point():
    table = Table(phase="resolution", area="goblin", points=7, their_points="5 | 0 | 1").activate("goblin")
    assert table.options == {"them", "fourth"}


def test_goblin_is_not_activated_while_no_opponent_has_a_point():
    assert Table(phase="resolution", area="goblin", points=7, their_points="0 | 0").options == {"end turn"}


def test_goblin_is_mandatory():
    assert Table(phase="resolution", area="goblin", their_points=1).options == {"goblin"}


# Goblin Soldier


def test_goblin_soldier_scores_4_when_an_opponent_is_ahead():
    table = Table(phase="resolution", area="goblin_soldier", points=5, their_points=6).activate(
        "goblin_soldier"
    )
    assert table.you.points == 9


def test_goblin_soldier_needs_only_one_opponent_ahead():
    table = Table(phase="resolution", area="goblin_soldier", points=5, their_points="1 | 6")
    assert table.activate("goblin_soldier").you.points == 9


def test_goblin_soldier_loses_4_in_a_tie():
    table = Table(phase="resolution", area="goblin_soldier", points=6, their_points=6).activate(
        "goblin_soldier"
    )
    assert table.you.points == 2


def test_goblin_soldier_loses_4_when_you_lead():
    table = Table(phase="resolution", area="goblin_soldier", points=7, their_points="6 | 2")
    assert table.activate("goblin_soldier").you.points == 3


def test_goblin_soldier_never_brings_you_below_0():
    table = Table(phase="resolution", area="goblin_soldier", points=3, their_points=1).activate(
        "goblin_soldier"
    )
    assert table.you.points == 0


def test_goblin_soldier_is_mandatory_also_when_it_costs_points():
    assert Table(phase="resolution", area="goblin_soldier", points=7).options == {"goblin_soldier"}


# Medusa


def test_medusa_discards_a_hand_card_of_your_choice_and_takes_a_6_stone():
    table = Table(phase="resolution", hand="imp, tidal", area="medusa").activate("medusa").choose("tidal")
    assert table.you.hand == {"imp"}
    assert table.discard == {"tidal"}
    assert table.you.stones == "6"


def test_medusa_must_discard_the_last_hand_card():
    assert Table(phase="resolution", hand="tidal", area="medusa").options == {"medusa"}


def test_medusa_is_not_activated_with_an_empty_hand():
    assert Table(phase="resolution", area="medusa").options == {"end turn"}


# Mimic


def test_mimic_takes_any_earth_card_from_the_discard_pile():
    table = Table(phase="resolution", area="mimic", discard="troll, imp, goblin, tidal").activate("mimic")
    assert table.options == {"troll", "goblin"}
    table.choose("goblin")
    assert table.you.hand == {"goblin"}
    assert table.discard == {"troll", "imp", "tidal"}


def test_mimic_is_not_activated_without_an_earth_card_in_the_discard_pile():
    assert Table(phase="resolution", area="mimic", discard="imp, kappa").options == {"end turn"}


def test_mimic_is_mandatory():
    assert Table(phase="resolution", area="mimic", discard="troll").options == {"mimic"}


# Mud Slime


def test_mud_slime_scores_6_when_summoned():
    assert Table(hand="mud_slime", stones="6").summon("mud_slime").you.points == 6


def test_mud_slime_returns_to_the_hand_and_scores_nothing_for_it():
    table = Table(phase="resolution", area="mud_slime").activate("mud_slime")
    assert table.you.hand == {"mud_slime"}
    assert table.you.area == set()
    assert table.you.points == 0


# Rock Golem


def test_rock_golem_scores_the_value_of_6_stones_and_keeps_them():
    table = Table(hand="rock_golem", stones="3 6 6 6").summon("rock_golem", pay="6")
    assert table.you.points == 12
    assert table.you.stones == "3 6 6"


def test_rock_golem_scores_what_the_6_stones_are_worth_now():
    area = "hae_tae, water_giant"
    table = Table(hand="rock_golem", area=area, stones="3 6 6").summon("rock_golem", pay="3")
    assert table.you.points == 8


def test_rock_golem_may_be_summoned_without_a_6_stone_left():
    table = Table(hand="rock_golem", stones="6").summon("rock_golem")
    assert table.you.area == {"rock_golem"}
    assert table.you.points == 0


# Sand Giant


def test_sand_giant_scores_4_per_earth_creature_with_itself():
    table = Table(hand="sand_giant", area="troll, imp", stones="6 6", their_area="goblin").summon(
        "sand_giant"
    )
    assert table.you.points == 8


# Stone Golem


def test_stone_golem_swaps_every_stone_for_a_6_stone():
    table = Table(hand="stone_golem", stones="1 3 6 6").summon("stone_golem", pay="6")
    assert table.you.stones == "6 6 6"


def test_stone_golem_may_be_summoned_without_a_stone_left():
    table = Table(hand="stone_golem", stones="6").summon("stone_golem")
    assert table.you.area == {"stone_golem"}
    assert table.you.stones == ""


# Troll


def test_troll_scores_3_with_a_6_stone_and_keeps_it():
    table = Table(phase="resolution", area="troll", stones="6").activate("troll")
    assert table.you.points == 3
    assert table.you.stones == "6"


def test_troll_scores_3_however_many_6_stones_there_are():
    assert Table(phase="resolution", area="troll", stones="6 6 6").activate("troll").you.points == 3


def test_troll_is_not_activated_without_a_6_stone():
    assert Table(phase="resolution", area="troll", stones="1 3 3").options == {"end turn"}


def test_troll_looks_at_the_stone_not_at_its_value():
    assert Table(phase="resolution", area="troll, hae_tae", stones="3").options == {"end turn"}


# Young Forest Spirit


def test_young_forest_spirit_discards_a_card_and_summons_another_for_free():
    table = Table(hand="young_forest_spirit, imp, eternity, kappa").summon("young_forest_spirit")
    assert table.options == {"imp", "eternity", "kappa"}
    table.choose("imp")
    assert table.options == {"eternity", "kappa"}
    table.choose("eternity")
    assert table.you.area == {"young_forest_spirit", "eternity"}
    assert table.you.hand == {"kappa"}
    assert table.discard == {"imp"}


def test_young_forest_spirit_lets_the_free_creature_carry_out_its_instant():
    table = Table(hand="young_forest_spirit, imp, eternity").summon("young_forest_spirit").choose("imp")
    assert table.you.points == 8


def test_young_forest_spirit_needs_two_other_hand_cards():
    assert not Table(hand="young_forest_spirit, kappa").can_summon("young_forest_spirit")
    assert Table(hand="young_forest_spirit, kappa, imp").can_summon("young_forest_spirit")


def test_young_forest_spirit_needs_two_free_slots():
    hand = "young_forest_spirit, kappa, imp"
    assert not Table(hand=hand, area="troll, harpy", round=3).can_summon("young_forest_spirit")
    assert Table(hand=hand, area="troll", round=3).can_summon("young_forest_spirit")
