"""Spectators: spoken to as such, and free to look from any side."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE
from .player import GAME
from .position import come_to

SPOKEN = re.compile(r"\byou(r|rs)?\b(?! are watching| look at)", re.IGNORECASE)
SAYS = "h2, h3, h4, p, [data-room=question], [data-chip], [data-who]"
SIDE = "[data-deed=side] select"


def spectator(visit, game, question):
    """Somebody without a seat at a table of three, from round 2 on: their page at one size and at another."""
    player = visit.blank(person="Mira")
    come_to(player, game, question, turn=2, players=3)
    page = visit(player.url)
    page.wait_for_selector(GAME)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        expect(page.locator("[data-tabs]")).to_have_count(int(size == PHONE))
        yield page


def everything(page):
    """Texts of the table itself, also behind other tabs and to screen readers; cards speak to their owner."""
    texts = []
    for tab in page.locator("[data-tab]").all() or [None]:
        if tab:
            tab.click()
        texts += page.locator(SAYS).all_inner_texts()
        texts += page.locator("section, [role=group]").evaluate_all(
            "all => all.map(one => one.ariaLabel || '')"
        )
    return texts


@pytest.mark.parametrize(("game", "question"), [("vale", "action"), ("glow", "reroll"), ("glow", "take")])
def test_a_spectator_is_never_called_you(visit, game, question):
    for page in spectator(visit, game, question):
        assert [text for text in everything(page) if SPOKEN.search(text)] == []


@pytest.mark.parametrize(("game", "question"), [("vale", "action"), ("glow", "take")])
def test_a_spectator_looks_from_whose_side_they_like_and_sees_no_hand(visit, game, question):
    for page in spectator(visit, game, question):
        look_from_every_side(page)


def look_from_every_side(page):
    names = page.locator(f"{SIDE} option").all_inner_texts()
    assert len(names) == 3
    seen = []
    for seat, name in enumerate(names):
        page.locator(SIDE).select_option(str(seat))
        if page.viewport_size == PHONE:
            page.locator("[data-tab]").nth(3).click()
            others = page.locator("[data-seat]").evaluate_all("all => all.map(one => +one.dataset.seat)")
            assert sorted([*others, seat]) == [0, 1, 2]
        else:
            expect(page.locator("[data-room=me]")).to_contain_text(name)
        seen.append(page.locator("main").inner_text())
        assert page.locator("[data-room=hand] [data-card]").count() == 0
    assert len(set(seen)) == 3


def chat(page):
    page.locator("[data-room=log]").get_by_role("button", name="Chat").click()


def say(page, text):
    page.fill("#say", text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("[data-saying]").last).to_contain_text(text)


def test_a_player_may_stop_hearing_what_watchers_say(visit):
    mira = visit.blank(person="Mira")
    come_to(mira, "vale", "action")
    watcher = visit(mira.url, person="Wanda")
    watcher.wait_for_selector(GAME)
    for page in (mira, watcher):
        chat(page)
    say(watcher, "the hydra, surely")
    mira.locator("[data-talk=watchers]").click()
    expect(mira.locator("[data-saying]")).to_have_count(1)

    mira.locator("[data-deed=hear-watchers]").uncheck()
    say(watcher, "no, the phoenix")
    say(mira, "I think for myself")  # so the saying before it has come, too
    mira.locator("[data-talk=watchers]").click()

    expect(mira.locator("[data-saying]")).to_have_count(1)
    expect(mira.locator("[data-saying]")).to_contain_text("the hydra")
