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
    told = [wording.all(GAME.texts.table(view, brevity)) for brevity in range(7)]
    lengths = [len(lines) for lines in told]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[4] < lengths[0]
    assert all(any(line.startswith(who) for line in told[3]) for who in NAMES)
    assert all(any(who in line for line in lines) for lines in told for who in NAMES)


def test_a_spectator_too_sees_a_brief_table():
    view = GAME.show.view(POSITIONS["full-hand"].state(), None)
    wording = Wording("en", NAMES, None)
    assert len(wording.all(GAME.texts.table(view, 6))) == 1


@pytest.mark.parametrize(
    ("name", "brevity", "said"),
    [
        ("paying", 1, "1 {purple} (worth 6)"),
        ("keeping", 1, "2 {red}, 3 {blue}, 1 {purple} (back: 3 {red})"),
        ("asked-free-summon", 1, "Burning Skull ({fire} 3): {active}: Put back 1 {red}, +3 {points}"),
        ("asked-free-summon", 2, "Burning Skull ({fire} 3)"),
        ("full-family-marked", 2, "Summon Boreas (cost 3)"),
        ("asked-discard-hand", 1, "Imp ({fire} 0)"),
    ],
)
def test_a_choice_in_brief_leaves_out_what_the_question_says(name, brevity, said):
    assert said in brief(POSITIONS[name], brevity)


def brief(position, brevity):
    state, wording = position.state(), Wording("en", NAMES, position.seat)
    legal = state.legal_actions(position.seat)
    return [wording.say(GAME.texts.choice(state, position.seat, action, brevity)) for action in legal]


@pytest.mark.parametrize("position", POSITIONS.values(), ids=str)
def test_choices_in_brief_differ_from_each_other(position):
    for brevity in (1, 2):
        told = brief(position, brevity) if position.question() else []
        assert len(set(told)) == len(told)


def test_the_vale_has_no_map_no_notes_and_answers_as_they_come():
    position = POSITIONS["full-hand"]
    state = position.state()
    view, question = GAME.show.view(state, position.seat), position.question()
    legal = state.legal_actions(position.seat)
    assert GAME.texts.sketch(view, question) == GAME.texts.notes(view, question) == []
    assert GAME.texts.ordered(legal) == legal
