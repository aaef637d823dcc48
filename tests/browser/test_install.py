"""Everglow as an app: installed, with a word when it is out of reach, and never with a stale piece."""

import shutil

import pytest

from everglow.server.http.pages import CLIENT

from .conftest import SIZES, House
from .player import LEGAL, against_bots
from .test_access import serious

WITH = (  # the server with other pages than its own
    "import sys; from pathlib import Path; from everglow.server.http import pages;"
    "pages.CLIENT = Path(sys.argv.pop(1)); from everglow.cli import main; sys.exit(main())"
)
TEXTS = {".js", ".css", ".html"}


@pytest.fixture
def copied(tmp_path):
    """A server whose pages can be changed."""
    pages = shutil.copytree(CLIENT, tmp_path / "client", ignore=shutil.ignore_patterns("*.gz"))
    house = House(str(tmp_path / "data"), ("-c", WITH, str(pages)))
    yield house, pages
    house.stop()


def bring_up_to_date(pages):
    """Replace the pages as another build would: every file has another name, and the old ones are gone."""
    names = [path.name for path in (pages / "assets").iterdir() if path.suffix in (".js", ".css")]
    for path in [path for path in pages.rglob("*") if path.suffix in TEXTS]:
        text = path.read_text(encoding="utf-8")
        for name in names:
            text = text.replace(name, newer(name))
        path.write_text(text, encoding="utf-8")
    for name in names:
        (pages / "assets" / name).rename(pages / "assets" / newer(name))


def newer(name):
    stem, _, ending = name.rpartition(".")
    return f"{stem}_new.{ending}"


def is_new(page):
    return "_new.js" in page.evaluate("document.head.innerHTML")


def installed(page):
    """The page, when its worker has taken over."""
    page.wait_for_selector("[data-panel]")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("[data-panel]")
    return page


def test_the_manifest_and_its_icons_are_there(visit):
    page = visit()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.context.request.get(href)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in [*manifest["icons"], {"src": "/apple-touch-icon.png", "type": "image/png"}]:
        found = page.context.request.get(icon["src"])
        assert found.headers["content-type"] == icon["type"]


@pytest.mark.parametrize("size", SIZES)
def test_without_a_server_there_is_a_word_and_then_the_page(visit, copied, size):
    house, _ = copied
    page = installed(visit(house.address, own=True, viewport=size, bypass_csp=True))
    house.stop()
    page.goto(f"{house.address}/about")
    page.get_by_role("heading", name="The lights are out").wait_for()
    assert "\n".join(serious(page)) == ""
    house.start()
    page.get_by_role("heading", name="About Everglow").wait_for()
    visit.expected += ["ERR_"]


@pytest.mark.parametrize("workers", ["allow", "block"])
def test_a_piece_that_is_gone_since_an_update_brings_the_new_page(visit, copied, workers):
    house, pages = copied
    page = visit(house.address, service_workers=workers)
    page.wait_for_selector("[data-panel]")
    bring_up_to_date(pages)
    page.get_by_role("link", name="About").click()
    page.get_by_role("heading", name="About Everglow").wait_for()
    assert is_new(page)
    visit.expected += ["404", "Refused to apply style", "blocked by Playwright"]


def test_whoever_plays_is_told_of_an_update_and_loses_nothing(visit, copied):
    house, pages = copied
    page = visit(house.address, own=True)
    against_bots(page)
    page.locator(LEGAL).first.wait_for()
    house.stop()
    page.get_by_role("button", name="Try now").click()  # too early; the page goes on trying by itself
    bring_up_to_date(pages)
    house.start()
    page.get_by_role("button", name="Load the new one").click()
    page.wait_for_selector("script[src*=_new]", state="attached")
    page.locator(LEGAL).first.wait_for()
    visit.expected += ["ERR_"]


def test_a_piece_that_cannot_be_had_while_the_server_is_away_comes_when_it_is_back(visit, copied):
    house, _ = copied
    page = visit(house.address, service_workers="block")
    page.wait_for_selector("[data-panel]")
    house.stop()
    with page.expect_event("requestfailed"):
        page.get_by_role("link", name="About").click()
    house.start()
    page.get_by_role("heading", name="About Everglow").wait_for()
    visit.expected += ["ERR_", "blocked by Playwright"]


def test_on_any_other_page_an_update_comes_by_itself(visit, copied):
    house, pages = copied
    page = visit(house.address, own=True)
    page.wait_for_selector("[data-panel]")
    bring_up_to_date(pages)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector("script[src*=_new]", state="attached")
    page.wait_for_selector("[data-panel]")
