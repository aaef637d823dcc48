"""Cards and rules to be looked up, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import SIZES
from .player import against_bots, my_turn, play, settled
from .test_access import serious


def cards(page):
    return page.locator("main button[data-card]")


def test_the_gallery_narrows_as_one_types_and_its_address_tells_others(visit):
    page = visit("/cards/vale")
    expect(cards(page)).to_have_count(70)
    page.keyboard.press("/")
    page.keyboard.type("return to your hand")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"of 70 cards"))
    page.get_by_role("button", name="Family Fire", exact=True).click()
    expect(page).to_have_url(re.compile("family=fire"))
    few, address = cards(page).count(), page.url
    assert 0 < few < 15
    page.goto("/")
    page.goto(address)
    expect(cards(page)).to_have_count(few)
    page.get_by_role("button", name="Show all").click()
    expect(cards(page)).to_have_count(70)


def test_cards_are_sorted(visit):
    page = visit("/cards/vale?order=dear")
    expect(cards(page).first).to_have_attribute("data-card", "eternity")
    page.get_by_label("Order").select_option("by name")
    expect(cards(page).first).to_have_attribute("data-card", "aeris")


@pytest.mark.parametrize("size", SIZES)
def test_a_card_opens_large_with_its_rules_and_partners(visit, size):
    page = visit("/cards/vale", viewport=size)
    page.locator("[data-card=hydra]").click()
    large = page.get_by_role("dialog")
    expect(large.get_by_role("heading", name="Hydra")).to_be_focused()
    expect(large).to_contain_text("which these make use of")
    large.get_by_role("button", name="Charybdis").click()
    expect(large.get_by_role("heading", name="Charybdis")).to_be_visible()
    expect(page).to_have_url(re.compile("card=charybdis"))
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(page).not_to_have_url(re.compile("card="))
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_the_wall_is_walked_by_arrow_keys(visit):
    page = visit("/cards/vale")
    page.locator("[data-card=agni]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card=asmodeus]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-card=asmodeus]")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Balog")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_glow_shows_its_cards_its_dice_and_both_boards(visit, size):
    page = visit("/cards/glow", viewport=size)
    expect(cards(page)).to_have_count(59)
    page.get_by_role("link", name="Dice", exact=True).click()
    expect(page.locator("[data-faces]")).to_have_count(8)
    expect(page.locator("[data-faces] [role=img]")).to_have_count(48)
    page.get_by_role("link", name="Realm", exact=True).click()
    expect(page.get_by_text("The village worth 20")).to_be_visible()
    page.get_by_role("link", name="Sea", exact=True).click()
    expect(page.get_by_text("The far north island: 3")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("size", SIZES)
def test_a_ruling_is_found_and_has_an_address(visit, size):
    page = visit("/rules/vale#R29", viewport=size)
    expect(page.locator("#R29")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("superfluous stones")
    page.get_by_role("link", name="R01 Payment").click()
    expect(page.locator("#R01")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("/rules/vale#R01$"))
    page.go_back()
    expect(page.locator("#R29")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_cards_phases_and_refusals_at_the_table_lead_to_their_rules(visit):
    page = visit(person="Mira")
    against_bots(page)
    play(
        page,
        seed=1,
        until=settled(lambda page: my_turn(page) and page.locator("[data-card][aria-disabled=true]").count()),
    )
    page.locator("[data-card][aria-disabled=true]").first.click(
        force=True
    )  # it is said to be disabled, and tells why
    assert "/rules/vale#" in page.locator("[data-room=question]").get_by_role(
        "link", name="The rule"
    ).get_attribute("href")
    assert page.locator("[data-phases] a").first.get_attribute("href") == "/rules/vale#hunt"
    assert "/cards/vale?card=" in page.get_by_role("link", name="Rules and partners").get_attribute("href")


@pytest.mark.parametrize("size", SIZES)
def test_a_position_in_the_rules_is_tried_and_begun_again(visit, size):
    page = visit("/rules/vale#R15", viewport=size)
    rule = page.locator("#R15")
    rule.get_by_role("button", name="Try it").click()
    rule.locator("[data-card=burning_skull]").click(force=True)
    expect(rule.locator("[data-room=question]")).to_contain_text("not met")
    rule.locator("[data-card=salamander]").click()
    rule.locator("[data-deed=primary]:not([data-deaf])").click()
    rule.locator("[data-card=burning_skull][data-legal]").click()
    rule.locator("[data-deed=primary]:not([data-deaf])").click()
    expect(rule.locator("[data-room=me] b")).to_have_text("16")
    rule.get_by_role("button", name="Begin again").click()
    expect(rule.locator("[data-room=me] b")).to_have_text("12")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("size", SIZES)
def test_positions_in_the_rules_can_be_used_by_everybody(visit, size):
    page = visit("/rules/glow#N3", viewport=size, bypass_csp=True)
    rule = page.locator("#N3")
    rule.get_by_role("button", name="Try it").click()
    rule.locator("[data-room=question]").wait_for()
    assert "\n".join(serious(page, "#N3")) == ""


def test_glow_is_tried_in_the_rules_too(visit):
    page = visit("/rules/glow#N3")
    rule = page.locator("#N3")
    rule.get_by_role("button", name="Try it").click()
    rule.locator("[data-card=sketal_green]").click()
    expect(rule.locator("[data-card=eoles]")).not_to_contain_text(re.compile(r"met .2"))


def shown(things):
    """Count those that are drawn."""
    return things.evaluate_all("all => all.filter((one) => one.checkVisibility()).length")


@pytest.mark.parametrize(("game", "rule"), [("vale", "R01"), ("glow", "C1")])
def test_rules_are_printed_black_on_white_with_all_their_text(visit, game, rule):
    page = visit(f"/rules/{game}")
    ruling = page.locator(f"article#{rule}")
    ruling.wait_for()
    evidence = page.locator("main details > p")
    assert evidence.count() > 5
    assert shown(evidence) == 0, "it is folded away on a screen"
    page.emulate_media(media="print")
    for screen in ("[data-bar]", "[data-scene]", "aside"):
        expect(page.locator(screen)).to_be_hidden()
    expect(ruling).to_be_visible()
    expect(page.locator("main details:not([open])")).to_have_count(0)
    assert shown(evidence) == evidence.count()
    colours = "it => [getComputedStyle(it).color, getComputedStyle(document.body).backgroundColor]"
    assert ruling.locator("p").first.evaluate(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
