"""Clumsy and hostile clients: whatever they send is refused in a sentence, and nothing comes of it."""

import asyncio
import json
import logging
import random
import re
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest

from everglow.record import Record
from everglow.server.http.limits import BODY
from everglow.server.live.limits import MESSAGE, Allowances
from everglow.server.table.requests import BadMessage, decode

from ..people import Person, a_server, begin

INTERNAL = re.compile(
    r"Traceback|msgspec|sqlite|aiohttp|site-packages|\.py\b|Error\b|`|<class|object at 0x|\n"
)
PLENTY = (1e9, 1e9)


def clear(sentence):
    """Whether people can read it, and learn nothing about how the server is built."""
    return isinstance(sentence, str) and 8 < len(sentence) < 400 and not INTERNAL.search(sentence)


@asynccontextmanager
async def a_game(data, monkeypatch):
    """Ann and Bo play, Cy only watches; nobody is slowed down."""
    monkeypatch.setattr("everglow.server.live.sockets.MESSAGES", PLENTY)
    async with a_server(data, chat=Allowances(*PLENTY)) as (base, service):
        service.server.requests = service.server.guesses = Allowances(*PLENTY)
        async with Person(base, "Ann") as ann, Person(base, "Bo") as bo, Person(base, "") as cy:
            tables = await begin([ann, bo])
            yield service, tables, await cy.at(tables[0].code).__aenter__()
            for table in tables:
                await table.ws.close()


def run(evening):
    asyncio.run(asyncio.wait_for(evening(), 120))


async def truth(service, tables):
    """Everything that must not change by what is refused."""
    code = tables[0].code
    views = [await seen(table) for table in tables]
    return await service.server.store.entries(code), service.server.tables.rooms[code].table.seq, views


async def seen(table):
    """All that a client knows, told anew."""
    await table.does("resync")
    return table.seq, table.view, table.question, table.table


async def refusal(table, frame):
    """The answer to a frame that is no request."""
    await (table.ws.send_bytes if isinstance(frame, bytes) else table.ws.send_str)(frame)
    return (await table.until(lambda m: m["type"] == "refused"))["reason"]


# Messages, one by one

ACT = '{"type": "act", "question": 0, "name": "end_turn"}'
MALFORMED = {
    "": "this JSON ends too early",
    "{": "this JSON ends too early",
    "hello": "this is no JSON",
    "{'type': 'act'}": "this is no JSON",
    "\ufeff{}": "this is no JSON",
    "\x00": "this is no JSON",
    "[]": "the message should be an object, not a list",
    "null": "the message should be an object, not null",
    "17": "the message should be an object, not a whole number",
    "{}": "type is missing",
    '{"type": 5}': "type should be a text",
    '{"type": "fly"}': "type should be act, undo, preview, why, say, sit, disclose, stand, bot, remove",
    '{"type": "Act"}': "type should be act, undo",
    '{"type": "act", "question": 0}': "name is missing",
    '{"type": "act", "question": "0", "name": "x"}': "question should be a whole number, not a text",
    '{"type": "act", "question": 0.5, "name": "x"}': "question should be a whole number, not a number",
    '{"type": "act", "question": true, "name": "x"}': "question should be a whole number, not true or false",
    '{"type": "act", "question": -1, "name": "x"}': "question should be 0 or more",
    '{"type": "act", "question": NaN, "name": "x"}': "this is no JSON",
    '{"type": "act", "question": Infinity, "name": "x"}': "this is no JSON",
    '{"type": "act", "question": 1e400, "name": "x"}': "question is too large a number",
    '{"type": "undo", "question": 99999999999999999999999}': "question should be 2147483647 or less",
    '{"type": "act", "question": 0, "name": null}': "name should be a text, not null",
    '{"type": "act", "question": 0, "name": ["x"]}': "name should be a text, not a list",
    '{"type": "act", "question": 0, "name": "\\ud800"}': "this JSON ends too early",
    '{"type": "act", "question": 0, "name": "\\udc00x"}': "this is no text in UTF-8",
    f'{{"type": "act", "question": 0, "name": "{"x" * 101}"}}': "name should have at most 100 characters",
    '{"type": "act", "question": 0, "name": "x", "seat": 1}': "there is no field seat here",
    '{"type": "act", "question": 0, "name": "x"} {}': "this is no JSON",
    '{"type": "act", "type": "undo", "question": 0}': "type should be act",
    '{"type": "say", "text": ""}': "text should have at least 1 character",
    '{"type": "say", "text": "' + "x" * 501 + '"}': "text should have at most 500 characters",
    '{"type": "sit", "seat": 8}': "seat should be 7 or less",
    '{"type": "sit", "seat": 0, "nonce": 7}': "nonce should be a text, not a whole number",
    '{"type": "sit", "seat": 0, "nonce": "' + "n" * 101 + '"}': "nonce should have at most 100 characters",
    '{"type": "start", "id": -1}': "id should be 0 or more",
    '{"type": "start", "id": {}}': "id should be a whole number, not an object",
    "[" * 4000: "the message should be an object, not a list",
    '{"x":' + "[" * 4000: "this is nested too deeply",
    '{"type": "act", "name": ' + '{"a":' * 700: "name should be a text, not an object",
}


