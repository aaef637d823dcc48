"""A table in the middle of a game, where a test can begin: nobody has to click their way to it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import Page

from everglow.games import games
from everglow.record import Record, follow
from everglow.server.table.session import GameSession
from everglow.server.views.updates import playing
from tests.rooms.position import FOLDER, Position
from tests.server.tables import Kind, over

from .player import GAME

Where: TypeAlias = Callable[[Any, int], Any]
CODES: dict[
    str, str
] = {}  # a house lets nobody bring many games at once, and one of a kind does for every test


def brought(page: Page, kind: Kind) -> str:
    """A finished game of that kind has come into the house; its code."""
    known = f"{urlsplit(page.request.get('/health').url).netloc} {kind}"
    if known not in CODES:
        CODES[known] = bring(page, playing(over(*kind)).record)
    return CODES[known]


def bring(page: Page, record: Record) -> str:
    told = page.request.post("/api/records", data=record.to_json())
    assert told.ok, told.text()
    return str(told.json()["code"])


def anywhere(*_: object) -> bool:
    return True


def come_to(
    page: Page,
    game: str,
    question: str,
    turn: int = 1,
    players: int = 2,
    where: Where = anywhere,
    **options: str,
) -> int:
    """The first time that somebody is asked that, from this round or day on; whose seat it is."""
    kind = (game, options, players)
    step, seat = first_time(playing(over(*kind)), question, turn, where)
    branch(page, brought(page, kind), step, seat)
    return seat


def come_to_saved(page: Page, name: str) -> None:
    """A hard position of the gallery, such as `glow-realm-asked-die`; bots have the other seats."""
    position = Position.load(FOLDER / f"{name}.json")
    record = position.finished().record()
    record.conclude(record.replay(games()[position.game]))
    branch(page, bring(page, record), len(position.actions), position.seat)


def branch(page: Page, code: str, step: int, seat: int) -> None:
    """Sit down at a table that goes on from there; bots have the other seats."""
    wish = {"step": step, "seat": seat, "level": "ember"}
    told = page.request.post(f"/api/tables/{code}/branch", data=wish).json()
    page.goto(f"/t/{told['code']}")
    page.wait_for_selector(f"{GAME}:not([data-waits])")


def first_time(session: GameSession, question: str, turn: int, where: Where) -> tuple[int, int]:
    """The step before which it is asked, and whom."""
    game, state = session.game, session.record.start(session.game)
    for step, _ in enumerate(chain([None], follow(game, state, session.record.standing()))):
        for seat in state.deciders():
            asked = game.show.question(state, seat)
            if asked and asked["kind"] == question and state.round >= turn and where(state, seat):
                return step, seat
    raise AssertionError(f"nobody is asked to {question} from {turn} on")


def with_choice(state: Any, seat: int) -> bool:
    """Tell whether that seat has something to decide: the only answer is given without a click."""
    return len(state.legal_actions(seat)) > 1


def last_of_the_morning(state: Any, seat: int) -> bool:
    """Tell whether dice of Glow are thrown as soon as that seat takes something, whatever it is."""
    actions = state.legal_actions(seat)
    return state.deciders() == [seat] and all(thrown_after(state, seat, action) for action in actions)


def thrown_after(state: Any, seat: int, action: int) -> bool:
    after = state.copy()
    after.apply(seat, action)
    asked = games()["glow"].show.question(after, seat)
    return asked is not None and asked["kind"] == "reroll"
