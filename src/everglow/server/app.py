"""The server's doors: HTTP for identity, tables and records, and a WebSocket for every table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from io import BytesIO
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
import segno
from aiohttp import web

from everglow.bots.levels import LEVELS
from everglow.game import Json
from everglow.games import games
from everglow.server import network
from everglow.server.archive import Archive
from everglow.server.bodies import asked, body_of, failed, packed, told
from everglow.server.clock import House
from everglow.server.conduct import Refused
from everglow.server.doorstep import HEADERS
from everglow.server.identity import Device, Doorkeeper, named
from everglow.server.limits import BODY, GUESSES, IMPORTS, RECORD, REQUESTS, Allowances, Sockets
from everglow.server.messages import Claim, Named, OpenTable
from everglow.server.metrics import FORMAT, Metrics
from everglow.server.proxies import Proxies
from everglow.server.replay import NotYet, Replay, eyes_of
from everglow.server.room import Room
from everglow.server.sockets import attend
from everglow.server.store import Store
from everglow.server.table import FROZEN, GATHERING, OVER, RUNNING, game_listed
from everglow.server.tables import NoTable, Tables
from everglow.server.telling import described, happened, story
from everglow.server.workers import Workers

log = logging.getLogger("everglow.app")

CLIENT: Final = Path(__file__).parent / "client"  # built by `make client`
FOREVER: Final = "public, max-age=31536000, immutable"
COOKIE: Final = "everglow"
YEAR: Final = 365 * 86_400
LISTED: Final = 100  # tables in a list
EXPIRY_CHECK: Final = 3600.0  # seconds
PATIENCE: Final = 3.0  # seconds for the store to answer, if all is well
LISTS: Final = {  # by status; everybody's, or only those of the person who asks
    "open": (GATHERING, False),
    "watch": (RUNNING, False),
    "gathering": (GATHERING, True),
    "mine": (RUNNING, True),
    "finished": (OVER, True),
}
SENTENCES: Final = {  # for what aiohttp refuses by itself
    400: "expected the handshake of a WebSocket",
    404: "there is nothing at this address",
    405: "that cannot be done at this address",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """The handlers, and what they share."""

    def __init__(self, store: Store, names: list[str], proxies: Proxies) -> None:
        self.store = store
        self.names = names
        self.proxies = proxies
        self.lan: list[str] = []  # where other devices find us, if they may
        self.metrics = Metrics()
        self.sockets = Sockets()
        self.requests = Allowances(*REQUESTS)
        self.guesses = Allowances(*GUESSES)
        self.imports = Allowances(*IMPORTS)
        self.archive: Archive
        self.doorkeeper: Doorkeeper
        self.tables: Tables

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.measure, self.guard], client_max_size=BODY)
        for page in (
            "/",
            "/t/{code}",
            "/t/{code}/replay",
            "/t/{code}/end",
            "/me",
            "/about",
            "/rules/{game}",
            "/cards/{game}",
        ):
            app.router.add_get(page, self.page)
        if CLIENT.exists():
            app.router.add_static("/assets", CLIENT / "assets")
        app.router.add_get("/health", self.health)
        app.router.add_get("/healthz", self.healthz)
        app.router.add_get("/metrics", self.told_metrics)
        app.router.add_get("/api/games", self.games)
        app.router.add_get("/api/me", self.me)
        app.router.add_post("/api/me", self.introduce)
        app.router.add_post("/api/me/link", self.link)
        app.router.add_post("/api/me/claim", self.claim)
        app.router.add_post("/api/me/forget", self.forget)
        app.router.add_get("/api/me/games", self.my_games)
        app.router.add_post("/api/records", self.take_in)
        app.router.add_get("/api/tables", self.lists)
        app.router.add_post("/api/tables", self.open)
        app.router.add_get("/api/tables/{code}", self.table)
        app.router.add_get("/api/tables/{code}/record", self.record)
        app.router.add_get("/api/tables/{code}/events", self.events)
        app.router.add_get("/api/tables/{code}/replay", self.replay)
        app.router.add_get("/api/tables/{code}/qr.svg", self.qr)
        app.router.add_get("/api/tables/{code}/socket", self.socket)
        app.on_response_prepare.append(add_headers)
        app.cleanup_ctx.append(self.life)
        return app

    async def life(self, app: web.Application) -> AsyncIterator[None]:
        """From the first request to the last."""
        house = House(await self.store.past())
        workers = Workers()
        self.doorkeeper = Doorkeeper(self.store, await self.store.key())
        self.tables = Tables(self.store, house, workers, self.metrics)
        self.archive = Archive(self.store, self.tables)
        chores = [asyncio.create_task(self.tables.watch_time()), asyncio.create_task(self.tidy())]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        workers.stop()
        try:
            await self.store.beat(house.now())
        finally:
            await self.store.close()

    async def tidy(self) -> None:
        while True:
            try:
                await self.tables.expire()
            except Exception:
                log.exception("old tables could not be forgotten")
            await asyncio.sleep(EXPIRY_CHECK)

    # At the door

    @web.middleware
    async def measure(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        began = perf_counter()
        response = await handler(request)
        self.metrics.answered(request, response, perf_counter() - began)
        return response

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Only our own pages may speak to us; whatever goes wrong is told in a sentence."""
        try:
            request = self.proxies.believed(request)
            self.check(request)
            return await handler(request)
        except Refused as refused:
            return failed(400, str(refused))
        except NotYet as error:
            return failed(403, str(error))
        except NoTable as error:
            return failed(404, str(error))
        except web.HTTPException as error:
            return failed(error.status, SENTENCES.get(error.status, error.reason))
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception:
            log.exception("a request failed", extra={"method": request.method})
            return failed(500, "something went wrong here; nothing was changed")

    def check(self, request: web.Request) -> None:
        host = request.headers.get("Host", "")
        if not network.welcome_host(host, self.names):
            raise web.HTTPMisdirectedRequest(reason="this server is not known under that name")
        if not network.same_origin(request.headers.get("Origin"), host):
            raise web.HTTPForbidden(reason="only pages of this server may do that")
        if request.method == "POST":
            self.count(request)

    def count(self, request: web.Request) -> None:
        if not self.requests.take(address(request)):
            raise web.HTTPTooManyRequests(reason="too many requests; wait a moment")

    async def visitor(self, request: web.Request) -> Device | None:
        return await self.doorkeeper.recognise(request.cookies.get(COOKIE))

    async def known(self, request: web.Request) -> Device:
        device = await self.visitor(request)
        if device is None:
            raise web.HTTPUnauthorized(reason="say your name first")
        return device

    # Who is who

    async def me(self, request: web.Request) -> web.Response:
        device = await self.visitor(request)
        return told({"name": device.name if device else None})

    async def introduce(self, request: web.Request) -> web.Response:
        """A new name, for somebody new or known."""
        device, name = await self.visitor(request), named((await asked(request, Named)).name)
        if device is not None:
            await self.doorkeeper.rename(device, name)
            return told({"name": name})
        return with_cookie(request, told({"name": name}), await self.doorkeeper.introduce(name))

    async def link(self, request: web.Request) -> web.Response:
        return told({"token": await self.doorkeeper.link(await self.known(request))})

    async def claim(self, request: web.Request) -> web.Response:
        """A second device says the token of a personal link; a page that is only looked at uses up none."""
        body = await asked(request, Claim)
        return with_cookie(request, told({}), await self.doorkeeper.follow(body.token))

    async def forget(self, request: web.Request) -> web.Response:
        await self.doorkeeper.forget(await self.known(request))
        response = told({})
        response.del_cookie(COOKIE)
        return response

    # Tables

    async def games(self, request: web.Request) -> web.Response:
        levels = [{"name": level.name, "about": level.about} for level in LEVELS]
        return told({"games": [game_listed(name) for name in games()], "levels": levels, "lan": self.lan})

    async def lists(self, request: web.Request) -> web.Response:
        name = request.query.get("list", "open")
        if name not in LISTS:
            raise Refused(f"expected a list: {', '.join(LISTS)}")
        status, own = LISTS[name]
        person = (await self.known(request)).person if own else None
        found = await self.store.listings(status, person, LISTED)
        return told({"tables": [without_people(msgspec.to_builtins(listing)) for listing in found]})

    async def open(self, request: web.Request) -> web.Response:
        device = await self.known(request)
        code = await self.tables.open(device, await asked(request, OpenTable))
        return told({"code": code, "link": f"/t/{code}"}, 201)

    async def table(self, request: web.Request) -> web.Response:
        device = await self.visitor(request)
        code = await self.find(request, device)
        async with self.tables.held(code) as room:
            return told(msgspec.to_builtins(described(room.table, person_of(device))))

    async def find(self, request: web.Request, device: Device | None) -> str:
        """The code of a table that is there. Who tries too many codes waits, but for tables of their own."""
        code, where = code_of(request), address(request)
        try:
            room = await self.tables.room(code)
        except NoTable:
            if self.guesses.take(where):
                raise
        else:
            if self.guesses.left(where) or belongs(device, room):
                return code
        raise web.HTTPTooManyRequests(reason="too many unknown codes from here; wait a moment")

    async def record(self, request: web.Request) -> web.Response:
        """A finished game for everybody; a running one for those who sit there."""
        self.count(request)  # a whole game is written out for this
        device = await self.visitor(request)
        code = await self.find(request, device)
        async with self.tables.held(code) as room:
            seat = room.table.seat_of(person_of(device))
            if room.table.course is None or (seat is None and room.table.status() != OVER):
                raise web.HTTPForbidden(reason="the record is open to all when the game is over")
            return told(story(room.table, seat))

    async def my_games(self, request: web.Request) -> web.StreamResponse:
        """All of somebody's finished games as one file."""
        self.count(request)
        person = (await self.known(request)).person
        response = web.StreamResponse(headers={"Content-Disposition": 'attachment; filename="games.jsonl"'})
        response.content_type = "application/x-ndjson"
        await response.prepare(request)
        async for line in self.archive.records(person):
            await response.write(line)
        return response

    async def take_in(self, request: web.Request) -> web.Response:
        """A game that was played elsewhere becomes a table of this house, if it checks out."""
        person = (await self.known(request)).person
        if not self.imports.take(address(request)):
            raise web.HTTPTooManyRequests(reason="too many games at once; wait a moment")
        code = await self.archive.take_in(
            person, await body_of(request.clone(client_max_size=RECORD), RECORD)
        )
        return told({"code": code, "link": f"/t/{code}"}, 201)

    async def events(self, request: web.Request) -> web.Response:
        """What happened so far, as whoever asks may see it; everything when the game is over."""
        device = await self.visitor(request)
        code = await self.find(request, device)
        async with self.tables.held(code) as room:
            return told({"events": happened(room.table, room.table.seat_of(person_of(device)))})

    async def replay(self, request: web.Request) -> web.Response:
        """A game step by step, through everybody's eyes when it is over, and before through one's own."""
        self.count(request)  # it is played again for this
        device = await self.visitor(request)
        code = await self.find(request, device)
        async with self.tables.held(code) as room:
            eyes = eyes_of(room.table, request.query.get("eyes"), person_of(device))
            replay = Replay(room.table, eyes, person_of(device))
        return packed(await self.archive.retold(replay))

    async def qr(self, request: web.Request) -> web.Response:
        """The table's link for a phone."""
        code = await self.find(request, await self.visitor(request))
        base = self.lan[0] if self.lan else f"{request.scheme}://{request.host}"
        picture = BytesIO()
        segno.make(f"{base}/t/{code}", micro=False).save(picture, kind="svg", scale=4, border=2)
        return web.Response(body=picture.getvalue(), content_type="image/svg+xml")

    async def socket(self, request: web.Request) -> web.StreamResponse:
        device, where = await self.visitor(request), address(request)
        person = device.person if device else ""
        if not self.sockets.enter(where, person):
            raise web.HTTPTooManyRequests(reason="too many connections; close some first")
        try:
            return await attend(request, self.tables, await self.find(request, device), device)
        finally:
            self.sockets.leave(where, person)

    # Everything else

    async def health(self, request: web.Request) -> web.Response:
        return told({"ok": True})

    async def healthz(self, request: web.Request) -> web.Response:
        """Whether all is well, down to the disk: for whoever restarts what is not."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.beat(self.tables.house.now())
        except Exception:
            log.exception("the store does not answer")
            return told({"ok": False, "error": "the store does not answer"}, 503)
        return told({"ok": True})

    async def told_metrics(self, request: web.Request) -> web.Response:
        """For the operator's own network; how a club is doing is nobody else's business."""
        if not network.nearby(request.remote or ""):
            raise web.HTTPForbidden(reason="metrics are told to the server's own network only")
        await self.look_around()
        return web.Response(body=self.metrics.text(), headers={"Content-Type": FORMAT})

    async def look_around(self) -> None:
        """What is not counted as it happens."""
        metrics, rooms, workers = self.metrics, self.tables.rooms.values(), self.tables.workers
        metrics.loaded.set(len(rooms))
        metrics.connections.set(sum(len(room.clients) for room in rooms))
        metrics.workers.set(workers.processes)
        metrics.bots_waiting.set(workers.waiting)
        metrics.bots_thinking.set(workers.thinking)
        census = await self.store.census()
        for status in (GATHERING, RUNNING, OVER, FROZEN):
            metrics.tables.labels(status).set(census.get(status, 0))

    async def page(self, request: web.Request) -> web.StreamResponse:
        """Every page is the client, which finds out by itself what to show."""
        if CLIENT.exists():
            return web.FileResponse(CLIENT / "index.html")
        return web.Response(text="The table is open, but its pages were not built: run `make client`.\n")


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    if request.path.startswith("/assets/") and response.status == 200:
        response.headers["Cache-Control"] = FOREVER  # their names tell what is in them
    response.headers.pop("Server", None)


def address(request: web.Request) -> str:
    return network.household(request.remote or "?")


def person_of(device: Device | None) -> str | None:
    """Nobody, for whoever has not said a name."""
    return device.person if device else None


def belongs(device: Device | None, room: Room) -> bool:
    return device is not None and device.person in room.table.people()


def code_of(request: web.Request) -> str:
    """As people type it."""
    return request.match_info["code"].upper()


def with_cookie(request: web.Request, response: web.Response, cookie: str) -> web.Response:
    """Out of reach of scripts and of other sites; over https only, where there is https."""
    response.set_cookie(
        COOKIE, cookie, max_age=YEAR, httponly=True, samesite="Lax", secure=request.scheme == "https"
    )
    return response


def without_people(listing: dict[str, Any]) -> Json:
    """Who is who is nobody else's business."""
    return {name: value for name, value in listing.items() if name != "people"}
