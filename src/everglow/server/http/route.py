"""A route as data: the router and the description at /openapi.json are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
from aiohttp import web

from everglow.server.http.app import Server

JSON: Final = "application/json"

# Who may come in
ANYBODY: Final = "anybody"
VISITOR: Final = "visitor"  # anybody; whoever has a cookie may see more
PERSON: Final = "person"  # with the cookie of somebody who said a name
BEARER: Final = "bearer"  # a program with a token

Handler = Callable[[Server, web.Request], Awaitable[web.StreamResponse]]


class Answer(NamedTuple):
    """Response to a request that succeeds; of lines, the type of each."""

    kind: Any  # a type that msgspec knows; None if there is no body
    status: int = 200
    media: str = JSON


class Route(NamedTuple):
    """Endpoint: its path, handler and all possible responses. The handler's docstring documents it."""

    method: str
    path: str
    handler: Handler
    answer: Answer
    who: str = ANYBODY
    parameters: type[msgspec.Struct] | None = None  # those in braces in the path, and of the query all others
    body: type[object] | None = None  # that msgspec knows
    refusals: tuple[int, ...] = ()  # beside those that every route, or every one for POST, has
    also: tuple[Answer, ...] = ()  # other answers than refusals
    cost: float = 1.0  # milliseconds of the processor, measured by benchmarks/routes.py, rounded up
