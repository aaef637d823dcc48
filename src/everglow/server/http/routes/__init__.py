"""Routes of the server, by what lies behind them."""

from __future__ import annotations

import os
from functools import partial
from typing import Final

import msgspec
from aiohttp import web

from everglow.server.http import internal
from everglow.server.http.app import Server
from everglow.server.http.openapi import document
from everglow.server.http.route import Route
from everglow.server.http.routes import (
    bots,
    development,
    guests,
    operation,
    people,
    records,
    rules,
    tables,
    training,
)
from everglow.server.http.routing import INTERNAL

ROUTES: Final[list[Route]] = [
    *people.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *rules.ROUTES,
    *training.ROUTES,
    *guests.ROUTES,
    *bots.ROUTES,
    *operation.ROUTES,
]


def offered() -> list[Route]:
    """List the routes of this server; those for development only where the environment asks for them."""
    return [*ROUTES, *(development.ROUTES if os.environ.get(development.VARIABLE) else [])]


def application(server: Server) -> web.Application:
    """The whole server, as aiohttp runs it."""
    app, routes = server.app(), offered()
    for route in routes:
        app.router.add_route(route.method, route.path, partial(route.handler, server))
        server.costs[route.method, route.path] = route.cost
    if server.store.peers is not None:  # a server alone has no routes for other processes
        for request, handler in internal.ROUTES.items():
            app.router.add_post(f"{INTERNAL}{request}", partial(handler, server))
    server.description = msgspec.json.encode(document(routes))
    return app
