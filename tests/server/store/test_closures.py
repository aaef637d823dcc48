"""Closures by the operator, also while the server runs, and their end."""

import asyncio

import pytest

from everglow.server.http import app

from ..keeping import keeping
from ..people import a_server, leave, over_sockets, people
from ..process import eventually


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """Shorten the wait until a closure is noticed."""
    monkeypatch.setattr(app, "NOTICE", 0.02)


async def noticed(service, work, folder, kind, what):
    before = service.server.tables.closed
    await asyncio.to_thread(getattr(keeping().closures, work), keeping().place(folder), kind, what)
    await eventually(lambda: service.server.tables.closed != before, "nobody noticed")


@over_sockets
async def test_a_table_that_is_closed_lets_nobody_in_and_shows_everybody_out(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        code, other = await ann.opens(), await bo.opens()
        async with ann.at(code) as at:
            await noticed(service, "close", tmp_path, "table", code.lower())
            assert "closed by whoever runs this server" in await at.until_closed()
        assert "closed" in (await ann.get(f"/api/tables/{code}", 404))["error"]
        await bo.get(f"/api/tables/{other}")
        await noticed(service, "reopen", tmp_path, "table", code)
        async with ann.at(code) as at:
            await at.does("sit", seat=0)


@over_sockets
async def test_nobody_does_anything_under_a_name_that_is_closed(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Mallory", "Bo", "") as (gone, bo, new):
        code = await bo.opens()
        here, other = await gone.at(code).__aenter__(), await bo.at(code).__aenter__()
        await noticed(service, "close", tmp_path, "name", "mallory")
        assert "closed by whoever runs this server" in await here.until_closed()
        await other.does("say", text="we go on")
        told = await gone.post("/api/tables", {"game": "vale"}, (403,))
        assert told["error"] == "The name Mallory was closed by whoever runs this server. Choose another one."
        await gone.get(f"/api/tables/{code}/socket", 403)
        assert "closed" in (await new.post("/api/me", {"name": "MALLORY"}, (403,)))["error"]
        await gone.post("/api/me", {"name": "Somebody else"})
        await gone.opens()
        await leave([other])


@over_sockets
async def test_an_address_that_is_closed_is_refused_whatever_it_asks(tmp_path):
    closed_before = {"X-Forwarded-For": "203.0.113.9"}
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        at = await ann.at(await ann.opens()).__aenter__()
        await noticed(service, "close", tmp_path, "address", "127.0.0.1")
        assert "closed by whoever runs this server" in await at.until_closed()
        told = await ann.get("/api/me", 403)
        assert told["error"] == "This address was closed by whoever runs this server."
        async with ann.http.get("/", headers=closed_before) as answer:
            assert answer.status == 403
        await noticed(service, "reopen", tmp_path, "address", "127.0.0.1")
        await ann.get("/api/me")


@over_sockets
async def test_what_was_closed_before_the_start_is_closed_from_the_first_request_on(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann") as [ann]:
        code = await ann.opens()
    await asyncio.to_thread(keeping().closures.close, keeping().place(tmp_path), "table", code)
    async with a_server(tmp_path) as (base, _), people(base, "Ann") as [ann]:
        await ann.get(f"/api/tables/{code}", 404)
