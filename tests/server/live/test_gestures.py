"""Gestures: reactions at a seat, and nudges of whoever takes long. Both are told, and kept nowhere."""

import pytest

from everglow.rng import fast
from everglow.server.live.gestures import nudge
from everglow.server.live.limits import Allowances
from everglow.server.live.room import Room
from everglow.server.live.waits import Waits
from everglow.server.table.entries import Acted, Covered
from everglow.server.table.errors import Refused
from everglow.server.table.limits import NUDGE_AFTER
from everglow.server.table.requests import Nudge
from everglow.server.views.updates import view

from ..people import Person, a_server, begin, leave, over_sockets, people, room_of
from ..tables import EVERY_KIND, a_table, kind_id, person, pick, visitor

KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]


class Listener:
    """A connection that only remembers."""

    def __init__(self):
        self.session = self.address = ""
        self.heard = []

    def send(self, data):
        self.heard.append(data)

    def dismiss(self, reason): ...


@pytest.fixture
def later(monkeypatch):
    """Let time pass for whoever waits."""
    now = [1000.0]
    monkeypatch.setattr("everglow.server.live.waits.monotonic", lambda: now[0])

    def pass_time(seconds=NUDGE_AFTER):
        now[0] += seconds

    return pass_time


def room_with(table, *seats):
    """A room in which these people are, with what the first of them hears."""
    room, listeners = Room(table), [Listener() for _ in seats]
    for seat, listener in zip(seats, listeners, strict=True):
        room.enter(listener, visitor(seat), 0)
        listener.heard.clear()
    for listener in listeners:
        listener.heard.clear()
    return room, listeners


def two():
    """A table of two where one is asked and the other waits: who, and the room."""
    table = a_table()
    [asked] = table.deciders()
    room, listeners = room_with(table, 0, 1)
    return room, asked, 1 - asked, listeners


def refusal(room, by, seat):
    with pytest.raises(Refused) as refused:
        nudge(room, person(by), Nudge(seat=seat))
    return refused.value.message[0].removeprefix("server.")


@over_sockets
async def test_a_reaction_is_seen_by_everybody_and_kept_nowhere(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo", "Eve") as (ann, bo, eve):
        tables = await begin([ann, bo])
        async with eve.at(tables[0].code) as watching:
            entries = room_of(service, tables[0]).table.seq
            await tables[1].does("react", reaction="cheer")
            for at in (tables[0], watching):
                told = await at.until(lambda m: m["type"] == "reacted")
                assert told == {"type": "reacted", "seat": 1, "reaction": "cheer"}
            assert room_of(service, tables[0]).table.seq == entries
        async with eve.at(tables[0].code) as late:
            assert all(m["type"] != "reacted" for m in late.heard)
        await leave(tables)


@over_sockets
async def test_whoever_only_watches_does_not_react(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Eve", "") as (ann, eve, nobody):
        code = await ann.opens()
        async with eve.at(code) as watching:
            refused = await watching.ask("react", reaction="heart")
            assert refused["reason"] == "You do not sit at this table."
        async with nobody.at(code) as unknown:
            assert (await unknown.ask("react", reaction="heart"))["type"] == "refused"


@over_sockets
async def test_reactions_and_words_together_have_one_limit_through_all_connections(tmp_path):
    server = a_server(tmp_path, chat=Allowances(0.0, 3.0))
    async with server as (base, _), Person(base, "Ann") as ann, Person(base, "Bo") as bo:
        code, answers = await ann.opens(), []
        async with ann.at(code) as table:
            await table.does("sit", seat=0)
        for kind, said in (("react", {"reaction": "laugh"}), ("say", {"text": "ha"})) * 2:
            async with ann.at(code) as table:
                answers.append(await table.ask(kind, **said))
        assert [answer["type"] for answer in answers] == ["ack"] * 3 + ["refused"]
        async with bo.at(code) as other:
            await other.does("sit", seat=1)
            await other.does("react", reaction="laugh")


@over_sockets
async def test_a_nudge_reaches_everybody_and_counts_once(tmp_path, monkeypatch):
    monkeypatch.setattr("everglow.server.live.waits.NUDGE_AFTER", 0)
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo])
        asked = tables[0].view["deciders"][0]
        waits = tables[1 - asked]
        await waits.does("nudge", seat=asked)
        told = await tables[asked].until(lambda m: m["type"] == "nudged")
        assert told == {"type": "nudged", "seat": asked, "by": 1 - asked}
        again = await waits.ask("nudge", seat=asked)
        assert again["reason"] == f"You have nudged {['Ann', 'Bo'][asked]} already."
        await leave(tables)


def test_nobody_is_nudged_before_they_had_time_to_think(later):
    room, asked, waits, listeners = two()
    later(NUDGE_AFTER - 1)
    assert refusal(room, waits, asked) == "nudged_too_soon"
    later(1)
    nudge(room, person(waits), Nudge(seat=asked))
    assert b'"nudged"' in listeners[asked].heard[-1]


def test_a_new_question_may_be_nudged_again_after_a_while(later):
    room, rng = two()[0], fast(1, 1)
    before = []
    while len(before) != 1 or room.table.deciders() != before:  # one seat is asked twice in a row
        before = room.table.deciders()
        later()
        nudge(room, person(1 - before[0]), Nudge(seat=before[0]))
        act(room, rng)
    [asked] = before
    assert refusal(room, 1 - asked, asked) == "nudged_too_soon"
    later()
    nudge(room, person(1 - asked), Nudge(seat=asked))
    assert refusal(room, 1 - asked, asked) == "nudged_already"


def act(room, rng):
    table = room.table
    seat = pick(rng, table.deciders())
    codec, legal = table.session.game.codec, table.session.state.legal_actions(seat)
    room.note([Acted(seat=seat, name=codec.action_name(pick(rng, legal)))])


def test_who_is_not_asked_who_is_away_and_bots_are_not_nudged(later):
    room, asked, waits, listeners = two()
    later()
    assert refusal(room, waits, waits) == "not_waited_for"
    assert refusal(room, asked, asked) == "answer_first"
    assert refusal(room, waits, 7) == "only_so_many_seats"
    with pytest.raises(Refused, match="You do not sit at this table"):
        nudge(room, "a watcher", Nudge(seat=asked))
    room.leave(listeners[asked])
    assert refusal(room, waits, asked) == "away_is_not_nudged"
    room.note([Covered(seat=asked, why="away")])
    assert refusal(room, waits, asked) == "bot_is_not_nudged"


def test_nobody_is_nudged_before_the_game(later):
    table = a_table()
    table.session = None
    room, _ = room_with(table, 0, 1)
    assert refusal(room, 0, 1) == "game_does_not_run"


@pytest.mark.parametrize("kind", KINDS)
def test_who_can_be_nudged_is_only_what_every_watcher_sees(kind):
    table, rng = a_table(*kind), fast(5, 1)
    room = Room(table)
    while table.deciders():
        assert list(room.waits.asked) == view(table, None)["deciders"]
        act(room, rng)
    assert not room.waits.asked


def test_an_answer_among_several_who_are_asked_does_not_tell_whose_it_was(later):
    waits = Waits()
    waits.look([0, 1, 2], 4)
    first = dict(waits.asked)
    later(10)
    waits.look([0, 1, 2], 5)
    assert waits.asked == first
    waits.look([0, 2], 6)
    assert waits.asked == {0: first[0], 2: first[2]}
