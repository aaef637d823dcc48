"""Motion at a table of Glow: dice roll as dice, pins walk and boats sail; a tap ends each of them."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, SIZES
from .player import PRIMARY, hurry, still, wait_until
from .position import brought, come_to, first_time, last_of_the_morning, over, playing

DICE = "[data-rolling] [data-pick^='die:']"
THROW = "canvas[data-throw]"
PASSAGE = "[data-room=map] [data-pick^='spot:']"
# Notes at every frame where my dice lie, which of them tumble, and how much is painted of a throw.
WATCH_DICE = """() => {
  window.drawn = [];
  const painted = (canvas) => {
    const small = new OffscreenCanvas(60, 20).getContext("2d");
    small.drawImage(canvas, 0, 0, 60, 20);
    return [...small.getImageData(0, 0, 60, 20).data].reduce((sum, part) => sum + part, 0);
  };
  const note = () => {
    const dice = [...document.querySelectorAll("[data-rolling] [data-pick^='die:']")];
    const canvas = document.querySelector("canvas[data-throw]");
    if (dice.length)
      window.drawn.push({
        tumbling: dice.map((die) => "tumbling" in die.dataset),
        places: dice.map((die) => Math.round(die.getBoundingClientRect().left)),
        painted: canvas ? painted(canvas) : 0,
        seed: canvas?.dataset.throw ?? "",
      });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
# The chunk with the throws comes after the table: a throw before that turns its dice plainly.
LOADED = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/roll-'))"
# The clock of every throw stands still from its beginning.
HOLD = """() => {
  HTMLCanvasElement.prototype.animate = function (...told) {
    const clock = Element.prototype.animate.apply(this, told);
    clock.pause();
    return clock;
  };
}"""
CLOCK = "() => document.querySelector('canvas[data-throw]')?.getAnimations().length > 0"
# The picture of a throw after so many milliseconds.
PICTURE = """async (time) => {
  const canvas = document.querySelector("canvas[data-throw]");
  canvas.getAnimations()[0].currentTime = time;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return canvas.toDataURL();
}"""
FINISH = "() => document.querySelector('canvas[data-throw]').getAnimations()[0].finish()"
# Notes how every pin and boat goes that sets out on a large map: whose it is, through which places, how long.
# They stand still on their way. Clicks that reach the page are counted.
WATCH_WAYS = """() => {
  [window.ways, window.walks, window.clicks] = [[], [], 0];
  document.addEventListener("click", () => window.clicks++);
  SVGElement.prototype.animate = function (frames, timing) {
    const { boat, group } = this.dataset;
    if (!this.closest("[inert]"))
      window.ways.push({ seat: boat ?? group, through: frames.map((frame) => frame.transform), ...timing });
    const walk = Element.prototype.animate.call(this, frames, timing);
    walk.pause();
    window.walks.push(walk);
    return walk;
  };
}"""


def spoken(page):
    return sorted(page.locator(DICE).evaluate_all("all => all.map((die) => die.ariaLabel)"))


def at_the_throw(page, where=last_of_the_morning):
    seat = come_to(page, "glow", "take", turn=2, where=where)
    wait_until(page, LOADED)
    page.evaluate(WATCH_DICE)
    return seat


def take(page):
    page.locator("[data-room=market] [data-legal]").first.click()
    page.locator(PRIMARY).click()
    page.wait_for_selector(DICE)


def throw(page):
    at_the_throw(page)
    take(page)
    return landed(page)


def landed(page):
    still(page)
    page.wait_for_selector(f"{DICE}[data-tumbling]", state="detached")
    return page.evaluate("window.drawn")


def tumbling(page):
    return page.locator(DICE).evaluate_all("all => all.map((die) => 'tumbling' in die.dataset)")


@pytest.mark.parametrize("size", SIZES)
def test_the_daily_throw_rolls_and_ends_on_the_faces_that_were_rolled(visit, size):
    page = visit.blank(person="Mira", pace=1, motion="no-preference", viewport=size)
    at_the_throw(page)
    page.evaluate(HOLD)
    take(page)
    wait_until(page, CLOCK)
    assert all(tumbling(page))
    pictures = [page.evaluate(PICTURE, time) for time in (150, 400, 650, 1000)]
    assert len(set(pictures)) == 4, "they are seen on their way"
    page.evaluate(FINISH)
    page.wait_for_selector(THROW, state="detached")
    assert not any(tumbling(page))
    thrown = spoken(page)
    page.reload()
    page.wait_for_selector(DICE)
    assert spoken(page) == thrown


def with_four_dice(state, seat):
    return len(state.players[seat].dice) >= 4 and len(state.legal_actions(seat)) > 2


def test_dice_that_are_rolled_again_roll_and_those_held_lie_still(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    come_to(page, "glow", "reroll", where=with_four_dice)
    wait_until(page, LOADED)
    dice = page.locator(DICE)
    held = [dice.nth(i).get_attribute("aria-label") for i in (0, 2)]
    lying = [dice.nth(i).bounding_box() for i in (0, 2)]
    dice.nth(1).click()
    dice.nth(3).click()
    page.evaluate(HOLD)
    page.locator(PRIMARY).click()
    wait_until(page, CLOCK)
    assert tumbling(page)[:4] == [False, True, False, True]
    assert [dice.nth(i).bounding_box() for i in (0, 2)] == lying
    page.evaluate(FINISH)
    page.wait_for_selector(THROW, state="detached")
    assert [dice.nth(i).get_attribute("aria-label") for i in (0, 2)] == held


def test_a_tap_ends_a_throw_and_does_nothing_else(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    at_the_throw(page)
    page.evaluate(HOLD)
    take(page)
    wait_until(page, CLOCK)
    first = page.locator(DICE).first
    first.click(force=True)
    assert page.locator(THROW).count() == 0
    assert page.locator(f"{DICE}[data-tumbling]").count() == 0
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")


def test_with_reduced_motion_the_dice_lie_there_at_once(visit):
    frames = throw(visit.blank(person="Mira", pace=1))
    assert not any(any(frame["tumbling"]) or frame["painted"] for frame in frames)


def first_seat(state, seat):
    return seat == 0 and last_of_the_morning(state, seat)


def test_whoever_watches_sees_the_same_throw(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    at_the_throw(page, first_seat)
    watcher = visit.blank(person="Noor", pace=1, motion="no-preference")
    watcher.goto(page.url)
    watcher.wait_for_selector("[data-room=market]")
    wait_until(watcher, LOADED)
    watcher.evaluate(WATCH_DICE)
    take(page)
    assert seed(watcher) == seed(page)


def seed(page):
    """Tell by what the last throw was chosen that was seen here."""
    wait_until(page, "() => window.drawn.some(({ seed }) => seed)")
    return page.evaluate("window.drawn.findLast(({ seed }) => seed).seed")


def seen_in_replay(page, code, step, eyes=0):
    """The throw of the next step: what it is chosen by, its faces, and its picture on its way."""
    page.goto(f"/t/{code}/replay?step={step}&eyes={eyes}")
    page.wait_for_selector("[data-room=market]")
    wait_until(page, LOADED)
    page.evaluate(WATCH_DICE)
    page.evaluate(HOLD)
    page.keyboard.press("ArrowRight")
    wait_until(page, CLOCK)
    picture = page.evaluate(PICTURE, 400)
    assert page.locator("[data-large]").count() == 0, "the deed that led to it covers it"
    page.evaluate(FINISH)
    page.wait_for_selector(THROW, state="detached")
    return seed(page), spoken(page), picture


def test_a_replay_shows_the_same_throw_every_time(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference", viewport=DESKTOP)
    kind = ("glow", {}, 2)
    code = brought(page, kind)
    step, _ = first_time(playing(over(*kind)), "take", 2, first_seat)
    once, again = seen_in_replay(page, code, step), seen_in_replay(page, code, step)
    assert once == again
    assert re.search(r'"event":"rolled"', once[0])


def test_a_replay_shows_the_throw_that_was_seen_at_the_table(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference", viewport=DESKTOP)
    seat = at_the_throw(page)
    page.evaluate(HOLD)
    take(page)
    wait_until(page, CLOCK)
    page.evaluate(FINISH)
    page.wait_for_selector(THROW, state="detached")
    live = seed(page), spoken(page)
    code = page.url.rpartition("/")[2]
    hurry(page)
    step, _ = first_time(playing(over("glow", {}, 2)), "take", 2, last_of_the_morning)
    *again, _ = seen_in_replay(page, code, step, seat)  # its picture has another size there
    assert tuple(again) == live


def with_passage(state, seat):
    return len(state.legal_actions(seat)) > 1


def way_of(page, seat):
    """Tell how a pin or boat of that seat went that set out first."""
    wait_until(page, "(seat) => window.ways.some((way) => way.seat === seat)", str(seat))
    return page.evaluate("(seat) => window.ways.find((way) => way.seat === seat)", str(seat))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("board", "question"), [("sea", "sail"), ("realm", "go")])
def test_boats_and_pins_go_along_their_way_until_a_tap(visit, size, board, question):
    page = visit.blank(person="Mira", pace=1, motion="no-preference", viewport=size)
    seat = come_to(page, "glow", question, where=with_passage, board=board)
    if size == PHONE:
        page.locator("[data-tab=map]").click()
    still(page)
    page.evaluate(WATCH_WAYS)
    page.locator(PASSAGE).first.dispatch_event("click")
    if board == "sea":
        page.locator(PRIMARY).click()
    way = way_of(page, seat)
    assert len(set(way["through"])) > 4, "it is seen nowhere between the places"
    assert way["duration"] <= 400
    clicks = page.evaluate("window.clicks")
    page.locator("[data-room=question]").click(force=True)
    wait_until(page, "() => window.walks[0].playState === 'finished'")
    assert page.evaluate("window.clicks") == clicks, "the tap does nothing else"
