"""Dragons."""

import pytest

from everglow.games.vale.box.components import DRAGON
from tests.games.vale.table import Table, printed


def test_dragons_cost_what_is_printed():
    assert printed(DRAGON) == {
        "aeris": 9,
        "boulder": 8,
        "dragon_egg": 3,
        "ember": 7,
        "eternity": 12,
        "gust": 8,
        "marina": 7,
        "scorch": 9,
        "tidal": 5,
        "willow": 10,
    }


# Aeris


def test_aeris_returns_another_creature_to_the_hand_and_scores_its_printed_cost():
    table = Table(hand="aeris", area="troll, sand_giant", stones="6 6").summon("aeris")
    assert table.options == {"troll", "sand_giant"}
    table.choose("sand_giant")
    assert table.you.points == 10
    assert table.you.hand == {"sand_giant"}
    assert table.you.area == {"troll", "aeris"}


def test_aeris_scores_nothing_for_a_creature_of_cost_0():
    assert Table(hand="aeris", area="hestia", stones="6 6").summon("aeris").you.points == 0


def test_aeris_scores_the_printed_cost_not_the_reduced_one():
    table = Table(hand="aeris", area="pegasus, griffon", stones="6 6").summon("aeris").choose("griffon")
    assert table.you.points == 7


def test_aeris_cannot_be_summoned_without_another_creature():
    assert not Table(hand="aeris", stones="6 6", their_area="imp").can_summon("aeris")


# Boulder, Ember, Gust, Marina: the same sentence for four families

HUNTERS = [
    ("boulder", 8, "harpy", "griffon"),
    ("ember", 7, "kappa", "hydra"),
    ("gust", 8, "troll", "goblin"),
    ("marina", 7, "imp", "agni"),
]
FAMILIES = ["hestia", "undine", "mimic", "odin", "tidal"]  # one creature of each


@pytest.mark.parametrize(("dragon", "points", "prey", "other"), HUNTERS)
class TestHunters:
    def test_it_scores_and_a_player_of_your_choice_discards_a_creature(self, dragon, points, prey, other):
        table = Table(hand=dragon, area=prey, stones="6 6", their_area=other).summon(dragon)
        assert table.options == {"you", "them"}
        table.choose("them")
        assert table.you.points == points
        assert table.you.area == {prey, dragon}
        assert table.them.area == set()
        assert table.discard == {other}

    def test_you_may_choose_yourself(self, dragon, points, prey, other):
        table = Table(hand=dragon, area=prey, stones="6 6", their_area=other).summon(dragon).choose("you")
        assert table.you.area == {dragon}
        assert table.discard == {prey}

    def test_the_chosen_player_picks_the_creature(self, dragon, points, prey, other):
        table = Table(hand=dragon, stones="6 6", their_area=f"{prey}, {other}, tidal").summon(dragon)
        assert table.decider == "them"
        assert table.options == {prey, other}
        assert table.choose(prey).them.area == {other, "tidal"}

    def test_only_players_with_such_a_creature_can_be_chosen(self, dragon, points, prey, other):
        table = Table(hand=dragon, stones="6 6", their_area=f"{prey} | tidal | {other}").summon(dragon)
        assert table.options == {"them", "fourth"}

    def test_it_cannot_be_summoned_while_nobody_has_such_a_creature(self, dragon, points, prey, other):
        assert not Table(hand=dragon, area="tidal", stones="6 6", their_area="willow").can_summon(dragon)

    def test_it_looks_for_one_family_only(self, dragon, points, prey, other):
        found = [c for c in FAMILIES if Table(hand=dragon, stones="6 6", their_area=c).can_summon(dragon)]
        wanted = {"boulder": "odin", "ember": "undine", "gust": "mimic", "marina": "hestia"}
        assert found == [wanted[dragon]]


# Dragon Egg


