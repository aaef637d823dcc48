"""References for a reader at the table: the rule behind a refusal or a card, and positions to try."""

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.texts.rulings import rulings
from everglow.words.wording import things
from tests.games.vale.table import Table

POSITIONS = [pytest.param(position, id=position["name"]) for position in GAME.examples.positions()]


def test_a_refused_summon_leads_to_the_order_of_a_summon():
    assert GAME.texts.rule(Table(hand="hydra").state, 0, "summon:hydra") == "R06"


def test_a_refused_mark_in_an_action_turn_leads_to_the_action_phase():
    assert GAME.texts.rule(Table(hand="hydra").state, 0, "mark:hydra") == "action"


def test_whoever_is_not_asked_is_told_about_the_round():
    assert GAME.texts.rule(Table(hand="hydra").state, 1, "summon:hydra") == "the-round"


def test_a_card_leads_to_the_rulings_about_its_sentences():
    assert rulings("hydra") == ["R05", "R16", "R20"]
    assert rulings("water_giant") == ["R05", "R03"]


@pytest.mark.parametrize("position", POSITIONS)
def test_a_position_begins_with_its_readers_question(position):
    state = GAME.examples.set_up(position)
    assert state.deciders() == [0]
    assert len(state.legal_actions(0)) > 1


def test_every_position_has_a_title_and_a_task_and_nothing_else_has():
    told = things("en")["vale_position"]
    assert list(told) == [position["name"] for position in GAME.examples.positions()]
    assert all(set(texts) == {"title", "task"} for texts in told.values())
