"""Every door of the server, by what lies behind it."""

from __future__ import annotations

from functools import partial
from typing import Final

from aiohttp import web

from everglow.server.app import Server
from everglow.server.doors import operation, people, records, tables
from everglow.server.route import Route

DOORS: Final[dict[str, list[Route]]] = {
    "people": people.ROUTES,
    "tables": tables.ROUTES,
    "records": records.ROUTES,
    "operation": operation.ROUTES,
}


def opened(server: Server) -> web.Application:
    """The whole server, as aiohttp runs it."""
    app = server.app()
    for routes in DOORS.values():
        for route in routes:
            app.router.add_route(route.method, route.path, partial(route.handler, server))
    return app
