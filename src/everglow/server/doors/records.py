"""Whole games, to look at, to keep and to bring."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from everglow.server.answers import FinishedGame, Invitation, RunningGame
from everglow.server.app import Server, address, person_of
from everglow.server.bodies import body_of, told
from everglow.server.doors.tables import invitation
from everglow.server.limits import RECORD
from everglow.server.messages import AtTable
from everglow.server.route import LINES, PERSON, VISITOR, Answer, Route
from everglow.server.table import OVER
from everglow.server.telling import story


async def tell_record(server: Server, request: web.Request) -> web.Response:
    """A finished game for everybody; a running one for those who sit there, as far as they have seen."""
    server.count(address(request))  # a whole game is written out for this
    device = await server.visitor(request)
    async with server.tables.held(await server.find(request, device)) as room:
        seat = room.table.seat_of(person_of(device))
        if room.table.course is None or (seat is None and room.table.status() != OVER):
            raise web.HTTPForbidden(reason="the record is open to all when the game is over")
        return told(story(room.table, seat))


async def my_games(server: Server, request: web.Request) -> web.StreamResponse:
    """All your finished games as one file, a record a line, the latest first.

    `everglow verify` reads it.
    """
    server.count(address(request))
    person = (await server.known(request)).person
    response = web.StreamResponse(headers={"Content-Disposition": 'attachment; filename="games.jsonl"'})
    response.content_type = LINES
    await response.prepare(request)
    async for line in server.archive.records(person):
        await response.write(line)
    return response


async def bring_record(server: Server, request: web.Request) -> web.Response:
    """A game that was played elsewhere becomes a table of this house, if it checks out.

    It is dealt and played again, and has at most 262,144 bytes and 100 undos.
    """
    person = (await server.known(request)).person
    if not server.imports.take(address(request)):
        raise web.HTTPTooManyRequests(reason="too many games at once; wait a moment")
    data = await body_of(request.clone(client_max_size=RECORD), RECORD)
    return told(invitation(await server.archive.take_in(person, data)), 201)


ROUTES: Final = [
    Route(
        "GET",
        "/api/tables/{code}/record",
        tell_record,
        Answer(FinishedGame),
        VISITOR,
        AtTable,
        refusals=(404, 429),
        also=(Answer(RunningGame),),
    ),
    Route("GET", "/api/me/games", my_games, Answer(FinishedGame, media=LINES), PERSON, refusals=(429,)),
    Route("POST", "/api/records", bring_record, Answer(Invitation, 201), PERSON, body=FinishedGame),
]
