"""Settings: found from everywhere, remembered, and true to what they say."""

import json

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, SIZES
from .glow_player import against_bots as glow_against_bots
from .player import GAME, LEGAL, against_bots, my_turn, still, wait_until, with_friends
from .test_access import at_both_sizes, serious, violations

MARKED = "[role=log] >> text=/You mark/"
LARGEST = {"text": 1.3}
HEARD = """
  window.heard = [];
  const made = window.AudioContext;
  window.AudioContext = class extends made { constructor() { super(); heard.push("context"); } };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { heard.push("note"); return start.apply(this, when); };
  }
"""
BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })"


def prefer(page, **settings):
    """Store settings as if somebody had chosen them before, and load the page again."""
    page.evaluate(f"localStorage.setItem('everglow', '{json.dumps({'pace': 0, **settings})}')")
    page.reload()


def settings(page):
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.wait_for()
    return dialog


def choose(page, legend, value):
    settings(page).get_by_role("group", name=legend).get_by_role("radio", name=value).check()
    page.keyboard.press("Escape")


def stored_settings(page):
    return page.evaluate("JSON.parse(localStorage.getItem('everglow'))")


def enhanced(page, part="html"):
    """List the texts whose contrast does not reach 7 : 1, or 4.5 : 1 for large text."""
    found = violations(page, part, runOnly=["color-contrast-enhanced"])
    return [node["html"][:160] for rule in found for node in rule["nodes"]]


def height_of_a_letter(page):
    heading = page.locator("h1")
    return [heading.bounding_box()["height"] / len(heading.inner_text())]


@pytest.mark.parametrize("size", SIZES)
def test_a_gear_and_a_comma_open_them_and_everybody_can_use_them(visit, size):
    page = visit(viewport=size, person="Mira", bypass_csp=True)
    page.wait_for_selector("[data-panel]")
    page.keyboard.press(",")
    page.get_by_role("dialog", name="Settings").wait_for()
    assert "\n".join(serious(page, "dialog")) == ""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    against_bots(page)
    if size == PHONE:  # where the bar has no room for a gear
        page.locator("[data-deed=more]").click()
    box = settings(page).bounding_box()
    assert (box["width"], box["height"]) == (390, 844) if size == PHONE else box["width"] < 900


def test_they_are_remembered(visit):
    page = visit()
    choose(page, "Size of text", "120%")
    choose(page, "Sounds", "Off")
    page.reload()
    assert stored_settings(page)["text"] == 1.2
    assert settings(page).get_by_role("radio", name="120%").is_checked()
    assert stored_settings(page)["sound"] == "off"


def test_a_browser_that_keeps_nothing_still_has_them(visit):
    page = visit.blank(own=True)
    page.context.add_init_script(BLOCKED)
    page.goto("/")
    choose(page, "Contrast", "High")
    assert page.evaluate("document.documentElement.dataset.contrast") == "high"


def test_nothing_sounds_before_the_first_touch_and_nothing_if_they_are_off(visit):
    page = visit.blank(person="Mira", own=True, sound=True)
    page.context.add_init_script(HEARD)
    page.goto("/")
    page.wait_for_selector("[data-panel]")
    assert page.evaluate("heard") == []
    against_bots(page)
    wait_until(page, "heard.includes('note')")
    choose(page, "Sounds", "Off")
    still(page)
    page.evaluate("heard.length = 0")
    page.locator(LEGAL).first.click()
    page.locator(LEGAL).first.click()
    page.wait_for_selector(MARKED)
    assert page.evaluate("heard") == []


MOVING = "document.getAnimations().length > 0"
STILL = "document.getAnimations().length == 0"


def test_motion_is_as_on_the_device_unless_chosen(visit):
    page = visit(motion="no-preference")
    page.wait_for_selector("[data-panel]")
    wait_until(page, MOVING)
    choose(page, "Motion", "Reduced")
    wait_until(page, STILL)
    page.emulate_media(reduced_motion="reduce")
    choose(page, "Motion", "Full")
    wait_until(page, MOVING)
    choose(page, "Motion", "As the device")
    wait_until(page, STILL)


def test_high_contrast_reaches_seven_to_one(visit):
    page = visit(person="Mira", bypass_csp=True)
    prefer(page, contrast="high")
    page.wait_for_selector("[data-panel]")
    assert "\n".join(at_both_sizes(page, enhanced)) == ""
    settings(page)
    assert "\n".join(at_both_sizes(page, enhanced, "dialog")) == ""
    page.keyboard.press("Escape")
    against_bots(page)
    page.locator(LEGAL).first.wait_for()
    assert "\n".join(at_both_sizes(page, enhanced)) == ""


def test_contrast_is_as_on_the_device_unless_chosen(visit):
    page = visit()
    page.wait_for_selector("[data-contrast=normal]")
    page.emulate_media(contrast="more")
    page.wait_for_selector("[data-contrast=high]")


def outside(page):
    """Buttons and links that lie, or are cut off, beyond the right edge, by their names."""
    return page.evaluate("""[...document.querySelectorAll('a, button, h1, h2, select, input')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => part.outerHTML.slice(0, 120))""")


