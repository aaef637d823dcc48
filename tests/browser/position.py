"""A table in the middle of a game, where a test can begin: nobody has to click their way to it."""

from itertools import chain
from urllib.parse import urlsplit

from everglow.games import games
from everglow.record import follow
from tests.rooms.position import FOLDER, Position
from tests.server.tables import over

from .player import GAME

CODES = {}  # a house lets nobody bring many games at once, and one of a kind does for every test


def brought(page, kind):
    """A finished game of that kind has come into the house; its code."""
    known = f"{urlsplit(page.url).netloc} {kind}"
    if known not in CODES:
        CODES[known] = bring(page, over(*kind).course.record)
    return CODES[known]


def bring(page, record):
    told = page.request.post("/api/records", data=record.to_json())
    assert told.ok, told.text()
    return told.json()["code"]


def anywhere(*_):
    return True


def come_to(page, game, question, turn=1, players=2, where=anywhere, **options):
    """The first time that somebody is asked that, from this round or day on; bots have the other seats."""
    kind = (game, options, players)
    step, seat = first_time(over(*kind).course, question, turn, where)
    branch(page, brought(page, kind), step, seat)


def come_to_saved(page, name):
    """A hard position of the gallery, such as `glow-realm-asked-die`; bots have the other seats."""
    position = Position.load(FOLDER / f"{name}.json")
    record = position.finished().record()
    record.conclude(record.replay(games()[position.game]))
    branch(page, bring(page, record), len(position.actions), position.seat)


def branch(page, code, step, seat):
    """Sit down at a table that goes on from there."""
    wish = {"step": step, "seat": seat, "level": "ember"}
    told = page.request.post(f"/api/tables/{code}/branch", data=wish).json()
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
