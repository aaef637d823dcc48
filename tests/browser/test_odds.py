"""Whoever rests the pointer on a die or a card, holds it, or asks by a key is told its chances."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, SIZES
from .player import still
from .position import come_to, with_choice

DIE = "[data-room=dice] [data-pick='die:0']"
CARD = "[data-room=market] [data-card][data-legal]"
ODDS = "[data-odds]"
PICKED = "[data-pick^='die:'][data-picked], [data-card][data-picked]"


def at_a_roll(visit, **device):
    page = visit.blank(person="Mira", **device)
    come_to(page, "glow", "reroll", turn=2, where=with_choice)
    expect(page.locator(DIE)).to_be_visible()
    still(page)
    return page


def at_a_hunt(visit, **device):
    page = visit.blank(person="Mira", **device)
    come_to(page, "vale", "mark", turn=2, where=with_choice)
    expect(page.locator(CARD).first).to_be_visible()
    still(page)
    return page


def at_a_draft(visit, **device):
    page = visit.blank(person="Mira", **device)
    come_to(page, "glow", "take")
    expect(page.locator(CARD).first).to_be_visible()
    still(page)
    return page


THINGS = pytest.mark.parametrize(
    ("come", "thing"),
    [
        pytest.param(at_a_roll, DIE, id="die"),
        pytest.param(at_a_draft, CARD, id="companion"),
        pytest.param(at_a_hunt, CARD, id="creature"),
    ],
)


def check_told(page):
    """Chances are told within the window, and nothing is picked."""
    expect(page.locator(ODDS)).to_contain_text(re.compile(r"\d"))
    box, window = page.locator(ODDS).bounding_box(), page.viewport_size
    assert 0 <= box["x"] <= box["x"] + box["width"] <= window["width"]
    assert 0 <= box["y"] <= box["y"] + box["height"] <= window["height"]
    expect(page.locator(PICKED)).to_have_count(0)


def hold(page, thing):
    """Put a finger on the middle of a thing, and leave it there."""
    box = page.locator(thing).first.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    return touch


@THINGS
def test_resting_on_a_thing_tells_its_chances_and_leaving_it_takes_them_away(visit, come, thing):
    page = come(visit)
    page.locator(thing).first.hover()
    check_told(page)
    page.locator("[data-room=question]").hover()
    expect(page.locator(ODDS)).to_have_count(0)


@THINGS
def test_a_finger_that_is_held_on_a_thing_asks_and_picks_nothing(visit, come, thing):
    page = come(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    touch = hold(page, thing)
    check_told(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    check_told(page)


@pytest.mark.parametrize("size", SIZES)
@THINGS
def test_a_key_tells_the_chances_of_what_has_the_focus(visit, come, thing, size):
    page = come(visit, viewport=size)
    page.locator(thing).first.focus()
    page.keyboard.press("o")
    check_told(page)


COVER = """(card) => {
  const thing = document.querySelector(card);
  const [cover, box] = [document.createElement("button"), thing.getBoundingClientRect()];
  Object.assign(cover.style, { position: "fixed", zIndex: 99, left: `${box.left}px`, top: `${box.top}px`,
    width: `${box.width}px`, height: `${box.height}px` });
  cover.id = "cover";
  cover.onclick = () => cover.remove();
  document.body.append(cover);
  window.uncovered = new Promise((over) => thing.addEventListener("pointerover", over));
}"""


def test_what_comes_to_light_under_a_pointer_that_rests_is_not_asked_about(visit):
    page = at_a_hunt(visit)
    asked = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))))
    page.reload()
    expect(page.locator(CARD).first).to_be_visible()
    still(page)
    page.clock.install()
    page.evaluate(COVER, CARD)
    page.locator("#cover").click()
    page.evaluate("() => window.uncovered.then(() => undefined)")
    page.clock.run_for(2000)
    assert [frame for frame in asked if '"odds"' in frame] == []
    page.locator("[data-room=question]").hover()
    page.locator(CARD).first.hover()
    page.clock.run_for(2000)
    check_told(page)
