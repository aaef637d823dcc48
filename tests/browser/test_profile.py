"""My own page: what I played, my name, and the way out."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from everglow.coach.shares import POINT
from everglow.server.table.listing import Listing
from everglow.server.views.insight import Judged, OwnTurn, insight_of, played_by
from everglow.server.views.profile import Digest

from .conftest import DESKTOP, PHONE, SIZES
from .test_access import serious


def test_who_has_played_finds_results_cards_and_games(visit, veteran):
    kept, _ = veteran
    page = visit(viewport=PHONE, storage_state=kept, bypass_csp=True)
    page.get_by_role("link", name="Mira", exact=True).click()
    row = page.get_by_role("row", name="bots, spark")
    expect(row).to_contain_text("2 players")
    expect(row.get_by_role("cell").first).to_have_text("1")
    cards = page.get_by_role("region", name="Favourite cards")
    expect(cards.locator("li").first).to_contain_text("win")
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert "\n".join(serious(page)) == ""
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_role("region", name="Games").get_by_role("link").first.click()
    page.get_by_role("slider").wait_for()
    expect(page).to_have_url(re.compile("/replay"))


def test_who_has_not_played_is_told_so(visit):
    page = visit("/me", person="Mira")
    page.wait_for_selector("text=No finished games yet")


def test_a_name_can_be_changed(visit):
    page = visit("/me", person="Mira")
    page.get_by_label("Your name").fill("  Miranda ")
    page.get_by_role("button", name="Change it").click()
    page.wait_for_selector("text=From now on you are Miranda")
    page.reload()
    expect(page.get_by_role("heading", name="Miranda", level=1)).to_be_visible()


def test_a_name_that_cannot_be_is_refused_in_a_sentence(visit):
    page = visit("/me", person="Mira")
    page.get_by_label("Your name").fill("\u200b\u200b")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("alert")).to_have_text("Expected a name of 1 to 24 characters.")
    visit.expected.append("400")


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_deleted_when_the_name_is_typed(visit, size):
    page = visit("/me", viewport=size, person="Mira", bypass_csp=True)
    page.get_by_role("button", name="Delete everything of mine").click()
    assert "\n".join(serious(page)) == ""
    page.get_by_label("This cannot be taken back").fill("Mir")
    expect(page.get_by_role("button", name="Delete me")).to_be_disabled()
    page.get_by_label("This cannot be taken back").fill("Mira")
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("heading", name="What shall we play?").wait_for()
    assert page.context.request.get("/api/me").json() == {"name": None}
    assert page.context.cookies() == []


def test_nobody_is_led_to_a_name(visit):
    page = visit("/me", viewport=PHONE)
    page.wait_for_selector("text=You are nobody here yet")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    page.wait_for_selector("[data-panel]")


def test_other_devices_are_listed_and_can_be_signed_out(visit):
    page, phone = visit("/me", person="Mira"), visit("/about", viewport=PHONE)
    token = page.request.post("/api/me/link", data={}).json()["token"]
    phone.request.post("/api/me/claim", data={"token": token})
    page.reload()
    expect(page.locator("[data-device]")).to_have_count(2)
    page.locator("[data-deed=end-device]").click()
    expect(page.locator("[data-device]")).to_have_count(1)
    expect(page.locator("[data-device]")).to_have_attribute("data-this", "true")
    assert phone.request.get("/api/me").json()["name"] is None


def of_habit(times, cost):
    """Return insights into the games of somebody who sold the Imp so often instead of taming it."""
    sold, tamed = ((f"vale.{deed}", {"seat": 0, "card": "imp"}) for deed in ("sold", "tamed"))
    turns = [OwnTurn(0, "hunt", [step], cost * POINT, True, sold, tamed) for step in range(times)]
    listing = Listing("AAAAAA", "vale", "over", False, ["Mira", "Bo"], ["mira", "bo"], {})
    digest = Digest(["mira", "bo"], ["", ""], [1, 0], [1, 0], [1, 2], [])
    insight = insight_of([played_by("mira", listing, digest, Judged(turns, [0, 0]))], [])
    return msgspec.to_builtins(insight)


@pytest.mark.parametrize("size", SIZES)
def test_a_habit_is_told_in_words_that_name_its_cards(visit, veteran, size):
    kept, _ = veteran
    page = visit.blank(viewport=size, storage_state=kept, bypass_csp=True)
    page.route("**/api/me/insight", lambda route: route.fulfill(json=of_habit(times=5, cost=2)))
    page.goto("/me")
    habit = page.get_by_role("region", name="How you play").locator("[data-habit]")
    expect(habit).to_contain_text("5 times in this way, \N{MINUS SIGN}10% altogether")
    expect(habit.get_by_role("definition")).to_have_text(["You sell Imp.", "You tame Imp."])
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert "\n".join(serious(page)) == ""
