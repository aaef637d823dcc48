"""Rulings R15 to R19: the resolution phase, choices, discards and points."""

import pytest

from everglow.games.vale.show.view import view
from tests.games.vale.table import Table

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
    assert (table.decider, table.options, table.you.points) == ("you", {"salamander"}, 0)
    table.activate("salamander")
    assert (table.decider, table.options) == ("you", {"end turn"})


def test_r15_an_effect_that_becomes_possible_must_be_activated():
    table = Table(phase="resolution", area="medusa, griffon")
    assert table.options == {"griffon"}
    assert table.activate("griffon").options == {"medusa"}


def test_r15_an_effect_that_becomes_impossible_is_not_activated():
    table = Table(phase="resolution", area="burning_skull, snail_maiden, charybdis", stones="3")
    assert table.activate("charybdis").options == {"end turn"}


def test_r15_everybody_has_a_resolution_turn_from_the_start_player_clockwise():
    table = Table(phase="resolution", start="third", players=3)
    order = [table.decider, table.end_turn().decider, table.end_turn().decider]
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
    assert (table.decider, table.options) == ("third", {"kappa", "undine"})


def test_r17_the_discard_is_not_paid():
    table = Table(hand="ember", stones="6 6", their_area="hydra", their_stones="1 3").summon("ember")
    assert table.them.stones == "1 3"
    assert table.discard == {"hydra"}


def test_r17_if_only_you_have_one_you_must_take_yourself():
    table = Table(hand="ember", area="kappa", stones="6 6", their_area="imp").summon("ember")
    assert table.you.area == {"ember"}


def test_r17_the_points_come_before_the_discard():
    table = Table(hand="ember", stones="6 6", their_area="hydra, kappa").summon("ember")
    assert table.decider == "them"
    assert table.you.points == 7


def test_r17_the_turn_goes_on_after_the_other_player_has_chosen():
    table = Table(hand="ember", stones="6 6", their_area="hydra, kappa").summon("ember").choose("kappa")
    assert (table.decider, table.question) == ("you", "action")


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
