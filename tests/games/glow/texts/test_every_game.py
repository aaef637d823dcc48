"""Laws of the texts at every question of whole games."""

import re
from itertools import cycle, product

import pytest

from everglow.games.glow import GAME
from everglow.games.glow.texts.log import UNSAID
from everglow.rng import fast
from tests.games.glow.texts.wording import NAMES, TEXTS, all_choices, is_clean, said

GAMES = [
    pytest.param(*game, id=f"{game[0]} players, {game[1]}, {game[2]} adventurers, seed {game[3]}")
    for game in product((2, 3, 4), ("realm", "sea"), ("chosen", "random"), range(2))
]
every_game = pytest.mark.parametrize(("seats", "board", "adventurers", "seed"), GAMES)


def with_symbols(text):
    return re.sub(r"\{(\w+)\}", lambda marker: TEXTS.icons[marker[1]].symbol, text)


def questions(seats, board, adventurers, seed):
    """Every state of a random game in which somebody has to decide."""
    rng = fast(seed, 1)
    s = GAME.new(seats, seed, {"board": board, "adventurers": adventurers}, events=True)
    while s.deciders():
        yield s
        seat = s.deciders()[rng.below(0, len(s.deciders()))]
        legal = s.legal_actions(seat)
        s.apply(seat, legal[rng.below(0, len(legal))])
    yield s


def heard(state, seat):
    """All that is said to a seat at this question."""
    question = GAME.show.question(state, seat)
    ask = TEXTS.ask(question) if question else None
    view = GAME.show.view(state, seat)
    return [*TEXTS.table(view), *TEXTS.more(view), ask, *all_choices(state, seat)]


# What must hold in every game


@every_game
def test_every_answer_has_a_text_that_no_other_answer_has(seats, board, adventurers, seed):
    for s in questions(seats, board, adventurers, seed):
        for seat in s.deciders():
            texts = all_choices(s, seat)
            assert all(text and is_clean(text) for text in texts)
            assert len(set(texts)) == len(texts)


@every_game
def test_every_question_is_one_sentence_that_names_who_is_asked(seats, board, adventurers, seed):
    for s in questions(seats, board, adventurers, seed):
        for seat in s.deciders():
            sentence = said(TEXTS.ask(GAME.show.question(s, seat)))
            assert is_clean(sentence)
            assert sentence.startswith(NAMES[seat])
            assert sentence.endswith(".")


@every_game
def test_every_event_can_be_said_to_everybody(seats, board, adventurers, seed):
    told = 0
    for s in questions(seats, board, adventurers, seed):
        told += len(s.events)
        for event in s.events:
            empty_handed = event["event"] == "put_back_dice" and not event["dice"]
            for seat in [None, *range(seats)]:
                sentence = said(TEXTS.log(event), seat)
                assert is_clean(sentence)
                assert (sentence == "") == (event["event"] in UNSAID or empty_handed)
                assert seat is None or f" {NAMES[seat]} " not in f" {sentence} "
                assert not re.match(r"You \w+s\b", sentence)
        s.events.clear()
    assert told > 100


@every_game
def test_every_line_of_the_table_says_something(seats, board, adventurers, seed):
    audiences = cycle([None, *range(seats)])  # in turn: every one of them hears some hundred questions
    for s, seat in zip(questions(seats, board, adventurers, seed), audiences, strict=False):
        view = GAME.show.view(s, seat)
        lines = [said(line) for line in [*TEXTS.table(view), *TEXTS.more(view)]]
        assert lines
        for text in lines:
            assert is_clean(text)
            assert with_symbols(text).strip()


@every_game
def test_what_a_seat_hears_does_not_depend_on_what_is_hidden_from_it(seats, board, adventurers, seed):
    for number, s in enumerate(questions(seats, board, adventurers, seed)):
        seat = number % seats
        worlds = [s, s.imagine(seat, 2 * number), s.imagine(seat, 2 * number + 1)]
        assert heard(worlds[0], seat) == heard(worlds[1], seat) == heard(worlds[2], seat)


@every_game
def test_the_board_shows_as_possible_what_is_legal(seats, board, adventurers, seed):
    impossible, looked_at = r"entered today|you lack|closed", 0
    for s in questions(seats, board, adventurers, seed):
        for seat in s.deciders():
            if GAME.show.question(s, seat)["kind"] in ("go", "sail"):
                lines = "\n".join([said(line) for line in TEXTS.table(GAME.show.view(s, seat))])
                ways = re.findall(r"\(needs [^(\n]*", lines)
                open_ways = [text for text in ways if not re.search(impossible, text)]
                assert len(open_ways) == len(s.legal_actions(seat)) - 1
                looked_at += 1
    assert looked_at
