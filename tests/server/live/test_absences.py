"""People who go: they resign, leave, stay away or run out of time, and a bot plays on for them."""

import asyncio
import random
from time import monotonic_ns

import pytest

from everglow.rng import fast
from everglow.server.live import absence
from everglow.server.table import clock
from everglow.server.table.changes import apply
from everglow.server.table.entries import Acted, Covered, Returned
from everglow.server.table.table import OVER
from everglow.server.views.updates import full_log
from tests.wording import said

from ..people import a_server, begin, leave, over_sockets, people, room_of
from ..process import eventually
from ..tables import a_table, asked_first, played

NAMES = ["Ann", "Bo"]

HOUR = 3600 * 1000  # milliseconds


def chair(at, seat):
    return at.table["chairs"][seat]


async def until_covered(at, seat, why):
    await at.until(lambda m: "table" in m and m["table"]["chairs"][seat].get("covered", "") == why)


async def until_asked(at):
    """The others have answered, or somebody for them."""
    while at.reveal is None and at.question.get("legal") is None:
        await at.hear()


def due(service, room):
    """Return what is due at a table because people are away."""
    return absence.due(room, service.server.tables.clock.now())


def gone_for(service, at, name, seconds):
    """Pretend that somebody left so long ago."""
    room = room_of(service, at)
    [person] = [chair.person for chair in room.table.chairs if chair.name == name]
    room.away[person] -= seconds


@over_sockets
async def test_a_bot_plays_on_for_who_resigned_and_they_watch(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], cover="spark")
        await tables[1].does("resign")
        assert tables[1].question is None
        assert chair(tables[1], 1)["resigned"]
        refused = await tables[1].ask("back")
        assert refused["reason"] == "You do not sit at this table."
        await tables[0].play(random.Random(1))
        await tables[1].until(lambda m: m.get("reveal"))
        assert tables[0].reveal == tables[1].reveal
        await leave(tables)


@over_sockets
async def test_bots_end_the_game_when_everybody_resigned(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], "glow", cover="spark")
        for table in tables:
            await table.does("resign")
        await tables[0].until(lambda m: m.get("reveal"))
        assert room_of(service, tables[0]).table.status() == OVER
        await leave(tables)


@over_sockets
async def test_who_left_finds_a_bot_at_their_seat_and_takes_it_back(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], cover="spark", options={"start": "1"})
        await tables[1].does("leave")
        await until_covered(tables[0], 1, "left")
        await until_asked(tables[0])
        number = tables[1].question["number"]
        refused = await tables[1].ask("act", question=number + 1, name="end_turn")
        assert refused["type"] == "refused"
        await leave([tables[1]])
        async with bo.at(tables[1].code) as again:
            assert (
                chair(again, 1)["covered"] == "left"
            )  # they left on purpose, so they say when they are back
            await again.does("back")
            assert "covered" not in chair(again, 1)
        await leave(tables)


@over_sockets
async def test_who_is_back_before_the_bot_begins_to_think_plays_on_and_nothing_is_logged(tmp_path, caplog):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], options={"start": "1"})
        room, house = room_of(service, tables[1]), service.server.tables
        for back in (Returned(seat=1), Acted(seat=1, name=tables[1].question["legal"][0])):
            apply(room.table, Covered(seat=1, why="left"))
            house.bots.wake(room)
            assert room.thinking == {1}
            apply(room.table, back)
            await asyncio.gather(*house.tasks)
            assert not room.thinking
        assert not caplog.records
        await leave(tables)


@over_sockets
async def test_a_bot_plays_for_who_is_away_until_they_come_back(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], cover="ember", grace=60, options={"start": "1"})
        tables[1].break_off()
        await tables[0].until(lambda m: m["type"] == "present" and m["seats"] == [0])
        gone_for(service, tables[0], "Bo", 61)
        await until_covered(tables[0], 1, "away")
        assert room_of(service, tables[0]).table.bot_at(1) == "ember"
        await until_asked(tables[0])
        async with bo.at(tables[0].code) as again:
            await until_covered(again, 1, "")
            await tables[0].play(random.Random(1), stop=lambda: not tables[0].question.get("legal"))
            await again.does("resync")
            assert (await again.act(again.question["legal"][0]))["type"] == "ack"
        await leave(tables)


@over_sockets
async def test_nobody_is_replaced_within_the_grace_or_while_nobody_waits(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], grace=60, options={"start": "1"})
        await leave([tables[1]])
        await tables[0].until(lambda m: m["type"] == "present" and m["seats"] == [0])
        room = room_of(service, tables[0])
        gone_for(service, tables[0], "Bo", 30)
        assert not due(service, room)
        gone_for(service, tables[0], "Bo", 31)
        assert [entry.why for entry in due(service, room)] == ["away"]
        room.clients.clear()
        assert not due(service, room)
        await leave(tables)