def out_of_the_window(page):
    """The same at a table, and the whole page or the question if they reach further than the window."""
    wide = page.evaluate("document.documentElement.scrollWidth") > page.viewport_size["width"]
    low = page.locator("[data-room=question]").bounding_box()["y"] >= page.viewport_size["height"]
    return outside(page) + ["the page"] * wide + ["the question"] * low


@pytest.mark.parametrize("begin", [against_bots, glow_against_bots], ids=["vale", "glow"])
def test_larger_text_is_larger_and_everything_stays_within_the_page(visit, begin):
    page = visit(person="Mira")
    page.wait_for_selector("[data-panel]")
    usual = at_both_sizes(page, height_of_a_letter)
    prefer(page, **LARGEST)
    page.wait_for_selector("[data-panel]")
    large = at_both_sizes(page, height_of_a_letter)
    assert [now > 1.2 * before for now, before in zip(large, usual, strict=True)] == [True, True]
    assert at_both_sizes(page, outside) == []
    begin(page, players=4)
    assert at_both_sizes(page, out_of_the_window) == []


def test_keys_can_be_switched_off(visit):
    page = visit(person="Mira")
    against_bots(page)
    page.locator(LEGAL).first.click()
    page.wait_for_selector("[data-room=question] [data-deed=primary]:not([disabled])")
    choose(page, "Single keys", "Off")
    page.keyboard.press("e")
    page.keyboard.press(",")
    still(page)
    assert page.locator(MARKED).count() == 0
    assert page.locator("dialog").count() == page.locator("[data-room=question] kbd").count() == 0
    choose(page, "Single keys", "On")
    page.keyboard.press("e")
    page.wait_for_selector(MARKED)


@pytest.mark.parametrize("size", SIZES)
def test_whoever_wants_to_be_asked_is_asked(visit, size):
    page = visit(viewport=size, person="Mira")
    prefer(page, confirm="always")
    against_bots(page)
    page.locator(LEGAL).first.dblclick()
    page.wait_for_selector("text=Really?")
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator("text=Really?")).to_have_count(0)
    assert my_turn(page)
    page.locator(LEGAL).first.dblclick()
    page.wait_for_selector("text=Really?")
    page.locator("[data-deed=primary]:not([data-deaf])", has_text="Yes, do it").click()
    page.wait_for_selector("text=Really?", state="detached")


def first_of_two(visit):
    """Whoever is asked first of two people: unlike bots, they do not take back what they answered."""
    people = visit(person="Mira"), visit.blank(person="Bo")
    with_friends(people[0], players=2)
    people[1].goto(people[0].url)
    people[1].get_by_role("button", name="Sit here").click()
    people[0].get_by_role("button", name="Start the game").click()
    for page in people:
        page.wait_for_selector(GAME)
    return next(page for page in people if my_turn(page))


def test_a_double_tap_is_not_a_yes(visit):
    page = first_of_two(visit)
    prefer(page, confirm="final")
    page.locator(LEGAL).first.wait_for()
    for _ in range(2):  # whoever marks twice can take the first of these back
        marked = page.locator(MARKED).count()
        page.locator(LEGAL).first.click(click_count=4, delay=5)
        page.locator("text=Really?").or_(page.locator(MARKED).nth(marked)).first.wait_for()
        if page.locator("text=Really?").count():
            break
    expect(page.locator("[data-room=question]")).to_contain_text("It cannot be taken back.")
    assert page.locator(MARKED).count() == marked


def test_the_main_button_says_why_it_is_grey(visit):
    page = visit(person="Mira", viewport=DESKTOP)
    against_bots(page)
    expect(page.locator("[data-room=question] [data-deed=primary][disabled]")).to_contain_text("choose first")


def theme(page):
    """The theme of the page, and the colour that the browser's own bars take."""
    bar = page.locator("meta[name=theme-color]").get_attribute("content")
    return page.locator("html").get_attribute("data-theme"), bar


def test_the_valley_is_bright_where_the_device_is_and_changes_with_it(visit):
    page = visit("/", color_scheme="light")
    expect(page.locator("html[data-theme=dawn]")).to_be_attached()
    assert theme(page) == ("dawn", "#f4efe4")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-theme=dusk]")).to_be_attached()
    assert theme(page) == ("dusk", "#0a0c1a")


def test_a_chosen_time_of_day_is_remembered_whatever_the_device_says(visit):
    page = visit("/", color_scheme="light", person="Mira")
    choose(page, "Time of day", "Dusk")
    expect(page.locator("html[data-theme=dusk]")).to_be_attached()
    page.reload()
    expect(page.locator("html[data-theme=dusk]")).to_be_attached()
    assert stored_settings(page)["theme"] == "dusk"


def test_high_contrast_is_on_black_at_any_time_of_day(visit):
    page = visit("/", color_scheme="light")
    prefer(page, contrast="high", theme="dawn")
    expect(page.locator("html[data-theme=dusk][data-contrast=high]")).to_be_attached()
