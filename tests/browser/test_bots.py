"""Bots that people bring, in a real browser: made on a page, invited to a lobby, and known as bots."""

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import SIZES
from .player import GAME, in_round, play, still, with_friends
from .test_access import serious

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


def makes(page, name, open_to_all=True):
    """Somebody makes a bot on its page; the token that is shown."""
    page.goto("/me/bots")
    page.get_by_label("Its name").fill(name)
    page.get_by_label("Anybody may invite it").set_checked(open_to_all)
    page.get_by_role("button", name="Make the bot").click()
    return page.get_by_label("Token", exact=True).input_value()


@contextmanager
def a_program(house, token):
    """The example, that plays as this bot."""
    bot = subprocess.Popen([sys.executable, EXAMPLE, house.address, token], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        bot.terminate()
        bot.wait()


def test_a_token_is_shown_once_and_a_bot_that_is_removed_is_gone(visit):
    page = visit(person="Mira")
    page.locator("[data-deed=more] summary").click()
    page.get_by_role("link", name="My bots").click()
    token = makes(page, "Dreamer")
    assert token.startswith("everglow_bot_")
    expect(page.locator("code")).to_contain_text(f"Bearer {token}")
    assert page.request.get("/api/bot", headers={"Authorization": f"Bearer {token}"}).ok
    page.reload()
    mine = page.get_by_role("region", name="Your bots")
    expect(mine).to_contain_text("Dreamer")
    expect(mine).to_contain_text("away")
    assert token not in page.content()
    page.get_by_role("button", name="Remove Dreamer").click()
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    page.get_by_role("button", name="Yes, remove it").click()
    expect(mine).to_contain_text("You have no bots yet.")
    assert page.request.get("/api/bot", headers={"Authorization": f"Bearer {token}"}).status == 401


def test_a_new_token_is_shown_and_the_old_one_is_worth_nothing(visit):
    page = visit.blank(person="Mira")
    old = makes(page, "Dreamer")
    page.get_by_role("button", name="New token for Dreamer").click()
    shown = page.get_by_label("Token", exact=True)
    expect(shown).not_to_have_value(old)
    bearer = {"Authorization": f"Bearer {shown.input_value()}"}
    assert page.request.get("/api/bot", headers=bearer).json()["owner"] == "Mira"
    assert page.request.get("/api/bot", headers={"Authorization": f"Bearer {old}"}).status == 401
    page.get_by_role("button", name="I have kept it").click()
    expect(shown).to_have_count(0)


def test_somebody_new_says_their_name_before_they_make_a_bot(visit):
    page = visit("/me/bots")
    page.fill("#name", "Mira")
    page.get_by_role("button", name="That is me").click()
    page.get_by_label("Its name").wait_for()  # so they were heard
    makes(page, "Dreamer")
    page.get_by_label("Its name").fill("Dreamer")
    page.get_by_role("button", name="Make the bot").click()
    expect(page.get_by_role("alert")).to_have_text("You have a bot called Dreamer already.")
    visit.expected.append("400")


def test_a_host_invites_a_bot_that_listens_and_plays_with_it(visit, house):
    owner, host = visit.blank(person="Ann"), visit(person="Mira")
    with a_program(house, makes(owner, "Dreamer")):
        owner.get_by_text("listening").wait_for()
        with_friends(host)
        host.get_by_role("button", name="Invite a bot").click()
        host.get_by_role("button", name="Dreamer by Ann").click()
        seat = host.get_by_role("region", name="Seats").locator("article", has_text="Dreamer")
        expect(seat.get_by_title("bot of Ann")).to_be_visible()
        host.get_by_role("button", name="Start the game").click()
        host.wait_for_selector(GAME)
        expect(host.get_by_title("bot of Ann")).to_be_visible()
        play(host, seed=1, until=in_round(3))
        expect(host.locator("[data-seat] small")).not_to_have_text("a bot plays")  # it plays itself


def test_a_bot_of_somebody_who_keeps_it_to_themselves_is_offered_to_them_alone(visit, house):
    ann, bo = visit.blank(person="Ann"), visit.blank(person="Bo")
    with a_program(house, makes(ann, "Hermit", open_to_all=False)):
        ann.get_by_text("listening · only you").wait_for()
        for page, count in ((ann, 1), (bo, 0)):
            page.goto("/")
            with_friends(page)
            page.get_by_role("button", name="Invite a bot").click()
            page.get_by_role("button", name="Back").wait_for()
            expect(page.get_by_role("button", name="Hermit")).to_have_count(count)


@pytest.mark.parametrize("size", SIZES)
def test_the_pages_of_bots_can_be_used_by_everybody(visit, house, size):
    page = visit.blank(viewport=size, person="Mira", bypass_csp=True)
    name = f"Dreamer {size['width']}"
    token = makes(page, name)
    page.get_by_role("button", name=f"Remove {name}").click()
    assert "\n".join(serious(page)) == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    with a_program(house, token):
        page.get_by_text("listening").wait_for()
        page.goto("/")
        with_friends(page)
        page.get_by_role("button", name="Invite a bot").click()
        page.get_by_role("button", name=f"{name} by Mira").wait_for()
        assert "\n".join(serious(page)) == ""
        page.get_by_role("button", name=f"{name} by Mira").click()
        page.get_by_title("bot of Mira").wait_for()
        assert "\n".join(serious(page)) == ""
        page.get_by_role("button", name="Start the game").click()
        page.get_by_title("bot of Mira").first.wait_for()
        still(page)
        assert "\n".join(serious(page)) == ""
