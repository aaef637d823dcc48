"""Journeys of Glow in a real browser: steps, far spots and the map."""

import re

import pytest
from playwright.sync_api import expect

from everglow.games.glow import GAME as GAME_OF_GLOW

from .conftest import PHONE
from .glow_player import press_until
from .player import still, wait_until
from .position import come_to
from .test_moments import kinds, look_back


def able_to_step(state, seat):
    return len(state.legal_actions(seat)) > 1


# What lies before people, their dice, the steps that can be gone with their prices, and where all pins stand.
POSITION = """() => ({
  ...Object.fromEntries(["me", "others", "dice", "steps"].map((room) => [
    room,
    [...document.querySelectorAll(`[data-room=${room}]`)].map((part) =>
      [...part.querySelectorAll("[data-card], [role=img]")]
        .map((one) => one.dataset.card ?? one.ariaLabel).join() + part.innerText),
  ])),
  pins: [...document.querySelectorAll("[data-room=map] [data-group]")].map((pin) =>
    `${pin.dataset.group} ${pin.style.transform}`),
})"""


def more_than_one_step_from_rest(state, seat):
    """I may go on after the first step, and everybody else has gone theirs: only I change anything."""
    steps = [one for one in state.legal_actions(seat) if GAME_OF_GLOW.codec.action_name(one) != "stop"]
    if not steps or state.deciders() != [seat]:
        return False
    after = state.copy()
    after.apply(seat, steps[0])
    return len(after.legal_actions(seat)) > 1


def test_undo_takes_a_step_of_the_journey_back(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "go", where=more_than_one_step_from_rest, board="realm")
    still(page)
    before = page.evaluate(POSITION)
    assert all(any(parts) for parts in before.values())
    page.locator("[data-room=steps] [data-pick]").first.dblclick()  # the second half goes no further
    wait_until(page, f"before => JSON.stringify(({POSITION})()) !== JSON.stringify(before)", before)
    expect(page.get_by_role("log")).to_contain_text("You go")
    page.get_by_role("button", name="Undo").click()
    wait_until(page, f"before => JSON.stringify(({POSITION})()) === JSON.stringify(before)", before)


def last_step(state, seat):
    """The first step that I may go is my last one today, and everybody else has gone theirs."""
    steps = [one for one in state.legal_actions(seat) if GAME_OF_GLOW.codec.action_name(one) != "stop"]
    if not steps or state.deciders() != [seat]:
        return False
    after = state.copy()
    after.apply(seat, steps[0])
    return seat in after.deciders() and len(after.legal_actions(seat)) == 1


