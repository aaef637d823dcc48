"""Arriving by a link, and the lobby."""

import pytest
from playwright.sync_api import expect

from .player import with_friends

SMALL = [(360, 640), (390, 844), (844, 390), (1280, 720)]
LONG = "Wolfeschlegelsteinhausen"
LINES = "name => Math.round(name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight))"


def inside(page, selector):
    """Whether it comes to lie wholly in the window."""
    for _ in range(50):
        if lies_inside(page, selector):
            return True
        page.wait_for_timeout(100)
    return False


def lies_inside(page, selector):
    box, window = page.locator(selector).bounding_box(), page.viewport_size
    return (
        box["y"] >= 0
        and box["y"] + box["height"] <= window["height"]
        and box["x"] + box["width"] <= window["width"]
    )


def a_table(visit, seats, bots=0):
    """A table of Glow whose host sits, with some bots."""
    host = visit.blank(person=LONG)
    wish = {"game": "glow", "seats": seats, "public": False, "timing": {"bank": 600, "free": 10}}
    host.goto(f"/t/{host.request.post('/api/tables', data=wish).json()['code']}")
    host.locator("[data-deed=primary]").click()
    expect(host.locator("[data-deed=stand]")).to_be_visible()  # the next free seat is for a bot
    for taken in range(bots):
        host.locator("[data-deed=bot]").first.click()
        expect(host.locator("[data-deed=remove]")).to_have_count(taken + 1)
    return host


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_whoever_comes_by_a_link_says_a_name_and_sits(visit, width, height):
    host = a_table(visit, 4, bots=2)
    page = visit(f"/t/{host.url[-6:]}", viewport={"width": width, "height": height})
    expect(page.locator("h1")).to_contain_text(LONG)
    for told in ("Glow", "four players", "Realm of Shadows", "10 minutes each"):
        expect(page.locator("main")).to_contain_text(told)
    expect(page.locator("#name")).to_be_focused()
    assert page.locator(f"main [title={LONG}]").evaluate(LINES) == 1  # shortened, not broken
    assert inside(page, "[data-room=question]")
    page.fill("#name", "Linh")
    page.locator("[data-deed=primary]").click()
    expect(page.locator("[data-deed=stand]")).to_be_visible()
    expect(host.locator("[data-seats]")).to_contain_text("Linh")
    expect(page.locator("h1")).to_be_focused()


def test_whoever_only_watches_may_still_take_a_seat(visit):
    host = a_table(visit, 2)
    page = visit(f"/t/{host.url[-6:]}")
    page.locator("[data-deed=watch]").click()
    page.locator("[data-deed=primary]").click()
    page.fill("#name", "Linh")
    page.locator("[data-deed=primary]").click()
    expect(page.locator("[data-deed=stand]")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_the_start_stays_in_view(visit, width, height):
    host = a_table(visit, 4, bots=3)
    host.set_viewport_size({"width": width, "height": height})
    expect(host.locator("[data-deed=primary]")).to_be_enabled()
    assert inside(host, "[data-deed=primary]")
    assert host.evaluate("document.documentElement.scrollWidth") <= width
    assert host.evaluate("document.documentElement.scrollHeight") <= height


# Words of the options that are broken in two.
BROKEN = """() => [...document.querySelectorAll("fieldset label span")].flatMap((span) => {
  const text = span.firstChild;
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).map(([word]) => word);
})"""


def test_the_words_of_the_options_stay_whole(visit):
    host = a_table(visit, 4, bots=3)
    host.set_viewport_size({"width": 1280, "height": 720})
    expect(host.locator("fieldset label", has_text=LONG)).to_be_visible()
    assert host.evaluate(BROKEN) == []


def test_everybody_is_here_only_if_they_are(visit):
    host = a_table(visit, 2)
    page = visit(f"/t/{host.url[-6:]}", person="Linh")
    page.locator("[data-deed=primary]").click()
    expect(host.get_by_role("status")).to_contain_text("Everybody is here")
    page.goto("/about")
    expect(host.get_by_role("status")).to_contain_text("Linh is away")


def test_on_this_computer_alone_the_invitation_says_how_to_let_others_in(visit):
    page = visit(person="Nova")
    with_friends(page)
    expect(page.get_by_role("note")).to_contain_text("everglow serve --host 0.0.0.0")


def test_no_two_buttons_have_the_same_name(visit):
    host = a_table(visit, 4, bots=1)
    names = [
        button.evaluate("it => it.ariaLabel || it.innerText") for button in host.locator("main button").all()
    ]
    assert len(names) == len(set(names))
