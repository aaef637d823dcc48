"""Somebody who plays Glow by clicking, without knowing its rules: whatever glows can be acted on."""

import random

from playwright.sync_api import TimeoutError as Gone

from .player import CHOICES, PRIMARY, my_turn, open_lit_tab, over

PILE = "dialog[open] .lantern.legal"
BLACK = "button.here"
CARDS = ".lantern.legal, button.row.legal, button.down.legal"
STEPS = ".steps .step"
DICE = ".rolling button.die"
SOURCES = ".sources .btn.lit"


def against_bots(page, players=2, level="ember", board=None):
    """From the home page to the first question of Glow."""
    panel = page.locator("section, article").filter(has_text="Gather a company").last
    panel.get_by_role("button", name="Play against bots").click()
    if page.locator("#name").count():
        page.fill("#name", "Mira")
        page.get_by_role("button", name="That is me").click()
    page.get_by_role("radio", name=str(players)).check()
    page.get_by_role("radio", name=level).check()
    if board:
        page.get_by_role("radio", name=board).check()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".prompt")


def some(page, selector, rng):
    found = page.locator(selector)
    return found.nth(rng.randrange(found.count()))


def click_something(page, rng):
    """One click, as a person who likes what glows would do."""
    for choices in (PILE, BLACK, CHOICES):
        if page.locator(choices).count():
            return some(page, choices, rng).click(timeout=2000)
    if page.locator(DICE).count() and rng.random() < 0.7:
        return roll(page, rng)
    if not page.locator(DICE).count() and page.locator(SOURCES).count():
        return some(page, SOURCES, rng).click(timeout=2000)
    primary = page.locator(PRIMARY).count()
    for things in (CARDS, STEPS):
        if page.locator(things).count() and (not primary or rng.random() < 0.6):
            return some(page, things, rng).click(timeout=2000)
    if primary:
        return page.locator(PRIMARY).click(timeout=2000)
    return open_lit_tab(page)


def roll(page, rng):
    """A die, or what pays for the dice that are chosen."""
    if page.locator(SOURCES).count() and rng.random() < 0.6:
        return some(page, SOURCES, rng).click(timeout=2000)
    return some(page, DICE, rng).click(timeout=2000)


def play(page, seed=1, until=over, clicks=3000):
    """Until something holds. A thing that is gone before it is clicked was somebody else's doing."""
    rng = random.Random(seed)
    for _ in range(clicks):
        if until(page):
            return
        try:
            click_something(page, rng) if my_turn(page) else page.wait_for_timeout(30)
        except Gone:
            continue
    raise AssertionError("the game did not come to that")
