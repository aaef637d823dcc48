"""Somebody who plays Glow by clicking, without knowing its rules: whatever glows can be acted on."""

from functools import partial

from . import player
from .player import CHOICES, GAME, PRIMARY, my_turn

PILE = "[data-room=graveyard] [data-legal]"
BLACK = "button.here"
CARDS = "[data-pick^='card:'][data-legal], [data-pick^='track:'][data-legal]:not(.here)"
STEPS = ".steps .step"
DICE = "button[data-pick^='die:'][data-legal]"
SOURCES = ".sources .btn.lit"
THINGS = (PILE, BLACK, CHOICES, DICE, SOURCES, PRIMARY, CARDS, STEPS)


def from_home(page, players=2, level="ember"):
    """From the home page to the first question of Glow."""
    panel = page.locator("article").filter(has_text="Gather a company")
    player.from_home(page, panel, players, level)


def against_bots(page, players=2, level="ember", **options):
    """A table with these options, where bots sit down at once."""
    wish = {"game": "glow", "seats": players, "options": options, "public": False}
    code = page.request.post("/api/tables", data=wish).json()["code"]
    page.evaluate(
        "opened => sessionStorage.setItem('opened', JSON.stringify(opened))", {"code": code, "bots": level}
    )
    page.goto(f"/t/{code}")
    page.wait_for_selector(GAME)


def wanted(glance, rng):
    for choices in (PILE, BLACK, CHOICES):
        if thing := glance.some(choices, rng):
            return thing
    dice, source = glance.some(DICE, rng), glance.some(SOURCES, rng)
    if source and (not dice or rng.random() < 0.3):
        return source
    if dice and rng.random() < 0.4:
        return dice
    primary = glance.some(PRIMARY, rng)
    for things in (CARDS, STEPS):
        if (thing := glance.some(things, rng)) and (not primary or rng.random() < 0.6):
            return thing
    return primary


def phase(*names):
    """It is my turn in one of these parts of the day, on either screen."""

    def found(page):
        now = page.locator(".phase.now, .pr span, .pr a")
        return my_turn(page) and now.count() > 0 and now.first.inner_text().strip() in names

    return found


click_something = partial(player.click_something, things=THINGS, wanted=wanted)
play = partial(player.play, click=click_something)
