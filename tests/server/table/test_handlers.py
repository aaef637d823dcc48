"""Requests while a game runs, and the refusals of those that are not allowed."""

import re

import pytest

from everglow.games import games
from everglow.server.table import requests
from everglow.server.table.entries import (
    Acted,
    Covered,
    Resigned,
    Returned,
    Said,
    Undone,
)
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for, printable
from everglow.server.views import preview
from tests.wording import said

from ..tables import NAMES, a_table, over, visitor
from .granting import NAMELESS, STRANGER, gathering, grant, refuse


def some_answer(table, seat):
    """The first thing that a seat may do now."""
    return table.session.game.codec.action_name(table.session.state.legal_actions(seat)[0])


def answer(table, seat, name=None):
    return requests.Act(question=table.session.number(seat), name=name or some_answer(table, seat))


def decider_and_other(table):
    """Somebody who is asked, and somebody who is not."""
    [seat] = table.session.state.deciders()
    return seat, 1 - seat


def test_an_answer_is_carried_out():
    table = a_table()
    seat, other = decider_and_other(table)
    act = answer(table, seat)
    assert grant(table, act, visitor(seat)) == [Acted(at=5, seat=seat, name=act.name)]
    assert (table.session.number(seat), table.session.number(other)) == (1, 0)


def test_the_same_answer_again_is_acknowledged_and_applied_once():
    table = a_table()
    seat, _ = decider_and_other(table)
    act = answer(table, seat)
    grant(table, act, visitor(seat))
    before = games()["vale"].codec.save(table.session.state)
    assert grant(table, act, visitor(seat)) == []
    assert games()["vale"].codec.save(table.session.state) == before


def test_another_answer_to_an_answered_question_is_refused():
    table = a_table()
    seat, _ = decider_and_other(table)
    grant(table, answer(table, seat), visitor(seat))
    late = requests.Act(question=0, name=some_answer(table, table.session.state.deciders()[0]))
    assert refuse(table, late, visitor(seat)) == "That question was answered already."


def test_the_last_answer_of_a_game_is_acknowledged_again_too():
    table = over()
    last = table.session.record.actions[-1]
    again = requests.Act(question=table.session.number(last.seat) - 1, name=last.name)
    assert entries_for(again, table, visitor(last.seat), 5) == []


def test_a_question_that_was_not_asked_yet_is_not_answered():
    table = a_table()
    seat, _ = decider_and_other(table)
    early = requests.Act(question=1, name=some_answer(table, seat))
    assert refuse(table, early, visitor(seat)) == "That question was not asked yet."


def test_what_is_against_the_rules_is_refused_with_the_reason_of_the_game():
    table = a_table()
    seat, other = decider_and_other(table)
    wish = requests.Act(question=0, name=some_answer(table, seat))
    assert refuse(table, wish, visitor(other)) == f"it is not your turn: {NAMES[seat]} decides"
    assert "dance" in refuse(table, requests.Act(question=0, name="dance"), visitor(seat))


@pytest.mark.parametrize(
    "request_", [requests.Undo(question=99), requests.Leave(), requests.Back(), requests.Resign()]
)
def test_nothing_is_played_after_the_end(request_):
    table = over()
    number = table.session.number(0)
    request_ = requests.Undo(question=number) if isinstance(request_, requests.Undo) else request_
    assert refuse(table, request_, visitor(0)) == "The game is over."


def acting():
    """A table where the seat that is asked can take its last answer back."""
    table = a_table()
    while True:
        seat = table.session.state.deciders()[0]
        grant(table, answer(table, seat), visitor(seat))
        if table.session.state_without(seat) is not None:
            return table, seat


def test_an_answer_is_taken_back():
    table, seat = acting()
    number = table.session.number(seat)
    assert grant(table, requests.Undo(question=number), visitor(seat)) == [Undone(at=5, seat=seat)]
    assert table.session.number(seat) == number + 1


