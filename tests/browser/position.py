"""A table in the middle of a game, where a test can begin: nobody has to click their way to it."""

from itertools import chain

from everglow.record import follow
from tests.server.tables import over

from .player import GAME


def brought(page, kind):
    """A finished game of that kind comes into the house; its code."""
    return bring(page, over(*kind).course.record)


def bring(page, record):
    return page.request.post("/api/records", data=record.to_json()).json()["code"]


def anywhere(*_):
    return True


def come_to(page, game, question, turn=1, players=2, where=anywhere, **options):
    """The first time that somebody is asked that, from this round or day on; bots have the other seats."""
    course = over(game, options, players).course
    step, seat = first_time(course, question, turn, where)
    wish = {"step": step, "seat": seat, "level": "ember"}
    told = page.request.post(f"/api/tables/{bring(page, course.record)}/branch", data=wish).json()
    page.goto(f"/t/{told['code']}")
    page.wait_for_selector(f"{GAME}:not(.wait)")


def first_time(course, question, turn, where):
    """The step before which it is asked, and whom."""
    game, state = course.game, course.record.start(course.game)
    for step, _ in enumerate(chain([None], follow(game, state, course.record.standing()))):
        for seat in state.deciders():
            asked = game.question(state, seat)["kind"]
            if asked == question and state.round >= turn and where(state, seat):
                return step, seat
    raise AssertionError(f"nobody is asked to {question} from {turn} on")