@pytest.mark.parametrize("frame", MALFORMED, ids=lambda frame: frame[:60])
def test_what_is_no_message_is_refused_with_what_was_expected(frame):
    with pytest.raises(BadMessage) as refused:
        decode(frame)
    said = str(refused.value)
    assert said.startswith(f"expected a message as in docs/wire.md: {MALFORMED[frame]}")
    assert clear(said)


@pytest.mark.parametrize("frame", [b"\xff", b'{"type": "\xff"}', b'"\xed\xa0\x80"', b"\x00\x01\x02"])
def test_bytes_that_are_no_text_are_refused(frame):
    with pytest.raises(BadMessage) as refused:
        decode(frame)
    assert clear(str(refused.value))


def test_of_keys_said_twice_the_last_counts():
    assert decode('{"type": "act", "question": 1, "question": 2, "name": "x"}').question == 2


def test_a_running_game_does_not_notice_malformed_messages(tmp_path, monkeypatch, caplog):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, watcher):
            before = await truth(service, tables)
            for frame in [*MALFORMED, b"\xff\xfe", b'{"type": "\xff"}']:
                assert clear(await refusal(tables[0], frame))
                assert clear(await refusal(watcher, frame))
            assert await truth(service, tables) == before

    run(evening)
    assert not troubles(caplog)


def troubles(caplog):
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_binary_frames_are_read_like_text(tmp_path, monkeypatch):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (_, tables, _):
            await tables[0].ws.send_bytes(b'{"type": "resync", "id": 77}')
            assert (await tables[0].until(lambda m: m.get("id") == 77))["type"] == "ack"

    run(evening)


@pytest.mark.parametrize("size", [MESSAGE + 1, 100_000, 1 << 40])
def test_a_huge_message_ends_the_connection_with_a_reason(tmp_path, monkeypatch, caplog, size):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, _):
            before = await truth(service, tables)
            raw = await Raw.to(service, f"/api/tables/{tables[0].code}/socket", UPGRADE)
            await raw.frames()  # the greeting
            await raw.send(head(0x1, size))  # it need not even come
            assert await raw.closed() == (1009, f"expected messages of less than {MESSAGE} bytes")
            assert await truth(service, tables) == before

    run(evening)
    assert not troubles(caplog)


@pytest.mark.parametrize(
    ("data", "code", "reason"),
    [
        (lambda: frame(0x1, b"\xff\xfe"), 1007, "expected a text in UTF-8"),
        (lambda: frame(0x3, b"{}"), 1002, "expected frames as in RFC 6455"),
        (lambda: frame(0x9, b"x" * 126), 1002, "expected frames as in RFC 6455"),
        (lambda: b"\xf1" + frame(0x1, b"{}")[1:], 1002, "expected frames as in RFC 6455"),
        (lambda: b"\x81\x02{}", 1002, "expected frames as in RFC 6455"),
        (
            lambda: frame(0xA, b"x" * 100) + b"\x81\x7e\x00\x80" + b" " * 128,
            1002,
            "expected frames as in RFC 6455",
        ),
    ],
    ids=["no text", "unknown kind", "long ping", "reserved bits", "no mask", "no mask later"],
)
def test_frames_that_are_none_end_the_connection_with_a_reason(
    tmp_path, monkeypatch, caplog, data, code, reason
):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, _):
            raw = await Raw.to(service, f"/api/tables/{tables[0].code}/socket", UPGRADE)
            await raw.frames()
            await raw.send(data())
            assert await raw.closed() == (code, reason)
            await seen(tables[0])

    run(evening)
    assert not troubles(caplog)


