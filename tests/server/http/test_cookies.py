"""Cookies, tokens, personal links and devices."""

import asyncio
import hmac
import time

import aiohttp
import pytest

from everglow.server.http import auth
from everglow.server.http.connections import HEADERS
from everglow.server.http.service import FILE
from everglow.server.store import protocol

from ..people import Person, a_server, over_sockets, people
from .wire import UPGRADE, Raw, cookie_of, name_by, run


def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), aiohttp.ClientSession(base) as http:
            async with http.post("/api/me", json={"name": "Ann"}) as answer:
                cookie = answer.cookies["everglow"]
            assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/")
            assert cookie["domain"] == ""
            assert not cookie["secure"]  # this is plain http; a browser would not send it back
            session, token, signature = cookie.value.split(".")
            assert (len(session), len(token), len(signature)) == (12, 32, 64)

    run(evening)


def test_whoever_claims_to_come_by_https_is_not_believed(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), aiohttp.ClientSession(base) as http:
            told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.9", "Forwarded": "proto=https"}
            async with http.post("/api/me", json={"name": "Ann"}, headers=told) as answer:
                assert not answer.cookies["everglow"]["secure"]

    run(evening)


@pytest.mark.parametrize(
    ("site", "mode", "status"),
    [
        ("same-origin", "cors", 200),
        ("none", "navigate", 200),
        (None, None, 200),  # an older browser, plain http in a LAN, or no browser at all
        ("cross-site", "cors", 403),
        ("same-site", "cors", 403),  # another host of the same domain
        ("cross-site", "no-cors", 403),
        ("cross-site", "navigate", 200),  # somebody follows a link
    ],
)
def test_only_our_own_pages_may_ask_the_api_where_browsers_say_who_asks(tmp_path, site, mode, status):
    async def evening():
        async with a_server(tmp_path) as (base, _), aiohttp.ClientSession(base) as http:
            told = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode} if site else {}
            async with http.get("/api/me", headers=told) as answer:
                assert answer.status == status
            refused = 200 if site in ("same-origin", "none", None) else 403
            async with http.post("/api/me", json={"name": "Ann"}, headers=told) as answer:
                assert answer.status == refused
            async with http.get("/", headers=told) as answer:  # pages are for everybody
                assert answer.status == 200

    run(evening)


