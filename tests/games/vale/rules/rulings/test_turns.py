"""Rulings R27 to R32: release, turns, the end, setup and sales."""

import itertools

import pytest

from everglow.agenda import IllegalAction
from everglow.games.vale.rules.phases import new_game
from everglow.games.vale.show.view import view
from everglow.rng import hashed
from tests.games.vale.table import Table
from tests.games.vale.turns import marking_order

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
    assert (table.decider, table.question, table.options) == ("you", "mark", {"troll"})


def test_r28_action_turns_go_from_the_start_player_clockwise():
    table = Table(players=3, start="third")
    assert [table.decider, table.end_turn().decider, table.end_turn().decider] == ["third", "you", "them"]


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
    assert table.decider == "them"


# Ruling R29: end and winner


def end_round(table):
    """Let everybody just end their turns."""
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
    assert (table.round, table.start, table.decider) == (4, "you", "you")


def test_r30_a_new_round_begins_with_a_hunt():
    table = end_round(Table(phase="resolution", round=3))
    assert (table.decider, table.question, len(table.display)) == ("them", "mark", 4)


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