# Bytes on the wire, for what no honest client would send

UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


def frame(kind, payload):
    return head(kind, len(payload)) + payload


def head(kind, size):
    """Of a masked frame; the mask is zero."""
    if size < 126:
        return bytes([0x80 | kind, 0x80 | size]) + bytes(4)
    if size < 1 << 16:
        return bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big") + bytes(4)
    return bytes([0x80 | kind, 0xFF]) + size.to_bytes(8, "big") + bytes(4)


class Raw:
    """A connection that sends what it likes."""

    @classmethod
    async def to(cls, service, path, headers="", method="GET", body=b""):
        raw = cls()
        raw.reader, raw.writer = await asyncio.open_connection("127.0.0.1", service.port)
        host = f"Host: localhost:{service.port}\r\n"
        await raw.send(f"{method} {path} HTTP/1.1\r\n{host}{headers}\r\n".encode("latin-1") + body)
        return raw

    async def send(self, data):
        self.writer.write(data)
        with suppress(ConnectionError):  # it may be closed while we speak
            await self.writer.drain()

    async def answer(self):
        """The head and the body."""
        head = (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 30)).decode()
        body = await self.reader.readexactly(int(re.search(r"Content-Length: (\d+)", head)[1]))
        self.writer.close()
        return head, body.decode()

    async def frames(self):
        """The head of the handshake and the first frame."""
        await self.reader.readuntil(b"\r\n\r\n")
        return await self.frame()

    async def frame(self):
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return first & 0x0F, await self.reader.readexactly(size)

    async def closed(self):
        """The code and the reason with which the connection ends."""
        while (found := await asyncio.wait_for(self.frame(), 30))[0] != 0x8:
            pass
        self.writer.close()
        return int.from_bytes(found[1][:2], "big"), found[1][2:].decode()


# Requests that are well formed but wrong


def test_what_is_not_ones_own_is_refused(tmp_path, monkeypatch):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, watcher):
            before = await truth(service, tables)
            asked = [n for n, table in enumerate(tables) if table.question.get("legal")]
            idle = tables[1 - asked[0]]
            stolen = tables[asked[0]].question["legal"][0]
            requests = [
                (idle, "act", {"question": idle.question["number"], "name": stolen}),
                (watcher, "act", {"question": 0, "name": stolen}),
                (watcher, "say", {"text": "hello"}),
                (watcher, "sit", {"seat": 0}),
                (watcher, "why", {"name": stolen}),
                (tables[0], "act", {"question": 2**31 - 1, "name": stolen}),
                (tables[0], "act", {"question": tables[0].question["number"], "name": "summon:nobody"}),
                (tables[0], "act", {"question": tables[0].question["number"], "name": "\u202e\x00"}),
                (tables[0], "preview", {"name": "pay:9,9,9"}),
                (tables[0], "undo", {"question": 5}),
                (tables[0], "say", {"text": "\u200b \x07 \u202e"}),
                (tables[1], "start", {}),
                (tables[1], "bot", {"seat": 0, "level": "ember"}),
                (tables[1], "remove", {"seat": 0}),
                (tables[1], "sit", {"seat": 0, "nonce": "another"}),
                (tables[1], "rematch", {}),
            ]
            for table, kind, fields in requests:
                answer = await table.ask(kind, **fields)
                assert answer["type"] == "refused", (kind, fields, answer)
                assert clear(answer["reason"]), answer
            assert await truth(service, tables) == before

    run(evening)


def test_seats_that_are_not_there_are_refused(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "Bo") as bo:
            code = await ann.opens()
            async with ann.at(code) as host, bo.at(code) as guest:
                await host.does("sit", seat=0)
                for table, kind, fields in [
                    (guest, "sit", {"seat": 0}),
                    (guest, "sit", {"seat": 7}),
                    (host, "bot", {"seat": 7, "level": "ember"}),
                    (host, "bot", {"seat": 0, "level": "ember"}),
                    (host, "bot", {"seat": 1, "level": "__class__"}),
                    (host, "remove", {"seat": 1}),
                    (guest, "stand", {}),
                    (guest, "resign", {}),
                    (host, "undo", {"question": 0}),
                ]:
                    answer = await table.ask(kind, **fields)
                    assert (answer["type"], clear(answer["reason"])) == ("refused", True), (kind, answer)
                assert [chair.get("name", "") for chair in host.table["chairs"]] == ["Ann", ""]

    run(evening)


