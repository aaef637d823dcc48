"""The lobby, and tables as anybody may know them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from io import BytesIO
from typing import Final

import segno
from aiohttp import web

from everglow.agreement import Option
from everglow.bots.levels import LEVELS
from everglow.games import games
from everglow.server.http.app import COLD, Server
from everglow.server.http.body import json_response, read_body, read_parameters, worded_response
from everglow.server.http.lobbies import Fair
from everglow.server.http.request_info import person_of, sentences, spoken
from everglow.server.http.requests import AtTable, Lists
from everglow.server.http.responses import (
    Events,
    GameTold,
    Invitation,
    LevelTold,
    Offer,
    OptionTold,
    TableListed,
    TablesListed,
)
from everglow.server.http.route import PERSON, VISITOR, Answer, Route
from everglow.server.live.asking import asking
from everglow.server.live.limits import Asker
from everglow.server.live.sockets import attend
from everglow.server.store.protocol import Place
from everglow.server.table.listing import Listing
from everglow.server.table.people import Visitor
from everglow.server.table.requests import AskHint, OpenTable
from everglow.server.table.table import GATHERING, OVER, RUNNING
from everglow.server.views.hints import HintTold, MarkTold
from everglow.server.views.messages import TableTold
from everglow.server.views.public_view import lines
from everglow.server.views.updates import events_for, table_message
from everglow.server.words.generated import messages as words
from everglow.words.wording import Wording

LISTED: Final = 100  # tables in a list
LOOKS: Final = 20  # at so many tables in the store for one page
PICTURES: Final = 500  # links whose pictures are kept
LISTS: Final = {  # by status; everybody's, or only those of the person who asks
    "open": (GATHERING, False),
    "watch": (RUNNING, False),
    "gathering": (GATHERING, True),
    "mine": (RUNNING, True),
    "finished": (OVER, True),
}


async def list_games(server: Server, request: web.Request) -> web.Response:
    """The games with their seats and options, and the levels of bots."""
    wording = Wording(spoken(request))
    levels = [LevelTold(level.name, wording.say(level.about)) for level in LEVELS]
    listed = [game_listed(name, wording) for name in games()]
    return json_response(Offer(listed, levels, server.lan, server.local))


async def list_tables(server: Server, request: web.Request) -> web.Response:
    """Tables that wait for people, that can be watched, or that are your own."""
    wish = read_parameters(request, Lists, list(LISTS))
    status, own = LISTS[wish.list]
    person = (await server.known(request)).person if own else None
    listed, following = await page(server, status, person, place(wish.after))
    waiting = set()
    if status == RUNNING and person:
        here, there = await server.placed([table.code for table in listed])
        cold = [code for code in here if code not in server.tables.rooms]
        server.charge(await server.asker(request), COLD * len(cold))
        waiting = await asking(server.tables, person, here) | await server.asking(person, there)
    return json_response(
        TablesListed([table_listed(table, table.code in waiting) for table in listed], following)
    )


async def page(
    server: Server, status: str, person: str | None, after: Place | None
) -> tuple[list[Listing], str]:
    """Tables until a page is full, however many are left out meanwhile; and where the next page begins."""
    listed, fair = list[Listing](), Fair(server.lobbies)
    for _ in range(LOOKS):
        rows = await server.store.listings(status, person, LISTED, after)
        for row in rows:
            listed += [row] if person or fair.shows(row) else []
            if len(listed) == LISTED:
                return listed, told_place(row)
        if len(rows) < LISTED:
            return listed, ""
        after = Place(rows[-1].used, rows[-1].code)
    return listed, told_place(rows[-1])


def place(after: str) -> Place | None:
    """Parse the cursor: the place where the page before ended, as it was sent."""
    used, _, code = after.partition("-")
    return Place(float(used), code) if after else None


def told_place(last: Listing) -> str:
    """Exact to the last digit, or a table would be listed twice."""
    return f"{last.used:.9f}-{last.code}"


async def open_table(server: Server, request: web.Request) -> web.Response:
    """Open a table; nobody sits at it yet, not even you.

    Public tables are listed, others are found by their code alone.
    """
    device, who = await server.known(request), await server.asker(request)
    server.take(server.allowances.openings, who.account, words.too_many_new_tables())
    code = await server.tables.open(device, await read_body(request, OpenTable))
    server.note_lobby(code, who)
    return json_response(invitation(code), 201)


async def describe_table(server: Server, request: web.Request) -> web.Response:
    """A table as anybody may know it."""
    device = await server.visitor(request)
    async with server.tables.held(await server.find(request, device)) as room:
        told = table_message(room.table, person_of(device))
        return worded_response(told, sentences(request), room.table.names())


async def tell_events(server: Server, request: web.Request) -> web.Response:
    """Events so far, as whoever asks may see them; everything when the game is over."""
    device = await server.visitor(request)
    async with server.tables.held(await server.find(request, device)) as room:
        seat = room.table.seat_of(person_of(device))
        events = events_for(room.table, seat)
        told = Events(events, lines(games()[room.table.opened.game], events))
        return worded_response(told, sentences(request), room.table.names(), seat)


async def hint(server: Server, request: web.Request) -> web.Response:
    """A hint of the coach about your open question, where all others are bots of this server.

    It is made of what you can know, the same for the same position. The table notes that there was one, and
    the game does not count in your profile.
    """
    return await _coached(server, request, server.advice.hint)


async def mark(server: Server, request: web.Request) -> web.Response:
    """Judge your last answer: what it cost, where all others are bots of this server.

    The table notes that your answers are marked, and the game does not count in your profile.
    """
    return await _coached(server, request, server.advice.mark)


async def _coached(
    server: Server,
    request: web.Request,
    give: Callable[[str, Visitor, Asker, int], Awaitable[HintTold | MarkTold]],
) -> web.Response:
    """Let the coach speak of the question that is named."""
    device, who = await server.known(request), await server.asker(request)
    wish = await read_body(request, AskHint)
    code = await server.find(request, device)
    told = await give(code, device, who, wish.question)
    return worded_response(told, sentences(request), [], None)


async def draw_code(server: Server, request: web.Request) -> web.Response:
    """The table's link as a QR code for a phone."""
    code = await server.find(request, await server.visitor(request))
    base = server.lan[0] if server.lan else f"{request.scheme}://{request.host}"
    return web.Response(body=drawn(f"{base}/t/{code}"), content_type="image/svg+xml")


