"""Many tables in one house: lists and codes, slow bots, a disk that fails, and what is forgotten."""

import asyncio
import os
import random
import signal
import sqlite3
import time
from contextlib import contextmanager

import pytest

from everglow.server.store.addresses import only_here
from everglow.server.store.sqlite import DAY
from everglow.server.table.changes import table_from
from everglow.server.table.entries import decode_entry

from ..people import Lost, Person, a_server, begin, leave, no_worker_free, over_sockets, people, room_of
from ..process import eventually


def processes(service):
    return [pid for worker in service.server.tables.workers.all for pid in worker.processes()]


@contextmanager
def stopped(service):
    """The bots' processes stand still: they think, and no answer comes."""
    found = processes(service)
    for pid in found:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in found:
            os.kill(pid, signal.SIGCONT)


async def until_waiting(at, seats):
    await at.until(lambda m: m["type"] == "waiting" and m["seats"] == seats)


@over_sockets
async def test_a_bot_that_thinks_delays_no_other_table(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo", "Cy") as (ann, bo, cy):
        [slow] = await begin([cy], bots=["star"], options={"start": "0"})
        room = room_of(service, slow)
        await go_on(slow, lambda: processes(service) and not room.thinking)
        with stopped(service):
            await go_on(slow, lambda: room.thinking)
            seq = room.table.seq
            tables = await begin([ann, bo])
            await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(tables)])
            assert tables[0].reveal
            assert room.thinking == {1}
            assert room.table.seq == seq
        await slow.until(lambda m: m["type"] == "update" and m["seq"] > seq)
        await leave([slow, *tables])


async def go_on(at, until):
    while not until():
        if at.question.get("legal"):
            await at.act(at.question["legal"][0])
        else:
            await at.hear()


@over_sockets
async def test_a_table_says_that_its_bot_waits_for_others(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "") as (ann, nobody):
        async with no_worker_free(service):
            [at] = await begin([ann], bots=["ember"], options={"start": "1"})
            await until_waiting(at, [1])
            late = await nobody.at(at.code).__aenter__()
            await until_waiting(late, [1])
        await until_waiting(late, [])
        await late.until(lambda m: m["type"] == "update")
        await leave([at, late])


@over_sockets
async def test_lists_tell_what_is_open_what_runs_and_what_is_mine(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo", "") as (ann, bo, nobody):
        lobby, private = await ann.opens("glow", 3), await ann.opens(public=False)
        running = await begin([ann, bo])
        over = await begin([bo], bots=["spark"])
        await over[0].play(random.Random(1))
        codes = lobby, private, running[0].code, over[0].code
        await check_lists(codes, nobody, {"open": [0], "watch": [2]})
        await check_lists(codes, ann, {"gathering": [0, 1], "mine": [2], "finished": []})
        await check_lists(codes, bo, {"gathering": [], "mine": [2], "finished": [3]})
        await nobody.get("/api/tables?list=mine", status=401)
        assert "mine" in (await nobody.get("/api/tables?list=all", status=400))["error"]
        await leave([*running, *over])


@over_sockets
async def test_lists_tell_whose_turn_it_is_since_when_and_who_has_won(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as two:
        tables, before = await begin(two, options={"start": "1"}), time.time()
        [for_ann], [for_bo] = [(await one.get("/api/tables?list=mine"))["tables"] for one in two]
        assert (for_ann["yours"], for_bo["yours"]) == (False, True)
        assert before - 60 < for_ann["used"] <= time.time()
        await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
        [over] = (await two[0].get("/api/tables?list=finished"))["tables"]
        assert over["scores"] == tables[0].reveal["result"]["scores"]
        assert over["winners"] == [
            seat for seat, won in enumerate(tables[0].reveal["result"]["returns"]) if won
        ]
        await leave(tables)


async def check_lists(codes, person, expected):
    for name, places in expected.items():
        tables = (await person.get(f"/api/tables?list={name}"))["tables"]
        assert {table["code"] for table in tables} == {codes[place] for place in places}, name
        assert all("people" not in table for table in tables)


@over_sockets
async def test_a_code_works_as_people_type_it(tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
        code = await ann.opens()
        assert len(code) == 6
        assert code == code.upper()
        assert (await ann.get(f"/api/tables/{code.lower()}"))["code"] == code
        async with ann.at(code.lower()) as at, ann.at(code) as same:
            await at.does("sit", seat=0)
            await same.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0].get("you"))
        assert (await ann.get("/api/tables/zzzzzz", status=404))["error"] == "There is no table ZZZZZZ."


@over_sockets
async def test_lobbies_that_nobody_uses_expire_and_finished_games_stay(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        unused, used = await ann.opens(), await ann.opens()
        over = await begin([ann], bots=["spark"])
        await over[0].play(random.Random(1))
        async with ann.at(used) as at:
            for _ in range(2):  # marked, then deleted
                service.server.tables.clock.past += 8 * DAY
                await service.server.tables.expire()
            await at.does("sit", seat=0)
        await ann.get(f"/api/tables/{unused}", status=404)
        assert (await ann.get(f"/api/tables/{used}"))["chairs"][0]["name"] == "Ann"
        assert (await ann.get(f"/api/tables/{over[0].code}"))["status"] == "over"
        lists = await ann.get("/api/tables?list=gathering")
        assert [table["code"] for table in lists["tables"]] == [used]
        await leave(over)


class Failing:
    """A store whose disk is full, once."""

    def __init__(self, store, name):
        self.works = getattr(store, name)
        self.failed = 0
        setattr(store, name, self)

    async def __call__(self, *args):
        if self.failed:
            return await self.works(*args)
        self.failed += 1
        raise sqlite3.OperationalError("database or disk is full")


@over_sockets
async def test_what_could_not_be_written_did_not_happen(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], options={"start": "0"})
        old = room_of(service, tables[0])
        Failing(service.server.store, "append")
        await fails_to_act(tables[0])
        assert await tables[1].until_closed() == "The table could not be saved. It goes on from where it was."
        again = [await person.at(tables[0].code).__aenter__() for person in (ann, bo)]
        assert room_of(service, again[0]) is not old
        assert again[0].seq == old.table.seq - 1
        await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(again)])
        await check_whole(service, again[0])
        await leave(again)