@pytest.mark.parametrize("nonce", ["", "\x00\n", "\u202eabc", "🎲" * 100, "\\\"'{}", "é\u0301"])
def test_any_nonce_that_is_a_text_makes_a_game_that_checks_out(tmp_path, nonce):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            table = await ann.at(await ann.opens("vale", 2)).__aenter__()
            await table.does("sit", seat=0, nonce=nonce)
            await table.does("bot", seat=1, level="ember")
            await table.does("start")
            record = service.server.tables.rooms[table.code].table.session.record
            assert record.nonces == [nonce, ""]
            assert Record.from_json(json.loads(json.dumps(record.to_json()))).seed() == record.seed()

    run(evening)


# Ten thousand frames


def test_ten_thousand_random_frames_leave_a_game_as_it_was(tmp_path, monkeypatch, caplog):
    rng = random.Random(7)

    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, watcher):
            before = await truth(service, tables)
            valid = harmless(tables)
            for _ in range(100):
                table = rng.choice([*tables, watcher])
                frames = [mutated(rng, rng.choice(valid)) for _ in range(100)]
                await bombard(table, [frame for frame in frames if harmful(frame) is None])
            assert await truth(service, tables) == before

    run(evening)
    assert not troubles(caplog)


def harmless(tables):
    """Valid messages of every kind that a table would refuse, or only answer."""
    mine = tables[0].question
    return [
        json.dumps(message).encode()
        for message in [
            {"type": "act", "id": 3, "question": mine["number"] + 5, "name": "summon:hydra"},
            {"type": "act", "id": 4, "question": mine["number"], "name": "summon:nobody"},
            {"type": "undo", "id": 5, "question": 12},
            {"type": "preview", "id": 6, "name": (mine.get("legal") or ["end_turn"])[0]},
            {"type": "why", "id": 7, "name": "summon:hydra"},
            {"type": "sit", "id": 8, "seat": 1, "nonce": "a nonce"},
            {"type": "bot", "id": 9, "seat": 0, "level": "ember"},
            {"type": "remove", "seat": 1},
            {"type": "start", "id": 10},
            {"type": "stand", "id": 11},
            {"type": "rematch", "id": 12},
            {"type": "resync", "id": 13},
        ]
    ]


PIECES = [b"{", b"}", b"[", b'"', b":", b",", b"\\u0000", b"\\ud800", b"null", b"1e999", b"-1", b"NaN"]
PIECES += [b"\xff", b"\x00", b'"type"', b'"act"', b'"id"', b"\xe2\x80\xae", b"9" * 30, b"$", b"../", b"'"]


def mutated(rng, frame):
    """A valid message with something wrong in it, or noise."""
    if rng.random() < 0.2:
        return rng.randbytes(rng.randrange(60))
    for _ in range(rng.randrange(4)):
        start = rng.randrange(len(frame) + 1)
        end = min(len(frame), start + rng.choice([0, 0, 1, 5, 20]))
        frame = frame[:start] + rng.choice([*PIECES, b"", rng.randbytes(2)]) + frame[end:]
    return frame


def harmful(frame):
    """What a frame would rightly do: an action that is valid after all is not what this is about."""
    try:
        request = decode(frame)
    except BadMessage:
        return None
    return request if type(request).__name__ in ("Say", "Leave", "Resign", "Back") else None


async def bombard(table, frames):
    """All at once; to every one there is an answer."""
    for frame in frames:
        await table.ws.send_bytes(frame)
    for _ in frames:
        answer = await table.until(lambda m: m["type"] in ("refused", "ack", "previewed", "reason"))
        assert answer["type"] != "refused" or clear(answer["reason"]), answer
        assert answer["type"] != "reason" or answer["reason"] is None or clear(answer["reason"]), answer


# Cookies


async def cookie_of(person):
    return next(cookie.value for cookie in person.http.cookie_jar)


async def name_by(base, cookie):
    headers = {"Cookie": f"everglow={cookie}"}
    async with aiohttp.ClientSession(base) as http, http.get("/api/me", headers=headers) as answer:
        assert answer.status == 200
        return (await answer.json())["name"]


