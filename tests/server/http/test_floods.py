"""Limits of connections, sizes and time: whoever crowds in holds up nobody else."""

import asyncio

import aiohttp
import pytest

from everglow.server.http import connections
from everglow.server.http.limits import (
    SOCKETS_OF_PERSON,
)
from everglow.server.live.limits import BACKLOG, TABLES, Allowances
from everglow.server.live.streams import Stream
from everglow.server.store import addresses
from tests.wording import said

from ..people import Person, a_server, over_sockets, people
from ..process import eventually
from .wire import PLENTY, run


@over_sockets
async def test_connections_that_do_nothing_make_room_for_new_ones_of_the_same_address(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "CONNECTIONS_OF_ADDRESS", 3)
    async with a_server(tmp_path) as (_, service):
        port = service.port
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(6)]
        assert await silent[0][0].read() == b""  # closed
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        for _, one in [*silent, (reader, writer)]:
            one.close()


@over_sockets
async def test_an_answer_that_nobody_reads_is_not_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "UNREAD", 0.05)
    async with a_server(tmp_path) as (_, service):
        service.server.allowances.budgets.strangers = Allowances(*PLENTY)
        _, writer = await asyncio.open_connection("127.0.0.1", service.port, limit=1)
        ask = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        writer.transport.pause_reading()
        for _ in range(200):
            writer.write(ask)
        http = service.runner.server
        await eventually(lambda: http.porters, "nobody came")
        await eventually(lambda: not http.porters, "the answers are still kept")
        writer.close()


