"""A table in the middle of a game, where a test can begin: nobody has to click their way to it."""

from tests.server.tables import over

from .player import GAME


def brought(page, kind):
    """A finished game of that kind comes into the house; its code."""
    record = over(*kind).course.record
    return page.request.post("/api/records", data=record.to_json()).json()["code"]


def anywhere(*_):
    return True


def come_to(page, game, question, turn=1, players=2, where=anywhere, **options):
    """The first time that somebody is asked that, from this round or day on; bots have the other seats."""
    kind = (game, options, players)
    step, seat = first_time(over(*kind).course, question, turn, where)
    wish = {"step": step, "seat": seat, "level": "ember"}
    told = page.request.post(f"/api/tables/{brought(page, kind)}/branch", data=wish).json()
    page.goto(f"/t/{told['code']}")
    page.wait_for_selector(f"{GAME}:not(.wait)")


def first_time(course, question, turn, where):
    """The step before which it is asked, and whom."""
    state = course.record.start(course.game)
    for step, move in enumerate(course.record.standing()):
        for seat in state.deciders():
            asked = course.game.question(state, seat)["kind"]
            if asked == question and state.round >= turn and where(state, seat):
                return step, seat
        state.apply(move.seat, course.game.action(move.name))
    raise AssertionError(f"nobody is asked to {question} from {turn} on")
