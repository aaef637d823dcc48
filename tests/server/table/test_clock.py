"""Time at the tables."""

import pytest

from everglow.server.table import clock
from everglow.server.table.changes import apply
from everglow.server.table.clock import MOMENT, Clocks, ServerClock
from everglow.server.table.entries import Acted, Covered, Resigned, Returned, Timing, Undone
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.requests import Back

from ..tables import a_table, asked_first, visitor


class Watch:
    """A wall clock that stands still until somebody turns it."""

    def __init__(self, monkeypatch):
        self.now = 0
        monkeypatch.setattr(clock, "monotonic_ns", lambda: self.now * 1_000_000)


def test_the_house_counts_milliseconds_from_its_opening(monkeypatch):
    watch = Watch(monkeypatch)
    house = ServerClock(0)
    watch.now = 1234
    assert house.now() == 1234


def test_the_house_stands_still_while_it_is_closed_and_for_a_moment_after_a_restart(monkeypatch):
    watch = Watch(monkeypatch)
    watch.now = 10_000_000  # closed for hours
    house = ServerClock(5000)
    assert house.now() == 5000
    watch.now += MOMENT
    assert house.now() == 5000
    watch.now += 1
    assert house.now() == 5001


def clocks(bank=60, free=10, seats=3):
    return Clocks(Timing(bank, free), seats)


def test_nobody_pays_for_the_free_seconds_of_an_answer():
    found = clocks()
    found.ask([0], 1000)
    assert found.remaining(0, 11_000) == 60_000
    found.stop(0, 11_000)
    assert found.left == [60_000] * 3


def test_whoever_thinks_longer_pays_from_the_bank():
    found = clocks()
    found.ask([0], 1000)
    assert found.remaining(0, 16_000) == 55_000
    found.ask([1], 16_000)
    assert found.left == [55_000, 60_000, 60_000]


def test_every_answer_has_its_free_seconds_anew():
    found = clocks()
    for start in (0, 10_000, 20_000):
        found.ask([0], start)
        found.answer(0, start + 10_000)
    assert found.left[0] == 60_000


def test_several_think_at_once_each_on_the_own_clock():
    found = clocks()
    found.ask([0, 2], 0)
    found.stop(0, 12_000)
    found.ask([2], 12_000)
    assert found.since == [None, None, 0]
    found.ask([], 20_000)
    assert found.left == [58_000, 60_000, 50_000]


def test_a_question_that_stays_open_does_not_begin_anew():
    found = clocks()
    found.ask([0], 0)
    found.ask([0, 1], 15_000)
    assert found.remaining(0, 15_000) == 55_000
    assert found.since == [0, 15_000, None]


def test_a_clock_that_rests_does_not_expire():
    found = clocks()
    assert found.expires(0) is None
    found.ask([0], 1000)
    assert found.expires(0) == 71_000
    assert found.remaining(0, 70_999) == 1
    assert found.remaining(0, 99_999) == 0


def test_an_answer_that_was_taken_back_has_no_free_seconds_anew():
    found = clocks()
    for start in (0, 9000, 18_000):  # answered and taken back, each time within the free seconds
        found.ask([0], start)
        found.answer(0, start + 9000)
        found.take_back(0, start + 9000)
    found.ask([0], 27_000)
    assert found.left[0] == 60_000 - 2 * 9000
    assert found.expires(0) == 27_000 + 42_000


def test_what_was_thought_about_before_taking_back_is_not_free_either():
    found = clocks()
    found.ask([0], 0)
    found.answer(0, 0)
    found.ask([0], 0)  # the next question, which is not answered
    found.take_back(0, 8000)
    assert found.left[0] == 52_000


def test_as_many_answers_as_were_taken_back_are_given_again_without_free_seconds():
    found = clocks()
    for _ in range(2):
        found.ask([0], 0)
        found.answer(0, 0)
    for _ in range(2):
        found.take_back(0, 0)
    for seconds in (1, 2, 3):
        found.ask([0], 0)
        found.answer(0, 1000 * seconds)
    assert found.left[0] == 60_000 - 1000 - 2000


