"""Rulings R22 to R26: single creatures, and what counts what."""

import pytest

from tests.games.vale.table import Table

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