@lru_cache(PICTURES)
def drawn(link: str) -> bytes:
    """Draw a link as a QR code, cached since that costs ten times as much as the rest of the request."""
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4, border=2)
    return picture.getvalue()


async def join_table(server: Server, request: web.Request) -> web.StreamResponse:
    """The WebSocket of a table: sit down, play, talk, or watch.

    It needs the handshake of RFC 6455. What is said there are the messages `AnyRequest` and `AnyMessage`
    of this document, one JSON a frame; docs/wire.md tells how they follow each other.
    """
    device, who = await server.visitor(request), await server.asker(request)
    server.check_name(device.name if device else "")
    with server.stay(who):
        code = await server.find(request, device)
        return await attend(request, server.tables, code, device, who, server.allowances.budgets)


def invitation(code: str) -> Invitation:
    return Invitation(code, f"/t/{code}")


def table_listed(table: Listing, yours: bool) -> TableListed:
    """Entry of a list of tables, without ids of people: these are nobody else's business."""
    return TableListed(
        table.code,
        table.game,
        table.status,
        table.public,
        table.names,
        table.options,
        table.bots,
        table.imported,
        table.used,
        yours,
        table.scores,
        table.winners,
    )


UNKNOWN: Final = (404, 429)  # who guesses codes waits

ROUTES: Final = [
    Route("GET", "/api/games", list_games, Answer(Offer), cost=2.0),
    Route("GET", "/api/tables", list_tables, Answer(TablesListed), VISITOR, Lists, refusals=(401,)),
    Route("POST", "/api/tables", open_table, Answer(Invitation, 201), PERSON, body=OpenTable, cost=5.0),
    Route("GET", "/api/tables/{code}", describe_table, Answer(TableTold), VISITOR, AtTable, refusals=UNKNOWN),
    Route(
        "GET",
        "/api/tables/{code}/events",
        tell_events,
        Answer(Events),
        VISITOR,
        AtTable,
        refusals=UNKNOWN,
        cost=5.0,
    ),
    Route(
        "POST",
        "/api/tables/{code}/hint",
        hint,
        Answer(HintTold),
        PERSON,
        AtTable,
        AskHint,
        refusals=UNKNOWN,
        cost=10.0,
    ),
    Route(
        "POST",
        "/api/tables/{code}/mark",
        mark,
        Answer(MarkTold),
        PERSON,
        AtTable,
        AskHint,
        refusals=UNKNOWN,
        cost=10.0,
    ),
    Route(
        "GET",
        "/api/tables/{code}/qr.svg",
        draw_code,
        Answer(str, media="image/svg+xml"),
        VISITOR,
        AtTable,
        refusals=UNKNOWN,
        cost=4.0,
    ),
    Route(
        "GET",
        "/api/tables/{code}/socket",
        join_table,
        Answer(None, 101),
        VISITOR,
        AtTable,
        refusals=UNKNOWN,
        cost=5.0,
    ),
]


def game_listed(name: str, wording: Wording) -> GameTold:
    """Describe a game with all that people can choose for it."""
    game = games()[name]
    options = [option_listed(option, wording.say(game.texts.options[option.name])) for option in game.options]
    return GameTold(name, game.texts.title, list(game.seats), options)


def option_listed(option: Option, about: str) -> OptionTold:
    return OptionTold(option.name, option.values, option.default, about)
