"""Routes for whoever runs the server, or writes a client for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from aiohttp import web

from everglow.server.http.app import Server
from everglow.server.http.body import Denied, json_response
from everglow.server.http.request_info import spoken
from everglow.server.http.responses import Health
from everglow.server.http.route import JSON, Answer, Route
from everglow.server.http.routing import PASSED
from everglow.server.live.metrics import FORMAT
from everglow.server.store import addresses
from everglow.server.store.trouble import StoreAway
from everglow.server.table.table import FROZEN, GATHERING, OVER, RUNNING
from everglow.server.words.generated import messages as words
from everglow.words.wording import Wording

log = logging.getLogger("everglow.app")

PROBES: Final = 60_000  # milliseconds between two that write
PATIENCE: Final = 3.0  # seconds for the store to answer, if all is well


async def health(server: Server, request: web.Request) -> web.Response:
    """Whether the server listens."""
    return json_response(Health(True))


async def healthz(server: Server, request: web.Request) -> web.Response:
    """Whether all is well, down to the disk: for whoever restarts what is not."""
    try:
        async with asyncio.timeout(PATIENCE):
            await probe(server)
    except StoreAway as error:
        return json_response(Health(False, Wording(spoken(request)).say(error.reason)), 503)
    except Exception:
        log.exception("the store does not answer")
        return json_response(Health(False, "the store does not answer"), 503)
    if server.damage:
        return json_response(Health(False, "the store is damaged; `everglow doctor` tells more"), 503)
    if not server.tables.workers.well():
        return json_response(Health(False, "the bots do not answer"), 503)
    return json_response(Health(True))


async def probe(server: Server) -> None:
    """Write, or read if the last probe wrote a moment ago: an idle server shall not wear out its disk."""
    now = server.tables.clock.now()
    if now - server.probed >= PROBES:
        await server.store.beat(now)
        server.probed = now
    else:
        await server.store.past()


async def metrics(server: Server, request: web.Request) -> web.Response:
    """Numbers for Prometheus, for the operator's own network only."""
    if not addresses.nearby(request.remote or ""):  # how a club is doing is nobody else's business
        raise Denied(403, words.metrics_are_local())
    await look_around(server)
    text = server.metrics.text()
    if server.cluster and PASSED not in request:
        text = await server.cluster.requests.metrics(text)
    return web.Response(body=text, headers={"Content-Type": FORMAT})


async def look_around(server: Server) -> None:
    """Sample the gauges that are not counted as things happen."""
    gauges, rooms, workers = server.metrics, server.tables.rooms.values(), server.tables.workers
    gauges.loaded.set(len(rooms))
    gauges.connections.set(sum(len(room.clients) for room in rooms))
    gauges.tasks.set(len(asyncio.all_tasks()))
    gauges.workers.set(workers.processes)
    gauges.workers_replaced.set(workers.replaced)
    gauges.bots_waiting.set(workers.waiting)
    gauges.bots_thinking.set(workers.thinking)
    census = await server.store.census()
    for status in (GATHERING, RUNNING, OVER, FROZEN):
        gauges.tables.labels(status).set(census.get(status, 0))


async def describe_api(server: Server, request: web.Request) -> web.Response:
    """Return the OpenAPI document of all endpoints, which the page /docs shows to people."""
    return web.Response(body=server.description, content_type=JSON)


ROUTES: Final = [
    Route("GET", "/openapi.json", describe_api, Answer(dict), cost=2.0),
    Route("GET", "/health", health, Answer(Health)),
    Route("GET", "/healthz", healthz, Answer(Health), also=(Answer(Health, 503),)),
    Route("GET", "/metrics", metrics, Answer(str, media=FORMAT), cost=5.0),
]
