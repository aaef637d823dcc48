"""A first game with a guide beside it, in a real browser."""

import pytest
from playwright.sync_api import expect

from .conftest import SIZES
from .glow_player import click_something as play_glow
from .player import GAME, hurry, my_turn, play, still
from .test_access import serious


def learn(page, title):
    """Go from the home page to the first question of a lesson."""
    panel = page.locator("[data-panel]", has_text=title)
    panel.get_by_role("button", name="Learn by playing").click()
    panel.get_by_role("button", name="Begin").click()
    page.wait_for_selector(GAME)
    return page.locator("[data-coach]")


def hear_the_goal(page, coach):
    """Read the goal, which comes first and covers nothing either."""
    expect(coach.get_by_role("heading")).to_have_text("The goal")
    assert covered(page) == []
    coach.get_by_role("button", name="Got it").click()


def covered(page):
    """List the controls that lie under the guide, once it has found its place."""
    for _ in range(30):
        if not (found := under_the_guide(page)):
            break
        page.wait_for_timeout(100)
    return found


def under_the_guide(page):
    return page.evaluate(
        """() => {
          const coach = document.querySelector('[data-coach]').getBoundingClientRect();
          const under = (box) => box.width && box.left < coach.right && box.right > coach.left
            && box.top < coach.bottom && box.bottom > coach.top;
          return [...document.querySelectorAll('[data-legal], [data-room=question] button')]
            .filter((thing) => under(thing.getBoundingClientRect()))
            .map((thing) => thing.outerHTML.slice(0, 80));
        }"""
    )


@pytest.mark.parametrize("size", SIZES)
def test_the_first_steps_of_the_vale_are_explained_as_they_come(visit, size):
    page = visit(person="Mira", viewport=size)
    coach = learn(page, "The Vale of Eternity")
    hear_the_goal(page, coach)
    expect(coach.get_by_role("heading")).to_have_text("Hunt")
    expect(page.locator("[data-card=salamander]").first).to_be_visible()  # the deal is prepared
    assert covered(page) == []
    coach.get_by_role("button", name="Got it").click()
    expect(coach.get_by_role("heading")).to_have_count(0)
    play(page, seed=1, until=lambda _: coach.get_by_role("heading", name="Action").count() > 0)
    assert covered(page) == []
    assert coach.get_by_role("link", name="The rule").get_attribute("href") == "/rules/vale#action"
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("size", SIZES)
def test_the_first_steps_of_glow_are_explained_as_they_come(visit, size):
    page = visit(person="Mira", viewport=size)
    coach = learn(page, "Glow")
    hear_the_goal(page, coach)
    expect(coach.get_by_role("heading")).to_have_text("Your adventurer")
    assert covered(page) == []
    morning = coach.get_by_role("heading", name="Morning", exact=True)
    play(page, seed=1, until=lambda _: morning.count() > 0, click=play_glow)
    assert covered(page) == []


def test_whoever_leaves_the_guide_plays_on_and_is_not_guided_again(visit):
    page = visit(person="Mira")
    coach = learn(page, "The Vale of Eternity")
    coach.get_by_role("button", name="Stop guiding").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.wait_for_selector(GAME)
    expect(coach).to_have_count(0)
    play(page, seed=2, until=lambda page: my_round(page) > 1)


def my_round(page):
    return int(page.locator("[data-now]").inner_text()) if my_turn(page) else 0


@pytest.mark.parametrize("size", SIZES)
def test_the_guide_can_be_used_by_everybody(visit, size):
    page = visit(person="Mira", viewport=size, bypass_csp=True)
    learn(page, "The Vale of Eternity")
    still(page)
    assert "\n".join(serious(page)) == ""


def test_a_lesson_begins_for_somebody_new(visit):
    page = visit()
    panel = page.locator("[data-panel]", has_text="Glow")
    panel.get_by_role("button", name="Learn by playing").click()
    page.fill("#name", "Mira")
    page.get_by_role("button", name="That is me").click()
    panel.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-coach]")).to_be_visible()


def test_a_lesson_that_is_over_says_that_its_deal_was_prepared(visit):
    page = visit(person="Mira")
    learn(page, "Glow")
    hurry(page)
    page.goto(f"{page.url}/end")
    expect(page.get_by_text("Prepared deal")).to_be_visible()
