"""Every request has one handler, and bots of the server answer the way people do."""

from typing import get_args

import pytest

from everglow.server.live.requests import HANDLERS, At, outcome
from everglow.server.live.room import Room
from everglow.server.table import handlers
from everglow.server.table.changes import apply
from everglow.server.table.entries import Acted, Covered
from everglow.server.table.errors import Refused
from everglow.server.table.people import HouseBot
from everglow.server.table.requests import Act, AnyRequest, Resync, Say, Stand

from ..tables import a_table, asked_first, visitor


def test_every_request_has_one_handler():
    assert set(HANDLERS) == set(get_args(AnyRequest))
    assert set(handlers.HANDLERS) < set(HANDLERS)


def covered():
    """A table where a bot plays for whoever is asked: that seat, and an answer."""
    table = a_table()
    seat, name = asked_first(table)
    apply(table, Covered(seat=seat, why="away"))
    return table, seat, name


def test_a_bot_of_the_server_answers_for_its_seat_like_a_person():
    table, seat, name = covered()
    request = Act(question=table.session.number(seat), name=name)
    assert outcome(At(Room(table), HouseBot(seat), None, 7), request) == [Acted(at=7, seat=seat, name=name)]


def test_a_bot_that_thought_about_another_question_is_refused():
    table, seat, name = covered()
    with pytest.raises(Refused, match="not asked yet"):
        outcome(At(Room(table), HouseBot(seat), None, 7), Act(question=99, name=name))


def test_a_bot_of_the_server_does_not_answer_for_a_person_who_plays():
    table = a_table()
    seat, name = asked_first(table)
    with pytest.raises(Refused, match=r"A person plays here\."):
        outcome(At(Room(table), HouseBot(seat), None, 7), Act(question=0, name=name))


def test_a_person_for_whom_a_bot_plays_is_refused():
    table, seat, name = covered()
    with pytest.raises(Refused, match="A bot plays for you"):
        outcome(At(Room(table), visitor(seat), None, 7), Act(question=0, name=name))


@pytest.mark.parametrize("request_", [Say(text="hello"), Stand()])
def test_whoever_said_no_name_only_watches(request_):
    with pytest.raises(Refused, match="Say your name"):
        outcome(At(Room(a_table()), None, None, 7), request_)


def test_only_a_connection_can_be_sent_everything_again():
    with pytest.raises(Refused, match="connection"):
        outcome(At(Room(a_table()), None, None, 7), Resync())
