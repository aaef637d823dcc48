"""Every saved position replays, still shows what its name says, and can be put on a table."""

import pytest

from everglow.agenda import Decision
from everglow.games.glow.rules.cards import EFFECTS as GLOW_EFFECTS
from everglow.games.vale.rules.cards import EFFECTS as VALE_EFFECTS
from everglow.server.table.changes import table_from
from tests.server.tables import CODE

from .position import all_positions
from .wish import OVER
from .wishes import WISHES

SAVED = all_positions()
BY_ID = {wish.id: wish for wish in WISHES}
EFFECTS = {"vale": VALE_EFFECTS, "glow": GLOW_EFFECTS}


@pytest.mark.parametrize("position", SAVED, ids=lambda position: position.id)
def test_a_position_shows_what_its_name_says(position):
    wish, state = BY_ID[position.id], position.state()
    assert position.seat in wish.seats_asked(state)
    assert wish.shows(state, position.seat)
    assert position.title == wish.title(state, position.seat)


@pytest.mark.parametrize("position", SAVED, ids=lambda position: position.id)
def test_a_position_fits_on_a_table(position):
    names = ["Wilhelmina von Hohenlohe", "Bo", "Maximiliane Oberhuber", "Di"]
    table = table_from(position.entries(names), CODE)
    assert table.session.record.names == names[: position.seats]
    assert table.session.state.key() == position.state().key()


def test_every_wish_has_a_position():
    assert {position.id for position in SAVED} == set(BY_ID)


@pytest.mark.parametrize("game", EFFECTS)
def test_every_kind_of_question_is_asked_somewhere(game):
    asked = {BY_ID[position.id].kind for position in SAVED if position.game == game}
    kinds = {effect.kind() for effect in EFFECTS[game].values() if isinstance(effect, Decision)}
    assert asked - {OVER} == kinds


def test_every_position_has_a_title_of_its_own():
    assert len({position.title for position in SAVED}) == len(SAVED)
