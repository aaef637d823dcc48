"""Requests before a game begins, and how tables are opened."""

import pytest

from everglow.record_parts import hash_of
from everglow.server.table import requests
from everglow.server.table.changes import apply
from everglow.server.table.entries import (
    Agreed,
    Hosted,
    Joined,
    Opened,
    Sat,
    Sealed,
    Started,
    Stood,
    Timing,
)
from everglow.server.table.errors import Refused
from everglow.server.table.people import Visitor
from everglow.server.table.requests import OpenTable
from everglow.server.table.setup import new_table as opening
from everglow.server.table.table import Table

from ..tables import CODE, a_table, over, person, visitor
from .granting import NAMELESS, STRANGER, gathering, grant, refuse


def agree(seats=3, options=None, public=True, timing=None, cover="ember"):
    return requests.Agree(seats=seats, options=options or {}, public=public, timing=timing, cover=cover)


def test_somebody_sits_down_and_adds_to_the_chance_of_the_deal():
    table = gathering()
    sit = requests.Sit(seat=1, nonce="dice of my own")
    told = hash_of("dice of my own")
    sat = Sat(at=5, seat=1, person=person(0), name="Ann", nonce="dice of my own", hash=told)
    assert grant(table, sit, visitor(0)) == [sat]
    assert table.record().nonces == ["", "dice of my own", ""]


def test_somebody_who_sits_down_elsewhere_leaves_the_old_seat_and_stays_host():
    table = gathering(people=2)
    assert [type(entry) for entry in grant(table, requests.Sit(seat=2), visitor(0))] == [Stood, Sat]
    assert [chair.name for chair in table.chairs] == ["", "Bo", "Ann"]
    assert table.host == person(0)


def test_somebody_may_say_another_nonce_for_the_own_seat():
    table = gathering(people=1)
    assert [type(entry) for entry in grant(table, requests.Sit(seat=0, nonce="better dice"), visitor(0))] == [
        Sat
    ]


@pytest.mark.parametrize(
    ("seat", "by", "reason"),
    [
        (0, visitor(1), "Ann sits there."),
        (3, visitor(1), "There are only 3 seats."),
        (1, NAMELESS, "Say your name first."),
        (1, Visitor("another", "ANN"), "Somebody here is called Ann. Choose another name."),
    ],
)
def test_nobody_sits_down_where_they_cannot(seat, by, reason):
    assert refuse(gathering(people=1), requests.Sit(seat=seat), by) == reason


def test_the_host_seats_bots_and_replaces_them():
    table = gathering(people=1)
    assert grant(table, requests.Bot(seat=1, level="ember"), visitor(0)) == [
        Joined(at=5, seat=1, level="ember")
    ]
    grant(table, requests.Bot(seat=1, level="star"), visitor(0))
    assert table.chairs[1].level == "star"


@pytest.mark.parametrize(
    ("seat", "level", "by", "reason"),
    [
        (1, "ember", visitor(1), "Only the host may do that."),
        (0, "ember", visitor(0), "Ann sits there."),
        (7, "ember", visitor(0), "There are only 3 seats."),
        (1, "genius", visitor(0), "Expected a level: spark, ember, lantern, beacon, star."),
    ],
)
def test_a_bot_is_not_seated(seat, level, by, reason):
    assert refuse(gathering(people=1), requests.Bot(seat=seat, level=level), by) == reason


def test_the_host_frees_a_seat():
    table = gathering(people=2)
    assert grant(table, requests.Remove(seat=1), visitor(0)) == [Stood(at=5, seat=1)]
    assert refuse(table, requests.Remove(seat=1), visitor(0)) == "Nobody sits there."
    assert refuse(table, requests.Remove(seat=3), visitor(0)) == "There are only 3 seats."
    assert refuse(table, requests.Remove(seat=0), visitor(1)) == "Only the host may do that."


