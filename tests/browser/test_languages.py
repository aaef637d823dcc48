"""Everybody reads their own language: at once, by choice, in the middle of a game, at one table."""

import pytest
from playwright.sync_api import expect

from tests.words.english import english_in

from . import glow_player
from .conftest import PHONE
from .player import in_round, over, play, play_together, with_friends
from .position import come_to

# A question of the last round or day, and who plays on from there: what was said before is in the log.
GAMES = {"vale": ("action", 10, play), "glow": ("reroll", 8, glow_player.play)}
QUICK = {("vale", "de"), ("glow", "fr")}  # in every `make test`; the others with `make rooms`
FRIENDS = {
    "en": "Play with friends",
    "de": "Mit Freunden spielen",
    "fr": "Jouer entre amis",
    "nl": "Met vrienden spelen",
}


def spoken(page):
    return page.evaluate("document.documentElement.lang")


def speak(page, language):
    """Choose a language in the settings, which every bar leads to."""
    page.locator("[data-deed=settings]").first.click()
    page.locator(f"[data-languages] [lang={language}] input").check()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.keyboard.press("Escape")
    expect(page.locator("[data-languages]")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "language"), [("de-AT", "de"), ("fr", "fr"), ("nl-BE", "nl"), ("pl", "en")]
)
def test_the_browser_says_which_language_it_is(visit, locale, language):
    page = visit(own=True, locale=locale)
    expect(page.get_by_role("button", name=FRIENDS[language]).first).to_be_visible()
    assert spoken(page) == language


@pytest.mark.parametrize(("asked", "language"), [("fr", "fr"), ("xx", "nl"), ("", "nl")])
def test_a_link_may_carry_a_language_and_an_unknown_one_changes_nothing(visit, asked, language):
    page = visit(f"/?lang={asked}", own=True, locale="nl")
    expect(page.get_by_role("button", name=FRIENDS[language]).first).to_be_visible()
    assert spoken(page) == language


def test_a_choice_in_the_bar_changes_the_page_at_once_and_is_remembered(visit):
    page = visit(own=True)
    page.evaluate("window.same = true")
    page.locator("[data-deed=language]").click()
    page.locator("[data-language=de]").click()
    expect(page.get_by_role("button", name=FRIENDS["de"]).first).to_be_visible()
    assert page.evaluate("window.same")  # without a reload
    page.reload()
    expect(page.get_by_role("button", name=FRIENDS["de"]).first).to_be_visible()


def test_a_new_device_of_a_person_knows_what_they_chose(visit):
    page = visit(own=True, person="Mira")
    page.locator("[data-deed=language]").click()
    with page.expect_response("**/api/me"):
        page.locator("[data-language=fr]").click()
    token = page.request.post("/api/me/link", data={}).json()["token"]
    other = visit.blank(own=True)
    assert other.request.post("/api/me/claim", data={"token": token}).ok
    other.goto("/")
    expect(other.get_by_role("button", name=FRIENDS["fr"]).first).to_be_visible()


def whole_games():
    return [
        pytest.param(game, language, marks=() if (game, language) in QUICK else pytest.mark.long)
        for game in GAMES
        for language in ("de", "fr")
    ]


@pytest.mark.parametrize(("game", "language"), whole_games())
def test_a_game_that_began_in_english_goes_on_in_another_language(visit, game, language):
    question, turn, play_on = GAMES[game]
    page = visit.blank(own=True, person="Mira")
    come_to(page, game, question, turn=turn)
    page.evaluate("window.same = true")
    speak(page, language)
    play_on(page)
    assert over(page)
    assert page.evaluate("window.same")
    assert english_in(page.locator("body").inner_text(), language) == set()


def last_line(page):
    return page.locator("[data-room=log] li").last.inner_text()


@pytest.mark.lengthy
def test_two_people_at_one_table_each_read_their_own_language(visit):
    ann, bo = visit(own=True, person="Ann"), visit.blank(own=True, person="Bo")
    with_friends(ann, players=2)
    bo.goto(ann.url)
    bo.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Start the game").click()
    play_together((ann, bo), seed=3, until=in_round(2))
    speak(ann, "de")
    speak(bo, "fr")
    for page, language in ((ann, "de"), (bo, "fr")):
        assert english_in(page.locator("[data-room=log]").inner_text(), language) == set()
        assert english_in(page.locator("[data-room=question]").inner_text(), language) == set()
    assert last_line(ann) != last_line(bo)


def test_on_a_phone_the_language_is_chosen_too(visit):
    page = visit(own=True, viewport=PHONE)
    page.locator("[data-deed=language]").click()
    page.locator("[data-language=nl]").click()
    expect(page.get_by_role("button", name=FRIENDS["nl"]).first).to_be_visible()
