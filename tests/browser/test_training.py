"""Training in the browser: the puzzle of the day, and mistakes that come back as exercises."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Gone
from playwright.sync_api import expect

from .conftest import SIZES
from .player import still
from .position import brought
from .test_access import serious, serious_at_both_sizes
from .test_coach import expect_settled

JUDGED = 60_000  # milliseconds for one turn, on a machine that is very busy
SHARE = re.compile(r"\d+%")


def at_the_puzzle(visit, size, **options):
    """Somebody at the table of the daily puzzle, who has read what is asked."""
    page = visit.blank(viewport=size, person="Mira", **options)
    page.goto("/puzzle")
    expect(page.get_by_text("Spend this turn as well as you can")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("[data-room=question]")).to_be_visible()
    return page


def spend(page):
    """Spend the turn with the first answers, as the table itself would send them."""
    legal = page.locator("[data-legal]:visible")
    golden = page.locator("[data-deed=primary]:enabled")
    verdict = page.locator("[data-verdict]")
    for _ in range(40):
        golden.or_(legal).or_(verdict).first.wait_for()
        if verdict.count() or not page.locator("[data-training=asked]").count():
            break
        with suppress(Gone):  # the turn was over before it could be clicked
            (golden if golden.count() else legal).first.click(timeout=2000)
        still(page)
    expect(verdict).to_be_visible(timeout=JUDGED)


@pytest.mark.parametrize("size", SIZES)
def test_the_puzzle_is_answered_at_its_table_and_the_turn_is_judged(visit, size):
    page = at_the_puzzle(visit, size, bypass_csp=True)
    assert "\n".join(serious(page)) == ""
    spend(page)
    expect(page.locator("[data-worth]")).to_have_text(SHARE)
    assert "\n".join(serious(page)) == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.locator("[data-deed=look]").click()
    expect(page.locator("[data-room=question]")).to_be_visible()
    assert "\n".join(serious(page)) == ""
    page.locator("[data-deed=try-again]").click()
    expect(page.locator("[data-training=asked]")).to_be_visible()
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.goto("/")
    expect(page.locator("[data-training]")).to_contain_text("Answered for today")


def test_the_best_turn_is_told_to_nobody_before_they_answered(visit):
    told = []
    page = visit.blank(person="Mira")
    page.on("response", lambda answer: told.append(answer.url))
    page.goto("/puzzle")
    expect(page.get_by_role("heading", name="Daily puzzle")).to_be_visible()
    assert not [url for url in told if "/answer" in url]
    assert page.evaluate(
        "fetch('/api/training').then((answer) => answer.json()).then((told) => Object.keys(told).sort())"
    ) == ["day", "due", "game", "learning", "lost", "solved", "streak"]


def test_somebody_plays_on_from_the_puzzle(visit):
    page = at_the_puzzle(visit, {"width": 1440, "height": 900})
    spend(page)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    expect(page.locator("[data-room=question]")).to_be_visible()


def test_whoever_solves_puzzles_day_after_day_is_told_for_how_long(visit):
    page = visit.blank(person="Mira")
    page.route(
        "**/api/training/answer", lambda route: route.fulfill(json=route.fetch().json() | {"streak": 3})
    )
    page.goto("/puzzle")
    page.get_by_role("button", name="Look at the table").click()
    spend(page)
    expect(page.get_by_text("3 days in a row.")).to_be_visible()


def test_whoever_has_no_exercises_is_told_where_they_come_from(visit):
    page = visit("/exercises", person="Mira", bypass_csp=True)
    expect(page.get_by_role("heading", name="No exercise is due")).to_be_visible()
    expect(page.get_by_text("become exercises")).to_be_visible()
    assert "\n".join(serious_at_both_sizes(page)) == ""
    page.get_by_role("link", name="Daily puzzle").click()
    expect(page.get_by_role("heading", name="Daily puzzle")).to_be_visible()


def test_a_game_that_was_brought_makes_nobody_exercises(visit):
    page = visit.blank(person="Mira")
    page.goto(f"/t/{brought(page, ('vale', {}, 2))}/coach")
    expect_settled(page)
    told = page.request.get("/api/training").json()
    assert (told["due"], told["learning"]) == ([], 0)


@pytest.mark.parametrize("size", SIZES)
def test_a_mistake_of_an_own_game_comes_back_as_an_exercise(visit, veteran, size):
    state, table = veteran
    page = visit.blank(viewport=size, storage_state=state, bypass_csp=True)
    analysis = f"/api{table.replace('/t/', '/tables/')}/analysis"
    while not page.request.get(f"{analysis}?known=999999").json()["closing"]:  # no search looks at it again
        pass
    turns = page.request.get(analysis).json()["turns"]
    costs = {
        -turn["judged"]["play"][0]: turn["judged"]["number"] for turn in turns if not turn["judged"]["seat"]
    }
    learning = page.request.get("/api/training").json()["learning"]
    assert 0 < learning <= 5
    due = [f"{table.rpartition('/')[2]}-{costs[max(costs)]}"]
    page.route("**/api/training", lambda route: tomorrow(route, due))
    page.goto("/")
    page.get_by_role("link", name="1 exercise is due").click()
    expect(page.get_by_text("a decision that cost you something")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    spend(page)
    expect(page.get_by_text("It comes back tomorrow.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert "\n".join(serious(page)) == ""


def tomorrow(route, due):
    """The training of another day: an exercise is due."""
    told = route.fetch().json()
    route.fulfill(json=told | {"due": due})


def test_the_profile_tells_how_somebody_plays_once_games_are_judged(visit, veteran):
    state, _ = veteran
    page = visit.blank(storage_state=state, bypass_csp=True)
    page.goto("/me")
    panel = page.get_by_role("region", name="How you play")
    expect(panel).to_be_visible()
    offered = panel.locator("[data-deed=judge]")
    expect(offered.or_(panel.locator("[data-phase]")).first).to_be_visible()
    if offered.count():
        offered.click()
    expect(panel.locator("[data-phase=hunt]")).to_contain_text("Hunt", timeout=2 * JUDGED)
    expect(panel.locator("[data-phase=hunt]")).to_contain_text("±")
    expect(panel.get_by_role("img", name="Luck of one game.")).to_be_visible()
    expect(offered).to_have_count(0)
    assert "\n".join(serious_at_both_sizes(page)) == ""
