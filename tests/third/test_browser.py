"""The third game in a browser, against a bot: it has no folder there, so the plain table draws it."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Devices, House, chromium, visit  # noqa: F401 - fixtures
from tests.browser.player import from_home, play

from .environment import KNOWN


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server that knows the game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EVERGLOW_GAMES", KNOWN["EVERGLOW_GAMES"])
        house = House(str(tmp_path_factory.mktemp("house")))
    yield house
    house.stop()


@pytest.fixture(scope="module")
def devices(house, chromium):  # noqa: F811
    return Devices(house, chromium)


def begin(page):
    """Go from the home page, which lists the game, to the first question."""
    panel = page.locator("[data-panel]", has_text="Moths")
    from_home(page, panel, 2, "ember")
    expect(page.get_by_text("send a moth to a lantern")).to_be_visible()


def test_a_game_is_played_to_its_end_and_looked_back_at(visit):  # noqa: F811
    page = visit(person="Mira")
    begin(page)
    play(page, seed=1)
    expect(page.locator("[data-room=result]")).to_contain_text("Points")
    page.goto(f"{urlsplit(page.url).path}/replay?step=3")
    expect(page.locator("#plain-table")).to_be_visible()


def test_a_moth_that_was_picked_is_sent_with_one_more_click(visit):  # noqa: F811
    page = visit(person="Mira")
    begin(page)
    page.locator("[data-pick^='choice:porch']").first.click()
    page.locator("[data-deed=primary]:not([data-deaf])").click()
    expect(page.get_by_text("You: sends")).to_be_visible()
