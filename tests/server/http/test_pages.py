"""The client is served like everything else: compressed, cached as far as it may be, and from here alone."""

import asyncio
import gzip
import json
import re
from html import unescape
from pathlib import Path

import pytest

from everglow.server.http import limits, pages
from everglow.server.http.link_preview import PICTURES
from everglow.server.http.pages import MANIFEST
from everglow.server.http.service import Service
from tests.words.english import english_in

from ..people import Person, a_server, begin, leave, over_sockets, people

PUBLIC = Path(__file__).parents[3] / "web" / "public"

SCRIPT = b"console.log('good evening')" * 50


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A small client in place of the real one."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head><title>Everglow</title></head>")
    (folder / "preview-glow.jpg").touch()
    (folder / "assets" / "main-1234.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1234.js.gz").write_bytes(gzip.compress(SCRIPT))
    monkeypatch.setattr(pages, "CLIENT", folder)
    return folder


def fetched(data, *paths):
    """The answers to some requests: status, headers, body."""

    async def evening():
        async with a_server(data) as (base, _), Person(base, "") as visitor:
            return [await _get(visitor, path) for path in paths]

    return asyncio.run(evening())


async def _get(visitor, path, accept="*/*"):
    async with visitor.http.get(path, headers={"Accept": accept}) as answer:
        return answer.status, answer.headers, await answer.read()


@pytest.mark.usefixtures("client")
def test_every_page_is_the_client_and_never_cached(tmp_path):
    for status, headers, body in fetched(
        tmp_path, "/", "/t/ABCDEF", "/me", "/about", "/rules", "/rules/vale", "/cards"
    ):
        assert (status, headers["Cache-Control"]) == (200, "no-store")
        assert b"<title>Everglow</title>" in body


@pytest.mark.usefixtures("client")
def test_assets_are_sent_compressed_and_kept_for_good(tmp_path):
    [(status, headers, body)] = fetched(tmp_path, "/assets/main-1234.js")
    assert (status, body) == (200, SCRIPT)
    assert headers["Content-Encoding"] == "gzip"
    assert "immutable" in headers["Cache-Control"]
    assert "default-src 'self'" in headers["Content-Security-Policy"]


@pytest.mark.usefixtures("client")
def test_nothing_outside_the_client_is_served(tmp_path):
    for status, _, body in fetched(
        tmp_path, "/assets/../../tables.sqlite", "/assets/%2e%2e/index.html", "/assets/none.js"
    ):
        assert status == 404
        assert b"Everglow</title>" not in body


def test_without_a_client_the_page_says_how_to_build_it(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "nowhere")
    [(status, _, body)] = fetched(tmp_path, "/")
    assert status == 200
    assert b"make client" in body


# Unknown addresses


BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"


@over_sockets
async def test_an_unknown_address_is_a_page_for_browsers_and_json_for_programs(client, tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "") as visitor:
        for path in ("/nowhere", "/rules/vale/more", "/t"):
            status, headers, body = await _get(visitor, path, BROWSER)
            assert (status, headers.getone("Content-Type")) == (404, "text/html; charset=utf-8")
            assert b"<title>Everglow</title>" in body
            status, headers, body = await _get(visitor, path)
            assert (status, json.loads(body)["error"]) == (404, "There is nothing at this address.")


@over_sockets
async def test_what_is_no_page_is_never_one(client, tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "") as visitor:
        for path in ("/api/nowhere", "/api/tables/AAAAAA", "/assets/none.js"):
            status, headers, _ = await _get(visitor, path, BROWSER)
            assert status == 404
            assert "html" not in headers.getone("Content-Type")


# Link previews


def tag(page, name):
    found = re.search(rf'<meta property="{name}" content="([^"]*)" />', page.decode())
    return unescape(found[1]) if found else None


async def preview(visitor, path):
    return (await _get(visitor, path, BROWSER))[2]


