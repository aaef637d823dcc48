"""Malformed HTTP requests and cookies: refused in a sentence, and nothing changes."""

import asyncio
import json

import aiohttp
import pytest

from everglow.server.http import internal
from everglow.server.http.limits import BODY
from everglow.server.live.limits import Allowances

from ..people import Person, a_server
from .wire import PLENTY, UPGRADE, Raw, clear, cookie_of, frame, head, name_by, run, troubles


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
            assert "Say your name" in (await ann.post("/api/tables", {"game": "vale"}, [401]))["error"]

    run(evening)


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
            service.server.allowances.requests = Allowances(*PLENTY)
            for method, path, headers, body, status in REQUESTS:
                async with http.request(method, path, headers=headers, data=body) as answer:
                    told = await answer.json()
                    assert answer.status == status, (method, path, body[:40], answer.status, told)
                    assert list(told) == ["error", "message"]
                    assert clear(told["error"]), told
                    assert not answer.cookies

    run(evening)
    assert not troubles(caplog)


def test_a_socket_without_a_handshake_is_refused(tmp_path, caplog):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            told = await ann.get(f"/api/tables/{await ann.opens()}/socket", 400)
            assert told["error"] == "Expected the handshake of a WebSocket."

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
            raw = Raw(*await asyncio.open_connection("127.0.0.1", service.port))
            await raw.send(data)
            head, body = await raw.answer()
            assert head.startswith(("HTTP/1.1 4", "HTTP/1.0 4"))
            assert "aiohttp" not in head
            assert "Content-Security-Policy" in head
            assert json.loads(body)["error"] == "Expected a request in HTTP."
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
            raw = Raw(*await asyncio.open_connection("127.0.0.1", service.port))
            await raw.send(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            head, body = await raw.answer()
            assert head.split()[1] == "421"
            assert clear(json.loads(body)["error"])

    run(evening)
    assert not troubles(caplog)


@pytest.mark.parametrize("wish", internal.ROUTES)
def test_a_server_alone_has_no_routes_for_other_processes(tmp_path, wish):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            await ann.post(f"/peer/{wish}", {}, [404])

    run(evening)
