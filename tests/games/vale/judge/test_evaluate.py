"""Evaluation of a position: to whom it looks how good, from what, and what the forecast is made of."""

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.codec.names import card_id
from everglow.games.vale.judge.census import Census
from everglow.games.vale.judge.evaluate import evaluate, rounds_to_come
from everglow.games.vale.judge.income import income
from everglow.games.vale.judge.prospects import SCORES, points
from everglow.games.vale.judge.worths import BY_NAME
from tests.games.vale.table import Table

FOR_STONES = {"rock_golem", "yuki_onna_exalted"}  # they score for stones, and cost some


def yours(table):
    """Return how good the table looks to you."""
    return evaluate(table.state, 0)


# Who is ahead


def test_a_point_more_is_better_and_a_point_more_for_them_is_worse():
    assert yours(Table(points=21)) > yours(Table(points=20)) > yours(Table(points=20, their_points=1))


def test_only_the_best_opponent_counts():
    assert yours(Table(their_points="30 | 10")) == yours(Table(their_points="30 | 12"))


def test_it_stays_between_minus_one_and_one():
    assert 0.9 < yours(Table(points=400)) <= 1
    assert -1 <= yours(Table(their_points=400)) < -0.9


def test_the_same_lead_says_more_in_the_last_round():
    assert yours(Table(points=25, their_points=20, round=10)) > yours(
        Table(points=25, their_points=20, round=2)
    )


def at_the_end(**position):
    """The table after the last resolution turn."""
    return Table(phase="resolution", round=10, **position).end_turn().end_turn()


def test_at_the_end_the_winner_is_above_zero_and_the_loser_below():
    table = at_the_end(points=41, their_points=40)
    assert table.winners == {"you"}
    assert evaluate(table.state, 0) > 0 > evaluate(table.state, 1)


def test_at_the_end_creatures_break_a_tie():
    table = at_the_end(points=40, their_points=40, area="agni", their_area="hestia, pegasus")
    assert table.winners == {"them"}
    assert evaluate(table.state, 0) < 0 < evaluate(table.state, 1)


def test_at_the_end_creatures_order_those_who_have_not_won_too():
    table = at_the_end(
        points=40, their_points="50 | 40 | 40", area="agni", their_area="| hestia, pegasus | hydra"
    )
    table.end_turn().end_turn()
    assert table.state.places() == [3, 1, 2, 3]
    assert GAME.show.view(table.state, 0)["places"] == [3, 1, 2, 3]


def test_at_the_end_a_shared_victory_is_neither_good_nor_bad():
    assert yours(at_the_end(points=40, their_points=40)) == 0


def test_at_the_end_stones_and_cards_are_worth_nothing():
    rich = at_the_end(points=40, their_points=40, stones="6 6 6 6", hand="mud_slime")
    assert yours(rich) == 0


# What a seat may see


def test_it_does_not_change_when_hidden_cards_are_dealt_anew():
    table = Table(hand="imp", their_hand="eternity, troll", their_area="sylph")
    table.state.players[1].secrets = {card_id("eternity"): 0}
    worlds = [table.state.imagine(0, world) for world in range(20)]
    assert {evaluate(world, 0) for world in worlds} == {yours(table)}


def test_it_does_not_change_while_they_pay_for_a_creature_and_hidden_cards_are_dealt_anew():
    table = Table(their_hand="rudra, eternity, troll", their_stones="6 6 3", start="them").summon("rudra")
    table.state.players[1].secrets = {card_id("eternity"): 0, card_id("troll"): 0}
    assert table.question == "pay"
    assert {evaluate(table.state.imagine(0, world), 0) for world in range(20)} == {yours(table)}


def test_a_card_in_their_hand_is_better_for_them_than_none():
    table, without = Table(their_hand="eternity", round=3), Table(round=3)
    table.state.players[1].secrets = {card_id("eternity"): 0}
    assert yours(table) < yours(without)


# What is worth something


def test_a_creature_about_to_be_paid_for_counts():
    table = Table(hand="mud_slime", stones="6 6", round=5)
    before = yours(table)
    table.summon("mud_slime")
    assert table.question == "pay"
    assert yours(table) > before


def test_a_creature_about_to_be_paid_for_counts_as_if_as_little_as_possible_were_paid():
    asked = Table(hand="agni", stones="1 3 6", round=5).summon("agni")
    dear = Table(hand="agni", stones="1 3 6", round=5).summon("agni", pay="1 3 6")
    assert asked.question == "pay"
    assert yours(asked) > yours(dear)


def test_a_creature_about_to_be_released_no_longer_counts():
    table = Table(area="sylph", stones="6 6", round=5)
    before = yours(table)
    table.release("sylph")
    assert table.question == "pay"
    assert yours(table) < before


def test_stones_over_the_limit_are_worth_nothing():
    table = Table(stones="1 6 6 6", marked="nessie").sell("nessie")
    assert table.question == "keep"
    before = yours(table)
    assert yours(table.keep("3 6 6 6")) == before