def test_only_the_very_cookie_that_was_given_is_known(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "Bo") as bo:
            good, other = await cookie_of(ann), await cookie_of(bo)
            assert await name_by(base, good) == "Ann"
            (session, token, signature), others = good.split("."), other.split(".")
            for bad in [
                *[good[:size] for size in range(0, len(good), 7)],
                f"{others[0]}.{token}.{signature}",
                f"{session}.{others[1]}.{signature}",
                f"{session}.{token}.{others[2]}",
                f"{others[0]}.{others[1]}.{signature}",
                f"{session}.{token}.",
                f"..{signature}",
                f"{session}..{signature}",
                f"{good}.{good}",
                f"{good}x",
                good.swapcase(),
                "x" * 7000,
                "é.é.é",
                '"; DROP TABLE people; --',
                '"\\303\\251.a.b"',
            ]:
                assert await name_by(base, bad) is None, bad

    run(evening)


def test_a_cookie_of_another_server_is_unknown(tmp_path):
    async def evening():
        servers = a_server(tmp_path / "a"), a_server(tmp_path / "b")
        async with servers[0] as (here, _), servers[1] as (there, _), Person(here, "Ann") as ann:
            cookie = await cookie_of(ann)
            assert (await name_by(here, cookie), await name_by(there, cookie)) == ("Ann", None)

    run(evening)


def test_a_cookie_is_worth_nothing_once_it_is_forgotten(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            cookie = await cookie_of(ann)
            await ann.post("/api/me/forget")
            assert await name_by(base, cookie) is None
            assert await ann.get("/api/me") == {"name": None}
            assert "say your name" in (await ann.post("/api/tables", {"game": "vale"}, [401]))["error"]

    run(evening)


# HTTP


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ann \t of\nGreen ", "Ann of Green"),
        ("A\x00n\x1bn", "Ann"),
        ("A\u3164n\u2800n\ufe0f", "Ann"),
        ("\u3164\u2800 \u115f", None),
        ("\u202eAnn\u202c", "Ann"),
        ("Ann\u200b", "Ann"),
        ("A" * 24, "A" * 24),
        ("e\u0301" * 24, "é" * 24),
        ("<b>'\"&;--", "<b>'\"&;--"),
        ("安娜 🦊", "安娜 🦊"),
        ("A" * 25, None),
        ("A" * 101, None),
        ("", None),
        ("   \t\n", None),
        ("\u200b\u202e\u2066", None),
        ("\x00\x07", None),
        (7, None),
        (None, None),
        (["Ann"], None),
    ],
)
def test_a_name_is_kept_plain_or_refused(tmp_path, name, kept):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "") as ann:
            told = await ann.post("/api/me", {"name": name}, [200] if kept else [400])
            assert clear(told["error"]) if kept is None else told == {"name": kept}
            assert await ann.get("/api/me") == {"name": kept}

    run(evening)


