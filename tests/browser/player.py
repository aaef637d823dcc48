"""Somebody who plays the Vale by clicking, without knowing its rules: whatever glows can be acted on."""

import random

from playwright.sync_api import TimeoutError as Gone

LEGAL = "[data-legal]:not([data-pick^=stones]):not(dialog *)"  # stones are picked already
PICKED = "[data-picked]:not([data-pick^=stones])"
SALE = "[data-deed=sell]:not([disabled])"
CHOICES = ".prompt .pb > .btn:not([disabled]):not(.ghost):not(.pri)"
PRIMARY = ".prompt .btn.pri:not([disabled]):not([data-deaf])"
DEAF = "[data-deed=primary][data-deaf]:not([disabled])"  # it means something new, and will be live soon
THINGS = (PICKED, SALE, LEGAL, PRIMARY)
GAME = ".prompt[data-region]"  # a lobby asks too, but has no parts to go to


def against_bots(page, players=2, level="ember"):
    """From the home page to the first question."""
    from_home(page, vale(page), players, level)


def from_home(page, panel, players, level):
    """As a newcomer would begin with the game of that panel."""
    panel.get_by_role("button", name="Play against bots").click()
    asked = panel.get_by_role("radio", name=level).or_(page.locator("#name"))
    asked.first.wait_for()
    if page.locator("#name").count():
        page.fill("#name", "Mira")
        page.get_by_role("button", name="That is me").click()
    panel.get_by_role("radio", name=str(players)).check()
    panel.get_by_role("radio", name=level).check()
    panel.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(GAME)


def with_friends(page, players=2):
    """From the home page to the first seat of a table that gathers."""
    vale(page).get_by_role("button", name="Play with friends").click()
    vale(page).get_by_role("radio", name=str(players)).check()
    vale(page).get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Leave the seat").wait_for()


def vale(page):
    return page.locator("article.game", has_text="The Vale of Eternity")


def over(page):
    return page.locator("section.end").count() > 0


def in_round(number):
    return lambda page: over(page) or page.get_by_text(f"Round {number}").count() > 0


def my_turn(page):
    return page.locator(".prompt:not(.wait)").count() > 0


class Glance:
    """What there is of these on the page, asked all at once: it takes its time to answer."""

    def __init__(self, page, selectors):
        self.page = page
        counts = page.evaluate("all => all.map(one => document.querySelectorAll(one).length)", selectors)
        self.counts = dict(zip(selectors, counts, strict=True))

    def some(self, selector, rng):
        """One of these; None if there is none."""
        count = self.counts[selector]
        return self.page.locator(selector).nth(rng.randrange(count)) if count else None


def wanted(glance, rng):
    primary = glance.some(PRIMARY, rng)
    if glance.counts[PICKED] and primary:
        return rng.choice([primary, glance.some(SALE, rng) or primary])
    if (thing := glance.some(LEGAL, rng)) and (not primary or rng.random() < 0.7):
        return thing
    return primary


def click_something(page, rng, things=THINGS, wanted=wanted):
    """One click, as a person who likes what glows would do."""
    if thing := wanted(Glance(page, things), rng):
        return thing.click(timeout=2000)
    if page.locator(DEAF).count():
        return page.wait_for_timeout(30)
    return open_lit_tab(page)


def open_lit_tab(page):
    """On a phone, what glows may be behind another tab."""
    lit = page.locator(".tabs .tab:has(i)")
    if lit.count():
        lit.first.click(timeout=2000)


def wait_until(page, expression, arg=None):
    """It holds in the page. Playwright's own way evaluates strings there, which our pages forbid."""
    for _ in range(300):
        if page.evaluate(expression, arg):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it never held: {expression}")


def settled(holds):
    """It holds, and still does when every card has landed and every answer was told."""

    def found(page):
        if holds(page):
            page.wait_for_timeout(600)
        return holds(page)

    return found


def play(page, seed=1, until=over, tries=10_000, click=click_something):
    """Until something holds. A thing that is gone before it is clicked was somebody else's doing."""
    rng = random.Random(seed)
    for _ in range(tries):
        if until(page):
            return
        try:
            click(page, rng) if my_turn(page) else page.wait_for_timeout(30)
        except Gone:
            continue
    raise AssertionError("the game did not come to that")


def play_together(pages, seed, until, play=play):
    """Everybody answers whenever they are asked, until it holds for all of them."""
    for _ in range(10_000):
        for page in pages:
            if my_turn(page) and not until(page):
                play(page, seed=seed, until=lambda page: until(page) or not my_turn(page))
        if all(map(until, pages)):
            return
    raise AssertionError("they did not come to that")
