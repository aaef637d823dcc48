"""The log begins with its last lines, and gives the rest to whoever goes back there or searches the page."""

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE
from .test_replay import look_back

LAST = 30  # lines that are drawn at first


def late_log(visit):
    """The log of a game that has gone on for rounds."""
    return look_back(visit, ("vale", {}, 3), "?step=120").locator("[role=log]")


def place(line):
    return round(line.bounding_box()["y"])


def test_only_the_last_lines_are_drawn_at_first(visit):
    log = late_log(visit)
    expect(log.locator("li")).to_have_count(LAST)
    expect(log.locator("li").last).to_be_in_viewport()
    expect(log.locator("[data-deed=earlier]")).to_contain_text("earlier lines")


def by_the_button(log):
    log.locator("[data-deed=earlier]").press("Enter")


def by_scrolling(log):
    log.evaluate("log => log.scrollTo({ top: 20 })")


def by_searching(log):
    log.page.keyboard.press("Control+f")


@pytest.mark.parametrize("goes_back", [by_the_button, by_scrolling, by_searching])
def test_whoever_goes_back_gets_all_lines(visit, goes_back):
    log = late_log(visit)
    expect(log.locator("li")).to_have_count(LAST)
    goes_back(log)
    expect(log.locator("[data-deed=earlier]")).to_have_count(0)
    assert log.locator("li").count() > LAST


def test_what_is_read_keeps_its_place_when_the_rest_comes(visit):
    log = late_log(visit)
    line = log.locator("li").nth(LAST - 1)
    said, before = line.inner_text(), place(line)
    by_searching(log)
    expect(log.locator("[data-deed=earlier]")).to_have_count(0)
    assert log.locator("li").last.inner_text() == said
    assert place(log.locator("li").last) == before


def test_the_last_line_stays_in_sight_when_the_window_changes(visit):
    log = look_back(visit, ("glow", {"board": "realm"}, 3), "?step=200", size=PHONE).locator("[role=log]")
    for size in (DESKTOP, {"width": 1280, "height": 720}):
        log.page.set_viewport_size(size)
        expect(log.locator("li").last).to_be_in_viewport()


def test_a_name_in_the_log_shows_its_card(visit):
    page = look_back(visit, ("vale", {}, 3), "?step=120")
    name = page.locator("[role=log] li button").last
    name.hover()
    expect(page.locator("[data-room=inspector]")).to_contain_text(name.inner_text(), ignore_case=True)
