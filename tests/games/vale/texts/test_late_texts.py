"""Texts of late tables for a terminal: shorter and shorter, and nothing that only other games have."""

import pytest

from everglow.games.vale import GAME
from everglow.words.wording import Wording
from tests.rooms.position import all_positions

POSITIONS = {position.name: position for position in all_positions("vale")}
NAMES = ["Ann", "Bo", "Cy", "Di"]


@pytest.mark.parametrize("name", ["full-hand", "full-family", "resolution"])
def test_a_briefer_table_has_fewer_lines_and_still_names_everybody(name):
    position = POSITIONS[name]
    view = GAME.show.view(position.state(), position.seat)
    wording = Wording("en", NAMES, position.seat)
    told = [wording.all(GAME.texts.table(view, brevity)) for brevity in range(5)]
    lengths = [len(lines) for lines in told]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[4] < lengths[0]
    assert all(any(line.startswith(who) for line in told[4]) for who in NAMES)


def test_the_vale_has_no_map_no_notes_and_answers_as_they_come():
    position = POSITIONS["full-hand"]
    state = position.state()
    view, question = GAME.show.view(state, position.seat), position.question()
    legal = state.legal_actions(position.seat)
    assert GAME.texts.sketch(view, question) == GAME.texts.notes(view, question) == []
    assert GAME.texts.ordered(legal) == legal