def test_tokens_are_nowhere_in_the_file(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            _, token, signature = (await cookie_of(ann)).split(".")
            link = (await ann.post("/api/me/link"))["token"]
            while_open = everything(tmp_path)
            assert b"Ann" in while_open
            return [token, signature, link], while_open

    secrets, while_open = asyncio.run(evening())
    for secret in secrets:
        assert secret.encode() not in while_open
        assert secret.encode() not in everything(tmp_path)


def everything(folder):
    """The raw bytes of the file and of its log beside it."""
    files = sorted(folder.glob(f"{FILE}*"))
    assert files
    return b"".join(file.read_bytes() for file in files)


def test_signatures_and_tokens_are_compared_in_constant_time(tmp_path, monkeypatch):
    compared = []
    monkeypatch.setattr(auth, "hmac", Recording(compared))

    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            cookie = await cookie_of(ann)
            session, token, signature = cookie.split(".")
            assert await name_by(base, cookie) == "Ann"
            assert compared == [(signature, signature), (protocol.token_hash(token),) * 2]
            assert await name_by(base, f"{session}.{token}.{'0' * 64}") is None
            assert compared[2:] == [("0" * 64, signature)]

    run(evening)


class Recording:
    """hmac, which notes what it compares."""

    def __init__(self, compared):
        self.compared = compared
        self.new = hmac.new

    def compare_digest(self, one, other):
        self.compared.append((one, other))
        return hmac.compare_digest(one, other)


def test_what_is_not_signed_is_not_even_looked_up(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service):
            service.server.store.session = None  # nobody may ask it
            assert await name_by(base, f"{'a' * 12}.{'b' * 32}.{'c' * 64}") is None

    run(evening)


def test_a_personal_link_makes_another_device_the_same_persons_once(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            code, token = await ann.opens(), (await ann.post("/api/me/link"))["token"]
            async with Person(base, "") as phone, Person(base, "") as thief:
                for _ in range(3):  # a preview of the link uses up nothing
                    assert "error" in await phone.get(f"/api/me/claim?token={token}", 405)
                await phone.post("/api/me/claim", {"token": token})
                assert await phone.get("/api/me") == {"name": "Ann"}
                assert (await phone.get("/api/tables?list=gathering"))["tables"][0]["code"] == code
                again = await thief.post("/api/me/claim", {"token": token}, [400])
                assert "used already or is too old" in again["error"]
                assert await thief.get("/api/me") == {"name": None}

    run(evening)


def test_a_personal_link_expires(tmp_path, monkeypatch):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "") as phone:
            token = (await ann.post("/api/me/link"))["token"]
            later = time.time() + auth.LINK_LASTS + 1
            with monkeypatch.context() as clock:
                clock.setattr(time, "time", lambda: later)
                assert "too old" in (await phone.post("/api/me/claim", {"token": token}, [400]))["error"]

    run(evening)


def test_a_device_that_is_forgotten_leaves_the_other_one_alone(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "") as phone:
            await phone.post("/api/me/claim", await ann.post("/api/me/link"))
            await ann.post("/api/me/forget")
            assert (await ann.get("/api/me"), await phone.get("/api/me")) == ({"name": None}, {"name": "Ann"})

    run(evening)


def test_the_connections_of_a_device_that_is_forgotten_are_closed_and_no_others(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "") as phone:
            await phone.post("/api/me/claim", await ann.post("/api/me/link"))
            codes = [await ann.opens() for _ in range(2)]
            laptop = [await ann.at(code).__aenter__() for code in codes]
            other = await phone.at(codes[0]).__aenter__()
            await ann.post("/api/me/forget")
            for at in laptop:
                assert await at.until_closed() == "This device was forgotten. Say your name to play."
            await other.does("sit", seat=0)
            async with ann.at(codes[0]) as again:
                refused = await again.ask("sit", seat=1)
                assert "Say your name" in refused["reason"]
            await other.ws.close()

    run(evening)


async def on_a_second_device(person, phone):
    """The same person, by a personal link."""
    await phone.post("/api/me/claim", {"token": (await person.post("/api/me/link"))["token"]})


async def devices_of(person):
    return (await person.get("/api/me/devices"))["devices"]


PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"


@over_sockets
async def test_devices_are_listed_with_what_they_are_and_one_can_be_ended(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        phone = Person(base, "", headers={"User-Agent": PHONE})
        async with phone:
            await on_a_second_device(ann, phone)
            found = {one["device"]: one for one in await devices_of(ann)}
            assert [found[""]["this"], found["Chrome, Android"]["this"]] == [True, False]
            assert found["Chrome, Android"]["used"] >= found["Chrome, Android"]["made"] > 1e9
            path = f"/api/me/devices/{found['Chrome, Android']['id']}"
            async with phone.at(await ann.opens()) as at:
                async with bo.http.delete(path) as answer:
                    assert (answer.status, (await answer.json())["error"]) == (
                        400,
                        "You have no such device.",
                    )
                async with ann.http.delete(path) as answer:
                    assert answer.status == 200
                assert "This device was forgotten" in await at.until_closed()
            assert (await phone.get("/api/me"))["name"] is None
            assert [one["this"] for one in await devices_of(ann)] == [True]


@over_sockets
async def test_all_other_devices_can_be_ended_at_once(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "", "", "Bo") as (ann, one, two, bo):
        await on_a_second_device(ann, one)
        await on_a_second_device(ann, two)
        async with ann.http.delete("/api/me/devices") as answer:
            assert answer.status == 200
        names = [(await person.get("/api/me"))["name"] for person in (ann, one, two, bo)]
        assert names == ["Ann", None, None, "Bo"]


@over_sockets
async def test_a_device_that_nobody_used_for_a_year_is_forgotten(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        house, keeper = service.server.tables.clock, service.server.auth
        for _ in range(2):
            house.past += auth.YEAR // 2 + 1
            await bo.get("/api/me")
        service.server.tables.forget_devices(await keeper.expire())
        assert [(await person.get("/api/me"))["name"] for person in (ann, bo)] == [None, "Bo"]


@over_sockets
async def test_a_connection_that_joins_while_its_device_is_forgotten_is_closed(tmp_path, monkeypatch):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        code, enter = await ann.opens(), service.server.tables.enter

        async def late(*args):
            await ann.post("/api/me/forget")
            return await enter(*args)

        monkeypatch.setattr(service.server.tables, "enter", late)
        assert "This device was forgotten" in await (await ann.at(code).__aenter__()).until_closed()


def test_every_answer_carries_what_browsers_must_know_and_tells_no_version(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            code = await ann.opens()
            for method, path, extra in [
                ("GET", "/", ""),
                ("GET", "/health", ""),
                ("GET", "/api/games", ""),
                ("GET", f"/api/tables/{code}", ""),
                ("GET", f"/api/tables/{code}/qr.svg", ""),
                ("GET", f"/api/tables/{code}/socket", UPGRADE),
                ("GET", f"/api/tables/{code}/socket", ""),
                ("GET", f"/api/tables/{code}/record", ""),
                ("GET", "/api/tables/AAAAAA", ""),
                ("GET", "/nowhere", ""),
                ("PUT", "/api/me", ""),
                ("POST", "/api/me", "Content-Length: 2\r\n"),
                ("GET", "/", "Origin: http://evil.example\r\n"),
                ("GET", "/", "Expect: the impossible\r\n"),
                ("GET", "/", "no header\r\n"),
            ]:
                raw = await Raw.to(service, path, extra, method)
                head = (await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), 30)).decode()
                raw.writer.close()
                for name, value in HEADERS.items():
                    assert f"\r\n{name}: {value}\r\n" in head, (path, head)
                assert not [word for word in ("aiohttp", "Python", "X-Powered") if word in head], head

    run(evening)


def test_a_page_of_ours_loads_nothing_from_elsewhere():
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'self'")
    assert not [word for word in ("unsafe", "http:", "https:", "*") if word in policy]
    for word in ("object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"):
        assert word in policy