def test_the_same_undo_again_takes_nothing_else_back():
    table, seat = acting()
    undo = requests.Undo(question=table.session.number(seat))
    grant(table, undo, visitor(seat))
    assert grant(table, undo, visitor(seat)) == []


def test_an_undo_that_comes_too_late_is_refused():
    table, seat = acting()
    undo = requests.Undo(question=table.session.number(seat))
    grant(table, answer(table, seat), visitor(seat))
    assert refuse(table, undo, visitor(seat)) == "That question was answered already."


def test_there_is_nothing_to_take_back_at_first():
    assert refuse(a_table(), requests.Undo(question=0), visitor(0)) == "There is nothing to take back yet."


def test_what_somebody_else_has_gone_on_from_is_not_taken_back():
    table = a_table()
    seat, _ = decider_and_other(table)
    grant(table, answer(table, seat), visitor(seat))
    assert refuse(table, requests.Undo(question=1), visitor(seat)).startswith("This cannot be taken back: ")


def test_somebody_leaves_and_comes_back():
    table = a_table()
    assert grant(table, requests.Leave(), visitor(0)) == [Covered(at=5, seat=0, why="left")]
    assert grant(table, requests.Leave(), visitor(0)) == []
    assert table.bot_at(0) == "ember"
    assert grant(table, requests.Back(), visitor(0)) == [Returned(at=5, seat=0)]
    assert grant(table, requests.Back(), visitor(0)) == []
    assert table.bot_at(0) == ""


def test_nobody_answers_while_a_bot_plays_for_them():
    table, seat = acting()
    grant(table, requests.Leave(), visitor(seat))
    reason = "A bot plays for you. Take your seat back first."
    assert refuse(table, answer(table, seat), visitor(seat)) == reason
    assert refuse(table, requests.Undo(question=table.session.number(seat)), visitor(seat)) == reason


def test_a_seat_that_was_given_up_is_gone_for_good():
    table = a_table()
    assert grant(table, requests.Resign(), visitor(0)) == [Resigned(at=5, seat=0)]
    assert table.bot_at(0) == "ember"
    assert refuse(table, requests.Back(), visitor(0)) == "You do not sit at this table."


def test_everybody_with_a_name_may_talk():
    table = gathering()
    assert grant(table, requests.Say(text=" hello\nall\x07 "), STRANGER) == [
        Said(at=5, name="Eve", text="hello all", person="somebody")
    ]
    assert refuse(table, requests.Say(text="hello"), NAMELESS) == "Say your name first."
    assert refuse(table, requests.Say(text=" \n\u200b"), STRANGER) == "There is nothing to say."


def test_plain_text_has_no_control_characters():
    assert printable("\u202eabc\x00d\t") == "abc d"


def test_a_player_asks_why_not_and_what_a_step_would_give():
    table = a_table()
    seat, other = decider_and_other(table)
    name = some_answer(table, seat)
    assert preview.why(table, visitor(seat), requests.Why(name=name)).reason is None
    assert preview.preview(table, visitor(seat), requests.Preview(name=name)).gives["events"]
    reason = preview.why(table, visitor(other), requests.Why(name=name)).reason
    assert "not your turn" in said(reason, table.names(), other)
    with pytest.raises(Refused, match=re.escape(said(reason, table.names(), other))):
        preview.preview(table, visitor(other), requests.Preview(name=name))


def test_whoever_asks_for_something_unknown_gets_a_reason_and_no_plan():
    table = a_table()
    told = preview.why(table, visitor(decider_and_other(table)[0]), requests.Why(name="fly:moon"))
    assert said(told.reason) == "There is no such action: fly:moon"
    assert told.plan == {}


@pytest.mark.parametrize("table", [gathering(people=1), a_table()])
def test_only_players_may_ask_for_previews(table):
    with pytest.raises(Refused, match="Only those who play"):
        preview.preview(table, STRANGER, requests.Preview(name="end_turn"))
