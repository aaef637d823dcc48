"""Laws of the texts at every question of whole games."""

import re
from itertools import cycle

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.show.redaction import redact
from tests.games.vale.texts.wording import CARD_TEXTS, NAMES, TEXTS, all_choices, is_clean, said
from tests.laws.play import questions

GAMES = [
    pytest.param(seats, seed, id=f"{seats} players, seed {seed}") for seats in (2, 3, 4) for seed in range(6)
]


def with_symbols(text):
    return re.sub(r"\{(\w+)\}", lambda marker: TEXTS.icons[marker[1]].symbol, text)


def heard(state, seat):
    """All that is said to a seat at this question."""
    question = GAME.show.question(state, seat)
    ask = [TEXTS.ask(question)] if question else []
    table = TEXTS.table(GAME.show.view(state, seat))
    return [*[said(line, seat) for line in table + ask], *all_choices(state, seat)]


def goes_without_saying(event):
    free = event["event"] == "paid" and not event["stones"]
    return free or event["event"] in ("announced", "turn_ended")


# What must hold in every game


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_answer_has_a_text_that_no_other_answer_has(seats, seed):
    for s in questions(GAME, seats, seed):
        for seat in s.deciders():
            texts = all_choices(s, seat)
            assert all(text and is_clean(text) for text in texts)
            assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_question_is_one_sentence_that_names_who_is_asked(seats, seed):
    for s in questions(GAME, seats, seed):
        for seat in s.deciders():
            sentence = said(TEXTS.ask(GAME.show.question(s, seat)), seat)
            assert is_clean(sentence)
            assert sentence.startswith(NAMES[seat])
            assert sentence.endswith(".")


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_event_can_be_said_to_everybody(seats, seed):
    told = 0
    for s in questions(GAME, seats, seed):
        told += len(s.events)
        for event in s.events:
            for seat in [None, *range(seats)]:
                sentence = said(TEXTS.log(redact(event, seat)), seat)
                assert is_clean(sentence)
                assert (sentence == "") == goes_without_saying(event)
                assert seat is None or f" {NAMES[seat]} " not in f" {sentence} "
                assert not re.match(r"You \w+s\b", sentence)
        s.events.clear()
    assert told > 100


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_line_of_the_table_says_something(seats, seed):
    audiences = cycle([None, *range(seats)])
    for s, seat in zip(questions(GAME, seats, seed), audiences, strict=False):
        lines = [said(line, seat) for line in TEXTS.table(GAME.show.view(s, seat))]
        assert lines
        for line in lines:
            assert is_clean(line)
            assert with_symbols(line).strip()
            assert "\n" not in line


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_a_seat_hears_does_not_depend_on_what_is_hidden_from_it(seats, seed):
    for number, s in enumerate(questions(GAME, seats, seed)):
        seat = number % seats
        worlds = [s, s.imagine(seat, 2 * number), s.imagine(seat, 2 * number + 1)]
        assert heard(worlds[0], seat) == heard(worlds[1], seat) == heard(worlds[2], seat)


def test_a_card_drawn_unseen_is_named_to_nobody_but_its_owner():
    drawn = [(seats, event) for seats in (2, 3, 4) for event in secrets(seats, seed=1)]
    assert drawn
    for seats, event in drawn:
        card = CARD_TEXTS[event["card"]]["name"]
        hears = [card in said(TEXTS.log(redact(event, seat))).split(" (")[0] for seat in range(seats)]
        assert hears == [seat == event["only"] for seat in range(seats)]


def secrets(seats, seed):
    """Give every event of a random game that only one seat may know."""
    for s in questions(GAME, seats, seed):
        yield from (event for event in s.events if "only" in event)
        s.events.clear()
