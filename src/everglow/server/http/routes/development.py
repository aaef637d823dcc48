"""For those who build a game: the state of a table. Only `make dev` starts a server that offers this."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

from everglow.game import AnyGame, Seat, State
from everglow.games import games
from everglow.record import Record
from everglow.server.http.app import Server
from everglow.server.http.body import json_response, read_parameters
from everglow.server.http.request_info import person_of
from everglow.server.http.requests import AtStep
from everglow.server.http.responses import SavedState
from everglow.server.http.route import VISITOR, Answer, Route
from everglow.server.live.archive import record_with_step
from everglow.server.live.coaching import imagined
from everglow.server.table.errors import Refused
from everglow.server.table.table import OVER, Table
from everglow.server.words.generated import messages as words

VARIABLE: Final = "EVERGLOW_DEVELOPMENT"  # of the environment: a server has these routes if it is not empty


async def tell_state(server: Server, request: web.Request) -> web.Response:
    """The state of a game, to load it into the engine.

    When the game is over, it is the true one after a step. Until then it is the present one as the seat of
    whoever asks imagines it, the same for positions that look alike to that seat.
    """
    device = await server.visitor(request)
    step = int(read_parameters(request, AtStep).step)
    async with server.tables.held(await server.find(request, device)) as room:
        if room.table.status() != OVER:
            return json_response(imagined_state(room.table, person_of(device)))
        record = record_with_step(room.table, step)
    return json_response(await asyncio.to_thread(state_after, record, step))


def imagined_state(table: Table, person: str | None) -> SavedState:
    """Imagine the state for somebody's seat; Refused if they have none, or no game has begun."""
    seat = table.seat_of(person)
    if table.session is None:
        raise Refused(words.game_not_begun())
    if seat is None:
        raise Refused(words.not_at_this_table())
    return state_for(table.session.game, table.session.state, seat)


def state_for(game: AnyGame, state: State, seat: Seat) -> SavedState:
    """Return what a seat may see of a state: one that it imagines, by a number made of what it sees."""
    _, world = imagined(game, state, seat)
    return saved_state(game, world, True)


def state_after(record: Record, step: int) -> SavedState:
    game = games()[record.game]
    return saved_state(game, record.replay(game, step), False)


def saved_state(game: AnyGame, state: State, imagined: bool) -> SavedState:
    return SavedState(imagined, game.codec.notation(state), game.codec.save(state))


ROUTES: Final = [
    Route(
        "GET",
        "/api/tables/{code}/state",
        tell_state,
        Answer(SavedState),
        VISITOR,
        AtStep,
        refusals=(404, 429),
        cost=10.0,
    )
]
