"""Whole games, to look at, to keep and to bring."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec
from aiohttp import web

from everglow.record import Record
from everglow.record_parts import FinishedGame
from everglow.server.http.app import Server
from everglow.server.http.body import (
    Denied,
    body_of,
    compressed_response,
    json_response,
    read_body,
    read_parameters,
)
from everglow.server.http.limits import RECORD
from everglow.server.http.request_info import person_of, sentences
from everglow.server.http.requests import AtStep, AtTable, Judged, JudgedAgain, Looking
from everglow.server.http.responses import Invitation, Position
from everglow.server.http.route import PERSON, VISITOR, Answer, Route
from everglow.server.http.routes.tables import invitation
from everglow.server.live.analyses import record_to_judge
from everglow.server.live.archive import record_with_step
from everglow.server.live.limits import Asker
from everglow.server.live.streams import LINES
from everglow.server.table.requests import Branch
from everglow.server.table.table import OVER
from everglow.server.views.analysis import AnalysisTold
from everglow.server.views.messages import RunningGame
from everglow.server.views.replay import NotYet, Replay, ReplayTold, eyes_of
from everglow.server.views.updates import story
from everglow.server.views.worded import in_words
from everglow.server.words.generated import messages as words
from everglow.words.wording import Wording

AskForAnalysis: TypeAlias = Callable[[str, Record, Asker, int], Awaitable[AnalysisTold]]

GAME: Final = 2.0  # milliseconds of the processor for a game that is played again


async def tell_record(server: Server, request: web.Request) -> web.Response:
    """A finished game for everybody; a running one for those who sit there, as far as they have seen."""
    server.take(
        server.allowances.requests, (await server.asker(request)).account
    )  # a whole game is written out for this
    device = await server.visitor(request)
    async with server.tables.held(await server.find(request, device)) as room:
        seat = room.table.seat_of(person_of(device))
        if room.table.session is None or (seat is None and room.table.status() != OVER):
            raise Denied(403, words.record_when_over())
        return json_response(story(room.table, seat))


async def tell_again(server: Server, request: web.Request) -> web.Response:
    """A game from its first question on, step by step: what happened, and what changed in the view.

    When it is over, anybody may look through all eyes; until then, those who play through their own.
    """
    server.take(
        server.allowances.requests, (await server.asker(request)).account
    )  # it is played again for this
    device = await server.visitor(request)
    async with server.tables.held(await server.find(request, device)) as room:
        try:
            eyes = eyes_of(room.table, request.query.get("eyes"), person_of(device))
        except NotYet as error:
            raise Denied(403, error.message) from None
        replay = Replay(room.table, eyes, person_of(device))
    return compressed_response(await server.archive.retold(replay, sentences(request)))


async def tell_position(server: Server, request: web.Request) -> web.Response:
    """One position of a finished game as a line of text, to keep or to ask about."""
    server.take(
        server.allowances.requests, (await server.asker(request)).account
    )  # it is played again for this
    device = await server.visitor(request)
    async with server.tables.held(await server.find(request, device)) as room:
        step = int(read_parameters(request, AtStep).step)
        record = record_with_step(room.table, step)
    return json_response(Position(await server.archive.notation(record, step)))


async def judge_game(server: Server, request: web.Request) -> web.Response:
    """Analysis of a finished game: luck, everybody's play, and the moments that mattered.

    It is computed once, part by part, when somebody first asks. An answer has the parts that are new, and
    comes as soon as there are some; ask again with `known`, how many you have, until there is a closing.
    """
    return await tell_analysis(server, request, server.analyses.of, read_parameters(request, Judged))


async def judge_game_again(server: Server, request: web.Request) -> web.Response:
    """Turns of an analysed game that cost most, judged again by search, and the sums with them.

    It is computed once, turn by turn, when somebody first asks; then the analysis itself has these turns.
    """
    wish, deep = read_parameters(request, JudgedAgain), server.deep_analyses
    return await tell_analysis(server, request, deep.unasked if wish.unasked else deep.of, wish)


async def tell_analysis(
    server: Server, request: web.Request, ask: AskForAnalysis, wish: Judged
) -> web.Response:
    device, who = await server.visitor(request), await server.asker(request)
    async with server.tables.held(await server.find(request, device)) as room:
        code, names, record = room.table.code, room.table.names(), record_to_judge(room.table)
    told, language = await ask(code, record, who, int(wish.known)), sentences(request)
    return compressed_response(
        msgspec.json.encode(in_words(told, Wording(language, names)) if language else told)
    )


async def go_on(server: Server, request: web.Request) -> web.Response:
    """Play on from a step of a finished game: you at one seat, bots at all others.

    The cards lie as they lay; dice and later shuffles are new. Whoever goes on may have seen every hand,
    so such a table is never listed, and is not in the file of your games.
    """
    device, wish = await server.known(request), await read_body(request, Branch)
    async with server.tables.held(await server.find(request, device)) as room:
        return json_response(invitation(await server.archive.branch(room.table, device, wish)), 201)


async def my_games(server: Server, request: web.Request) -> web.StreamResponse:
    """All your finished games as one file, a record a line, the latest first.

    `everglow verify` reads it.
    """
    server.take(server.allowances.requests, (await server.asker(request)).account)
    person, who = (await server.known(request)).person, await server.asker(request)
    response = web.StreamResponse(headers={"Content-Disposition": 'attachment; filename="games.jsonl"'})
    response.content_type = LINES
    await response.prepare(request)
    async for line in server.archive.records(person):
        await response.write(line)
        await asyncio.sleep(server.allowances.budgets.owe(who, GAME))
    return response


async def bring_record(server: Server, request: web.Request) -> web.Response:
    """A game that was played elsewhere becomes a table of this house, if it checks out.

    It is dealt and played again, and has at most 262,144 bytes and 1,200 undos.
    """
    person = (await server.known(request)).person
    account = (await server.asker(request)).account
    server.take(server.allowances.imports, account, words.too_many_games())
    data = await body_of(request.clone(client_max_size=RECORD), RECORD)
    return json_response(invitation(await server.archive.take_in(person, data)), 201)


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
        cost=10.0,
    ),
    Route(
        "GET",
        "/api/tables/{code}/replay",
        tell_again,
        Answer(ReplayTold),
        VISITOR,
        Looking,
        refusals=(404, 429),
        cost=100.0,
    ),
    Route(
        "GET",
        "/api/tables/{code}/position",
        tell_position,
        Answer(Position),
        VISITOR,
        AtStep,
        refusals=(404, 429),
        cost=10.0,
    ),
    Route(
        "GET",
        "/api/tables/{code}/analysis",
        judge_game,
        Answer(AnalysisTold),
        VISITOR,
        Judged,
        refusals=(404, 429),
        cost=10.0,
    ),
    Route(
        "GET",
        "/api/tables/{code}/analysis/deep",
        judge_game_again,
        Answer(AnalysisTold),
        VISITOR,
        JudgedAgain,
        refusals=(404, 429),
        cost=10.0,
    ),
    Route(
        "POST",
        "/api/tables/{code}/branch",
        go_on,
        Answer(Invitation, 201),
        PERSON,
        AtTable,
        Branch,
        refusals=(404,),
        cost=50.0,
    ),
    Route(
        "GET",
        "/api/me/games",
        my_games,
        Answer(FinishedGame, media=LINES),
        PERSON,
        refusals=(429,),
        cost=50.0,
    ),
    Route(
        "POST", "/api/records", bring_record, Answer(Invitation, 201), PERSON, body=FinishedGame, cost=50.0
    ),
]
