"""Somebody who plays Glow by clicking, without knowing its rules: whatever glows can be acted on."""

from __future__ import annotations

from functools import partial
from random import Random

from playwright.sync_api import Page

from . import player
from .player import GAME, PRIMARY, Glance, Thing, Until, changing, my_turn, there

PILE = "[data-room=graveyard]:not(:has([data-picked])) [data-legal]"  # one is enough
BLACK = "button[data-black]:not([data-picked])"
CHOICES = "[data-room=question] button[data-pick]:not([data-picked]), [data-deed=gains]"
CARDS = "[data-pick^='card:'][data-legal], [data-pick^='track:'][data-legal]:not([data-black])"
STEPS = "[data-room=steps] [data-pick]"
DICE = "button[data-pick^='die:'][data-legal]:not([data-picked])"
FACES = "[data-pick^='face:']:not([data-picked])"
SOURCES = "[data-pick^='source:']:not([data-picked])"
TURN = "[data-deed=turn]:not([aria-pressed=true])"
ENDING = "[data-deed=keep], [data-deed=stop]"
PHASE = """() => document.querySelector("[aria-current=step], [data-progress] span, [data-progress] a")
  ?.innerText.trim()"""
THINGS = (PILE, BLACK, CHOICES, DICE, FACES, SOURCES, TURN, ENDING, PRIMARY, CARDS, STEPS)


# What is clicked before everything else, and how often.
LIKES = ((PILE, 1), (FACES, 0.8), (BLACK, 0.6), (CHOICES, 0.6), (DICE, 0.3), (SOURCES, 0.1), (TURN, 0.1))


def from_home(page: Page, players: int = 2, level: str = "ember") -> None:
    """Go from the home page to the first question of Glow."""
    panel = page.locator("article").filter(has_text="Gather a company")
    player.from_home(page, panel, players, level)


def against_bots(page: Page, players: int = 2, level: str = "ember", **options: str) -> None:
    """A table with these options, where bots sit down at once."""
    wish = {"game": "glow", "seats": players, "options": options, "public": False}
    code = page.request.post("/api/tables", data=wish).json()["code"]
    page.goto("/health")  # it has our session storage and loads nothing
    page.evaluate(
        "opened => sessionStorage.setItem('opened', JSON.stringify(opened))", {"code": code, "bots": level}
    )
    page.goto(f"/t/{code}")
    page.wait_for_selector(GAME)


def wanted(glance: Glance, rng: Random) -> Thing | None:
    primary = glance.some(PRIMARY, rng)
    for things, often in LIKES:
        if (thing := glance.some(things, rng)) and rng.random() < often:
            return thing
    for things in (CARDS, STEPS):
        if (thing := glance.some(things, rng)) and (not primary or rng.random() < 0.6):
            return thing
    ending = glance.some(ENDING, rng)
    return ending if ending and (not primary or rng.random() < 0.3) else primary


def phase(*names: str) -> Until:
    """Whether it is my turn in one of these parts of the day, on either screen."""

    def reached(page: Page) -> bool:
        return my_turn(page) and page.evaluate(PHASE) in names

    return reached


click_something = partial(player.click_something, things=THINGS, wanted=wanted)
play = partial(player.play, click=click_something)


def press_until(page: Page, key: str, selector: str, lasts: bool = True) -> None:
    """Walk with Tab until the focus is on such a thing, and press the key; it may be gone unless it lasts."""
    for _ in range(150):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            with changing(page):
                page.keyboard.press(key)
            return
        if not lasts and not there(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by keyboard")