JSON = {"Content-Type": "application/json"}
REQUESTS = [  # method, path, headers, body, status
    ("POST", "/api/me", JSON, b"", 400),
    ("POST", "/api/me", JSON, b"{", 400),
    ("POST", "/api/me", JSON, b"\xff\xfe", 400),
    ("POST", "/api/me", JSON, b'{"name": "\\ud800"}', 400),
    ("POST", "/api/me", JSON, b'{"name": "Ann", "admin": true}', 400),
    ("POST", "/api/me", JSON, b"[" * 10_000, 400),
    ("POST", "/api/me", JSON, b'{"name":' + b"[" * 10_000, 400),
    ("POST", "/api/me", JSON, b" " * (BODY + 1), 413),
    ("POST", "/api/me", JSON, b'{"name": "' + b"x" * 1_000_000 + b'"}', 413),
    ("POST", "/api/me", {"Content-Type": "text/plain"}, b'{"name": "Ann"}', 400),
    ("POST", "/api/me", {"Content-Type": "application/x-www-form-urlencoded"}, b"name=Ann", 400),
    ("POST", "/api/me", {"Content-Type": "multipart/form-data"}, b'{"name": "Ann"}', 400),
    ("POST", "/api/me", JSON | {"Content-Encoding": "gzip"}, b"no gzip", 400),
    ("POST", "/api/me/claim", JSON, b'{"token": "x"}', 400),
    ("POST", "/api/me/claim", JSON, b'{"token": ""}', 400),
    ("POST", "/api/me/claim", JSON, b'{"token": 5}', 400),
    ("POST", "/api/me/link", JSON, b"{}", 401),
    ("POST", "/api/me/forget", JSON, b"{}", 401),
    ("POST", "/api/tables", JSON, b'{"game": "vale"}', 401),
    ("GET", "/api/tables?list=nonsense", {}, b"", 400),
    ("GET", "/api/tables?list=", {}, b"", 400),
    ("GET", "/api/tables?list=%00%ff%0d%0a", {}, b"", 400),
    ("GET", "/api/tables?list[]=open&list=mine;--", {}, b"", 400),
    ("GET", "/api/tables?list=mine", {}, b"", 401),
    ("GET", "/api/tables/AAAAAA", {}, b"", 404),
    ("GET", "/api/tables/AAAAAA/record", {}, b"", 404),
    ("GET", "/api/tables/AAAAAA/qr.svg", {}, b"", 404),
    ("GET", "/api/tables/AAAAAA/socket", {}, b"", 404),
    ("GET", "/api/tables/%00", {}, b"", 404),
    ("GET", "/api/tables/%ED%A0%80", {}, b"", 404),
    ("GET", "/api/tables/%C3%9F%C3%9F%C3%9F", {}, b"", 404),
    ("GET", "/api/tables/" + "A" * 5000, {}, b"", 404),
    ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", {}, b"", 404),
    ("GET", "/etc/passwd", {}, b"", 404),
    ("GET", "/src/everglow/server/app.py", {}, b"", 404),
    ("GET", "/api/me/link", {}, b"", 405),
    ("GET", "/api/me/claim", {}, b"", 405),
    ("GET", "/api/me/forget", {}, b"", 405),
    ("DELETE", "/api/tables", {}, b"", 405),
    ("TRACE", "/", {}, b"", 405),
    ("PROPFIND", "/", {}, b"", 405),
    ("OPTIONS", "/api/me", {}, b"", 405),
]


def test_requests_that_are_wrong_are_refused_in_a_sentence(tmp_path, caplog):
    async def evening():
        async with a_server(tmp_path) as (base, service), aiohttp.ClientSession(base) as http:
            service.server.requests = Allowances(*PLENTY)
            for method, path, headers, body, status in REQUESTS:
                async with http.request(method, path, headers=headers, data=body) as answer:
                    told = await answer.json()
                    assert answer.status == status, (method, path, body[:40], answer.status, told)
                    assert list(told) == ["error"]
                    assert clear(told["error"]), told
                    assert not answer.cookies

    run(evening)
    assert not troubles(caplog)


def test_a_socket_without_a_handshake_is_refused(tmp_path, caplog):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            told = await ann.get(f"/api/tables/{await ann.opens()}/socket", 400)
            assert told == {"error": "expected the handshake of a WebSocket"}

    run(evening)
    assert not troubles(caplog)


WISHES = [
    {},
    {"game": "chess"},
    {"game": "../vale"},
    {"game": "vale", "seats": 0},
    {"game": "vale", "seats": 7},
    {"game": "vale", "seats": 1e30},
    {"game": "vale", "seats": "2"},
    {"game": "vale", "options": {"x": "y"}},
    {"game": "vale", "options": {"x": {}}},
    {"game": "vale", "options": [1]},
    {"game": "vale", "cover": "god"},
    {"game": "vale", "grace": 0},
    {"game": "vale", "grace": 10**9},
    {"game": "vale", "timing": {"bank": 0}},
    {"game": "vale", "timing": {"bank": 100, "free": -1}},
    {"game": "vale", "timing": {"free": 1}},
    {"game": "vale", "public": "yes"},
    {"game": "vale", "host": "me"},
]


def test_no_table_comes_of_a_wish_that_cannot_be(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            for wish in WISHES:
                told = await ann.post("/api/tables", wish, [400])
                assert clear(told["error"]), (wish, told)
            assert (await ann.get("/api/tables?list=gathering"))["tables"] == []

    run(evening)


NO_HTTP = {
    "noise": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "a word": b"hello\r\n\r\n",
    "no such version": b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    "a long line": b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a long header": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
    "a header that is none": b"GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    "a length and chunks": b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a length that is none": b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
}


@pytest.mark.parametrize("data", NO_HTTP.values(), ids=NO_HTTP)
def test_what_is_no_http_is_answered_all_the_same(tmp_path, caplog, data):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "") as ann:
            raw = Raw()
            raw.reader, raw.writer = await asyncio.open_connection("127.0.0.1", service.port)
            await raw.send(data)
            head, body = await raw.answer()
            assert head.startswith(("HTTP/1.1 4", "HTTP/1.0 4"))
            assert "aiohttp" not in head
            assert "Content-Security-Policy" in head
            assert json.loads(body) == {"error": "expected a request in HTTP"}
            assert await ann.get("/health") == {"ok": True}

    run(evening)
    assert not troubles(caplog)


