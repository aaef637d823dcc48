"""Hints of the coach at tables with bots: three degrees, nothing done for anybody, and everybody may know."""

import pytest
from playwright.sync_api import expect

from everglow.games import games

from .clicks import PRIMARY
from .conftest import DESKTOP, SIZES
from .position import come_to, with_choice
from .test_access import serious

THINKING = 60_000  # milliseconds for a hint, on a machine that is very busy
QUESTIONS = [
    ("vale", "action", {}),
    ("vale", "pay", {}),
    ("glow", "take", {}),
    ("glow", "reroll", {"board": "realm"}),
    ("glow", "go", {"board": "realm"}),
]


def at_question(visit, game, question, size=DESKTOP, **options):
    page = visit.blank(viewport=size, person="Mira", bypass_csp=True)
    return page, come_to(page, game, question, where=with_choice, **options)


def answered(page, seat):
    """Count what this seat's answers have done. Bots decide while she asks, where all decide at once."""
    told = page.request.get(f"/api/tables/{page.url.split('/')[4][:6]}/events").json()["events"]
    return sum(event.get("seat") == seat for event in told)


def ask_in_menu(page):
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Ask for a hint").last.click()


def degree(page, number):
    return expect(page.locator(f"[data-hint='{number}']")).to_be_visible(timeout=THINKING)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "question", "options"), QUESTIONS, ids=lambda one: str(one))
def test_a_hint_is_told_in_three_degrees_and_does_nothing_for_anybody(visit, game, question, options, size):
    page, seat = at_question(visit, game, question, size, **options)
    before = answered(page, seat)
    ask_in_menu(page)
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("With a hint, this game does not count in your results.")
    hint.get_by_role("button", name="Ask the coach").click()
    degree(page, 1)
    expect(hint.locator("[aria-live] p").first).not_to_be_empty()
    hint.get_by_role("button", name="Which answer?").click()
    degree(page, 2)
    expect(hint).to_contain_text("Advice:")
    hint.get_by_role("button", name="Why?").click()
    degree(page, 3)
    assert "\n".join(serious(page)) == ""
    assert answered(page, seat) == before
    hint.get_by_role("button", name="Close").click()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_by_keyboard_one_key_asks_and_tells_more_and_escape_closes(visit):
    page, _ = at_question(visit, "vale", "action")
    for number in ("asks", "1", "2", "3"):
        page.keyboard.press("h")
        degree(page, number)
    picked = page.locator("[data-framed]")
    if picked.count():
        for thing in picked.get_attribute("data-framed").split():
            expect(page.locator(f"[data-pick='{thing}'][data-picked]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_the_table_says_to_everybody_that_there_are_hints_and_watchers_cannot_ask(visit):
    page, _ = at_question(visit, "vale", "action")
    page.keyboard.press("h")
    page.get_by_role("button", name="Ask the coach").click()
    degree(page, 1)
    expect(page.locator("[data-room=log]")).to_contain_text("You ask the coach for a hint.")
    expect(page.get_by_role("button", name="Hints are on: this game does not count.")).to_be_visible()
    other = visit.blank(viewport=DESKTOP, person="Bo")
    other.goto(page.url)
    expect(other.locator("[data-room=log]")).to_contain_text("Mira asks the coach for a hint.")
    other.keyboard.press("h")
    other.get_by_role("button", name="More", exact=True).click()
    expect(other.locator("[data-hints]")).to_have_text("Hints are on. This game does not count.")
    expect(other.locator("[data-deed=menu-hint], [data-deed=hint], [data-hint]")).to_have_count(0)


def sand_giant_is_there(state, seat):
    """Tell whether Bo can mark Sand Giant, beside which Firefox is worth nothing in the ninth round."""
    names = [games()["vale"].codec.action_name(action) for action in state.legal_actions(seat)]
    return seat == 1 and {"mark:firefox", "mark:sand_giant"} < set(names)


def with_marks(page):
    """Have the coach mark every answer from now on."""
    page.evaluate("localStorage.setItem('everglow', JSON.stringify({ pace: 0, marks: true }))")
    page.reload()
    return page.get_by_role("complementary", name="Mark of your last answer")


@pytest.mark.parametrize("size", SIZES)
def test_if_wanted_every_answer_is_marked_and_the_better_one_is_told_on_asking(visit, size):
    page = visit.blank(viewport=size, person="Mira", bypass_csp=True)
    come_to(page, "vale", "mark", turn=9, where=sand_giant_is_there)
    mark = with_marks(page)
    page.locator("[data-pick='display:firefox'][data-legal]").click()
    page.locator(PRIMARY).click()
    expect(mark).to_be_visible(timeout=THINKING)
    assert "\n".join(serious(page)) == ""
    mark.get_by_role("button", name="What was better?").click()
    expect(mark).to_contain_text("Better:")
    mark.get_by_role("button", name="Close").click()
    expect(mark).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator("[data-hints]")).to_have_text("Hints are on. This game does not count.")


def can_end_the_game(state, seat):
    """Tell whether this answer can be the last of all."""
    stops = state.copy()
    stops.apply(seat, state.legal_actions(seat)[-1])
    return not stops.deciders()


@pytest.mark.parametrize("size", SIZES)
def test_the_last_answer_of_a_game_is_marked_when_it_is_known_who_won(visit, size):
    page = visit.blank(viewport=size, person="Mira", bypass_csp=True)
    come_to(page, "glow", "go", where=can_end_the_game)
    mark = with_marks(page)
    page.locator("[data-deed=stop]").click()
    expect(page.locator("[data-room=result][data-counted]")).to_be_visible()
    expect(mark).to_be_visible(timeout=THINKING)
    assert "\n".join(serious(page)) == ""
    for way_on in page.locator("[data-room=result]").get_by_role("link").all():
        assert not covers(mark, way_on)
    mark.get_by_role("button", name="Close").click()
    expect(mark).to_have_count(0)


def covers(one, other):
    """Tell whether one thing lies over a part of another."""
    a, b = one.bounding_box(), other.bounding_box()
    beside = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
    return not (beside or a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"])
