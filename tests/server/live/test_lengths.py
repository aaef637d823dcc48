"""Tables with very many entries: what is refused there, and what they cost to load."""

import asyncio
import threading

import pytest

from everglow.server.live import tables
from everglow.server.table import limits
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Acted, Covered, Returned, Undone
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import check_length, entries_for
from everglow.server.table.requests import Act, Back, Leave, Resign, Say, Sit, Undo

from ..people import a_server, begin, leave, over_sockets, people, room_of
from ..tables import CODE, a_table, asked_first, begun, visitor


class Regretful:
    """A table of Glow where one seat gives the same answer and takes it back, again and again."""

    def __init__(self):
        self.entries = begun("glow")
        self.table = table_from(self.entries, CODE)
        while self.table.undo(0) is None:
            self.note(Acted(seat=(asked := asked_first(self.table))[0], name=asked[1]))
        self.name = self.table.session.steps[self.table.session.log.latest[0]].name

    def note(self, entry):
        self.entries.append(entry)
        apply(self.table, entry)

    def take_back(self, times):
        """Undo so many times, as the limits allow, and go on without asking."""
        for _ in range(times):
            self.note(Undone(seat=0))
            self.note(Acted(seat=0, name=self.name))

    def refused(self):
        assert self.table.undo(0) is None  # so nobody is offered what would be refused
        with pytest.raises(Refused) as reason:
            entries_for(Undo(question=self.table.session.number(0)), self.table, visitor(0), 0)
        return str(reason.value)


def test_an_answer_can_be_taken_back_only_so_often():
    play = Regretful()
    play.take_back(29)
    assert play.table.undo(0) == Undone(seat=0)
    play.take_back(1)
    assert play.refused() == "You have taken this answer back 30 times. Now it stands."


def test_a_seat_can_take_back_only_so_much_in_a_game():
    play = Regretful()
    play.take_back(300)
    assert play.refused() == "You have taken back 300 answers in this game. What you say now stands."


def test_tables_with_more_undos_than_are_allowed_today_are_loaded_as_they_are():
    play = Regretful()
    play.take_back(2 * limits.UNDOS_OF_QUESTION)
    again = table_from(play.entries, CODE)
    assert not again.frozen
    assert again.session.undo.count(0) == (2 * limits.UNDOS_OF_QUESTION,) * 2
    assert again.session.state.key() == play.table.session.state.key()


class Watched(list):
    """Counts how often somebody looks through all of it."""

    looks = 0

    def __iter__(self):
        self.looks += 1
        return super().__iter__()


def test_taking_back_looks_at_nothing_that_was_taken_back_before():
    play = Regretful()
    undos = play.table.session.record.undos = Watched()
    play.take_back(20)
    assert (len(undos), undos.looks) == (20, 0)


def test_a_seat_is_taken_back_from_a_bot_only_so_often():
    table = a_table()
    for _ in range(limits.RETURNS):
        apply(table, Covered(seat=0, why="left"))
        assert entries_for(Back(), table, visitor(0), 0) == [Returned(seat=0)]
        apply(table, Returned(seat=0))
    apply(table, Covered(seat=0, why="away"))
    assert not table.chairs[0].comes_back()
    with pytest.raises(Refused, match=r"^You came back 100 times\. A bot plays to the end\.$"):
        entries_for(Back(), table, visitor(0), 0)


def test_a_table_with_too_many_entries_can_only_be_played_to_its_end():
    table = a_table()
    table.seq = limits.TALK
    check_length(Sit(seat=0), table)
    with pytest.raises(Refused, match=r"it can only be played to its end\.$"):
        check_length(Say(text="hello"), table)
    table.seq = limits.ENTRIES
    for request in (Sit(seat=0), Undo(question=0), Back(), Say(text="hello")):
        with pytest.raises(Refused):
            check_length(request, table)
    for request in (Act(question=0, name="end_turn"), Leave(), Resign()):
        check_length(request, table)


@over_sockets
async def test_whoever_asks_for_too_much_is_told_so(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        [at] = await begin([ann], bots=["spark"])
        lines = await service.server.store.entries(at.code)
        room_of(service, at).table.seq = limits.ENTRIES
        refused = await at.ask("say", text="once more")
        assert refused["reason"].endswith("it can only be played to its end.")
        assert await service.server.store.entries(at.code) == lines
        await leave([at])


# Loading


@over_sockets
async def test_tables_are_loaded_outside_of_the_loop_and_long_ones_hold_up_no_others(tmp_path, monkeypatch):
    """A long table takes until a short one is loaded that was asked for later."""
    short_is_there = threading.Event()

    def slowly(lines, code):
        assert threading.current_thread() is not threading.main_thread()
        if code == long:
            assert short_is_there.wait(30)
        return table_of(lines, code)

    table_of = tables.loaded
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        long, short = await ann.opens(), await ann.opens()
        for name in ("Ann", "An", "Annie"):
            async with ann.at(long) as at:
                await at.does("sit", seat=0)
                await at.does("stand")
            await ann.post("/api/me", {"name": name})
        service.server.tables.rooms.clear()
        monkeypatch.setattr(tables, "LONG", 3)
        monkeypatch.setattr(tables, "loaded", slowly)
        waits = asyncio.create_task(ann.get(f"/api/tables/{long}"))
        await ann.get(f"/api/tables/{short}")
        short_is_there.set()
        assert (await waits)["code"] == long