def test_one_connection_too_many_is_refused_until_another_ends(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            code = await ann.opens()
            path = f"/api/tables/{code}/socket"
            open_ = [await ann.http.ws_connect(path) for _ in range(SOCKETS_OF_PERSON)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await ann.http.ws_connect(path)
            assert refused.value.status == 429
            for ws in open_:
                await ws.close()
            while service.server.sockets.open:
                await asyncio.sleep(0.01)
            await (await ann.http.ws_connect(path)).close()

    run(evening)


def test_a_person_has_so_many_unfinished_tables_and_gets_room_by_leaving(tmp_path):
    async def evening():
        async with (
            a_server(tmp_path) as (base, service),
            Person(base, "Ann") as ann,
            Person(base, "Bo") as bo,
        ):
            service.server.allowances.requests = Allowances(*PLENTY)
            for _ in range(TABLES - 1):
                await ann.opens()
            async with bo.at(await bo.opens()) as host, ann.at(host.code) as guest:
                await guest.does("sit", seat=0)
                told = await ann.post("/api/tables", {"game": "vale"}, [400])
                assert told["error"] == f"You have {TABLES} unfinished tables. Finish or leave some first."
                await guest.does("leave")
            await ann.opens()

    run(evening)


def test_requests_by_one_address_are_limited(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            service.server.allowances.requests = Allowances(0.0, 2.0)
            await ann.post("/api/me", {"name": "Anna"})
            await ann.post("/api/me/link")
            told = await ann.post("/api/me", {"name": "Ann"}, [429])
            assert told["error"] == "Too many requests. Wait a moment."
            assert await ann.get("/api/me") == {"name": "Anna"}
            await ann.get("/api/tables/AAAAAA/record", 429)  # costs much, so it counts too

    run(evening)


def test_too_many_messages_are_slowed_down_and_none_is_lost(tmp_path, monkeypatch):
    slept, sleep = [], asyncio.sleep

    async def doze(seconds, *more):
        slept.append(seconds)
        await sleep(0 if seconds == 1 / 4 else seconds, *more)

    monkeypatch.setattr("everglow.server.live.sockets.MESSAGES", (4.0, 10.0))
    monkeypatch.setattr("everglow.server.live.limits.monotonic", lambda: 5.0)
    monkeypatch.setattr("everglow.server.live.sockets.asyncio.sleep", doze)

    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            async with ann.at(await ann.opens()) as table:
                for number in range(30):
                    await table.ws.send_json({"type": "resync", "id": number})
                answered = [await table.until(lambda m: m["type"] == "ack") for _ in range(30)]
                assert [answer["id"] for answer in answered] == list(range(30))
            assert slept.count(1 / 4) >= 20

    run(evening)


def test_a_person_does_not_talk_faster_through_more_connections(tmp_path):
    async def evening():
        server = a_server(tmp_path, chat=Allowances(0.0, 3.0))
        async with server as (base, _), Person(base, "Ann") as ann, Person(base, "Bo") as bo:
            code, answers = await ann.opens(), []
            for number in range(5):
                async with ann.at(code) as table:
                    answers.append(await table.ask("say", text=str(number)))
            assert [answer["type"] for answer in answers] == ["ack"] * 3 + ["refused"] * 2
            assert answers[-1]["reason"] == "One thing after the other, please."
            async with bo.at(code) as table:
                await table.does("say", text="hello")

    run(evening)


def test_codes_cannot_be_guessed_at_leisure(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann, Person(base, "") as eve:
            code = await ann.opens()
            service.server.allowances.guesses = Allowances(0.0, 5.0)
            for number in range(5):
                await eve.get(f"/api/tables/AAAAA{'ABCDE'[number]}", 404)
            parts = ["qr.svg", "socket", "record", "events"]
            for path in ["AAAAAA", code, *[f"{code}/{part}" for part in parts]]:
                told = await eve.get(f"/api/tables/{path}", 429)  # also what is there is not told
                assert told["error"] == "Too many unknown codes from here. Say your name, or wait a moment."
            async with ann.at(code) as table:  # who belongs to a table is let in
                await table.does("resync")

    run(evening)


def test_a_connection_that_does_not_listen_is_closed(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
            code = await ann.opens()
            async with ann.at(code) as table:
                room = await service.server.tables.room(code)
                [socket] = room.clients
                table.ws._conn.transport.pause_reading()
                await says_more_and_more(socket)
                while room.clients:
                    await asyncio.sleep(0.05)
                await socket.goodbye  # they have a moment to say goodbye, and do not even read
                assert socket.transport.is_closing()
                table.ws._conn.transport.resume_reading()

    run(evening)


async def says_more_and_more(socket):
    """Say more until nothing more is sent; what the system itself keeps for a connection has an end too."""
    for _ in range(1000):
        if socket.goodbye is not None:
            return
        socket.send(bytes(BACKLOG // 4))
        assert socket.transport.get_write_buffer_size() < 2 * BACKLOG
        await asyncio.sleep(0)
    raise AssertionError("there was no end to it")


def test_a_bot_that_does_not_read_is_closed():
    async def evening():
        stream = Stream()
        for _ in range(9):
            stream.send(bytes(BACKLOG // 2))
        *letters, last = [stream.outbox.get_nowait() for _ in range(stream.outbox.qsize())]
        assert letters == [bytes(BACKLOG // 2)] * 2
        assert said(last) == "This connection is too slow."

    run(evening)


def test_a_connection_that_never_asks_is_closed(tmp_path, monkeypatch):
    monkeypatch.setattr("everglow.server.http.service.SILENCE", 0.3)

    async def evening():
        async with a_server(tmp_path) as (_, service):
            silent = await asyncio.open_connection("127.0.0.1", service.port)
            assert await asyncio.wait_for(silent[0].read(), 10) == b""
            silent[1].close()
            reader, slow = await asyncio.open_connection("127.0.0.1", service.port)
            ended = asyncio.ensure_future(end_of(reader))
            slow.write(b"GET / HTTP/1.1\r\n")
            for number in range(100):
                slow.write(f"X-{number}: and so on\r\n".encode())
                if (await asyncio.wait([ended], timeout=0.05))[0]:
                    break
            assert await asyncio.wait_for(ended, 1) == b""
            slow.close()

    run(evening)


async def end_of(reader):
    """Read until the connection is closed, gently or not."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.168.1.5", "192.168.1.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:10.0.0.9", "10.0.0.9"),
        ("fe80::1%eth0", "fe80::"),
        ("?", "?"),
    ],
)
def test_nobody_gets_more_by_giving_themselves_more_addresses(address, household):
    assert addresses.household(address) == household