async def fails_to_act(at):
    try:
        await at.act(at.question["legal"][0])
    except Lost:
        return
    raise AssertionError("it was acknowledged")


async def check_whole(service, at):
    """The log alone tells the same game."""
    lines = await service.server.store.entries(at.code)
    table = table_from([decode_entry(line) for line in lines], at.code)
    assert table.seq == at.seq
    assert table.session.record.to_json() == room_of(service, at).table.session.record.to_json()
    table.session.record.verify(table.session.game)


@over_sockets
async def test_a_bot_whose_table_could_not_be_written_leaves_no_gap_in_the_log(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        async with no_worker_free(service):
            [at] = await begin([ann], bots=["spark"], options={"start": "1"})
            await until_waiting(at, [1])
            lines = await service.server.store.entries(at.code)
            Failing(service.server.store, "append")
            await at.ws.send_json({"type": "say", "text": "this is lost"})
            await at.until_closed()
        await eventually(lambda: not service.server.tables.tasks, "the bot still thinks")
        assert await service.server.store.entries(at.code) == lines
        async with ann.at(at.code) as again:
            await again.play(random.Random(1))
            await check_whole(service, again)


@over_sockets
async def test_absent_people_are_looked_after_also_when_the_disk_was_full(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        beat = Failing(service.server.store, "beat")
        tables = await begin([ann, bo], timing={"bank": 10, "free": 0}, options={"start": "1"})
        await eventually(lambda: beat.failed, "no beat")
        service.server.tables.clock.past += 11_000
        await tables[0].until(lambda m: "table" in m and m["table"]["chairs"][1].get("covered") == "time")
        await leave(tables)


@over_sockets
async def test_who_comes_while_a_table_goes_to_rest_sits_at_the_table_that_is_there(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        code, rooms = await ann.opens(), service.server.tables.rooms
        await ann.get(f"/api/tables/{code}")
        async with rooms[code].lock:
            coming = asyncio.create_task(ann.at(code).__aenter__())
            await eventually(lambda: rooms[code].lock._waiters, "nobody comes")
            del rooms[code]
        at = await coming
        async with bo.at(code) as other:
            await at.does("sit", seat=0)
            await other.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0].get("name") == "Ann")
        await at.ws.close()


@over_sockets
async def test_the_house_says_when_only_this_machine_hears_it(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "") as [nobody]:
        assert (await nobody.get("/api/games"))["local"]


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("", False),
        ("10.0.0.2", False),
    ],
)
def test_only_this_machine_hears_a_server_on_its_own_loop(host, here):
    assert only_here(host) == here


@over_sockets
async def test_an_idle_server_writes_nothing_unless_a_clock_runs(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        beats, ticks = Counted(service.server.store, "beat"), Counted(service.server.tables, "_idle")
        plain = await begin([ann, bo])
        await eventually(lambda: ticks.times > 8, "nobody looks after the table")
        assert beats.times == 0
        timed = await begin([ann, bo], timing={"bank": 600, "free": 0})
        await eventually(lambda: beats.times > 2, "the time is not written down")
        await leave([*plain, *timed])


class Counted:
    """A method, and how often it was called."""

    def __init__(self, owner, name):
        self.works = getattr(owner, name)
        self.times = 0
        setattr(owner, name, self)

    def __call__(self, *args):
        self.times += 1
        return self.works(*args)
