"""Training: the puzzle of the day, and exercises made of one's own mistakes."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from everglow.server.http.app import Server
from everglow.server.http.body import json_response, read_body, worded_response
from everglow.server.http.request_info import sentences
from everglow.server.http.requests import PlayOn, Pose, Solve
from everglow.server.http.responses import Invitation
from everglow.server.http.route import PERSON, VISITOR, Answer, Route
from everglow.server.http.routes.tables import invitation
from everglow.server.live.training import Answerer
from everglow.server.views.insight import Insight
from everglow.server.views.training import Posed, TrainingTold, Verdict


async def tell_training(server: Server, request: web.Request) -> web.Response:
    """The puzzle of this day, the same for everybody; your streak, and your exercises that are due."""
    return json_response(await server.training.summarise((await answerer(server, request)).person))


async def pose(server: Server, request: web.Request) -> web.Response:
    """A position to train with after some answers, as its seat saw it.

    Nothing is kept: every request brings all answers of the turn so far. How the turn should be spent is
    told to nobody before they answered.
    """
    who, wish = await answerer(server, request), await read_body(request, Pose)
    posed = await server.training.posed(who, wish.puzzle, wish.actions, wish.why, wish.preview)
    return worded_response(posed, sentences(request), posed.names, posed.seat)


async def solve(server: Server, request: web.Request) -> web.Response:
    """Judge what a whole turn is worth beside the best that is found. The first answer is kept with you."""
    who, wish = await answerer(server, request), await read_body(request, Solve)
    position = await server.training.position(who, wish.puzzle)
    verdict = await server.training.judged(who, wish.puzzle, wish.actions)
    return worded_response(verdict, sentences(request), position.record.names, position.seat)


async def play_on(server: Server, request: web.Request) -> web.Response:
    """Play on from a position to train with: you at its seat, bots at all others."""
    device, wish = await server.known(request), await read_body(request, PlayOn)
    position = await server.training.position(await answerer(server, request), wish.puzzle)
    code = await server.archive.branch_from(position.record, position.step, position.seat, device, wish.level)
    return json_response(invitation(code), 201)


async def tell_insight(server: Server, request: web.Request) -> web.Response:
    """Tell how you play, from your latest games that were analysed: error rates, luck, costly habits."""
    server.take(
        server.allowances.requests, (await server.asker(request)).account
    )  # games are read again for this
    return json_response(await server.insights.of((await server.known(request)).person))


async def answerer(server: Server, request: web.Request) -> Answerer:
    device = await server.visitor(request)
    return Answerer(device.person if device else "", await server.asker(request))


ROUTES: Final = [
    Route("GET", "/api/training", tell_training, Answer(TrainingTold), VISITOR, cost=2.0),
    Route("POST", "/api/training/position", pose, Answer(Posed), VISITOR, body=Pose, cost=10.0),
    Route("POST", "/api/training/answer", solve, Answer(Verdict), VISITOR, body=Solve, cost=10.0),
    Route("GET", "/api/me/insight", tell_insight, Answer(Insight), PERSON, refusals=(429,), cost=20.0),
    Route("POST", "/api/training/branch", play_on, Answer(Invitation, 201), PERSON, body=PlayOn, cost=50.0),
]
