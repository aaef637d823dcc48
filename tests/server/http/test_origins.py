"""Hosts, origins and headers: only our own pages may speak to the server."""

import aiohttp
import pytest
import segno

from everglow.server.http import hosts

from ..people import Person, a_server
from .wire import clear, run


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
    """Contents of the store, but for the time."""

    def read(connection):
        names = ["entries", "tables", "members", "people", "sessions", "links", "guests"]
        return [connection.execute(f"SELECT * FROM {name}").fetchall() for name in names]

    return await service.server.store.writer.do(read)