# Notes the walk of my pin on the large map, and at every frame whether that map, the sunset and I are drawn.
FRAMES = """() => {
  [window.drawn, window.walks] = [[], []];
  const mine = () => [...document.querySelectorAll("[data-room=me]")];
  SVGElement.prototype.animate = function (...told) {
    const walk = Element.prototype.animate.apply(this, told);
    const group = mine()[0].dataset.me;
    if (this.closest("[data-room=map]") && this.dataset.group === group) window.walks.push(walk);
    return walk;
  };
  const note = (at) => {
    const there = (selector) => document.querySelector(selector) !== null;
    const [map, sunset] = [there("[data-room=steps]"), there("[data-news=day]")];
    window.drawn.push({ at, map, sunset, mine: mine().length });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
# When each of these walks set out, and when it arrived: a slow machine may draw no frame between.
WALKS = """() => window.walks.map((walk) => ({
  from: walk.startTime, to: walk.startTime + walk.effect.getComputedTiming().endTime, state: walk.playState
}))"""


def test_the_last_step_of_a_day_is_seen_before_the_next_morning(visit):
    page = visit.blank(person="Mira", motion="no-preference")
    come_to(page, "glow", "go", players=3, where=last_step, board="realm")
    still(page)
    page.evaluate(FRAMES)
    page.locator("[data-room=steps] [data-pick]").first.click()
    page.wait_for_selector("[data-room=market]")
    still(page)
    frames = page.evaluate("window.drawn")
    (walk,) = page.evaluate(WALKS)
    assert walk["state"] == "finished", "the step was never drawn"
    morning = next(frame["at"] for frame in frames if not frame["map"])
    assert [frame for frame in frames if walk["to"] <= frame["at"] < morning], "it was not seen to arrive"
    assert next(frame["at"] for frame in frames if frame["sunset"]) >= walk["to"], "the sun set over the step"
    assert {frame["mine"] for frame in frames} == {1}, "two parts of the day were drawn at once"


def test_a_spot_that_does_not_glow_says_why(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "go", board="realm", where=able_to_step)
    page.locator("[data-spot=village_20]").first.click(force=True)
    expect(page.locator("[data-room=question][data-refused]")).to_contain_text("is not next to")


def far(state, seat):
    """A village can be reached, and it takes several steps."""
    return len(GAME_OF_GLOW.show.plan(state, seat, "go:village_5").get("steps", [])) > 1 and not (
        GAME_OF_GLOW.show.plan(state, seat, "go:village_5").get("lacking")
    )


def test_a_far_spot_is_walked_to_with_one_confirmation(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "go", turn=2, where=far, board="realm")
    page.locator("[data-spot=village_5]").first.click(force=True)
    expect(page.locator("[data-room=question]")).to_contain_text("steps")
    gold = page.locator("[data-deed=primary]")
    steps = int(re.search(r"(\d+) steps", gold.inner_text())[1])
    gold.click()
    expect(page.locator("[role=log]")).to_contain_text("You go to the village worth 5")
    assert page.locator("[role=log]").inner_text().count("You go to") >= steps
    page.locator("[data-deed=undo]").click()
    expect(page.locator("[role=log]")).not_to_contain_text("You go to")  # the whole walk is taken back


def test_on_a_phone_what_is_said_of_a_place_lies_in_the_frame_of_the_map(visit):
    page = visit.blank(person="Mira", viewport=PHONE)
    come_to(page, "glow", "reroll", board="realm")
    page.locator("[data-tab=map]").click()
    still(page)
    tap(page, "[data-spot]:not([data-spot=start])")
    caption = page.locator("[data-caption]")
    expect(caption).to_contain_text("step")
    said, frame = caption.bounding_box(), page.locator("[data-pans]").bounding_box()
    zoom = page.get_by_role("button", name="Zoom in").bounding_box()
    assert frame["x"] <= said["x"]
    assert said["x"] + said["width"] <= zoom["x"]
    assert said["y"] + said["height"] <= frame["y"] + frame["height"]


def tap(page, selector):
    """A click on the first of these that nothing covers, wherever a map has been moved to."""
    x, y = page.evaluate(UNCOVERED, selector)
    page.mouse.click(x, y)


UNCOVERED = """(selector) => {
  for (const one of document.querySelectorAll(selector)) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [a, b] = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(a, b)?.closest(selector) === one) return [a, b];
  }
}"""


def test_a_far_spot_is_reached_by_keyboard(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "go", turn=2, where=far, board="realm")
    press_until(page, "ArrowRight", "[data-pick^='spot:'][data-legal]")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[role=button][data-spot=spot_04]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-deed=primary]")).to_contain_text("steps")


# Whether a place lies in the frame of the map.
FRAMED = """(place) => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [frame, spot] = [box("[data-pans]"), box(`[data-pans] [data-spot=${place}]`)];
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  return frame.left < x && x < frame.right && frame.top < y && y < frame.bottom;
}"""


def drag_away(page, place):
    """Drag the map by corner after corner until that place is out of its frame."""
    left, top, width, height = page.locator("[data-pans]").bounding_box().values()
    corners = [(left + 5, top + 5), (left + width - 5, top + height - 5)]
    for begin, end in (corners, corners[::-1]):
        for _ in range(8):
            page.mouse.move(*begin)
            page.mouse.down()
            page.mouse.move(*end)
            page.mouse.up()
            if not page.evaluate(FRAMED, place):
                return
    raise AssertionError("it is seen from every corner")


@pytest.mark.parametrize(("board", "goes"), [("realm", "went"), ("sea", "sailed")])
def test_on_a_phone_the_map_shows_where_somebody_goes(visit, board, goes):
    page = visit.blank(person="Mira", viewport=PHONE)
    step = look_back(page, ("glow", {"board": board}, 2), lambda events: goes in kinds(events))
    place = next(event["place"] for event in step["events"] if event["event"] == goes)
    page.locator("[data-tab=map]").click()
    still(page)
    drag_away(page, place)
    page.keyboard.press("ArrowRight")
    wait_until(page, FRAMED, place)
