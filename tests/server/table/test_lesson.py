"""A first game: a real table with a prepared deal, and no claim that it was chance."""

import pytest

from everglow.games import games
from everglow.rng import fast
from everglow.server.table.changes import apply
from everglow.server.table.entries import Joined, Sat, Started
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.people import Visitor
from everglow.server.table.requests import Agree, OpenTable
from everglow.server.table.setup import new_table, next_table
from everglow.server.table.table import Table
from everglow.server.views.replay import Replay
from everglow.server.views.updates import table_message

from ..tables import played


def lesson(game, nonce="abc"):
    """A table where Ann learns against a bot."""
    table = Table("ABCDEF", new_table("ann", OpenTable(game=game, lesson=True), 0))
    apply(table, Sat(seat=0, person="ann", name="Ann", nonce=nonce))
    apply(table, Joined(seat=1, level="spark"))
    return table


def dealt(table):
    apply(table, Started())
    return table.session.game.codec.notation(table.session.state)


@pytest.mark.parametrize("game", games())
def test_every_lesson_is_dealt_alike_whatever_the_client_adds(game):
    assert dealt(lesson(game, "abc")) == dealt(lesson(game, "xyz"))


@pytest.mark.parametrize("game", games())
def test_the_learner_begins(game):
    table = lesson(game)
    dealt(table)
    everybody = list(range(len(table.chairs)))
    assert table.deciders() in ([0], everybody)


def test_a_lesson_says_so_and_claims_no_chance():
    told = table_message(lesson("vale"), "ann")
    assert told.lesson
    assert told.commitment == ""
    assert not told.public


def test_any_other_table_has_a_secret_of_its_own():
    told = table_message(Table("ABCDEF", new_table("ann", OpenTable(game="vale"), 0)), "ann")
    assert not told.lesson
    assert told.commitment


def test_a_lesson_keeps_its_seats_and_options():
    wish = OpenTable(game="vale", lesson=True, seats=4, options={"start": "3"})
    assert new_table("ann", wish, 0).seats == 2
    assert new_table("ann", wish, 0).options["start"] == "0"


def test_what_is_prepared_is_not_agreed_on_anew():
    request = Agree(options={}, seats=3, public=True, timing=None, cover="spark")
    with pytest.raises(Refused, match="as it was prepared"):
        entries_for(request, lesson("vale"), Visitor("ann", "Ann"), 0)


def test_an_unknown_game_is_refused_as_ever():
    with pytest.raises(Refused, match="Expected a game"):
        new_table("ann", OpenTable(game="chess", lesson=True), 0)


def test_another_game_after_a_lesson_is_left_to_chance():
    table = lesson("vale")
    next_one = next_table(table, "ann", 0)
    assert not next_one.lesson
    assert next_one.secret != table.opened.secret


def test_the_end_of_a_lesson_checks_out_although_nothing_was_sealed():
    table = lesson("vale")
    apply(table, Started())
    played(table, fast(1, 1))
    told = Replay(table, None, "ann").build()
    assert told.table.lesson
    assert told.sound
