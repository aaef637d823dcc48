"""People at a table: how they look, and what they show without a word."""

import pytest
from playwright.sync_api import expect

from everglow.server.table.limits import NUDGE_AFTER

from .conftest import SIZES, House, a_device, watched
from .player import GAME, my_turn, wait_until, with_friends
from .position import come_to

REACTION = "[data-news=reaction]"
COLOUR = "getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"


def choose_face(page, avatar, colour):
    """Choose both without waiting in between, until the server has both."""
    with page.expect_response(
        lambda told: told.url.endswith("/api/me/face") and all(told.request.post_data_json.values())
    ):
        page.get_by_role("radio", name=avatar).check(force=True)
        page.get_by_role("radio", name=colour).check(force=True)


@pytest.mark.parametrize("size", SIZES)
def test_somebody_chooses_how_they_look_on_their_own_page_and_it_is_kept(visit, size):
    page = visit("/me", person="Mira", viewport=size)
    choose_face(page, "Owl", "Sky blue")
    page.reload()
    expect(page.get_by_role("radio", name="Owl")).to_be_checked()
    expect(page.get_by_role("radio", name="Sky blue")).to_be_checked()


def test_a_face_chosen_in_the_lobby_is_seen_by_everybody_there(visit):
    mira = visit(person="Mira")
    with_friends(mira)
    code = mira.url.rpartition("/")[2]
    watcher = visit(f"/t/{code}", person="Wanda")
    mira.locator("[data-deed=face]").click()
    choose_face(mira, "Fox", "Leaf green")
    mira.get_by_role("button", name="Close").click()
    for page in (mira, watcher):
        wait_until(page, f"{COLOUR} === '#86dc8f'")
    expect(mira.locator("[data-deed=stand]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_reaction_is_seen_and_heard_by_whoever_is_there_and_goes_again(visit, size):
    mira = visit.blank(person="Mira", viewport=size)
    come_to(mira, "vale", "action")
    watcher = visit(mira.url, viewport=size)
    watcher.wait_for_selector(GAME)
    button = mira.locator("[data-deed=react]")
    (button if button.is_visible() else mira.locator("[data-deed=more]")).click()
    shown = mira.locator("[data-reaction]:visible").evaluate_all(
        "all => all.map((one) => one.dataset.reaction)"
    )
    assert shown == ["cheer", "laugh", "surprise", "think", "heart"]
    mira.locator("[data-reaction=cheer]:visible").click()
    for page in (mira, watcher):
        expect(page.locator(REACTION)).to_have_count(1)
        expect(page.locator("[data-news=gesture]")).to_have_text("Mira cheers.")
    for page in (mira, watcher):
        expect(page.locator(REACTION)).to_have_count(0)


def test_reactions_of_others_can_be_turned_off(visit):
    mira = visit.blank(person="Mira")
    come_to(mira, "vale", "action")
    watcher = visit(mira.url, person="Wanda")
    watcher.wait_for_selector(GAME)
    watcher.evaluate("localStorage.setItem('everglow', JSON.stringify({gestures: false}))")
    watcher.reload()
    watcher.wait_for_selector(GAME)
    mira.locator("[data-deed=react]").click()
    mira.keyboard.press("Tab")  # to the first of them
    mira.keyboard.press("Enter")
    expect(mira.locator(REACTION)).to_have_count(1)
    mira.locator("[data-room=log]").get_by_role("button", name="Chat").click()
    mira.fill("#say", "well?")
    mira.get_by_role("button", name="Send").click()
    expect(watcher.locator("[data-news=saying]")).to_have_text("well?")  # which came later
    expect(watcher.locator(REACTION)).to_have_count(0)


SOON = (  # a server at which everybody may be nudged at once
    "import sys; from everglow.server.live import waits; waits.NUDGE_AFTER = 0;"
    "from everglow.cli import main; sys.exit(main())"
)
HOURGLASS = "[data-long]"
NUDGE = "[data-deed=nudge]"
NEWS = "[data-news=nudge]"


@pytest.fixture
def two(chromium, tmp_path):
    """Mira and Noor, who have begun a game at a house of their own; the time of their pages can be moved."""
    house = House(str(tmp_path / "data"), ("-c", SOON))
    contexts, complaints = [a_device(chromium, house) for _ in range(2)], []
    pages = [watched(context, complaints) for context in contexts]
    for page, name in zip(pages, ("Mira", "Noor"), strict=True):
        page.clock.install()
        page.request.post("/api/me", data={"name": name})
    mira, noor = pages
    mira.goto("/")
    with_friends(mira)
    noor.goto(mira.url)
    noor.locator("[data-deed=primary]").click()
    mira.locator("[data-deed=primary]:not([disabled])").click()
    for page in pages:
        page.wait_for_selector(GAME)
    yield pages
    for context in contexts:
        context.close()
    house.stop()
    assert complaints == []


def test_whoever_takes_long_has_an_hourglass_and_is_nudged(two):
    asked, waits = sorted(two, key=my_turn, reverse=True)
    expect(waits.locator(HOURGLASS)).to_have_count(0)
    waits.clock.fast_forward(1000 * NUDGE_AFTER // 2)
    expect(waits.locator(HOURGLASS)).not_to_have_count(0)
    expect(waits.locator(NUDGE)).to_have_count(0)
    waits.clock.fast_forward(1000 * NUDGE_AFTER // 2 + 500)
    waits.locator(NUDGE).click()
    expect(waits.locator(NUDGE)).to_have_count(0)  # once is enough
    expect(waits.locator(NEWS)).to_contain_text(" nudges ")
    expect(asked.locator(NEWS)).to_contain_text("nudges you: it is your turn.")
    asked.locator("[data-legal]").first.click()
    asked.locator("[data-deed=primary]:not([data-deaf])").click()
    expect(waits.locator(HOURGLASS)).to_have_count(0)