def test_dragon_egg_is_discarded_and_a_dragon_comes_for_free():
    table = Table(hand="dragon_egg, tidal, eternity, imp", stones="3").summon("dragon_egg")
    assert table.options == {"tidal", "eternity"}
    table.choose("eternity")
    assert table.you.area == {"eternity"}
    assert table.discard == {"dragon_egg"}
    assert table.you.hand == {"tidal", "imp"}


def test_dragon_egg_lets_the_dragon_carry_out_its_instant():
    table = Table(hand="dragon_egg, tidal", area="eternity", stones="3").summon("dragon_egg")
    assert table.you.points == 10


def test_dragon_egg_has_left_before_the_dragon_counts():
    assert Table(hand="dragon_egg, tidal", stones="3").summon("dragon_egg").you.points == 5


def test_dragon_egg_cannot_be_summoned_without_a_dragon_in_the_hand():
    table = Table(hand="dragon_egg, leviathan, hydra", area="tidal", stones="3")
    assert not table.can_summon("dragon_egg")


def test_dragon_egg_cannot_be_summoned_when_the_dragon_could_not_be():
    assert not Table(hand="dragon_egg, ember", area="imp", stones="3").can_summon("dragon_egg")


# Eternity


def test_eternity_scores_4_per_family_with_its_own():
    table = Table(hand="eternity", area="imp, agni, kappa", stones="6 6").summon("eternity")
    assert table.you.points == 12


def test_eternity_scores_20_with_all_families():
    table = Table(hand="eternity", area="imp, kappa, troll, harpy", stones="6 6").summon("eternity")
    assert table.you.points == 20


# Scorch


def test_scorch_copies_an_instant_of_your_choice():
    table = Table(hand="scorch", area="mud_slime, undine, kappa", stones="6 6").summon("scorch")
    assert table.options == {"mud_slime", "undine"}
    assert table.choose("mud_slime").you.points == 6


def test_scorch_copies_without_asking_when_there_is_one_instant():
    table = Table(hand="scorch", area="mud_slime, kappa", stones="6 6").summon("scorch")
    assert table.you.points == 6


def test_scorch_copies_only_what_is_possible_now():
    area = "pegasus, ember, forest_spirit, mud_slime"
    table = Table(hand="scorch", area=area, stones="6 6", deck="").summon("scorch")
    assert table.you.points == 6


def test_scorch_counts_itself_in_what_it_copies():
    assert Table(hand="scorch", area="tidal", stones="6 6").summon("scorch").you.points == 10


def test_scorch_cannot_be_summoned_without_an_instant_to_copy():
    table = Table(hand="scorch", area="kappa, troll", stones="6 6", their_area="mud_slime")
    assert not table.can_summon("scorch")


def test_scorch_cannot_be_summoned_when_the_only_instant_is_not_possible():
    assert not Table(hand="scorch", area="ember", stones="6 6").can_summon("scorch")


# Tidal


def test_tidal_scores_5_per_dragon_with_itself():
    table = Table(hand="tidal", area="willow, hydra, leviathan", stones="6", their_area="ember").summon(
        "tidal"
    )
    assert table.you.points == 10


# Willow


def test_willow_gives_three_stones_3_points_and_a_card():
    table = Table(hand="willow", stones="6 6", top="hydra").summon("willow")
    assert table.you.stones == "1 3 6"
    assert table.you.points == 3
    assert table.you.hand == {"hydra"}


def test_willow_scores_and_draws_only_after_the_stones_are_reduced():
    table = Table(hand="willow", stones="3 3 6 6", top="hydra").summon("willow", pay="6 6")
    assert table.question == "keep"
    assert (table.you.points, table.you.hand) == (0, set())
    table.keep("1 3 3 6")
    assert (table.you.points, table.you.hand) == (3, {"hydra"})


def test_willow_cannot_be_summoned_when_there_is_no_card_to_draw():
    assert not Table(hand="willow", stones="6 6", deck="").can_summon("willow")
