"""Requests that one server passes on to another, and the address at which it takes those of others."""

import asyncio

import aiohttp
import pytest

from everglow.server.http import routing
from everglow.server.http.service import CannotServe, Service, Shares
from everglow.server.store.postgres import membership
from everglow.words.wording import Wording
from tests.server.keeping import keeping
from tests.server.people import Person, begin, leave, over_sockets
from tests.server.process import eventually

from .several import a_house, everywhere, screens

LATE = 10.0  # seconds: whoever is only slow shall not count as ended


@pytest.fixture(autouse=True)
def impatience(monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, str(LATE))


@over_sockets
async def test_a_server_that_stops_first_hangs_up_on_people_whom_it_passed_on(tmp_path, monkeypatch):
    """Otherwise it would wait for them as for all others who have not finished."""
    async with a_house(tmp_path) as house, screens(house, "Ann") as anns:
        code = await anns[0].opens()
        async with anns[0].at(code), anns[1].at(code):
            [other] = house.others(code)
            [splice] = [one for some in other.server.cluster.routing.splices.values() for one in some]
            cleanup, gone = other.runner.cleanup, []

            async def noted():
                gone.append(splice.near.transport.is_closing())
                await cleanup()

            monkeypatch.setattr(other.runner, "cleanup", noted)
            await house.close(other)
            assert gone == [True]


@over_sockets
async def test_metrics_of_all_servers_are_told_by_each(tmp_path):
    async with a_house(tmp_path) as house, Person(house.base(0), "Ann") as ann:
        tables = await everywhere(house, lambda: begin([ann], "vale", ["spark"]))
        for number in range(2):
            async with aiohttp.request("GET", f"{house.base(number)}/metrics") as answer:
                text = await answer.text()
            for service in house.services:
                loaded = len(service.server.tables.rooms)
                me = service.server.store.peers.me
                assert f'everglow_tables_loaded{{process="{me}"}} {loaded}.0\n' in text
            assert text.count("# TYPE everglow_tables_loaded gauge") == 1
            assert text.count('everglow_tables{status="running"') == 1
        for table in tables:
            await leave(table)


@over_sockets
async def test_metrics_of_a_server_alone_have_no_process(tmp_path):
    async with a_house(tmp_path, 1) as house, aiohttp.request("GET", f"{house.base(0)}/metrics") as answer:
        text = await answer.text()
        assert "everglow_tables_loaded 0.0\n" in text
        assert "process=" not in text


@pytest.mark.parametrize(
    ("address", "told"),
    [
        *[(bad, f"8090; not {bad}") for bad in ("10.0.0.5:99999", "10.0.0.5:x", "[::1", "0.0.0.0", ":9000")],
        (
            "192.0.2.1",
            "cannot be listened to on 192.0.2.1 (this machine has no such address); expected another",
        ),
    ],
)
@over_sockets
async def test_an_internal_address_that_is_none_is_refused_in_one_sentence(tmp_path, address, told):
    service = Service(tmp_path, "127.0.0.1", 0, [], (), keeping().database(tmp_path), Shares(address))
    with pytest.raises(CannotServe) as refused:
        await service.__aenter__()
    assert told in Wording("en").say(refused.value.message)


@over_sockets
async def test_the_internal_address_serves_nobody_without_the_secret(tmp_path):
    async with a_house(tmp_path) as house, Person(house.base(0), "Ann") as ann:
        code = await ann.opens()
        peers = house.services[0].server.store.peers
        inside = f"http://{peers.live[peers.me].address}"
        forged = {
            routing.SECRET: "guess",
            routing.CLIENT: "10.0.0.1",
            routing.SCHEME: "http",
            routing.HOPS: "1",
        }
        async with aiohttp.ClientSession() as stranger:
            for headers in ({}, forged):
                for base in (inside, house.base(0)):
                    async with stranger.post(f"{base}/peer/asking", data=b"{}", headers=headers) as answer:
                        assert answer.status == 403
            for base in (inside, house.base(0)):
                async with stranger.get(f"{base}/api/tables/{code}", headers=forged) as answer:
                    assert answer.status == 403
            async with stranger.get(f"{inside}/api/tables/{code}") as answer:
                assert answer.status == 403
            async with stranger.get(f"{inside}/healthz") as answer:
                assert answer.status == 200


