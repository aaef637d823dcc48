"""A phone: what is said about a card stands beside the card, and goes when the card does."""

import pytest
from playwright.sync_api import expect

from .conftest import PHONE
from .position import come_to, come_to_saved

SMALL_PHONE = {"width": 360, "height": 640}
SHEET = "[data-room=inspector]"
LEGAL = "[data-pick][data-legal]"
GAMES = [("vale", "mark"), ("glow", "take")]
# How many pixels of a card's height a sheet leaves free, of those that its list shows.
SEEN = """([card, sheet]) => {
  const [top, bottom] = [card.getBoundingClientRect().top, card.getBoundingClientRect().bottom];
  const over = sheet.getBoundingClientRect();
  return bottom - top - Math.max(0, Math.min(bottom, over.bottom) - Math.max(top, over.top));
}"""


def read(page, card):
    """Touch a card; what is said about it."""
    card.tap()
    sheet = page.locator(SHEET)
    expect(sheet).to_be_visible()
    return sheet


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
@pytest.mark.parametrize(("game", "question"), GAMES)
def test_what_is_said_about_a_card_never_lies_over_it(visit, game, question, size):
    page = visit.blank(viewport=size, person="Mira", has_touch=True)
    come_to(page, game, question, turn=3, players=4)
    look_at_all(page)


def look_at_all(page):
    """Touch every card that may be picked: each can be seen beside what is said about it."""
    for card in page.locator(LEGAL).all():
        sheet = read(page, card)
        expect(card).to_be_in_viewport(ratio=0.9)  # a row is a little higher than what a small phone has left
        height = card.bounding_box()["height"]
        assert page.evaluate(SEEN, [card.element_handle(), sheet.element_handle()]) >= 0.9 * height
        sheet.locator("[data-deed=close]").click()


def test_what_is_said_about_a_card_of_the_graveyard_never_lies_over_it(visit):
    page = visit.blank(viewport=PHONE, person="Mira", has_touch=True)
    come_to_saved(page, "glow-realm-asked-fetch")
    look_at_all(page)


DICE_SEEN = """() => {
  const frame = document.querySelector("main").getBoundingClientRect();
  const dice = [...document.querySelectorAll("[data-room=dice] [data-die]")];
  const seen = ({ top, bottom }) => top >= frame.top && bottom <= frame.bottom;
  return dice.length > 0 && dice.every((die) => seen(die.getBoundingClientRect()));
}"""


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_dice_stay_in_sight_while_a_card_of_the_graveyard_is_read(visit, size):
    page = visit.blank(viewport=size, person="Mira", has_touch=True)
    come_to_saved(page, "glow-realm-asked-fetch")
    read(page, page.locator(LEGAL).last)
    page.wait_for_function(DICE_SEEN)


@pytest.mark.parametrize(("game", "question"), GAMES)
def test_the_sheet_closes_with_its_tab_and_with_its_card(visit, game, question):
    page = visit.blank(viewport=PHONE, person="Mira", has_touch=True)
    come_to(page, game, question, turn=3)
    tabs = page.locator("[data-tab]")
    sheet = read(page, page.locator(LEGAL).first)
    tabs.last.click()
    expect(sheet).to_have_count(0)
    tabs.first.click()
    expect(sheet).to_have_count(0)
    read(page, page.locator(f"{LEGAL}:not([data-picked])").last)
    page.locator("[data-deed=primary]:not([data-deaf])").click()
    expect(sheet).to_have_count(0)
