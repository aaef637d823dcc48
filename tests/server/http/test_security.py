"""What keeps strangers out: cookies, links, origins, names, limits; and what the log does not tell."""

import asyncio
import hmac
import json
import logging
import random
import time

import aiohttp
import pytest
import segno

from everglow.server.http import app, auth, connections, hosts
from everglow.server.http.connections import HEADERS
from everglow.server.http.limits import (
    LOBBIES,
    NAMELESS_OF_ADDRESS,
    SOCKETS_OF_PERSON,
    STRANGERS_OF_ADDRESS,
    Sockets,
)
from everglow.server.http.service import FILE
from everglow.server.live import logs, sockets
from everglow.server.live.limits import BACKLOG, PERSON, TABLES, Allowance, Allowances, Asker, Budgets
from everglow.server.live.streams import Stream
from everglow.server.store import addresses, protocol

from ..people import Person, a_server, begin, leave, over_sockets, people
from ..process import eventually
from .test_bad_input import PLENTY, UPGRADE, Raw, clear, cookie_of, name_by, run, troubles

# Cookies and tokens


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


# Personal links


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
                assert await at.until_closed() == "this device was forgotten; say your name to play"
            await other.does("sit", seat=0)
            async with ann.at(codes[0]) as again:
                refused = await again.ask("sit", seat=1)
                assert "say your name" in refused["reason"]
            await other.ws.close()

    run(evening)


# Headers


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
                    assert (answer.status, (await answer.json())["error"]) == (400, "you have no such device")
                async with ann.http.delete(path) as answer:
                    assert answer.status == 200
                assert "this device was forgotten" in await at.until_closed()
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
        assert "this device was forgotten" in await (await ann.at(code).__aenter__()).until_closed()


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


# From where


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("http://localhost:8080", True),
        ("http://LOCALHOST:8080", True),
        ("https://localhost:8080", True),
        (None, True),
        ("null", False),
        ("", False),
        ("http://localhost", False),
        ("http://localhost:8081", False),
        ("http://evil.example", False),
        ("http://localhost:8080.evil.example", False),
        ("http://evil.example/localhost:8080", False),
        ("http://x@localhost:8080", False),
        ("file://localhost:8080", False),
        ("localhost:8080", False),
        ("http://[", False),
    ],
)
def test_only_our_own_pages_are_our_own(origin, welcome):
    assert hosts.same_origin(origin, "localhost:8080") is welcome


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("localhost", True),
        ("localhost:8080", True),
        ("LocalHost:8080", True),
        ("127.0.0.1:8080", True),
        ("192.168.1.5", True),
        ("[::1]:8080", True),
        ("[fe80::1]", True),
        ("play.example", True),
        ("Play.Example:443", True),
        ("play.example.evil.example", False),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example@localhost", False),
        ("localhost/evil", False),
        ("localhost:80:80", False),
        ("localhost:", False),
        ("::1", False),
        ("[::1", False),
        ("0x7f.1", False),
        ("", False),
        (":8080", False),
    ],
)
def test_a_server_is_known_by_its_addresses_and_its_names_only(host, welcome):
    assert hosts.welcome_host(host, hosts.own_names(["Play.Example"])) is welcome


def test_a_machine_is_known_by_its_own_names(monkeypatch):
    monkeypatch.setattr("socket.gethostname", lambda: "Shelf.home.arpa")
    names = hosts.own_names([])
    assert hosts.welcome_host("shelf.local:8080", names)
    assert hosts.welcome_host("SHELF.home.arpa", names)
    assert not hosts.welcome_host("other.local", names)


