"""Bots that think: for whom they do, and what happens when their processes fail."""

import os
import random
import signal

import pytest

from everglow.games import games
from everglow.server.live import tables
from everglow.server.live.room import Room
from everglow.server.live.workers import AT_FIRST, LATELY, TRIES, NoAnswer, Pace, Thought, Worker
from everglow.server.table.changes import apply
from everglow.server.table.entries import Covered, Resigned

from ..people import a_server, begin, leave, no_worker_free, over_sockets, people, room_of
from ..process import eventually
from ..tables import a_table, person

GAME = games()["vale"]


class Client:
    session = ""

    def send(self, data):
        pass


def room(*happened):
    """A table of two people, of whom none is here."""
    table = a_table()
    for entry in happened:
        apply(table, entry)
    return Room(table)


def enters(found, who):
    found.clients[Client()] = who


# For whom


def test_bots_play_until_a_person_is_asked_though_nobody_is_there():
    assert room(Covered(seat=0, why="left")).attended()


def test_bots_rest_where_all_seats_are_covered_and_nobody_is_there_who_plays():
    """A watcher ends nobody's game."""
    found = room(Covered(seat=0, why="left"), Covered(seat=1, why="time"))
    assert not found.attended()
    enters(found, None)
    enters(found, "a watcher")
    assert not found.attended()
    enters(found, person(1))
    assert found.attended()


def test_bots_whom_nobody_can_take_a_seat_from_play_while_somebody_watches():
    found = room(Resigned(seat=0), Resigned(seat=1))
    assert not found.attended()
    enters(found, None)
    assert found.attended()


def test_bots_think_on_the_account_of_who_plays_and_is_there_or_of_the_host():
    found = room()
    assert found.payer() == person(0)
    found.table.host = "somebody who opened it"
    assert found.payer() == "somebody who opened it"
    enters(found, person(1))
    assert found.payer() == person(1)


async def with_four_bots(ann, level="spark"):
    """A table of bots alone, and the connection of who opened it."""
    at = await ann.at(await ann.opens("vale", 4)).__aenter__()
    for seat in range(4):
        await at.does("bot", seat=seat, level=level)
    await at.does("start")
    return at


@over_sockets
async def test_bots_alone_rest_when_nobody_is_there_and_go_on_when_somebody_comes(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        at = await with_four_bots(ann)
        await at.until(lambda m: m["type"] == "update")
        found = room_of(service, at)
        await leave([at])
        await eventually(lambda: not found.clients and not found.thinking, "bots still think")
        seq = found.table.seq
        await ann.get(f"/api/tables/{at.code}")
        assert (found.table.seq, found.thinking) == (seq, set())
        async with ann.at(at.code) as again:
            await again.until(lambda m: m["type"] == "update" and m["seq"] > seq)


@over_sockets
async def test_a_bot_whose_table_was_left_while_it_waited_takes_no_process(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        async with no_worker_free(service) as workers:
            at = await with_four_bots(ann)
            await eventually(lambda: workers.waiting, "no bot waits")
            found = room_of(service, at)
            await leave([at])
            await eventually(lambda: not found.clients, "somebody is there")
        await eventually(lambda: not found.thinking, "the bot still waits")
        assert not any(worker.processes() for worker in workers.all)


# How long


def test_the_usual_time_is_one_that_a_bot_took_lately_in_that_game_at_that_level():
    pace, quick, slow = Pace(), Thought("vale", "star", {}, 0, 1), Thought("vale", "beacon", {}, 0, 1)
    assert pace.usual(slow) == AT_FIRST
    for number in range(2 * LATELY):
        pace.note(slow, number)
    pace.note(quick, 0.5)
    assert pace.usual(quick) == 0.5
    assert {pace.usual(slow) for _ in range(2000)} == set(range(LATELY, 2 * LATELY))


class Steady(Pace):
    """Pace at which everything takes no time, and which notes what it was asked."""

    def __init__(self):
        self.asked = []

    def note(self, thought, seconds):
        pass

    def usual(self, thought):
        self.asked.append(thought.only)
        return 0.0


@over_sockets
async def test_a_bot_without_a_choice_takes_the_usual_time(tmp_path):
    """Every question with a single answer is theirs at a table of bots alone."""
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        service.server.tables.workers.pace = pace = Steady()
        at = await with_four_bots(ann)
        await at.until(lambda m: m.get("reveal"))
        record = room_of(service, at).table.session.record
        state, alone = record.start(GAME), []
        for move in record.actions:
            alone += [move.name] if len(state.legal_actions(move.seat)) == 1 else []
            state.apply(move.seat, GAME.codec.action(move.name))
        assert alone
        assert pace.asked == alone
        await leave([at])


# Processes that fail


@over_sockets
async def test_a_process_that_hangs_is_replaced_and_logged_and_the_bot_answers(tmp_path, caplog):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        workers = service.server.tables.workers
        [at] = await begin([ann], bots=["spark"], options={"start": "1"})
        await at.until(lambda m: m["type"] == "update")
        await eventually(lambda: not room_of(service, at).thinking, "the bot still thinks")
        [hung] = [pid for worker in workers.all for pid in worker.processes()]
        os.kill(hung, signal.SIGSTOP)
        workers.idle.sort(key=lambda worker: worker.processes() == [hung])  # the last is asked next
        workers.patience = 0.1
        calm_down = workers._note

        def note(why, bot):
            workers.patience = 60.0  # the next process may take its time
            calm_down(why, bot)

        workers._note = note
        await at.play(random.Random(1))
        assert at.reveal
        assert [record.why for record in caplog.records if "replaced" in record.message] == ["it hung"]
        assert (workers.replaced, workers.well()) == (1, True)
        await leave([at])
        with pytest.raises(ProcessLookupError):
            os.kill(hung, 0)


@over_sockets
async def test_bots_answer_on_a_machine_so_busy_that_their_processes_begin_slowly(tmp_path):
    """A process that was replaced before it could begin is followed by one that is given twice the time."""
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        workers = service.server.tables.workers
        workers.patience = 0.1  # no process begins as soon as that
        [at] = await begin([ann], bots=["spark"], options={"start": "1"})
        await at.until(lambda m: m["type"] == "update")
        assert workers.replaced > 0
        assert workers.well()
        await leave([at])


@over_sockets
async def test_health_knows_of_bots_that_do_not_answer(tmp_path, monkeypatch):
    async def fail(worker, thought, patience):
        raise NoAnswer("it died")

    monkeypatch.setattr(tables, "ANOTHER_TRY", 0.5)
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        workers = service.server.tables.workers
        assert await ann.get("/healthz") == {"ok": True}
        answer = Worker.ask
        monkeypatch.setattr(Worker, "ask", fail)
        [at] = await begin([ann], bots=["spark"], options={"start": "1"})
        await eventually(lambda: workers.replaced >= TRIES, "bots were not asked")
        assert await ann.get("/healthz", status=503) == {"ok": False, "error": "the bots do not answer"}
        monkeypatch.setattr(Worker, "ask", answer)
        await at.until(lambda m: m["type"] == "update")
        assert await ann.get("/healthz") == {"ok": True}
        await leave([at])
