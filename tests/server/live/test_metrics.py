"""Metrics and health of the server: whether it is well, and numbers that tell nothing of anybody."""

import random
import sqlite3

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from everglow.server.http.service import Service
from everglow.server.live.metrics import FORMAT
from everglow.server.store.sqlite import SqliteStore

from ..people import Person, a_server, begin, leave, no_worker_free, over_sockets, people
from ..process import eventually


async def fetch_metrics(base):
    """Every number, by its name and labels."""
    async with aiohttp.request("GET", f"{base}/metrics") as answer:
        assert (answer.status, answer.headers["Content-Type"]) == (200, FORMAT)
        return await answer.text()


def numbers(text):
    families = text_string_to_metric_families(text)
    return {
        (sample.name.removeprefix("everglow_"), *sorted(sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
    }


@over_sockets
async def test_what_happens_at_the_tables_is_counted(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bob") as two:
        before = numbers(await fetch_metrics(base))
        assert before["tables_loaded",] == before["connections",] == before["tables", "running"] == 0
        await two[0].opens()
        tables = await begin(two)
        first = tables[0] if tables[0].question.get("legal") else tables[1]
        assert (await first.act(first.question["legal"][0]))["type"] == "ack"
        assert (await first.act("no such thing"))["type"] == "refused"
        after = numbers(await fetch_metrics(base))
        assert (after["tables", "gathering"], after["tables", "running"], after["tables", "over"]) == (
            1,
            1,
            0,
        )
        assert (after["tables_loaded",], after["connections",]) == (1, 2)
        assert after["tasks",] >= before["tasks",] + 2 > 2
        assert after["actions_total", "vale"] == after["action_seconds_count",] == 1
        assert after["entry_seconds_count",] == 6  # two tables were opened, two sat, one began, one acted
        assert after["request_seconds_count", "/api/tables", "201", "POST"] == 2
        await leave(tables)


@over_sockets
async def test_bots_that_think_and_wait_are_counted(tmp_path):
    async with (
        a_server(tmp_path) as (base, service),
        Person(base, "Ann") as ann,
        no_worker_free(service) as workers,
    ):
        tables = await begin([ann], bots=["spark"])
        while not (tables[0].question and tables[0].question.get("legal")) and not workers.waiting:
            await tables[0].hear()
        await tables[0].play(random.Random(1), lambda: workers.waiting)
        found = numbers(await fetch_metrics(base))
        assert (found["bots_waiting",], found["bots_thinking",]) == (1, 0)
        assert (found["workers",], found["workers_replaced",]) == (workers.processes, 0)
        await leave(tables)


@over_sockets
async def test_no_code_name_or_secret_is_in_the_numbers(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as two:
        tables = await begin(two)
        code = tables[0].code
        for path in (f"/t/{code}", f"/api/tables/{code}", f"/api/tables/{code}/qr.svg", f"/{code}/Ann"):
            async with two[0].http.get(path) as answer:
                await answer.read()
        async with two[0].http.request("CODE", f"/api/tables/{code}") as answer:
            await answer.read()
        text = await fetch_metrics(base)
        room = service.server.tables.rooms[code]
        for hidden in (code, "Ann", "Bob", room.table.opened.secret, "nonce", "CODE"):
            assert hidden not in text
        assert 'route="/api/tables/{code}"' in text
        assert 'route="none"' in text
        await leave(tables)


@over_sockets
async def test_numbers_are_told_to_the_servers_own_network_only(tmp_path):
    async with (
        Service(tmp_path, "127.0.0.1", 0, [], ["127.0.0.1"]) as service,
        aiohttp.ClientSession(service.addresses()[-1]) as http,
    ):
        for address, status in (("8.8.8.8", 403), ("2606:4700::1", 403), ("10.0.0.7", 200), ("::1", 200)):
            async with http.get("/metrics", headers={"X-Forwarded-For": address}) as answer:
                assert answer.status == status


@over_sockets
async def test_the_server_is_well_as_long_as_its_store_answers(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "") as prober:
        assert await prober.get("/healthz") == {"ok": True}
        assert await prober.get("/health") == {"ok": True}
        service.server.tables.clock.past += 60_000  # else it only reads
        beat = service.server.store.beat
        service.server.store.beat = full
        assert await prober.get("/healthz", 503) == {"ok": False, "error": "the store does not answer"}
        service.server.store.beat = beat
        assert await prober.get("/healthz") == {"ok": True}


async def full(_):
    raise sqlite3.OperationalError("database or disk is full")


@over_sockets
async def test_the_server_is_not_well_when_its_store_is_damaged(tmp_path, caplog, monkeypatch):
    async def damaged(_):
        return "row 7 is missing"

    monkeypatch.setattr(SqliteStore, "check", damaged)
    async with a_server(tmp_path) as (base, service), Person(base, "") as prober:
        await eventually(lambda: service.server.damage, "nobody looks at the store")
        assert "is damaged" in (await prober.get("/healthz", 503))["error"]
    assert "the store is damaged" in caplog.text


@over_sockets
async def test_a_prober_makes_the_server_write_once_a_minute_at_most(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "") as prober:
        await prober.get("/healthz")
        service.server.store.beat = full
        assert await prober.get("/healthz") == {"ok": True}
        service.server.tables.clock.past += 60_000
        await prober.get("/healthz", 503)
        service.server.store.beat = type(service.server.store).beat.__get__(service.server.store)