def test_a_creature_that_returns_to_the_hand_leaves_its_slot():
    assert Census(Table(area="undine, harpy, agni").state.players[0]).returning() == 1
    assert yours(Table(area="undine", phase="resolution", round=1)) > yours(
        Table(area="hestia", phase="resolution", round=1)
    )


def test_hoarding_cards_is_worth_less_and_less():
    few, more = "imp, agni", "imp, agni, hydra, kappa"

    def gain(hand):
        return yours(Table(hand=f"{hand}, troll", round=5)) - yours(Table(hand=hand, round=5))

    assert gain(few) > gain(more)


def test_a_marked_card_is_better_than_none():
    assert yours(Table(marked="mud_slime", round=3)) > yours(Table(round=3))


def test_before_the_hunt_everybody_has_as_much_to_hope_for():
    table = Table(phase="hunt", display="imp, agni, kappa, hydra", round=3)
    assert evaluate(table.state, 0) == evaluate(table.state, 1) == 0


def test_hunting_a_good_creature_is_better_than_hunting_a_poor_one():
    def hunted(name):
        return yours(Table(phase="hunt", display="valkyrie, cerberus, agni, kappa", round=3).mark(name))

    assert hunted("valkyrie") > hunted("cerberus")


def test_income_already_taken_this_round_is_worth_no_more_than_its_points():
    table = Table(area="odin", phase="resolution", round=10)
    table.activate("odin").end_turn()
    assert table.decider == "them"
    assert 0 < yours(table) < yours(Table(area="odin", points=3, phase="resolution", round=10))


def test_a_creature_that_scores_every_round_is_worth_more_early_on():
    def gain(round):
        return yours(Table(area="odin", round=round)) - yours(Table(round=round))

    assert gain(3) > gain(10) > 0


def test_what_was_activated_is_not_counted_again_in_this_turn():
    table = Table(area="salamander, valkyrie", phase="resolution", round=10)
    before = yours(table)
    table.activate("valkyrie")
    assert table.you.points == 2
    assert yours(table) < before + 0.2


def test_the_game_is_likely_to_be_shorter_the_nearer_somebody_is_to_sixty():
    assert 5 > rounds_to_come(5, 10) > rounds_to_come(5, 40) > rounds_to_come(5, 55) > 0
    assert rounds_to_come(5, 60) == rounds_to_come(10, 40) == 0


# What it is made of


def test_every_creature_has_its_worth():
    assert list(BY_NAME) == [card.name for card in CARDS]


@pytest.mark.parametrize("name", sorted(set(SCORES) - FOR_STONES))
def test_a_summon_scores_what_was_foreseen(name):
    table = Table(
        hand=f"{name}, basilisk, medusa",
        area="kappa, salamander, nessie, agni, harpy, scorch",
        stones="6 6",
        their_area="goblin",
    )
    foreseen = points(card_id(name), Census(table.state.players[0]))
    scored = summoned(table, name)
    assert scored == foreseen


def summoned(table, name):
    """The points of a summon without those of other creatures."""
    table.summon(name)
    if table.question == "pay":
        table.choose(min(table.options, key=len))
    if name == "hydra":
        table.choose("draw", "points4")
    if name == "aeris":
        table.choose("scorch")
    return sum(event["points"] for event in table.events("scored", cause=name))


def test_what_is_scored_for_stones_is_foreseen_from_the_stones_held_now():
    census = Census(Table(stones="1 3 3 6").state.players[0])
    assert points(card_id("yuki_onna_exalted"), census) == points(card_id("rock_golem"), census) == 6


def test_succubus_foresees_nothing_without_the_four_costs():
    assert points(card_id("succubus"), Census(Table(area="kappa").state.players[0])) == 0


@pytest.mark.parametrize(
    ("area", "stones", "hand"),
    [
        ("salamander, goblin, valkyrie, freyja", "", ""),
        ("burning_skull, sea_spirit, charybdis, troll", "1 3 3 6", ""),
        ("burning_skull, sea_spirit, charybdis, troll", "", ""),
        ("nessie, odin, harpy", "", "imp, agni, hydra"),
        ("nessie, odin, harpy, tidal", "", "imp, agni, hydra, ifrit, surtr, balog"),
        ("goblin_soldier, undine_queen", "", ""),
        ("freyja, agni", "", ""),
        ("valkyrie, genie_exalted, goblin", "", ""),
    ],
)
def test_a_resolution_turn_scores_what_was_foreseen(area, stones, hand):
    table = Table(area=area, stones=stones, hand=hand, points=10, their_points=30, phase="resolution")
    foreseen = income(table.state.players[0].area, Census(table.state.players[0]), 0, behind=True)
    for creature in area.split(", "):
        if creature in table.options:
            table.activate(creature)
        if table.question == "copy":
            table.choose("valkyrie")
    assert table.you.points == 10 + foreseen


def test_goblin_soldier_is_foreseen_to_lose_points_when_nobody_is_ahead():
    table = Table(area="goblin_soldier", points=30)
    assert income(table.state.players[0].area, Census(table.state.players[0]), 0, behind=False) == -4


def test_evaluation_is_what_the_game_offers():
    table = Table(points=5)
    assert GAME.judge.evaluate(table.state, 0) == evaluate(table.state, 0)