def test_the_host_chooses_what_is_played_and_how():
    table = gathering(people=1, game="glow", options={"board": "realm"})
    wish = agree(options={"board": "sea"}, public=False, timing=Timing(300, 5), cover="star")
    [entry] = grant(table, wish, visitor(0))
    assert entry.options == {"board": "sea", "adventurers": "chosen", "start": "random"}
    assert table.record().options == entry.options
    assert (table.opened.public, table.opened.timing, table.opened.cover) == (False, Timing(300, 5), "star")


def test_what_was_agreed_is_what_is_dealt():
    table = gathering(people=2, seats=2)
    grant(table, agree(seats=2, options={"start": "1"}, timing=Timing(300, 5)), visitor(0))
    grant(table, requests.Start(), visitor(0))
    assert table.session.state.deciders() == [1]
    assert table.clocks.remaining(0, 5) == 300_000


def test_seats_come_and_go_but_nobody_loses_one():
    table = gathering(people=2)
    assert isinstance(grant(table, agree(seats=4), visitor(0))[0], Agreed)
    assert [chair.name for chair in table.chairs] == ["Ann", "Bo", "", ""]
    grant(table, requests.Bot(seat=3, level="ember"), visitor(0))
    assert refuse(table, agree(seats=2), visitor(0)) == "Sable would have no seat. Free it first."
    grant(table, requests.Remove(seat=3), visitor(0))
    grant(table, agree(seats=2), visitor(0))
    assert [chair.name for chair in table.chairs] == ["Ann", "Bo"]


def test_what_the_host_leaves_out_stays_as_it_was():
    table = gathering(people=1, game="glow", options={"board": "sea"})
    for wish in (
        requests.Agree(seats=4),
        requests.Agree(timing=Timing(300, 5)),
        requests.Agree(options={"start": "3"}),
    ):
        grant(table, wish, visitor(0))
    assert (table.opened.seats, table.opened.timing) == (4, Timing(300, 5))
    assert table.opened.options == {"board": "sea", "adventurers": "chosen", "start": "3"}


def test_whoever_was_to_begin_and_has_no_seat_any_more_does_not():
    table = gathering(people=1, options={"start": "2"})
    grant(table, requests.Agree(seats=2), visitor(0))
    assert table.opened.options == {"start": "random"}


@pytest.mark.parametrize(
    ("wish", "by", "reason"),
    [
        (agree(), visitor(1), "Only the host may do that."),
        (agree(seats=5), visitor(0), "The Vale of Eternity is for 2 to 4 players, not 5."),
        (
            agree(options={"start": "9"}),
            visitor(0),
            "Option “start” must be one of random, 0, 1, 2, not “9”.",
        ),
        (
            agree(options={"moon": "full"}),
            visitor(0),
            "Unknown option “moon”: The Vale of Eternity has start.",
        ),
        (
            agree(cover="genius"),
            visitor(0),
            "Expected a level to cover absent seats: spark, ember, lantern, beacon, star.",
        ),
    ],
)
def test_what_cannot_be_is_not_agreed(wish, by, reason):
    assert refuse(gathering(people=1), wish, by) == reason


@pytest.mark.parametrize("request_", [requests.Stand(), requests.Leave()])
def test_when_the_host_gets_up_the_next_person_becomes_host(request_):
    table = gathering(people=2)
    apply(table, Joined(seat=2, level="ember"))
    assert grant(table, request_, visitor(0)) == [Stood(at=5, seat=0), Hosted(at=5, person=person(1))]
    assert refuse(table, requests.Start(), visitor(0)) == "Only the host may do that."


def test_a_host_whom_nobody_can_follow_stays_host():
    table = gathering(people=1)
    assert grant(table, requests.Stand(), visitor(0)) == [Stood(at=5, seat=0)]
    assert table.host == person(0)


