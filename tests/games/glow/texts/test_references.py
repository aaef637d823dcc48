"""References for a reader at the table: the rule behind a refusal or a card, and positions to try."""

import pytest

from everglow.games.glow import GAME
from everglow.games.glow.texts.rulings import rulings
from everglow.words.wording import things
from tests.games.glow.table import Table

POSITIONS = [pytest.param(position, id=position["name"]) for position in GAME.examples.positions()]


def test_a_card_that_is_not_met_leads_to_the_conditions():
    assert GAME.texts.rule(Table("air", "ladawa, dvol_3").state, 0, "resolve:ladawa") == "conditions"


def test_a_reroll_from_the_track_has_a_ruling_of_its_own():
    state = Table("air", phase="rolling", light=0, rerolls=1).state
    assert GAME.texts.rule(state, 0, "reroll:track") == "R1"
    assert GAME.texts.rule(state, 0, "turn") == "late-morning"
    assert GAME.texts.rule(state, 0, "go:spot_01") == "spending-rerolls"


def test_a_card_leads_to_the_rulings_about_what_it_says_and_brings():
    assert rulings("sketal_red") == ["conditions", "skulls-and-gains", "D1", "D2"]
    assert rulings("lumipili_fire") == ["conditions", "skulls-and-gains", "spending-rerolls"]
    assert rulings("kaar") == ["K1", "K3", "K4"]
    assert rulings("spell_earth") == ["conditions", "S3", "S1", "S2"]
    assert rulings("pocana") == ["what-everybody-has"]


def test_every_position_has_a_title_and_a_task():
    said = things("en")["glow_position"]
    assert list(said) == [position["name"] for position in GAME.examples.positions()]
    assert all(texts["title"] and texts["task"].endswith((".", "?")) for texts in said.values())


@pytest.mark.parametrize("position", POSITIONS)
def test_a_position_begins_with_its_readers_question(position):
    state = GAME.examples.set_up(position)
    assert state.deciders() == [0]
    assert len(state.legal_actions(0)) > 1
