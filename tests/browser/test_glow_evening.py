"""Evenings and steps of Glow, looked back at: what moves, what ends it, and what is told if nothing moves."""

import pytest
from playwright.sync_api import expect

from everglow.games.glow.box.card import COMPANIONS, B

from .player import wait_until
from .test_moments import begins_the_second_day, kinds, look_back

DAY = "[data-news=day]"
GOODS = {"light", "footprint", "firefly", "reroll_token"}


def brings_stronger_companions(events):
    stronger = {companion.name for companion in COMPANIONS if companion.deck == B}
    dealt = (event["companions"].values() for event in events if event["event"] == "dealt")
    return any(stronger.intersection(cards) for cards in dealt)


def finds_something(events):
    """Tell whether somebody goes on and gains or loses something there, and the day is not over."""
    went = {event["seat"] for event in events if event["event"] in ("went", "sailed")}
    found = (event for event in events if event["event"] in ("gained", "lost") and GOODS & event.keys())
    return any(event["seat"] in went for event in found) and "dealt" not in kinds(events)


@pytest.mark.parametrize(
    ("evening", "told"),
    [
        (begins_the_second_day, "Day 2 of 8"),
        (brings_stronger_companions, "Day 5 of 8; stronger companions come"),
    ],
)
def test_with_reduced_motion_a_day_that_begins_is_told_and_nothing_moves(visit, evening, told):
    page = visit.blank(person="Mira", pace=1)
    look_back(page, ("glow", {}, 2), evening, eyes=0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(DAY)).to_have_text(told)
    expect(page.locator(DAY)).to_have_count(0)
    seen = page.evaluate("window.seen")
    assert (seen["moved"], seen["home"]) == (0, 0)


@pytest.mark.parametrize(("board", "marker"), [("realm", "group"), ("sea", "boat")])
def test_with_reduced_motion_a_pin_or_boat_is_there_at_once_and_its_find_is_told(visit, board, marker):
    page = visit.blank(person="Mira", pace=1)
    step = look_back(page, ("glow", {"board": board}, 2), finds_something)
    mine = page.locator(f"[data-room=map] [data-{marker}='{step['seat']}']")
    stood = [one.get_attribute("style") for one in mine.all()]
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-room=map] [data-found]").first).to_be_visible()
    assert [one.get_attribute("style") for one in mine.all()] != stood
    expect(page.locator("[data-room=map] [data-found]")).to_have_count(0)
    assert page.evaluate("window.seen.moved") == 0


# From the sunset on no timer runs, and the sun and the dice stand still on their way; clicks are counted.
HOLD_THE_EVENING = """() => {
  window.clicks = 0;
  document.addEventListener("click", () => window.clicks++);
  const later = window.setTimeout;
  window.setTimeout = (...told) => (document.querySelector("[data-news=day]") ? 0 : later(...told));
  addEventListener("animationstart", ({ target }) => {
    if (target.closest("[data-news=day]")) target.getAnimations().forEach((one) => one.pause());
  });
  HTMLElement.prototype.animate = function (...told) {
    const walk = Element.prototype.animate.call(this, ...told);
    if (this.dataset.die) walk.pause();
    return walk;
  };
}"""
# So many things stand on their way: of the sunset, and of my dice.
HELD = """() => ["[data-news=day]", "[data-die]"].map((of) => document.getAnimations().filter(
  ({ playState, effect }) => playState === "paused" && effect.target.closest(of)).length)"""


def test_a_tap_ends_the_sunset_and_the_walk_of_the_dice_and_does_nothing_else(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    look_back(page, ("glow", {}, 2), begins_the_second_day, eyes=0)
    page.evaluate(HOLD_THE_EVENING)
    page.keyboard.press("ArrowRight")
    wait_until(page, f"() => ({HELD})().every((some) => some > 0)")
    page.locator("[data-room=question]").click(force=True)
    wait_until(page, f"() => ({HELD})().every((some) => some === 0)")
    assert page.evaluate("window.clicks") == 0
    expect(page.locator(DAY)).to_be_visible()  # what it says can still be read
