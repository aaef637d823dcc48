"""Every saved position replays, still shows what its name says, and can be put on a table."""

import pytest

from everglow.server.table import told
from tests.server.tables import CODE

from .position import all_positions
from .wishes import WISHES

SAVED = all_positions()
BY_ID = {wish.id: wish for wish in WISHES}


@pytest.mark.parametrize("position", SAVED, ids=lambda position: position.id)
def test_a_position_shows_what_its_name_says(position):
    wish, state = BY_ID[position.id], position.state()
    assert position.seat in wish.seats_asked(state)
    assert wish.shows(state, position.seat)
    assert position.title == wish.title(state, position.seat)


@pytest.mark.parametrize("position", SAVED, ids=lambda position: position.id)
def test_a_position_fits_on_a_table(position):
    names = ["Wilhelmina von Hohenlohe", "Bo", "Maximiliane Oberhuber", "Di"]
    table = told(position.entries(names), CODE)
    assert table.deciders() == position.state().deciders()


def test_every_position_has_a_title_of_its_own():
    assert len({position.title for position in SAVED}) == len(SAVED)
