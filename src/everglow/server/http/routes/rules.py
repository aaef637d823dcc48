"""The rules to be tried out."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from everglow.server.http.app import Server
from everglow.server.http.body import read_body, worded_response
from everglow.server.http.details import sentences
from everglow.server.http.requests import Try
from everglow.server.http.responses import Tried
from everglow.server.http.route import Answer, Route
from everglow.server.http.trial import try_action


async def try_position(server: Server, request: web.Request) -> web.Response:
    """A small position of the rules after some steps of its reader, who has the first seat.

    Only prepared positions can be tried. Nothing is kept: every request brings all steps.
    """
    tried = try_action(await read_body(request, Try))
    return worded_response(tried, sentences(request), tried.names)


ROUTES: Final = [Route("POST", "/api/positions", try_position, Answer(Tried), body=Try, cost=2.0)]