@over_sockets
async def test_a_secret_of_odd_bytes_is_refused_like_any_other(tmp_path):
    async with a_house(tmp_path, 1) as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.services[0].port)
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nEverglow-Peer: \xff\xfe\r\n\r\n")
        assert (await reader.readline()).split()[1] == b"403"
        writer.close()
        await writer.wait_closed()


@over_sockets
async def test_a_client_cannot_pretend_to_be_elsewhere_by_way_of_another_server(tmp_path):
    async with a_house(tmp_path) as house, Person(house.base(0), "Ann") as ann:

        async def sits_down():
            return await ann.at(await ann.opens()).__aenter__()

        tables = await everywhere(house, sits_down)
        lying = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example"}
        async with Person(house.base(0), "", headers=lying) as liar:
            for table in tables:
                async with liar.at(table.code) as at:
                    assert at.table["status"] == "gathering"
                    rooms = [service.server.tables.rooms.get(table.code) for service in house.services]
                    [room] = [room for room in rooms if room]
                    assert {client.address for client in room.clients} == {"127.0.0.1"}
        await leave(tables)


@over_sockets
async def test_a_request_that_is_too_large_or_no_json_is_refused_as_at_one_server(tmp_path):
    async with a_house(tmp_path) as house, screens(house, "Ann") as anns:
        code = await anns[0].opens()
        for ann in anns:
            async with ann.http.post(f"/api/tables/{code}/branch", data=b"x" * 20_000) as answer:
                assert answer.status in (400, 413)
            async with ann.http.post(f"/api/tables/{code}/branch", json={"step": "x"}) as answer:
                assert answer.status == 400
                assert (await answer.json())["error"].startswith("Expected a request as in docs/wire.md")


@over_sockets
async def test_a_socket_that_is_refused_elsewhere_is_refused_here(tmp_path):
    async with (
        a_house(tmp_path) as house,
        Person(house.base(0), "Ann") as ann,
        Person(house.base(1), "") as other,
    ):
        code = await ann.opens()
        async with other.at(code):
            pass
        owner = house.owner(code)
        owner.server.tables.closed = owner.server.tables.closed._replace(tables=frozenset([code]))
        for person in (ann, other):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await person.at(code).__aenter__()
            assert refused.value.status == 404


@over_sockets
async def test_whoever_hangs_up_before_being_passed_on_leaves_nothing_behind(tmp_path, monkeypatch, caplog):
    """Hang up while the server looks for the table, or for the other server."""
    async with a_house(tmp_path) as house, screens(house, "Ann") as anns:
        code = await anns[0].opens()
        async with anns[0].at(code):
            [other] = house.others(code)
            [ann] = [ann for number, ann in enumerate(anns) if house.services[number] is other]
            peers, server = other.server.store.peers, other.runner.server
            for where, name in ((peers, "whereabouts"), (asyncio.get_running_loop(), "create_connection")):
                with monkeypatch.context() as patched:
                    patched.setattr(where, name, hanging_up(server, getattr(where, name)))
                    with pytest.raises(aiohttp.ClientError):
                        await ann.at(code).__aenter__()
            await eventually(lambda: not server.connections, "a connection is still there")
            assert not any(other.server.cluster.routing.splices.values())
            assert not [record for record in caplog.records if record.levelname == "ERROR"]


def hanging_up(server, work):
    """Do some work, but all clients hang up meanwhile."""

    async def late(*args, **named):
        for transport in [one.transport for one in server.connections if one.transport]:
            transport.abort()
        await asyncio.sleep(0)
        return await work(*args, **named)

    return late
