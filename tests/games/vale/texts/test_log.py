"""The log: events in words."""

from everglow.agenda import NO_CARD
from everglow.games.vale.show.redaction import redact
from tests.games.vale.table import Table
from tests.games.vale.texts.wording import TEXTS, said, spoken


def logged(table):
    return [spoken(TEXTS.log(redact(event, 0))) for event in table.state.events]


# The log


def test_the_log_names_the_card_that_makes_it_happen():
    table = Table(hand="hydra", area="kappa", stones="1 3").summon("hydra").choose("stone6", "points4")
    assert logged(table) == [
        "",
        "Ana pays 1 red stone and 1 blue stone for Hydra.",
        "Ana summons Hydra.",
        "Ana scores 2 points (Kappa).",
        "Ana takes 1 purple stone (Hydra).",
        "Ana scores 4 points (Hydra).",
    ]


def test_that_nothing_is_paid_goes_without_saying():
    assert logged(Table(hand="hestia").summon("hestia", ""))[-2:] == ["", "Ana summons Hestia."]


def test_a_card_that_moves_itself_is_named_once():
    table = Table(hand="tengu", area="imp", stones="3", phase="action").summon("tengu").end_turn().end_turn()
    assert "Ana puts Tengu on top of the deck." in logged(table)
    assert "Ana returns Imp to the hand." in logged(table.activate("imp"))


def test_a_card_that_others_draw_is_a_card():
    table = Table(area="griffon", their_area="dandelion_spirit", top="imp", phase="resolution")
    assert logged(table.activate("griffon"))[-1] == "Ana draws Imp (Griffon)."
    drawn = redact(table.events("drew")[0], 1)
    assert said(TEXTS.log(drawn)) == "Ana draws a card (Griffon)."


def test_a_discard_says_from_where():
    table = Table(hand="imp", area="medusa", phase="resolution").activate("medusa")
    assert logged(table)[-2:] == [
        "Ana discards Imp from the hand (Medusa).",
        "Ana takes 1 purple stone (Medusa).",
    ]


def test_a_new_deck_and_an_empty_hunt_are_told():
    shuffled = {"event": "shuffled", "count": 1}
    assert said(TEXTS.log(shuffled)) == "The discard pile becomes a new deck of 1 card."
    revealed = {"event": "revealed", "round": 9, "start": 2, "cards": []}
    assert said(TEXTS.log(revealed)) == "Round 9, Cleo begins. The hunt is for no cards."


def test_the_end_names_all_scores_and_the_winners():
    alone = {"event": "game_ended", "winners": [1], "scores": [40, 61]}
    assert said(TEXTS.log(alone)) == "The game is over: Ana 40 and Bo 61. Bo wins."
    shared = {"event": "game_ended", "winners": [0, 2], "scores": [61, 3, 61]}
    assert said(TEXTS.log(shared)) == (
        "The game is over: Ana 61, Bo 3 and Cleo 61. Ana and Cleo share the victory."
    )
    assert said(TEXTS.log(shared), 2) == (
        "The game is over: Ana 61, Bo 3 and you 61. Ana and you share the victory."
    )
    assert said(TEXTS.log(alone), 1) == "The game is over: Ana 40 and you 61. You win."


def test_whoever_does_something_is_you_to_themselves():
    table = Table(hand="imp", area="medusa", phase="resolution").activate("medusa")
    told = [spoken(TEXTS.log(event), 0) for event in table.state.events]
    assert told[-2:] == ["You discard Imp from your hand (Medusa).", "You take 1 purple stone (Medusa)."]
    revealed = {"event": "revealed", "round": 2, "start": 2, "cards": ["imp"]}
    assert said(TEXTS.log(revealed), 2) == "Round 2, you begin. The hunt is for Imp."


def test_points_that_may_end_the_game_are_told_once_and_not_in_the_last_round():
    state = Table(points=58).state
    state.score(0, 4, NO_CARD)
    state.score(0, 4, NO_CARD)
    assert [event for event in state.events if event["event"] == "reached_end"] == [
        {"event": "reached_end", "seat": 0, "points": 62}
    ]
    last = Table(points=58, round=10).state
    last.score(0, 4, NO_CARD)
    assert [event["event"] for event in last.events] == ["scored"]


def test_the_last_round_is_announced():
    revealed = {"event": "revealed", "round": 10, "start": 2, "cards": ["imp"]}
    assert said(TEXTS.log(revealed)) == "Round 10, the last one, Cleo begins. The hunt is for Imp."


def test_whoever_comes_to_60_points_may_have_ended_the_game():
    event = {"event": "reached_end", "seat": 1, "points": 62}
    ending = "the game ends with this round, unless that changes."
    assert said(TEXTS.log(event)) == f"Bo has 62 points: {ending}"
    assert said(TEXTS.log(event), 1) == f"You have 62 points: {ending}"
