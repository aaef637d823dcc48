"""Limits of requests, messages and tables, by person and by address."""

import asyncio

import pytest

from everglow.server.http import app, auth
from everglow.server.http.limits import (
    LOBBIES,
    NAMELESS_OF_ADDRESS,
    SOCKETS_OF_PERSON,
    STRANGERS_OF_ADDRESS,
    Sockets,
)
from everglow.server.live import sockets
from everglow.server.live.limits import PERSON, Allowance, Allowances, Asker, Budgets

from ..people import Person, a_server, begin, leave, over_sockets, people
from ..process import eventually


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
    """Count how many get in."""
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
        service.server.allowances.budgets.strangers = Allowances(0.0, app.COLD + 16.0)
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
        spent = service.server.allowances.budgets.strangers.of("127.0.0.1")
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
        spent = service.server.allowances.budgets.strangers.of("127.0.0.1")
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
            spent = service.server.allowances.budgets.strangers.of("127.0.0.1")

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
            service.server.allowances.budgets.strangers = Allowances(100.0, 20.0)
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
        service.server.allowances.guesses = Allowances(0.0, 3.0)
        for number in range(3):
            await eve.get(f"/api/tables/AAAAA{'ABC'[number]}", 404)
        told = await eve.get(f"/api/tables/{code}", 429)
        assert told["error"] == "Too many unknown codes from here. Say your name, or wait a moment."
        await bo.get(f"/api/tables/{code}")
        for number in range(5):
            await bo.get(f"/api/tables/AAAAA{'ABCDE'[number]}", 404)
        assert (await bo.get(f"/api/tables/{code}", 429))["error"] == "Too many unknown codes. Wait a moment."


@over_sockets
async def test_one_address_brings_so_many_new_people_and_tables(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "") as (ann, eve):
        service.server.allowances.introductions = service.server.allowances.openings = Allowances(0.0, 1.0)
        await ann.opens()
        assert "new tables" in (await ann.post("/api/tables", {"game": "vale"}, [429]))["error"]
        service.server.allowances.introductions = Allowances(0.0, 0.0)
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
        told = await ann.get("/api/tables?after=nonsense", 400)
        assert told["error"] == "Expected an address as in docs/wire.md: after is not as it should be."