def test_a_host_who_leaves_alone_leaves_the_table_to_whoever_sits_down_next():
    table = gathering(people=1)
    assert grant(table, requests.Leave(), visitor(0)) == [Stood(at=5, seat=0), Hosted(at=5, person="")]
    assert table.people() == []
    assert refuse(table, requests.Start(), visitor(0)) == "Only the host may do that."
    assert [type(entry) for entry in grant(table, requests.Sit(seat=1), visitor(1))] == [Sat, Hosted]
    assert (table.host, table.people()) == (person(1), [person(1)])
    assert [type(entry) for entry in grant(table, requests.Sit(seat=0), visitor(0))] == [Sat]


def test_a_host_without_a_seat_leaves_the_table_to_the_next_person():
    table = gathering(people=2)
    apply(table, Hosted(person="somebody else"))
    host = Visitor("somebody else", "Eve")
    assert grant(table, requests.Leave(), host) == [Hosted(at=5, person=person(0))]
    assert refuse(table, requests.Leave(), host) == "You do not sit at this table."
    assert "somebody else" not in table.people()


def test_a_host_without_a_seat_leaves_a_game_that_runs_but_not_one_that_is_over():
    host = Visitor("somebody else", "Eve")
    running, ended = a_table(), over()
    for table in (running, ended):
        apply(table, Hosted(person=host.person))
    assert grant(running, requests.Leave(), host) == [Hosted(at=5, person=person(0))]
    assert refuse(ended, requests.Leave(), host) == "The game is over."


def test_somebody_else_who_gets_up_leaves_the_host_as_it_is():
    assert grant(gathering(people=2), requests.Stand(), visitor(1)) == [Stood(at=5, seat=1)]


def test_the_host_starts_when_every_seat_is_taken():
    table = gathering(people=2)
    assert (
        refuse(table, requests.Start(), visitor(0))
        == "Nobody sits at seat 3: wait for somebody, or seat a bot."
    )
    grant(table, requests.Bot(seat=2, level="ember"), visitor(0))
    assert refuse(table, requests.Start(), visitor(1)) == "Only the host may do that."
    assert grant(table, requests.Start(), visitor(0)) == [Sealed(at=5), Started(at=5)]
    assert table.status() == "running"


@pytest.mark.parametrize(
    "request_", [requests.Stand(), requests.Leave(), requests.Act(question=0, name="end_turn")]
)
def test_somebody_who_sits_nowhere_has_nothing_to_leave_or_answer(request_):
    assert refuse(gathering(people=1), request_, STRANGER) == "You do not sit at this table."


@pytest.mark.parametrize(
    "request_",
    [
        requests.Act(question=0, name="end_turn"),
        requests.Undo(question=0),
        requests.Back(),
        requests.Resign(),
    ],
)
def test_nothing_is_played_before_the_start(request_):
    assert refuse(gathering(people=1), request_, visitor(0)) == "The game has not begun yet."


@pytest.mark.parametrize(
    "request_",
    [
        requests.Sit(seat=0),
        requests.Stand(),
        requests.Bot(seat=0, level="ember"),
        requests.Remove(seat=0),
        requests.Start(),
        agree(),
    ],
)
def test_seats_do_not_change_after_the_start(request_):
    assert refuse(a_table(), request_, visitor(0)) == "The game has begun already."


def test_a_table_is_opened_with_a_secret_that_nobody_guesses():
    one, other = (opening("me", OpenTable(game="vale"), 7) for _ in range(2))
    assert isinstance(one, Opened)
    assert len(one.secret) == 64
    assert one.secret != other.secret
    assert Table(CODE, one).commitment != Table(CODE, other).commitment


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (OpenTable(game="chess"), "Expected a game: glow, vale."),
        (OpenTable(game="vale", seats=7), "2 to 4"),
        (OpenTable(game="vale", cover="genius"), "Expected a level to cover absent seats"),
        (OpenTable(game="glow", options={"board": "moon"}), "“board” must be one of realm, sea"),
    ],
)
def test_what_cannot_be_played_is_not_opened(wish, reason):
    with pytest.raises(Refused, match=reason):
        opening("me", wish, 7)
