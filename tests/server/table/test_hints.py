"""Hints at a table: who may have one, and what the table remembers of it."""

import pytest

from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Covered, Hinted, Joined, Resigned, Sat, Started, Undone
from everglow.server.table.errors import Refused
from everglow.server.table.hints import answer_to_mark, check_room, hinted_session
from everglow.server.table.limits import ENTRIES
from everglow.server.views.updates import full_log, table_message
from tests.wording import said

from ..tables import CODE, a_table, first_entry, over, person, visitor
from .test_branch import branch


def with_bots(seats=2, bots=None):
    """A table where Ann sits among bots, at her first question with a choice."""
    sat = Sat(seat=0, person=person(0), name="Ann", nonce="n")
    joined = [Joined(seat=seat, level="spark") for seat in (bots or range(1, seats))]
    return table_from([first_entry(options={"start": "0"}, seats=seats), sat, *joined, Started()], CODE)


def refusal(table, by=None, question=0):
    with pytest.raises(Refused) as refused:
        hinted_session(table, by or visitor(0), question)
    return str(refused.value)


def test_whoever_plays_among_bots_of_the_house_may_have_one():
    table = with_bots(3)
    assert hinted_session(table, visitor(0), 0) == (0, table.session)


def test_nobody_has_one_where_another_person_sits():
    assert refusal(a_table()) == "There are hints only where all others are bots of this server."


def test_a_seat_that_somebody_gave_up_is_still_one_of_a_person():
    table = a_table()
    apply(table, Resigned(seat=1))
    assert "bots of this server" in refusal(table)


def test_nobody_has_one_who_only_watches():
    assert refusal(with_bots(), visitor(1)) == "Only those who play may ask the coach."


def test_nobody_has_one_while_a_bot_plays_for_them():
    table = with_bots()
    apply(table, Covered(seat=0, why="left"))
    assert refusal(table) == "A bot plays for you. Take your seat back first."


def test_there_is_none_before_the_game_and_after_it():
    gathering = table_from([first_entry(), Sat(seat=0, person=person(0), name="Ann", nonce="n")], CODE)
    assert clear(refusal(gathering))
    assert refusal(over("vale", {}, 2)) == "The game is over."


def test_it_is_about_the_question_that_is_open():
    table = with_bots()
    assert refusal(table, question=1) == "That question was not asked yet."
    answer(table)
    assert refusal(table) == "That question was answered already."


def test_whoever_is_not_asked_has_none():
    table = with_bots()
    answer(table)
    assert refusal(table, question=1) == "You are not asked anything now."


def test_the_last_answer_of_a_game_may_be_marked_but_no_hint_is_given_any_more():
    table = with_bots()
    while table.session.state.deciders():
        answer(table, table.session.state.deciders()[0])
    last = table.session.number(0) - 1
    seat, back = answer_to_mark(table, visitor(0), last)
    assert (seat, table.session.steps[-back].seat) == (0, 0)
    assert all(step.seat != 0 for step in table.session.steps[len(table.session.steps) - back + 1 :])
    assert refusal(table, question=last) == "The game is over."
    with pytest.raises(Refused, match="last answer"):
        answer_to_mark(table, visitor(0), last - 1)


def test_a_full_table_notes_nothing_more():
    table = with_bots()
    check_room(table)
    table.seq = ENTRIES
    assert clear(refusal(table))
    with pytest.raises(Refused):
        check_room(table)


def clear(sentence):
    return sentence[0].isupper() and sentence.endswith(".")


def answer(table, seat=0):
    """Somebody gives the first answer of all; at first Ann marks a card, and a bot is next."""
    session = table.session
    action = session.state.legal_actions(seat)[0]
    session.act(seat, session.game.codec.action_name(action))


def test_the_table_says_so_and_the_log_too_also_after_an_undo_and_a_restart():
    entries = [
        first_entry(options={"start": "0"}),
        Sat(seat=0, person=person(0), name="Ann", nonce="n"),
        Joined(seat=1, level="spark"),
        Started(),
    ]
    table = table_from(entries, CODE)
    assert not table_message(table, None).hints
    apply(table, Hinted(seat=0, question=0))
    answer(table)
    apply(table, Undone(seat=0))
    assert table_message(table, None).hints
    lines = [said(line, ["Ann", "Sable"]) for line in full_log(table, None)]
    assert "Ann asks the coach for a hint." in lines
    again = table_from([*entries, Hinted(seat=0, question=0)], CODE)
    assert again.hinted == {(0, 0)}


def test_a_branch_begins_without_hints():
    table = over("vale", {}, 2)
    apply(table, Hinted(seat=0, question=3))
    assert not branch(table, 3).hinted