@pytest.mark.parametrize(
    "path", ["/api/tables/\xff\xfe\xff\xff\xff\xff", "/api/tables/\xc3\x9f", "/\xed\xa0\x80"]
)
def test_a_path_of_bytes_that_are_no_text_stops_nobody(tmp_path, caplog, path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            raw = await Raw.to(service, path, "Connection: close\r\n")
            head, body = await raw.answer()
            assert head.startswith(("HTTP/1.1 4", "HTTP/1.0 4"))
            assert clear(json.loads(body)["error"])
            await ann.opens()

    run(evening)
    assert not troubles(caplog)


CHUNKED = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"


@pytest.mark.parametrize(
    ("headers", "body", "status"),
    [
        (CHUNKED, b"5\r\n{}\r\nzz\r\n", "400"),
        (CHUNKED, b"zz\r\n", "400"),
        (CHUNKED, b"-1\r\n{}\r\n", "400"),
        ("Content-Type: application/json\r\nContent-Length: 50\r\n", b'{"name": "An', "408"),
        (CHUNKED, b"1\r\n{\r\n", "408"),
    ],
)
def test_a_body_that_does_not_come_as_promised_is_refused(
    tmp_path, monkeypatch, caplog, headers, body, status
):
    monkeypatch.setattr("everglow.server.http.body.BODY_TIME", 0.1)
    monkeypatch.setattr("everglow.server.http.service.GOODBYE", 0.1)

    async def evening():
        async with a_server(tmp_path) as (_, service):
            raw = await Raw.to(service, "/api/me", f"Connection: close\r\n{headers}", "POST", body)
            head, told = await raw.answer()
            assert head.split()[1] == status
            assert clear(json.loads(told)["error"])

    run(evening)
    assert not troubles(caplog)


def test_a_client_that_breaks_off_in_the_middle_is_no_mistake_of_ours(tmp_path, caplog):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            code = await ann.opens()
            post = await Raw.to(
                service, "/api/me", "Content-Length: 50\r\nContent-Type: application/json\r\n", "POST"
            )
            sockets = [await Raw.to(service, f"/api/tables/{code}/socket", UPGRADE) for _ in range(3)]
            for raw in sockets:
                await raw.frames()
            await sockets[0].send(head(0x1, 100))
            await sockets[1].send(frame(0x1, b'{"type": "resync"}') * 50)
            for raw in [post, *sockets]:
                raw.writer.transport.abort()
            async with ann.at(code) as table:
                await table.until(lambda m: m == {"type": "present", "seats": [], "watching": 1})

    run(evening)
    assert not troubles(caplog)


HOSTS = ["[", "[::1", "]", "localhost:99999999", "localhost/x", "x@localhost", "localhost\\", "", "a" * 5000]


@pytest.mark.parametrize("header", ["Origin: http://[", "Origin: \xff", "Origin: ://", "Cookie: =;;=\xff"])
def test_odd_headers_are_no_mistake_of_ours(tmp_path, caplog, header):
    async def evening():
        async with a_server(tmp_path) as (_, service):
            raw = await Raw.to(service, "/api/me", f"Connection: close\r\n{header}\r\n")
            head, _ = await raw.answer()
            assert head.split()[1] in ("200", "400", "403")

    run(evening)
    assert not troubles(caplog)


@pytest.mark.parametrize("host", HOSTS, ids=lambda host: host[:20])
def test_a_host_that_is_none_is_refused(tmp_path, caplog, host):
    async def evening():
        async with a_server(tmp_path) as (_, service):
            raw = Raw()
            raw.reader, raw.writer = await asyncio.open_connection("127.0.0.1", service.port)
            await raw.send(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            head, body = await raw.answer()
            assert head.split()[1] == "421"
            assert clear(json.loads(body)["error"])

    run(evening)
    assert not troubles(caplog)
