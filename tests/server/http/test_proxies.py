"""Behind a reverse proxy: its word counts for where a request came from, and nobody else's."""

import aiohttp
import pytest

from everglow.server.http import limits
from everglow.server.http.proxies import BadProxy, Proxies
from everglow.server.http.service import CannotServe, Service

from ..people import Person, over_sockets
from .wire import clear


def behind(data, *proxies):
    """A server that is known as play.example; whoever asks it in a test comes from 127.0.0.1."""
    return Service(data, "127.0.0.1", 0, ["play.example"], proxies)


async def introduced(service, **headers):
    """Response of the server to a new name: status, words, cookie."""
    told = {f"X-Forwarded-{name}": value for name, value in headers.items()}
    async with (
        aiohttp.ClientSession(service.addresses()[-1]) as http,
        http.post("/api/me", json={"name": "Ann"}, headers=told) as answer,
    ):
        return (
            answer.status,
            await answer.json(),
            answer.cookies.get("__Host-everglow") or answer.cookies.get("everglow"),
        )


def addresses_of(service):
    """Addresses whose requests were counted."""
    return set(service.server.allowances.requests.known)


@over_sockets
async def test_a_cookie_is_for_https_only_when_our_proxy_came_by_https(tmp_path):
    async with behind(tmp_path, "127.0.0.1") as service:
        for scheme, secure in (("https", True), ("HTTPS", True), ("http", ""), ("http, https", True)):
            _, _, cookie = await introduced(service, Proto=scheme)
            assert cookie["secure"] == secure
            assert cookie.key == ("__Host-everglow" if secure else "everglow")
            assert (cookie["path"], cookie["domain"]) == ("/", "")
        _, _, cookie = await introduced(service)
        assert not cookie["secure"]


HTTPS = {"X-Forwarded-Proto": "https"}


@over_sockets
async def test_behind_tls_browsers_are_told_to_come_by_https_only(tmp_path):
    async with (
        behind(tmp_path, "127.0.0.1") as service,
        aiohttp.ClientSession(service.addresses()[-1]) as http,
    ):
        for path in ("/api/me", "/api/games", "/"):
            async with http.get(path, headers=HTTPS) as answer:
                assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
            async with http.get(path) as answer:  # in a LAN there is no https to insist on
                assert "Strict-Transport-Security" not in answer.headers


@over_sockets
async def test_whoever_has_a_cookie_of_before_keeps_their_name_and_gets_the_better_one(tmp_path):
    async with (
        behind(tmp_path, "127.0.0.1") as service,
        aiohttp.ClientSession(service.addresses()[-1]) as http,
    ):
        async with http.post("/api/me", json={"name": "Ann"}) as answer:
            old = answer.cookies["everglow"].value
        http.cookie_jar.clear()
        told = HTTPS | {"Cookie": f"everglow={old}"}
        async with http.get("/api/me", headers=told) as answer:
            assert await answer.json() == {"name": "Ann"}
            assert answer.cookies["__Host-everglow"].value == old
            assert answer.cookies["everglow"]["max-age"] == "0"


@over_sockets
async def test_limits_are_by_the_address_that_our_proxy_saw(tmp_path):
    async with behind(tmp_path, "127.0.0.1", "10.0.0.0/8") as service:
        await introduced(service, For="198.51.100.7")
        await introduced(service, For="203.0.113.9, 198.51.100.8")  # the first is the client's own word
        await introduced(service, For="nonsense, 198.51.100.9, 10.1.2.3")  # two proxies of ours
        await introduced(service, For="::ffff:198.51.100.10")
        await introduced(service, For="2001:db8:1:2:3::4")
        known = {f"198.51.100.{n}" for n in (7, 8, 9, 10)} | {"2001:db8:1:2::"}
        assert addresses_of(service) == known


@over_sockets
async def test_whoever_is_used_up_does_not_use_up_the_others_behind_the_same_proxy(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "REQUESTS", (0.0, 2.0))
    async with behind(tmp_path, "127.0.0.1") as service:
        statuses = [(await introduced(service, For="198.51.100.7"))[0] for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert (await introduced(service, For="198.51.100.8"))[0] == 200


@over_sockets
async def test_from_anybody_else_the_headers_are_ignored(tmp_path):
    for proxies in ([], ["192.0.2.1", "2001:db8::/32"]):
        async with behind(tmp_path, *proxies) as service:
            status, _, cookie = await introduced(
                service, For="198.51.100.7", Proto="https", Host="evil.example"
            )
            assert status == 200
            assert not cookie["secure"]
            assert addresses_of(service) == {"127.0.0.1"}
            assert (await introduced(service, For="nonsense", Proto="gopher"))[0] == 200


@over_sockets
async def test_the_name_that_our_proxy_was_asked_for_is_checked_like_any_other(tmp_path):
    async with behind(tmp_path, "127.0.0.1") as service:
        assert (await introduced(service, Host="play.example"))[0] == 200
        status, told, _ = await introduced(service, Host="evil.example")
        assert (status, told["error"]) == (421, "This server is not known under that name.")


@over_sockets
async def test_pages_of_the_name_that_our_proxy_was_asked_for_may_speak_to_us(tmp_path):
    async with behind(tmp_path, "127.0.0.1") as service, aiohttp.ClientSession() as http:
        told = {"X-Forwarded-Host": "play.example", "X-Forwarded-Proto": "https"}
        for origin, status in (("https://play.example", 200), ("https://evil.example", 403)):
            address = f"{service.addresses()[-1]}/api/games"
            async with http.get(address, headers=told | {"Origin": origin}) as answer:
                assert answer.status == status


@over_sockets
async def test_a_whole_table_works_through_a_proxy(tmp_path):
    async with behind(tmp_path, "127.0.0.1") as service, Person(service.addresses()[-1], "Ann") as ann:
        ann.http.headers.update({"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Host": "play.example"})
        code = await ann.opens()
        async with ann.at(code) as at:
            await at.does("sit", seat=0, nonce="n")
            assert service.server.sockets.open["at 198.51.100.7"] == 1


@pytest.mark.parametrize(
    ("headers", "complaint"),
    [
        ({"For": "nobody"}, "expected addresses in X-Forwarded-For, as 198.51.100.7 or 2001:db8::7"),
        ({"For": "198.51.100.7, "}, "expected addresses in X-Forwarded-For"),
        ({"Proto": "gopher"}, "expected http or https in X-Forwarded-Proto"),
    ],
)
@over_sockets
async def test_a_proxy_that_tells_nonsense_hears_what_was_expected(tmp_path, headers, complaint):
    async with behind(tmp_path, "127.0.0.1") as service:
        status, told, _ = await introduced(service, **headers)
        assert status == 400
        assert told["error"].startswith(complaint)
        assert clear(told["error"])


@pytest.mark.parametrize("told", ["", "proxy.example", "300.0.0.1", "10.0.0.1/8", "127.0.0.1:80", "x" * 999])
def test_what_is_no_address_is_no_proxy(told):
    with pytest.raises(BadProxy, match="expected the address of a proxy, such as") as bad:
        Proxies([told])
    assert len(str(bad.value)) < 200


@over_sockets
async def test_a_server_does_not_begin_with_a_proxy_that_is_none(tmp_path):
    with pytest.raises(CannotServe, match="expected the address of a proxy"):
        async with behind(tmp_path / "data", "proxy.example"):
            pass
    assert not (tmp_path / "data").exists()
