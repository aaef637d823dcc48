"""The Bot API: what a bot hears and does, by its token. It tells and grants what a seat's WebSocket would."""

from __future__ import annotations

from typing import Final

import msgspec
from aiohttp import web
from msgspec import structs

from everglow.server.http.app import Server
from everglow.server.http.body import (
    Denied,
    json_response,
    read_body,
    read_optional_body,
    read_parameters,
    worded_response,
)
from everglow.server.http.request_info import bot, sentences
from everglow.server.http.requests import Accept, AtTable, Decline, OwnChallenge, Plays
from everglow.server.http.responses import BotItself, Done, Invitation
from everglow.server.http.route import BEARER, Answer, Handler, Route
from everglow.server.http.routes.tables import UNKNOWN, invitation
from everglow.server.live.streams import LINES, Closed
from everglow.server.remote_bots.events import Challenged, Over, Seated, Started, Stood, Withdrawn
from everglow.server.remote_bots.registry import games_played
from everglow.server.table import requests
from everglow.server.table.handlers import printable
from everglow.server.table.requests import OpenTable
from everglow.server.views import messages as m
from everglow.server.words.generated import messages as words

HEARD: Final = Challenged | Withdrawn | Seated | Started | Over | Stood | Closed
TOLD: Final = m.Welcome | m.Update | m.Undone | m.Table | m.Chat | m.Present | m.Waiting | Closed
DEEDS: Final[list[type[requests.AnyRequest]]] = [
    *(
        requests.Act,
        requests.Undo,
        requests.Preview,
        requests.Why,
        requests.Odds,
        requests.Say,
        requests.Sit,
        requests.Disclose,
        requests.Stand,
        requests.Leave,
        requests.Back,
        requests.Resign,
        requests.Rematch,
    ),
    *(requests.Bot, requests.Remove, requests.Agree, requests.Start),  # of a bot that is the host
]


async def who_is_this_bot(server: Server, request: web.Request) -> web.Response:
    """Tell the bot's own id and name, and its owner's name."""
    guest = await server.guest(request)
    return json_response(BotItself(guest.person, guest.name, guest.owner))


async def hear_events(server: Server, request: web.Request) -> web.StreamResponse:
    """Challenges, and how it stands with your tables: first what waits for you, then what happens.

    A bot listens as long as it reads this, over one connection.
    Every few seconds of silence there is an empty line.
    """
    guest, plays = await server.guest(request), games_played(read_parameters(request, Plays).games)
    with server.stay(bot(request, guest)), server.bots.listens(guest, plays, sentences(request)) as listener:
        server.challenges.tell(listener)
        await server.bots.remind(listener)
        return await listener.stream.flow(request)


async def hear_table(server: Server, request: web.Request) -> web.StreamResponse:
    """Stream what the WebSocket of your seat would send: first everything, as `welcome`, then what happens.

    Whoever does not read this is away, and after the table's grace somebody plays for them.
    """
    guest = await server.guest(request)
    with server.stay(bot(request, guest)), server.bots.connected(guest, sentences(request)) as stream:
        room = await server.tables.enter(stream, await server.find(request, guest), guest)
        try:
            return await stream.flow(request)
        finally:
            room.leave(stream)


async def open_own_table(server: Server, request: web.Request) -> web.Response:
    """Open a table and be its host; sit down at it as at any other."""
    guest = await server.guest(request)
    return json_response(
        invitation(await server.tables.open(guest, await read_body(request, OpenTable))), 201
    )


async def accept(server: Server, request: web.Request) -> web.Response:
    """Accept a challenge: you sit there when this is answered."""
    guest, body = await server.guest(request), await read_optional_body(request, Accept)
    challenge = request.match_info["challenge"]
    return json_response(invitation(await server.challenges.accept(guest, challenge, body.nonce, body.hash)))


async def decline(server: Server, request: web.Request) -> web.Response:
    """Decline a challenge, if you like with a reason for the host."""
    guest, body = await server.guest(request), await read_optional_body(request, Decline)
    server.challenges.decline(guest, request.match_info["challenge"], printable(body.reason))
    return json_response(Done())


def body(kind: type[requests.AnyRequest]) -> type[msgspec.Struct]:
    """A request as the body of one that needs neither type nor id: the address and the answer tell them."""
    fields = [field for field in structs.fields(kind) if field.name != "id"]
    named = [(field.name, field.type, msgspec.field(default=field.default)) for field in fields]
    name = f"{kind.__name__}Asked"
    return msgspec.defstruct(name, named, forbid_unknown_fields=True, namespace={"__doc__": kind.__doc__})


def deed(kind: type[requests.AnyRequest], said: type[msgspec.Struct]) -> Handler:
    """A route for one request of those that a WebSocket takes."""

    async def do(server: Server, request: web.Request) -> web.Response:
        guest = await server.guest(request)
        code = await server.find(request, guest)
        wish = kind(**structs.asdict(await read_optional_body(request, said)))
        if isinstance(wish, requests.Say) and not server.tables.chat.take(guest.person):
            raise Denied(429, words.one_thing_after_the_other())
        answer = await server.tables.answer(code, guest, wish)
        table = (await server.tables.room(code)).table
        return worded_response(answer, sentences(request), table.names(), table.seat_of(guest.person))

    do.__name__, do.__doc__ = f"bot_{kind.__name__.lower()}", kind.__doc__
    return do


ANSWERS: Final[dict[type, type]] = {
    requests.Preview: m.Previewed,
    requests.Why: m.Reason,
    requests.Odds: m.Chances,
}


def route(kind: type[requests.AnyRequest]) -> Route:
    path = f"/api/bot/tables/{{code}}/{kind.__name__.lower()}"
    answer, said = ANSWERS.get(kind, m.Ack), body(kind)
    return Route(
        "POST", path, deed(kind, said), Answer(answer), BEARER, AtTable, said, refusals=(404,), cost=3.0
    )


ROUTES: Final = [
    Route("GET", "/api/bot", who_is_this_bot, Answer(BotItself), BEARER),
    Route(
        "GET",
        "/api/bot/events",
        hear_events,
        Answer(HEARD, media=LINES),
        BEARER,
        Plays,
        refusals=(400, 429),
        cost=15.0,
    ),
    Route(
        "GET",
        "/api/bot/tables/{code}",
        hear_table,
        Answer(TOLD, media=LINES),
        BEARER,
        AtTable,
        refusals=UNKNOWN,
        cost=3.0,
    ),
    Route(
        "POST", "/api/bot/tables", open_own_table, Answer(Invitation, 201), BEARER, body=OpenTable, cost=5.0
    ),
    Route(
        "POST",
        "/api/bot/challenges/{challenge}/accept",
        accept,
        Answer(Invitation),
        BEARER,
        OwnChallenge,
        Accept,
        refusals=(404,),
    ),
    Route(
        "POST",
        "/api/bot/challenges/{challenge}/decline",
        decline,
        Answer(Done),
        BEARER,
        OwnChallenge,
        Decline,
        refusals=(404,),
    ),
    *[route(kind) for kind in DEEDS],
]