def test_everybody_is_told_what_is_left_of_their_free_seconds():
    found = clocks()
    found.ask([0], 1000)
    assert [found.grace(0, now) for now in (0, 1000, 5000, 11_000, 20_000)] == [10_000, 10_000, 6000, 0, 0]
    assert found.grace(1, 1000) == 0
    found.take_back(0, 1000)
    found.ask([0], 1000)
    assert found.grace(0, 1000) == 0


def test_whoever_rests_and_comes_back_to_the_same_question_has_no_free_seconds_anew():
    found = clocks()
    for start in range(0, 60_000, 6000):
        found.ask([0], start)
        found.ask([], start + 6000)
    assert found.left[0] == 60_000 - 50_000
    found.ask([0], 60_000)
    assert (found.grace(0, 60_000), found.expires(0)) == (0, 70_000)
    found.answer(0, 60_000)
    found.ask([0], 60_000)
    assert found.grace(0, 60_000) == 10_000


def test_free_seconds_of_a_question_are_paid_for_if_it_is_left_and_an_earlier_one_taken_back():
    found = clocks()
    found.answer(0, 0)
    found.ask([0], 0)
    found.ask([], 9000)
    found.ask([0], 9000)
    found.take_back(0, 9000)
    assert found.left[0] == 51_000


def test_time_never_runs_backwards():
    found = clocks()
    found.ask([0], 50_000)
    assert found.remaining(0, 1000) == 60_000


# At a table


def timed(game="vale", seats=2):
    return a_table(game, seats=seats, timing=Timing(60, 10))


def test_a_table_without_timing_has_no_clocks():
    assert a_table().clocks is None


def test_the_clock_of_the_one_who_is_asked_runs():
    table = timed()
    seat, name = asked_first(table)
    assert [place for place in (0, 1) if table.clocks.since[place] is not None] == [seat]
    apply(table, Acted(at=30_000, seat=seat, name=name))
    assert table.clocks.left[seat] == 40_000
    assert table.clocks.since[seat] != 0


def test_nobody_is_charged_while_a_bot_plays_for_them():
    table = timed()
    seat, _ = asked_first(table)
    apply(table, Covered(at=15_000, seat=seat, why="away"))
    assert (table.clocks.left[seat], table.clocks.since[seat]) == (55_000, None)
    apply(table, Returned(at=900_000, seat=seat))
    assert (table.clocks.left[seat], table.clocks.since[seat]) == (55_000, 900_000)
    apply(table, Resigned(at=900_000, seat=seat))
    assert table.clocks.expires(seat) is None


def test_whoever_takes_an_answer_back_pays_for_the_thought_and_goes_on_with_the_rest():
    table = timed("glow")
    while table.session.state_without(0) is None:
        seat, name = asked_first(table)
        apply(table, Acted(at=0, seat=seat, name=name))
    assert (table.clocks.left[0], table.clocks.since[0]) == (60_000, 0)  # they think already about the next
    apply(table, Undone(at=5000, seat=0))
    assert 0 in table.deciders()
    assert (table.clocks.left[0], table.clocks.since[0]) == (55_000, 5000)
    assert table.clocks.expires(0) == 60_000


def test_leaving_and_coming_back_in_one_breath_stops_no_clock():
    table = timed()
    seat, _ = asked_first(table)
    for now in range(9000, 60_000, 9000):
        apply(table, Covered(at=now, seat=seat, why="left"))
        apply(table, Returned(at=now, seat=seat))
    assert table.clocks.expires(seat) == 70_000


def test_whoever_has_no_time_left_comes_back_when_the_bot_has_answered():
    table = timed()
    seat, name = asked_first(table)
    apply(table, Covered(at=70_000, seat=seat, why="time"))
    with pytest.raises(Refused, match=r"^Your time is over: a bot answers this question"):
        entries_for(Back(), table, visitor(seat), 70_000)
    apply(table, Acted(at=70_000, seat=seat, name=name))
    assert entries_for(Back(), table, visitor(seat), 70_000) == [Returned(at=70_000, seat=seat)]
