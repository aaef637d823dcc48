"""The plain table draws any game from its view and its question alone: here both games are played at it."""

import os
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.rooms import law
from tests.rooms.visit import browser

from .conftest import SIZES, Devices
from .player import GAME, play
from .position import come_to
from .test_access import serious

HARD = [
    pytest.param("vale", "action", 8, {}, id="vale"),
    pytest.param("glow", "resolve", 6, {"board": "realm"}, id="glow"),
]


@pytest.fixture(scope="module")
def chromium(playwright):
    """A browser that draws its scrollbars: the law asks for them."""
    with browser(playwright) as opened:
        yield opened


@pytest.fixture(scope="module")
def devices(house, chromium):
    return Devices(house, chromium)


def at_plain_table(page, game, question, turn, options):
    """A late position of four players, at the plain table."""
    come_to(page, game, question, turn=turn, players=4, **options)
    page.goto(f"{urlsplit(page.url).path}?plain")
    page.wait_for_selector(GAME)


def picture(page, name):
    """Keep what a page looks like, for whoever wants to see it."""
    if folder := os.environ.get("EVERGLOW_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "question", "turn", "options"), HARD)
def test_a_late_position_is_whole_readable_and_accessible(visit, game, question, turn, options, size):
    page = visit.blank(viewport=size, person="Mira", bypass_csp=True)
    at_plain_table(page, game, question, turn, options)
    expect(page.locator("[data-pick^='choice:']").first).to_be_visible()
    law.measured(page)
    tabs = page.locator("[data-tab]").all() or [page.locator("h1")]
    for number, tab in enumerate(tabs):
        tab.click()
        picture(page, f"plain-{game}-{size['width']}-{number}")
        assert law.breaches(page, law.Look(size["width"], size["height"])) == []
        assert "\n".join(serious(page)) == ""


@pytest.mark.lengthy
@pytest.mark.parametrize(("game", "question", "turn", "options"), HARD)
def test_a_game_is_played_to_its_end_and_looked_back_at(visit, game, question, turn, options):
    page = visit.blank(person="Mira")
    at_plain_table(page, game, question, turn, options)
    play(page, seed=1)
    expect(page.locator("[data-room=result]")).to_contain_text("Points")
    picture(page, f"plain-{game}-end")
    page.goto(f"{urlsplit(page.url).path}/replay?plain&step=3")
    expect(page.locator("#plain-table")).to_be_visible()


def test_a_step_can_be_taken_back(visit):
    page = visit.blank(person="Mira")
    at_plain_table(page, "vale", "action", 8, {})
    before = page.locator("main").inner_text()
    page.locator("[data-pick^='choice:tame']").first.click()
    page.locator("[data-deed=primary]:not([data-deaf])").click()
    expect(page.locator("[data-deed=undo]")).to_be_enabled()
    page.locator("[data-deed=undo]").click()
    expect(page.locator("[data-deed=undo]")).to_be_disabled()
    assert page.locator("main").inner_text() == before