@over_sockets
async def test_nobody_is_replaced_because_somebody_watches(tmp_path):
    async with (
        a_server(tmp_path) as (base, service),
        people(base, "Ann", "Bo", "Cy", "") as (ann, bo, cy, nobody),
    ):
        tables = await begin([ann, bo], options={"start": "1"})
        await leave(tables)
        async with cy.at(tables[0].code), nobody.at(tables[0].code):
            room = room_of(service, tables[0])
            room.away = dict.fromkeys(room.table.people(), -1e6)
            assert not due(service, room)


@pytest.mark.parametrize("goes", ["leave", "resign"])
@over_sockets
async def test_whoever_gave_up_their_seat_makes_no_bot_play_for_others(tmp_path, goes):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], cover="spark", options={"start": "1"})
        await tables[0].does(goes)
        tables[1].break_off()
        await tables[0].until(lambda m: m["type"] == "present" and m["seats"] == [0])
        room = room_of(service, tables[0])
        gone_for(service, tables[0], "Bo", 1000)
        assert not due(service, room)
        await leave(tables)


@over_sockets
async def test_nobody_is_replaced_while_all_who_are_there_are_asked_themselves(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], "glow")
        room = room_of(service, tables[0])
        while len(room.table.deciders()) < 2:
            asked = tables[room.table.deciders()[0]]
            await until_asked(asked)
            await asked.act(asked.question["legal"][0])
        tables[1].break_off()
        await until_away(tables[0], [1])
        gone_for(service, tables[0], "Bo", 1000)
        assert not due(service, room)
        await tables[0].play(random.Random(1), lambda: room.table.deciders() == [1])
        await until_covered(tables[0], 1, "away")
        await leave(tables)


@over_sockets
async def test_who_never_came_to_their_seat_is_noticed_though_nobody_has_left(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, *NAMES) as (ann, bo):
        tables = await begin([ann, bo])
        room = room_of(service, tables[0])
        gone = tables.pop(room.table.deciders()[0])
        await leave([gone])
        await eventually(lambda: room.away, "nobody noticed that somebody left")
        room.away.clear()  # as if they had only ever asked by HTTP
        await eventually(lambda: room.away, "nobody noticed that somebody is not here")
        await leave(tables)


@over_sockets
async def test_the_host_of_a_lobby_who_stays_away_is_replaced(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        code = await ann.opens()
        async with bo.at(code) as guest:
            async with ann.at(code) as host:
                await host.does("sit", seat=0)
                await guest.does("sit", seat=1)
            await guest.until(lambda m: m["type"] == "present" and m["seats"] == [1])
            gone_for(service, guest, "Ann", 61)
            await guest.until(lambda m: m["type"] == "table" and m["table"]["host"])
            await guest.does("start")


@over_sockets
async def test_a_bot_plays_for_who_has_no_time_left_until_they_say_they_are_back(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        timing = {"bank": 60, "free": 10}
        tables = await begin([ann, bo], cover="spark", timing=timing, options={"start": "1"})
        service.server.tables.clock.past += 69_000
        await tables[0].does("resync")
        assert tables[0].heard[-2]["clocks"]["left"][1] < 2000
        assert "covered" not in chair(tables[0], 1)
        service.server.tables.clock.past += 2000
        await until_covered(tables[0], 1, "time")
        await until_asked(tables[0])
        await until_covered(tables[1], 1, "time")
        await tables[1].does("back")
        assert "covered" not in chair(tables[1], 1)
        await leave(tables)


async def clocks_of(person, code):
    async with person.at(code) as at:
        return at.heard[0]["clocks"]


@pytest.mark.parametrize("down", [0, 10 * HOUR])
@over_sockets
async def test_clocks_go_on_after_a_restart_and_no_downtime_is_charged(tmp_path, monkeypatch, down):
    timing = {"bank": 600, "free": 10}
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], timing=timing, options={"start": "1"})
        since = room_of(service, tables[0]).table.clocks.since[1]
        service.server.tables.clock.past += 100_000
        code, cookies = tables[0].code, ann.http.cookie_jar
        await leave(tables)
    monkeypatch.setattr(clock, "monotonic_ns", lambda: monotonic_ns() + down * 1_000_000)
    async with a_server(tmp_path) as (base, service), people(base, "") as [ann]:
        ann.http.cookie_jar.update_cookies({cookie.key: cookie.value for cookie in cookies})
        stopped_at = service.server.tables.clock.past
        told = await clocks_of(ann, code)
        assert told == {
            "left": [600_000, 600_000 - (stopped_at - since - 10_000)],
            "running": [1],
            "free": [0, 0],
        }
        assert 100_000 <= stopped_at - since < 100_000 + 60_000
        service.server.tables.clock.past += 5000
        assert (await clocks_of(ann, code))["left"][1] <= told["left"][1] - 5000


# Those who are still there


async def until_away(at, seats):
    return await at.until(
        lambda m: m["type"] == "present" and [a["seat"] for a in m.get("away", [])] == seats
    )