@over_sockets
async def test_an_invitation_says_who_invites_to_what(client, tmp_path):
    name = 'Jo"><script>'
    async with a_server(tmp_path) as (base, _), people(base, name, "") as (jo, visitor):
        code = await jo.opens("glow", 3, public=False)
        assert tag(await preview(visitor, f"/t/{code}"), "og:title") == "You are invited to Glow"
        async with jo.at(code) as at:
            await at.does("sit", seat=0)
        page = await preview(visitor, f"/t/{code.lower()}")
        assert tag(page, "og:title") == f"{name} invites you to Glow"
        assert tag(page, "og:description").startswith("2 of 3 seats are free")
        assert tag(page, "og:image") == f"{base}/preview-glow.jpg"
        assert b"<script>" not in page


@over_sockets
async def test_a_game_that_has_begun_tells_no_names(client, tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Jonas") as [jonas]:
        [at] = await begin([jonas], "vale", bots=["spark"])
        page = await preview(jonas, f"/t/{at.code}")
        assert tag(page, "og:title") == "The Vale of Eternity on Everglow"
        assert b"Jonas" not in page
        await leave([at])


@over_sockets
async def test_every_other_page_has_the_preview_of_the_house(client, tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "") as visitor:
        for path in ("/", "/about", "/t/AAAAAA"):
            assert tag(await preview(visitor, path), "og:title") == "Everglow"


@over_sockets
async def test_whoever_guesses_codes_by_their_previews_waits_like_everybody(client, tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "GUESSES", (0.0, 3.0))
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "") as (ann, eve):
        code = await ann.opens()
        for number in range(4):
            await preview(eve, f"/t/AAAAA{'ABCD'[number]}")
        assert tag(await preview(eve, f"/t/{code}"), "og:title") == "Everglow"


@over_sockets
async def test_a_game_without_a_picture_is_shown_with_the_common_one(client, tmp_path):
    (client / "preview-glow.jpg").unlink()
    async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
        page = await preview(ann, f"/t/{await ann.opens('glow')}")
        assert tag(page, "og:image") == f"{base}/preview.jpg"


@over_sockets
async def test_behind_a_proxy_the_addresses_are_those_of_the_proxy(client, tmp_path):
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example"}
    async with (
        Service(tmp_path, "127.0.0.1", 0, ["play.example"], ["127.0.0.1"]) as service,
        Person(service.addresses()[-1], "", told) as visitor,
    ):
        page = await preview(visitor, "/")
        assert tag(page, "og:url") == "https://play.example/"
        assert tag(page, "og:image") == "https://play.example/preview.jpg"


@pytest.mark.parametrize("name", PICTURES)
def test_every_game_has_a_picture_that_messengers_show(name):
    data = (PUBLIC / name).read_bytes()
    assert data.startswith(b"\xff\xd8\xff")
    assert len(data) <= 150_000


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_no_english_stands_in_what_a_browser_shows_before_the_client_runs(tmp_path, client, language):
    """The page's own words, what is told where there is no JavaScript, and the app before it is installed."""
    for file in (PUBLIC.parent / "index.html", PUBLIC / "manifest.webmanifest"):
        (client / file.name).write_text(file.read_text())
    page, manifest = [
        body.decode()
        for _, _, body in fetched(tmp_path, f"/?lang={language}", f"/{MANIFEST}?lang={language}")
    ]
    told = json.loads(manifest)
    [(_, headers, _)] = fetched(tmp_path, f"/{MANIFEST}")
    assert headers["Content-Type"] == "application/manifest+json"
    shown = re.findall(r'name="description" content="([^"]*)"|<noscript>(.*?)</noscript>', page, re.DOTALL)
    assert f'<html lang="{language}">' in page
    assert told["lang"] == language
    assert len(shown) == 2
    for text in [told["description"], *["".join(parts) for parts in shown]]:
        assert not english_in(text.replace("The Vale of Eternity", ""), language)
        assert text not in (PUBLIC.parent / "index.html").read_text()
