"""The protocol, spelled out for the Vale of Eternity."""

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.codec.names import NAMES

from .table import Table


def preview(table, name):
    return GAME.show.preview(table.state, 0, GAME.codec.action(name))


def test_a_sale_is_previewed_with_its_stones():
    assert preview(Table(marked="troll"), "sell:troll")["stones"][0] == {"red": 4, "blue": 0, "purple": 0}


def test_a_payment_is_previewed_with_all_that_follows():
    table = Table(hand="surtr", area="kappa", stones="1 3 6").summon("surtr")
    seen = preview(table, "pay:1,1,0")
    assert seen["stones"][0] == {"red": -1, "blue": -1, "purple": 0}
    assert seen["points"] == [6, 0]


def test_a_theft_is_previewed_for_both_players():
    table = Table(area="goblin", phase="resolution", their_points=5)
    assert preview(table, "activate:goblin")["points"] == [1, -1]


def test_a_draw_is_previewed_without_the_card():
    table = Table(area="griffon", phase="resolution", top="agni")
    assert {"event": "drew", "seat": 0, "card": None, "cause": "griffon"} in preview(
        table, "activate:griffon"
    )["events"]


def test_the_next_hunt_cannot_be_foreseen():
    table = Table(phase="resolution", round=3, their_area="imp").end_turn()
    table.choose("imp")
    seen = GAME.show.preview(table.state, 1, GAME.codec.action("end_turn"))
    assert [event["event"] for event in seen["events"]] == ["turn_ended"]


def test_a_question_says_its_kind_the_card_the_text_and_how_many_picks_are_wanted():
    table = Table(hand="scorch", area="hydra, kappa, imp", stones="6 3").summon("scorch").choose("hydra")
    asked = {"kind": "choose", "seat": 0, "card": "scorch", "text": "hydra", "picks": 2}
    assert GAME.show.question(table.state, 0) == asked
    assert GAME.show.question(table.state, 1) is None


def test_a_question_for_a_payment_says_the_cost_and_what_for():
    asked = GAME.show.question(Table(hand="hydra", area="pegasus", stones="3 6").summon("hydra").state, 0)
    assert (asked["kind"], asked["cost"], asked["for"]) == ("pay", 3, "summon")
    asked = GAME.show.question(Table(area="imp", stones="3 6 6", round=7).release("imp").state, 0)
    assert (asked["cost"], asked["for"]) == (7, "release")


def test_the_view_says_whose_creatures_have_been_activated():
    table = Table(area="salamander, imp", phase="resolution").activate("salamander")
    assert GAME.show.view(table.state, 1)["players"][0]["activated"] == ["salamander"]


def test_the_view_names_the_phase_also_in_the_middle_of_a_card():
    table = Table(hand="scorch", area="hydra, kappa, imp", stones="6 3").summon("scorch")
    assert GAME.show.view(table.state, 0)["phase"] == "action"


def test_the_view_of_a_finished_game_names_the_winners():
    view = GAME.show.view(Table(phase="resolution", round=10, points=3).end_turn().end_turn().state, 1)
    assert (view["phase"], view["winners"]) == ("end", [0])


def test_every_action_has_one_name_and_every_name_one_action():
    assert len(set(NAMES)) == GAME.codec.num_actions
    assert [
        GAME.codec.action(GAME.codec.action_name(action)) for action in range(GAME.codec.num_actions)
    ] == list(range(len(NAMES)))


def test_an_unknown_action_is_named_with_what_was_expected():
    with pytest.raises(
        ValueError, match=r"unknown action 'summon:hidra'; expected a name such as summon:hydra"
    ):
        GAME.codec.action("summon:hidra")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_wrong_number_of_players_is_named(seats):
    with pytest.raises(ValueError, match="for 2 to 4 players"):
        GAME.new(seats, 1)


def test_the_start_player_may_be_given_or_is_chosen_by_chance():
    assert {GAME.new(3, 1, {"start": str(seat)}).start for seat in range(3)} == {0, 1, 2}
    assert {GAME.new(3, seed, {"start": "random"}).start for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("options", [{"start": "3"}, {"start": "me"}, {"board": "sea"}])
def test_options_that_do_not_exist_are_named(options):
    with pytest.raises(ValueError, match=r"[Oo]ption “(start|board)”"):
        GAME.new(3, 1, options)


def test_a_new_game_tells_its_first_hunt_if_somebody_listens():
    assert GAME.new(2, 1).events is None
    assert [event["event"] for event in GAME.new(2, 1, events=True).events] == ["revealed"]


def test_there_are_seventy_creatures_fifteen_of_each_family_and_ten_dragons():
    assert [sum(card.family == family for card in CARDS) for family in range(5)] == [15, 15, 15, 15, 10]
    assert [sum(text is not None for text in texts) for texts in slots()] == [41, 26, 11]


def slots():
    return [[c.instant for c in CARDS], [c.active for c in CARDS], [c.permanent for c in CARDS]]


def test_the_evaluation_prefers_points_and_stays_between_minus_one_and_one():
    ahead, behind = Table(points=30), Table(their_points=90)
    assert GAME.judge.evaluate(ahead.state, 0) > 0 > GAME.judge.evaluate(behind.state, 0) >= -1