async def without_bo(ann, bo, **wishes):
    """Bo is asked, and the connection is gone."""
    tables = await begin([ann, bo], cover="spark", options={"start": "1"}, **wishes)
    tables[1].break_off()
    told = await until_away(tables[0], [1])
    return tables, told


@over_sockets
async def test_everybody_is_told_how_long_until_a_bot_plays(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables, told = await without_bo(ann, bo, grace=60)
        assert 50_000 < told["away"][0]["left"] <= 60_000
        gone_for(service, tables[0], "Bo", 100)
        await until_covered(tables[0], 1, "away")
        assert (await until_away(tables[0], []))["seats"] == [0]
        await leave(tables)


@over_sockets
async def test_a_bot_plays_at_once_if_somebody_at_the_table_says_so(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables, _ = await without_bo(ann, bo, grace=3600)
        await tables[0].does("cover", seat=1)
        assert chair(tables[0], 1)["covered"] == "away"
        await until_asked(tables[0])
        async with bo.at(tables[0].code) as again:
            await until_covered(again, 1, "")
        await leave(tables)


@over_sockets
async def test_nobody_is_replaced_while_somebody_at_the_table_waits(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables, _ = await without_bo(ann, bo, grace=60)
        await tables[0].does("wait", seat=1)
        assert [m.get("away") for m in tables[0].heard if m["type"] == "present"][-1] == [
            {"seat": 1, "left": None}
        ]
        gone_for(service, tables[0], "Bo", 1000)
        assert not due(service, room_of(service, tables[0]))
        async with bo.at(tables[0].code):
            await until_away(tables[0], [])
        await until_away(tables[0], [1])
        gone_for(service, tables[0], "Bo", 61)  # whoever comes and goes again is not waited for any more
        await until_covered(tables[0], 1, "away")
        await leave(tables)


@over_sockets
async def test_only_people_at_the_table_decide_about_those_who_are_away(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo", "Cy") as (ann, bo, cy):
        tables, _ = await without_bo(ann, bo)
        async with cy.at(tables[0].code) as watching:
            for kind in ("cover", "wait"):
                refused = await watching.ask(kind, seat=1)
                assert refused["reason"] == "Only people who play here may decide that."
        for seat, reason in ((0, "Ann is here."), (5, "There are only 2 seats.")):
            assert (await tables[0].ask("cover", seat=seat))["reason"] == reason
        await tables[0].does("cover", seat=1)
        assert (await tables[0].ask("wait", seat=1))["reason"] == "A bot plays for Bo already."
        await leave(tables)


@over_sockets
async def test_who_went_and_who_is_back_stands_in_the_log(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables, _ = await without_bo(ann, bo)
        await tables[0].does("cover", seat=1)
        await until_asked(tables[0])
        async with bo.at(tables[0].code) as again:
            await until_covered(again, 1, "")
            await until_covered(tables[0], 1, "")
            await tables[0].does("resign")
        told = [said(line, NAMES) for m in tables[0].heard if m["type"] == "table" for line in m["log"]]
        expected = [
            "Bo is away. A bot plays on.",
            "Bo is back at the table.",
            "Ann has resigned. A bot plays to the end.",
        ]
        assert told == expected[:2]  # whoever resigned is told everything anew
        async with ann.at(tables[0].code) as later:
            log = [said(line, NAMES) for line in later.heard[0]["log"]]
        assert [line for line in log if line in expected] == expected
        assert log.index(expected[0]) < log.index(expected[1]) - 1  # with what was played between them
        await leave(tables)


@over_sockets
async def test_whoever_is_back_is_told_what_was_played_for_them(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables, _ = await without_bo(ann, bo)
        await tables[0].does("cover", seat=1)
        await until_asked(tables[0])
        async with bo.at(tables[0].code) as again:
            told = await again.until(lambda m: m["type"] == "table")
            assert [said(line, NAMES, 1) for line in told["log"]] == ["You are back at the table."]
            assert told["missed"]
            assert all(said(line, NAMES, 1).startswith("You ") for line in told["missed"])
            heard = await tables[0].until(lambda m: m["type"] == "table" and m["log"])
            assert heard["missed"] == []
        await leave(tables)


def test_lines_about_people_stand_where_they_were_said_also_after_an_undo():
    table = a_table()
    entries = played(table, fast(1, 1), 12)
    apply(table, Covered(seat=1, why="left"))
    apply(table, Returned(seat=1))
    log = full_log(table, None)
    assert [said(line, NAMES) for line in log[-2:]] == ["Bo lets a bot play on.", "Bo is back at the table."]
    apply(table, Acted(seat=table.deciders()[0], name=asked_first(table)[1]))
    assert full_log(table, None)[: len(log)] == log
    del table.session.steps[len(entries) - 3 :]
    assert full_log(table, None)[-2:] == log[-2:]
