"""The client is served like everything else: compressed, cached as far as it may be, and from here alone."""

import asyncio
import gzip

import pytest

from everglow.server import app

from .people import Person, a_server

SCRIPT = b"console.log('good evening')" * 50


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A small client in place of the real one."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Everglow</title>")
    (folder / "assets" / "main-1234.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1234.js.gz").write_bytes(gzip.compress(SCRIPT))
    monkeypatch.setattr(app, "CLIENT", folder)
    return folder


def fetched(data, *paths):
    """The answers to some requests: status, headers, body."""

    async def evening():
        async with a_server(data) as (base, _), Person(base, "") as visitor:
            return [await _get(visitor, path) for path in paths]

    return asyncio.run(evening())


async def _get(visitor, path):
    async with visitor.http.get(path) as answer:
        return answer.status, answer.headers, await answer.read()


@pytest.mark.usefixtures("client")
def test_every_page_is_the_client_and_never_cached(tmp_path):
    for status, headers, body in fetched(tmp_path, "/", "/t/ABCDEF", "/me", "/about", "/rules/vale"):
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
    monkeypatch.setattr(app, "CLIENT", tmp_path / "nowhere")
    [(status, _, body)] = fetched(tmp_path, "/")
    assert status == 200
    assert b"make client" in body
