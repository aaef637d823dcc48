"""Texts of late tables for a terminal: shorter and shorter, with a map and with what noon would bring."""

import re

import pytest

from everglow.games.glow import GAME
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.texts.noon import at_noon
from everglow.games.glow.texts.sketch import WIDTH
from everglow.words.languages import LANGUAGES
from everglow.words.wording import Wording
from tests.games.glow.texts.wording import NAMES, name_of, said
from tests.rooms.position import all_positions

POSITIONS = {position.name: position for position in all_positions("glow")}
TEXTS = GAME.texts


def view_of(name, seat="own"):
    position = POSITIONS[name]
    return GAME.show.view(position.state(), position.seat if seat == "own" else seat)


@pytest.mark.parametrize("name", ["most-dice", "most-companions", "sea-all-boats"])
def test_a_briefer_table_has_fewer_lines_and_still_names_everybody(name):
    told = [[said(line) for line in TEXTS.table(view_of(name), brevity)] for brevity in range(7)]
    lengths = [len(lines) for lines in told]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[6] < lengths[4] < lengths[0]
    assert all(any(line.startswith(who) for line in told[4]) for who in NAMES)
    assert all(any(who in line for line in told[5]) for who in NAMES)


def test_spectators_are_told_the_table_but_shown_no_map():
    assert not any("(you)" in said(line) for line in TEXTS.table(view_of("most-dice", None), 4))
    assert TEXTS.sketch(view_of("realm-journey", None)) == []


@pytest.mark.parametrize("name", [name for name in POSITIONS if not name.endswith(("adventurer", "over"))])
def test_the_map_shows_where_i_am_and_how_to_read_it(name):
    *lines, legend = [said(line) for line in TEXTS.sketch(view_of(name))]
    assert any("[" in line for line in lines)
    assert legend.startswith("[")
    assert len(lines) <= 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_of_the_sea_names_every_island_in_every_language(language):
    wording = Wording(language, NAMES)
    lines = wording.all(TEXTS.sketch(view_of("sea-all-boats")))
    assert all(wording.thing("glow_place", island.name, "short") in "\n".join(lines) for island in ISLANDS)
    assert all(len(in_symbols(line)) <= WIDTH for line in lines[:-1])


def in_symbols(text):
    return re.sub(r"\{\w+\}", "*", text)


def test_the_map_is_drawn_beside_questions_about_it_only():
    view = view_of("realm-journey")
    assert TEXTS.sketch(view, {"kind": "go"}) == TEXTS.sketch(view)
    assert TEXTS.sketch(view, {"kind": "resolve"}) == []


def test_whoever_rolls_is_told_what_counts_and_what_noon_would_bring():
    told = [said(line) for line in TEXTS.notes(view_of("most-dice"), {"kind": "reroll"})]
    assert told[0].startswith("  Dice that count: ")
    assert told[1].startswith("  At noon: ")
    assert TEXTS.notes(view_of("most-dice"), {"kind": "take"}) == []
    assert TEXTS.notes(view_of("most-dice", None), {"kind": "reroll"}) == []


def player(acting=(), light=1, resolved=(), spells=(), leaving=()):
    gives = [{"what": "light", "count": light}, {"what": "fetch"}] if light else []
    return {
        "acting": dict.fromkeys(acting, 1),
        "noon": {"gives": gives, "leaving": list(leaving)},
        "resolved": list(resolved),
        "spells": list(spells),
    }


def told_of_noon(player):
    return [said(line) for line in at_noon(player)]


def test_noon_names_every_card_that_would_act_and_who_would_leave():
    [told] = told_of_noon(player(CARD_IDS, leaving=["cromaug", "xargok"]))
    assert all(name_of(card) in told for card in CARD_IDS)
    assert told.endswith("Together: +1 {light}; Cromaug and Xar'gok would leave.")


def test_noon_brings_nothing_where_no_card_acts_and_no_face_pays():
    assert told_of_noon(player(light=0)) == ["At noon: no card acts. Together: nothing."]


def test_nothing_is_said_of_noon_before_the_roll_and_after_it():
    assert at_noon(player() | {"noon": None}) == []


def test_noon_may_take_light():
    assert told_of_noon(player(light=-2)) == ["At noon: no card acts. Together: -2 {light}."]


def test_a_card_that_was_resolved_is_not_told_again():
    card = next(iter(CARD_IDS))
    assert told_of_noon(player([card], resolved=[card])) == ["At noon: no card acts. Together: +1 {light}."]


def test_a_spell_is_called_by_what_it_is():
    spell = next(card for card in CARD_IDS if card.startswith("spell"))
    [told] = told_of_noon(player(["spell_1"], spells=[spell]))
    assert name_of(spell) in told


def test_answers_about_spaces_come_in_the_order_of_the_track():
    position = POSITIONS["realm-asked-take"]
    state = position.state()
    legal = state.legal_actions(position.seat)
    told = [GAME.codec.action_name(action) for action in TEXTS.ordered(legal[::-1])]
    track = [f"take:{space['space']}" for space in view_of("realm-asked-take")["track"]]
    assert told == [name for name in track if name in told]


# Choices in brief


@pytest.mark.parametrize(
    ("name", "brevity", "told"),
    [
        ("sea-all-boats", 1, "south-east to centre: pay 1 {footprint}"),
        ("graveyard", 1, "Thoape: {water} and {earth}: +1 {firefly}, +2 {light}"),
        ("graveyard", 2, "Thoape"),
        ("sea-asked-first-die", 1, "small green ({nature})"),
        ("realm-journey", 2, "Stay at {nature} spot 6"),
    ],
)
def test_a_choice_in_brief_leaves_out_what_the_question_says(name, brevity, told):
    assert told in brief(POSITIONS[name], brevity)


def brief(position, brevity):
    state, legal = position.state(), position.state().legal_actions(position.seat)
    return [said(TEXTS.choice(state, position.seat, action, brevity)) for action in legal]


@pytest.mark.parametrize("name", POSITIONS)
def test_choices_in_brief_differ_where_the_whole_ones_do(name):
    position = POSITIONS[name]
    whole = brief(position, 0) if position.question() else []
    for brevity in (1, 2):
        assert len(set(brief(position, brevity) if whole else [])) == len(set(whole))
