"""Routes for people and bots of the network: register your own, and challenge those that listen."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from everglow.server.http.app import Server
from everglow.server.http.body import json_response, read_body
from everglow.server.http.request_info import code_of, person_of
from everglow.server.http.requests import AtTable, Challenge, MakeBot, OwnBot
from everglow.server.http.responses import BotsListed, BotToken, Done, OwnBotsListed, OwnBotTold
from everglow.server.http.route import PERSON, VISITOR, Answer, Route
from everglow.server.store.protocol import Elsewhere
from everglow.server.table.names import checked_name


async def my_bots(server: Server, request: web.Request) -> web.Response:
    """Your bots, and which of them listen now."""
    stored = await server.store.guests_of((await server.known(request)).person)
    listening = server.bots.listening
    bots = [OwnBotTold(kept.person, kept.name, kept.public, kept.person in listening) for kept in stored]
    return json_response(OwnBotsListed(bots))


async def make_bot(server: Server, request: web.Request) -> web.Response:
    """Make a bot. Its token is sent in this answer, and never again.

    Anybody may challenge a public bot, and you alone one that is not.
    """
    device, wish = await server.known(request), await read_body(request, MakeBot)
    return json_response(BotToken(*await server.bots.make(device, checked_name(wish.name), wish.public)), 201)


async def renew_token(server: Server, request: web.Request) -> web.Response:
    """Another token for a bot of yours: the old one is worth nothing any more, its seats stay its own."""
    device, bot = await server.known(request), request.match_info["bot"]
    return json_response(BotToken(bot, await server.bots.renew(device, bot)))


async def remove_bot(server: Server, request: web.Request) -> web.Response:
    """Revoke a bot's token; where it sat, a bot of the house plays on to the end."""
    await server.bots.revoke(await server.known(request), request.match_info["bot"])
    return json_response(Done())


async def list_bots(server: Server, request: web.Request) -> web.Response:
    """Bots that listen now and that you may challenge."""
    return json_response(BotsListed(server.bots.inviting(person_of(await server.visitor(request)) or "")))


async def challenge_bot(server: Server, request: web.Request) -> web.Response:
    """The host would like a bot at a free seat.

    The answer comes when the bot sits there, or will not, at the latest after 20 seconds.
    Whoever closes the connection before withdraws the challenge.
    """
    device = await server.known(request)
    try:
        code = await server.find(request, device)
    except Elsewhere:
        code = code_of(request)  # the bot listens here, wherever the table is
    wish = await read_body(request, Challenge)
    await server.challenges.ask(device, code, wish.seat, wish.bot, lambda: gone(request))
    return json_response(Done())


def gone(request: web.Request) -> bool:
    """Whether nobody waits for the answer any more."""
    return request.transport is None or request.transport.is_closing()


ROUTES: Final = [
    Route("GET", "/api/me/bots", my_bots, Answer(OwnBotsListed), PERSON),
    Route("POST", "/api/me/bots", make_bot, Answer(BotToken, 201), PERSON, body=MakeBot, cost=2.0),
    Route(
        "DELETE",
        "/api/me/bots/{bot}",
        remove_bot,
        Answer(Done),
        PERSON,
        OwnBot,
        refusals=(404, 429),
        cost=2.0,
    ),
    Route("POST", "/api/me/bots/{bot}/token", renew_token, Answer(BotToken), PERSON, OwnBot, refusals=(404,)),
    Route("GET", "/api/bots", list_bots, Answer(BotsListed), VISITOR),
    Route(
        "POST",
        "/api/tables/{code}/challenges",
        challenge_bot,
        Answer(Done),
        PERSON,
        AtTable,
        Challenge,
        refusals=(404,),
    ),
]
