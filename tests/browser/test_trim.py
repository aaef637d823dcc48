"""Small things at a table that looked broken once: marks, frames, rings, flights, phases and names."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .player import slow_down, wait_until
from .position import come_to, come_to_saved

HAND = "[data-room=hand]"
LETTERS = 0.8  # of the height of a line; below is nothing
# What cuts a box off that reaches so many pixels beyond a node: frames around the node that hide or scroll.
CUTS = """(node, beyond) => {
  const box = node.getBoundingClientRect();
  const cuts = (frame) => {
    const { overflow, clipPath } = getComputedStyle(frame);
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    return (overflow !== "visible" || clipPath !== "none") &&
      (box.left - beyond < left || box.top - beyond < top ||
       box.right + beyond > right || box.bottom + beyond > bottom);
  };
  const found = [];
  for (let frame = node.parentElement; frame; frame = frame.parentElement)
    if (cuts(frame)) found.push(frame.outerHTML.slice(0, 100));
  return found;
}"""
FRAME = """card => {
  const ring = getComputedStyle(card, "::after");
  return Math.max(0, -parseFloat(ring.top)) + 2;  // its border, and the shadow around it
}"""
# Every frame of a card's flight: how far one sees through it, and what cuts it off.
WATCH_FLIGHTS = """() => {
  window.flights = [];
  const look = () => {
    for (const { playState, effect } of document.getAnimations()) {
      const card = effect?.target;
      const flies = effect?.getKeyframes().some(({ transform }) => transform?.includes("translate"));
      if (playState === "running" && flies && card.querySelector("[data-card]"))
        window.flights.push({ opacity: getComputedStyle(card).opacity, cuts: window.cuts(card, 0) });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# Keeps the page awake until more than two rings breathe, and notes where each is in its breath.
BREATHE = """() => {
  dispatchEvent(new PointerEvent("pointermove"));
  const rings = document.getAnimations().filter(({ animationName }) => animationName === "breathe");
  window.breaths = rings.map(({ startTime }) => startTime);
  return rings.length > 2 && !rings.some(({ pending }) => pending);
}"""


@pytest.fixture(scope="module")
def table(devices: Devices) -> Iterator[Page]:
    """A full table that all these tests look at; none of them answers its question."""
    devices.complaints.clear()
    context = devices.take()
    page = devices.page(context)
    page.request.post("/api/me", data={"name": "Mira"})
    come_to_saved(page, "vale-full-family-marked")
    yield page
    devices.give_back(context)
    assert devices.complaints == []


def test_where_nothing_was_gained_nothing_is_painted(table):
    painted = table.locator("[data-gains]").evaluate_all(
        """all => all.map(one => [one.innerText, one.offsetWidth * one.offsetHeight,
          getComputedStyle(one).backgroundImage, getComputedStyle(one).boxShadow])"""
    )
    assert painted == [["", 0, "none", "none"]] * 4


def test_phases_are_stations_of_a_path_and_no_tabs(table):
    phases = table.locator("[data-phases]")
    assert phases.evaluate("list => list.tagName") == "OL"
    expect(phases.locator("[aria-current=step]")).to_have_count(1)
    expect(phases.locator("button, [role=tab]")).to_have_count(0)
    looks = phases.locator("a").evaluate_all(
        """all => all.map(getComputedStyle).map(style =>
          [style.backgroundColor, style.backgroundImage, style.borderTopWidth, style.boxShadow])"""
    )
    assert looks == [["rgba(0, 0, 0, 0)", "none", "0px", "none"]] * 3


def test_the_pace_is_chosen_under_its_name(table):
    table.locator("[data-deed=more]").click()
    expect(table.locator("[data-menu]").get_by_role("combobox", name="Pace of bots")).to_be_visible()
    expect(table.locator("[data-menu] select")).to_have_count(1)
    table.keyboard.press("Escape")


def test_the_frame_of_a_picked_card_is_whole(table):
    card = table.locator(f"{HAND} [data-legal]").first
    card.click()
    expect(card).to_have_attribute("data-picked", "")
    beyond = card.evaluate(FRAME)
    assert card.evaluate(CUTS, beyond) == []
    heading = table.locator(f"{HAND} h3").bounding_box()
    assert heading["y"] + LETTERS * heading["height"] <= card.bounding_box()["y"] - beyond
    table.keyboard.press("Escape")


def test_the_focus_is_seen_on_a_card_that_glows(table):
    table.keyboard.press("Escape")  # whoever uses keys sees the focus
    for card in table.locator("[data-card][data-legal]:visible").all():
        card.focus()
        style, width, colour, beyond = card.evaluate(
            """card => { const style = getComputedStyle(card); return [style.outlineStyle,
              parseFloat(style.outlineWidth), style.outlineColor, parseFloat(style.outlineOffset)]; }"""
        )
        assert (style, colour) == ("solid", "rgb(255, 255, 255)")
        assert width >= 3
        assert card.evaluate(CUTS, max(0, width + beyond)) == []


def test_cards_fly_whole_and_the_focus_does_not_go_with_them(visit):
    page = visit.blank(person="Mira", motion="no-preference", pace=0.05)
    come_to(page, "vale", "action")
    page.evaluate(f"() => {{ window.cuts = {CUTS}; }}")
    page.evaluate(WATCH_FLIGHTS)
    slow_down(page, 0.2)  # so that a busy machine draws more than a few frames of it
    page.locator("[data-room=market] [data-legal]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-deed=primary]:not([disabled]):not([data-deaf])").wait_for()
    page.keyboard.press("e")
    wait_until(page, "() => window.flights.length > 3")
    assert [seen for seen in page.evaluate("window.flights") if seen != {"opacity": "1", "cuts": []}] == []
    expect(page.locator("body")).not_to_be_focused()


def test_rings_breathe_in_step_also_those_that_come_later(visit):
    page = visit.blank(person="Mira", motion="no-preference")
    come_to(page, "glow", "reroll")
    wait_until(page, BREATHE)
    die = page.locator("[data-rolling] [data-pick^=die][data-legal]").first
    for _ in range(2):  # its ring goes and comes again
        die.click()
    wait_until(page, BREATHE)
    assert len(set(page.evaluate("window.breaths"))) == 1
