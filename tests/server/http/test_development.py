"""State of a table for those who build a game: only in development, and never what a seat cannot know."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from everglow.game import AnyGame, State
from everglow.games import games
from everglow.record import Record
from everglow.server.http.routes.development import VARIABLE, imagined_state, state_for
from everglow.server.table.errors import Refused
from everglow.server.table.table import Table
from everglow.server.views.updates import playing

from ..people import a_server, begin, leave, over_sockets, people
from ..tables import EVERY_KIND, Kind, a_table, person

STEPS = 60


@pytest.fixture
def developing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")


def play_on(table: Table, choices: random.Random) -> None:
    """Play on at random, by a step."""
    session = playing(table)
    seat = choices.choice(session.state.deciders())
    session.act(seat, session.game.codec.action_name(choices.choice(session.state.legal_actions(seat))))


@pytest.mark.parametrize("kind", EVERY_KIND, ids=lambda kind: f"{kind[0]}-{kind[2]}")
def test_the_state_of_a_running_game_is_the_same_whatever_lies_hidden(kind: Kind) -> None:
    table, choices = a_table(*kind), random.Random(7)
    session = playing(table)
    for step in range(STEPS):
        seat = choices.randrange(kind[2])
        told = imagined_state(table, person(seat))
        for truth in (session.state, session.state.imagine(seat, step)):
            assert state_for(session.game, truth, seat) == told
        play_on(table, choices)


def all_that_is_seen(game: AnyGame, state: State, seat: int) -> list[object]:
    return [game.show.view(state, seat), game.show.question(state, seat), state.legal_actions(seat)]


@pytest.mark.parametrize("kind", EVERY_KIND, ids=lambda kind: f"{kind[0]}-{kind[2]}")
def test_the_state_of_a_running_game_looks_to_its_seat_as_the_true_one(kind: Kind) -> None:
    table, choices = a_table(*kind), random.Random(7)
    session = playing(table)
    for _ in range(STEPS):
        seat = choices.randrange(kind[2])
        told, seen = imagined_state(table, person(seat)), all_that_is_seen(session.game, session.state, seat)
        for state in (session.game.codec.load(told.state), session.game.codec.read(told.notation)):
            assert all_that_is_seen(session.game, state, seat) == seen
        play_on(table, choices)


def test_who_has_no_seat_gets_no_state_of_a_running_game() -> None:
    for somebody in (None, "somebody else"):
        with pytest.raises(Refused, match="do not sit"):
            imagined_state(a_table(), somebody)


@over_sockets
async def test_a_server_has_no_such_route_unless_its_environment_asks_for_it(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bob") as (ann, bob):
        tables = await begin([ann, bob])
        assert "nothing" in (await ann.get(f"/api/tables/{tables[0].code}/state", 404))["error"]
        assert "/api/tables/{code}/state" not in (await ann.get("/openapi.json"))["paths"]
        await leave(tables)


@pytest.mark.usefixtures("developing")
@over_sockets
async def test_players_get_what_they_imagine_and_everybody_the_truth_at_the_end(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bob", "") as (ann, bob, watcher):
        tables = await begin([ann, bob])
        path = f"/api/tables/{tables[0].code}/state"
        assert "/api/tables/{code}/state" in (await ann.get("/openapi.json"))["paths"]
        mine = await ann.get(path)
        assert mine["imagined"]
        assert mine == await ann.get(path) == await ann.get(f"{path}?step=3")
        assert "do not sit" in (await watcher.get(path, 400))["error"]
        await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
        await leave(tables)
        record = Record.from_json(await ann.get(f"/api/tables/{tables[0].code}/record"))
        game = games()["vale"]
        for step in (0, 7):
            told, state = await watcher.get(f"{path}?step={step}"), record.replay(game, step)
            assert not told["imagined"]
            assert told["state"] == game.codec.save(state)
            assert told["notation"] == game.codec.notation(state)