def test_pages_of_others_can_neither_ask_nor_listen(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            code = await ann.opens()
            for origin in ("http://evil.example", "null", "http://localhost:1", f"{base}.evil.example"):
                headers = {"Origin": origin}
                async with ann.http.post("/api/me", json={"name": "Eve"}, headers=headers) as answer:
                    assert answer.status == 403
                    assert clear((await answer.json())["error"])
                with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                    await ann.http.ws_connect(f"/api/tables/{code}/socket", headers=headers)
                assert refused.value.status == 403
            assert await ann.get("/api/me") == {"name": "Ann"}
            async with ann.http.ws_connect(f"/api/tables/{code}/socket", headers={"Origin": base}) as ws:
                assert (await ws.receive_json())["type"] == "welcome"

    run(evening)


def test_a_name_that_was_bent_to_our_address_is_refused(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            code = await ann.opens()
            for path in ("/", "/api/me", f"/api/tables/{code}/socket", "/health"):
                headers = {"Host": "evil.example", "Origin": "http://evil.example"}
                async with ann.http.get(path, headers=headers) as answer:
                    assert answer.status == 421
                    assert clear((await answer.json())["error"])

    run(evening)


def test_the_picture_of_a_link_leads_only_to_us(tmp_path, monkeypatch):
    drawn = []
    make = segno.make
    monkeypatch.setattr(segno, "make", lambda text, **how: drawn.append(text) or make(text, **how))

    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            code = await ann.opens()
            path = f"/api/tables/{code}/qr.svg"
            for host in ("evil.example", "evil.example@localhost", "localhost/evil", "localhost?"):
                async with ann.http.get(path, headers={"Host": host}) as answer:
                    assert answer.status == 421
            async with ann.http.get(path, headers={"X-Forwarded-Host": "evil.example"}) as answer:
                assert (answer.status, answer.content_type) == (200, "image/svg+xml")
                assert "<script" not in await answer.text()
            service.server.lan = ["http://192.168.1.5:8080"]
            async with ann.http.get(path, headers={"Host": "127.0.0.1"}) as answer:
                assert answer.status == 200
            assert drawn == [f"{base}/t/{code}", f"http://192.168.1.5:8080/t/{code}"]

    run(evening)


def test_no_get_changes_anything(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            code = await ann.opens()
            before = await dump(service)
            for route in service.runner.app.router.routes():
                if route.method == "GET":
                    path = route.resource.canonical.replace("{code}", code)
                    async with ann.http.get(path) as answer:
                        await answer.read()
            assert await dump(service) == before

    run(evening)


async def dump(service):
    """All that is stored, but for the time."""

    def read(connection):
        names = ["entries", "tables", "members", "people", "sessions", "links", "guests"]
        return [connection.execute(f"SELECT * FROM {name}").fetchall() for name in names]

    return await service.server.store._do(read)


# Limits


def test_an_allowance_is_so_many_at_once_and_so_many_a_second(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("everglow.server.live.limits.monotonic", lambda: now[0])
    allowance = Allowance(2.0, 3.0)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert allowance.any()
    assert [allowance.take() for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_whoever_used_nothing_lately_is_forgotten(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("everglow.server.live.limits.monotonic", lambda: now[0])
    allowances = Allowances(1.0, 2.0)
    for number in range(10_001):
        assert allowances.take(str(number))
    now[0] += 10
    assert allowances.take("one more")
    assert len(allowances.known) == 1


def test_there_are_so_many_connections_of_a_person_and_of_an_address():
    sockets, ann = Sockets(), Asker("home", "ann")
    assert all([sockets.enter(ann) for _ in range(SOCKETS_OF_PERSON)])
    assert not sockets.enter(Asker("elsewhere", "ann"))
    assert crowd(sockets, lambda _: Asker("home")) == NAMELESS_OF_ADDRESS
    strangers = STRANGERS_OF_ADDRESS - NAMELESS_OF_ADDRESS - SOCKETS_OF_PERSON
    assert crowd(sockets, lambda number: Asker("home", f"stranger {number}")) == strangers
    assert sockets.enter(Asker("home", "bo", known=True))  # known people come before strangers
    assert sockets.enter(Asker("elsewhere"))
    for _ in range(SOCKETS_OF_PERSON):
        sockets.leave(ann)
    assert sockets.enter(Asker("home", "cy"))
    assert "of ann" not in sockets.open


def crowd(sockets, who):
    """How many get in."""
    return next(number for number in range(2000) if not sockets.enter(who(number)))


def test_strangers_use_up_nothing_of_people_who_are_known():
    budgets = Budgets()
    stranger, known = Asker("home"), Asker("home", "ann", known=True)
    assert not all([budgets.spend(stranger, 100) for _ in range(1000)])
    assert not budgets.spend(Asker("home", "a new name"), 100)
    assert budgets.spend(known, 100)
    assert budgets.spend(Asker("elsewhere"), 100)


def test_a_known_person_has_a_budget_of_their_own_and_shares_one_with_their_neighbours():
    budgets = Budgets()
    spent = [budgets.spend(Asker("home", f"known {n}", known=True), 5000) for n in range(5)]
    assert spent == [True] * 4 + [False]
    assert not budgets.spend(Asker("elsewhere", "known 0", known=True), 5000)


def test_whoever_owes_waits_until_it_was_there(monkeypatch):
    monkeypatch.setattr("everglow.server.live.limits.monotonic", lambda: 5.0)
    budgets, ann = Budgets(), Asker("home", "ann", known=True)
    assert budgets.owe(ann, PERSON[1]) == 0
    assert budgets.owe(ann, PERSON[0]) == 1.0
    assert budgets.owe(ann, PERSON[0]) == 2.0


@over_sockets
async def test_every_get_costs_something_and_a_flood_of_strangers_stops_no_known_person(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(auth, "A_DAY", 0)
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "") as (ann, eve):
        code = await ann.opens()
        service.server.budgets.strangers = Allowances(0.0, app.COLD + 16.0)
        statuses = []
        for _ in range(12):
            async with eve.http.get(f"/api/tables/{code}/qr.svg") as answer:
                statuses.append(answer.status)
        assert (statuses[0], statuses[-1]) == (200, 429)
        await eve.get("/api/tables", 429)
        await ann.get("/api/tables")
        async with ann.at(code) as table:
            await table.does("sit", seat=0)


@over_sockets
async def test_loading_a_table_costs_more_than_looking_at_one_that_is_loaded(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "") as (ann, eve):
        code = await ann.opens()
        spent = service.server.budgets.strangers.of("127.0.0.1")
        costs = []
        for _ in range(2):
            spent.left, spent.rate = 100.0, 0.0
            await eve.get(f"/api/tables/{code}")
            costs.append(100.0 - spent.left)
        assert costs[0] == costs[1] + app.COLD


@over_sockets
async def test_a_list_of_ones_own_tables_costs_what_loading_them_costs(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        for _ in range(3):
            await leave(await begin([ann], bots=["spark"]))
        rooms, costs = service.server.tables.rooms, []
        await eventually(lambda: not any(room.clients or room.thinking for room in rooms.values()), "busy")
        rooms.clear()
        spent = service.server.budgets.strangers.of("127.0.0.1")
        for _ in range(2):
            spent.left, spent.rate = 100.0, 0.0
            assert len((await ann.get("/api/tables?list=mine"))["tables"]) == 3
            costs.append(100.0 - spent.left)
        assert costs[0] == costs[1] + 3 * app.COLD


@over_sockets
async def test_what_is_no_request_and_whoever_listens_costs_something_too(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo", "Cy") as (ann, *others):
        code = await ann.opens()
        async with ann.at(code) as table:
            spent = service.server.budgets.strangers.of("127.0.0.1")

            async def cost(talk):
                spent.left, spent.rate = 100.0, 0.0
                await talk()
                return 100.0 - spent.left

            async def nonsense():
                await table.ws.send_str("{")
                await table.until(lambda m: m["type"] == "refused")

            async def ping():
                await table.ws.ping()
                await table.does("resync")

            alone = await cost(lambda: table.does("resync"))
            assert await cost(nonsense) == pytest.approx(sockets.FRAME)
            assert await cost(ping) == pytest.approx(alone + sockets.FRAME)
            async with others[0].at(code), others[1].at(code):
                heard = await cost(lambda: table.does("resync"))
            assert heard == pytest.approx(alone + 2 * sockets.LISTENER)


@over_sockets
async def test_pings_and_full_views_are_slowed_down_like_everything_else(tmp_path, monkeypatch):
    slept, sleep = [], asyncio.sleep

    async def doze(seconds, *more):
        slept.append(seconds)
        await sleep(0, *more)

    monkeypatch.setattr("everglow.server.live.limits.monotonic", lambda: 5.0)
    async with a_server(tmp_path) as (base, service), people(base, "", "Ann") as (eve, ann):
        table = eve.at(await ann.opens())
        async with table:
            service.server.budgets.strangers = Allowances(100.0, 20.0)
            monkeypatch.setattr("everglow.server.live.sockets.asyncio.sleep", doze)
            for _ in range(4):
                await table.does("resync")
            assert slept == [pytest.approx(0.1), pytest.approx(0.2)]
            for _ in range(80):
                await table.ws.ping()
            await table.does("resync")
            assert slept.count(1 / 20) >= 20


@over_sockets
async def test_wrong_codes_of_strangers_lock_out_nobody_who_said_a_name(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo", "") as (ann, bo, eve):
        code = await ann.opens()
        service.server.guesses = Allowances(0.0, 3.0)
        for number in range(3):
            await eve.get(f"/api/tables/AAAAA{'ABC'[number]}", 404)
        told = await eve.get(f"/api/tables/{code}", 429)
        assert told["error"] == "too many unknown codes from here; say your name, or wait a moment"
        await bo.get(f"/api/tables/{code}")
        for number in range(5):
            await bo.get(f"/api/tables/AAAAA{'ABCDE'[number]}", 404)
        assert (await bo.get(f"/api/tables/{code}", 429))["error"] == "too many unknown codes; wait a moment"


@over_sockets
async def test_one_address_brings_so_many_new_people_and_tables(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "") as (ann, eve):
        service.server.introductions = service.server.openings = Allowances(0.0, 1.0)
        await ann.opens()
        assert "new tables" in (await ann.post("/api/tables", {"game": "vale"}, [429]))["error"]
        service.server.introductions = Allowances(0.0, 0.0)
        assert "new people" in (await eve.post("/api/me", {"name": "Eve"}, [429]))["error"]
        await ann.post("/api/me", {"name": "Another name"})


@over_sockets
async def test_nobody_fills_the_list_of_open_tables_by_themselves(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        one = await bo.opens()
        for _ in range(LOBBIES + 4):
            await ann.opens()
        listed = [table["code"] for table in (await bo.get("/api/tables?list=open"))["tables"]]
        assert len(listed) == LOBBIES + 1
        assert one in listed
        assert len((await ann.get("/api/tables?list=gathering"))["tables"]) == LOBBIES + 4


@over_sockets
async def test_no_address_fills_the_list_of_open_tables_with_people_who_are_new(tmp_path, monkeypatch):
    monkeypatch.setattr("everglow.server.http.routes.tables.LISTED", 4)
    monkeypatch.setattr("everglow.server.http.lobbies.LOBBIES_OF_ADDRESS", 2)
    async with a_server(tmp_path) as (base, service), people(base, "Bo", *["Eve"] * 5) as (bo, *crowd):
        with monkeypatch.context() as known_already:
            known_already.setattr(auth, "A_DAY", 0)
            one = await bo.opens()
        codes = [await eve.opens() for eve in crowd for _ in range(2)]
        listed = [table["code"] for table in (await bo.get("/api/tables?list=open"))["tables"]]
        assert listed == [*codes[::-1][:2], one]
        async with crowd[4].at(codes[-1]) as host:
            for seat in range(2):
                await host.does("bot", seat=seat, level="spark")
            await host.does("start")
        assert codes[-1] not in service.server.lobbies.where
        listed = [table["code"] for table in (await bo.get("/api/tables?list=open"))["tables"]]
        assert listed == [*codes[::-1][1:3], one]


@over_sockets
async def test_lists_have_pages(tmp_path, monkeypatch):
    monkeypatch.setattr("everglow.server.http.routes.tables.LISTED", 2)
    async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
        codes = [await ann.opens() for _ in range(5)]
        found, after = [], ""
        while True:
            told = await ann.get(f"/api/tables?list=gathering&after={after}")
            found += [table["code"] for table in told["tables"]]
            after = told["next"]
            if not after:
                break
        assert found == codes[::-1]
        assert "expected" in (await ann.get("/api/tables?after=nonsense", 400))["error"]


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
        service.server.budgets.strangers = Allowances(*PLENTY)
        _, writer = await asyncio.open_connection("127.0.0.1", service.port, limit=1)
        ask = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        writer.transport.pause_reading()
        for _ in range(200):
            writer.write(ask)
        doors = service.runner.server
        await eventually(lambda: doors.porters, "nobody came")
        await eventually(lambda: not doors.porters, "the answers are still kept")
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
            service.server.requests = Allowances(*PLENTY)
            for _ in range(TABLES - 1):
                await ann.opens()
            async with bo.at(await bo.opens()) as host, ann.at(host.code) as guest:
                await guest.does("sit", seat=0)
                told = await ann.post("/api/tables", {"game": "vale"}, [400])
                assert told["error"] == f"you have {TABLES} unfinished tables; finish or leave some first"
                await guest.does("leave")
            await ann.opens()

    run(evening)


def test_requests_by_one_address_are_limited(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            service.server.requests = Allowances(0.0, 2.0)
            await ann.post("/api/me", {"name": "Anna"})
            await ann.post("/api/me/link")
            assert "wait" in (await ann.post("/api/me", {"name": "Ann"}, [429]))["error"]
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
            assert answers[-1]["reason"] == "one thing after the other, please"
            async with bo.at(code) as table:
                await table.does("say", text="hello")

    run(evening)


def test_codes_cannot_be_guessed_at_leisure(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann, Person(base, "") as eve:
            code = await ann.opens()
            service.server.guesses = Allowances(0.0, 5.0)
            for number in range(5):
                await eve.get(f"/api/tables/AAAAA{'ABCDE'[number]}", 404)
            doors = ["qr.svg", "socket", "record", "events"]
            for path in ["AAAAAA", code, *[f"{code}/{door}" for door in doors]]:
                told = await eve.get(f"/api/tables/{path}", 429)  # also what is there is not told
                assert told["error"] == "too many unknown codes from here; say your name, or wait a moment"
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
                table.ws._conn.transport.resume_reading()
                assert socket.transport.is_closing()

    run(evening)


async def says_more_and_more(socket):
    """Until nothing more is sent; what the system itself keeps for a connection has an end too."""
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
        letters = [stream.outbox.get_nowait() for _ in range(stream.outbox.qsize())]
        assert letters == [bytes(BACKLOG // 2)] * 2 + ["this connection is too slow"]

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
    """What comes before the connection is closed, gently or not."""
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


# The log


class Kept(logging.Handler):
    """Every line as it would be written, at every level, and every record as it came."""

    def __init__(self):
        super().__init__(logging.DEBUG)
        self.lines = []
        self.setFormatter(logs.Lines(plain=False))
        self.plain = logs.Lines(plain=True)

    def emit(self, record):
        self.lines += [self.format(record), self.plain.format(record), record.getMessage()]


@pytest.fixture
def log():
    kept, root = Kept(), logging.getLogger()
    level = root.level
    root.addHandler(kept)
    root.setLevel(logging.DEBUG)
    yield kept
    root.setLevel(level)
    root.removeHandler(kept)


@pytest.mark.parametrize("game", ["vale", "glow"])
def test_whole_games_leave_no_secret_in_the_log(tmp_path, monkeypatch, log, game):
    monkeypatch.setattr("everglow.server.live.sockets.MESSAGES", PLENTY)

    async def evening():
        async with (
            a_server(tmp_path) as (base, service),
            Person(base, "Ann") as ann,
            Person(base, "Bo") as bo,
        ):
            tables = await begin([ann, bo], game)
            link = (await ann.post("/api/me/link"))["token"]
            await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(tables)])
            record = service.server.tables.rooms[tables[0].code].table.session.record
            cookies = [await cookie_of(person) for person in (ann, bo)]
            parts = [part for cookie in cookies for part in cookie.split(".")]
            key = service.server.auth.key
            secrets = [record.secret, str(record.seed()), link, key.hex(), str(key), *record.nonces]
            return [*secrets, *parts, tables[0].code, *{name for _, name in record.actions if ":" in name}]

    secrets = asyncio.run(asyncio.wait_for(evening(), 100))
    assert any("table opened" in line for line in log.lines)
    for line in log.lines:
        assert not [secret for secret in secrets if secret in line], line


def test_what_goes_wrong_is_logged_by_kind_and_place_only(tmp_path, log):
    async def evening():
        async with (
            a_server(tmp_path) as (base, service),
            Person(base, "Ann") as ann,
            Person(base, "Bo") as bo,
        ):
            tables = await begin([ann, bo])

            def broken(*_):
                raise ValueError("the hand is hydra, phoenix")

            service.server.tables.store.listings = broken
            told = await ann.get("/api/tables", 500)
            assert told == {"error": "something went wrong here; nothing was changed"}
            service.server.tables._answer = broken
            await tables[0].ws.send_json({"type": "resync"})
            while (frame := await tables[0].ws.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
            assert (frame.data, frame.extra) == (1001, "something went wrong here; the game is saved")

    run(evening)
    assert not [line for line in log.lines if "hydra" in line]
    errors = [json.loads(line) for line in log.lines if line.startswith('{"time"') and '"error"' in line]
    assert [(line["event"], line["error"]) for line in errors] == [
        ("a request failed", "ValueError"),
        ("a connection failed", "ValueError"),
    ]
    assert all("test_security.py:" in line["where"] for line in errors)


def test_a_table_is_called_by_another_name_in_the_log_of_every_run(monkeypatch):
    """Else all codes could be tried until one fits."""
    names = {logs.pseudonym("ABCDEF") for _ in range(3)}
    monkeypatch.setattr(logs, "SALT", b"another run")
    assert len(names) == 1
    assert logs.pseudonym("ABCDEF") not in names


def test_the_data_is_for_the_eyes_of_its_owner_only(tmp_path, caplog):
    async def evening():
        async with a_server(tmp_path / "data") as (base, _), Person(base, "Ann") as ann:
            await ann.opens()
            for file in (tmp_path / "data").iterdir():
                assert file.stat().st_mode & 0o077 == 0, file

    run(evening)
    assert not troubles(caplog)
