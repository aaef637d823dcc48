"""The aiohttp application: middleware, authentication and limits that all routes share."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from time import perf_counter
from typing import Final

from aiohttp import web

from everglow.server.http import hosts, limits, pages
from everglow.server.http.auth import Authenticator
from everglow.server.http.body import Denied, allow_header, error_response, status_of
from everglow.server.http.cluster import Cluster
from everglow.server.http.lobbies import Lobbies
from everglow.server.http.proxies import Proxies
from everglow.server.http.request_info import (
    DEVICE,
    address,
    belongs,
    bot,
    canonical,
    changes,
    code_of,
    cookie_of,
    foreign,
    spoken,
    wants_page,
)
from everglow.server.http.routing import INTERNAL, PASSED
from everglow.server.live.advice import Advice
from everglow.server.live.analyses import Analyses
from everglow.server.live.archive import Archive
from everglow.server.live.deep_analyses import DeepAnalyses
from everglow.server.live.erasure import Erasure
from everglow.server.live.hints import hint
from everglow.server.live.insights import Insights
from everglow.server.live.limits import Allowances, Asker
from everglow.server.live.metrics import Metrics
from everglow.server.live.profiles import Profiles
from everglow.server.live.tables import NoTable, Tables
from everglow.server.live.training import Training
from everglow.server.live.workers import Workers
from everglow.server.remote_bots.challenges import Challenges
from everglow.server.remote_bots.registry import BotRegistry, RemoteBot
from everglow.server.store.protocol import Store
from everglow.server.table.errors import Unable
from everglow.server.table.people import Device, Visitor
from everglow.server.table.table import Table
from everglow.server.words.generated import messages as words
from everglow.words.message import Message, verbatim

log = logging.getLogger("everglow.app")

INVITATION: Final = "/t/{code}"  # of the pages, the one that is sent to friends
STRICT: Final = "max-age=31536000"  # Strict-Transport-Security: a year of https only
PAGE: Final = 0.5  # milliseconds of the processor for what is no route of the API: pages and their parts
COLD: Final = 15.0  # ... and for a table that has to be loaded
BOT_ROUTES: Final = "/api/bot/"
NOTICE: Final = 3.0  # seconds between two looks at what the operator has closed
TIDYING: Final = 3600.0  # seconds between two rounds
CLOSINGS: Final = 1000  # connections whose remains may wait for a search for garbage
REFUSED: Final = {  # by aiohttp itself
    400: words.expected_handshake(),
    404: words.nothing_here(),
    405: words.not_done_here(),
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """HTTP application: identifies clients, finds tables, limits requests. Its routes are in routes/."""

    # Parts that are made when it begins
    archive: Archive
    analyses: Analyses
    deep_analyses: DeepAnalyses
    advice: Advice
    profiles: Profiles
    training: Training
    insights: Insights
    erasure: Erasure
    auth: Authenticator
    tables: Tables
    bots: BotRegistry
    challenges: Challenges

    def __init__(self, store: Store, names: list[str], proxies: Proxies, workers: int = 0) -> None:
        self.store = store
        self.cluster: Cluster | None = None  # other processes, if there can be any
        self.processors = workers  # processes in which bots think; 0 for one a core
        self.names = names
        self.proxies = proxies
        self.lan: list[str] = []  # where other devices find us, if they may
        self.local = False  # they cannot: we listen to this machine alone
        self.metrics = Metrics()
        self.sockets = limits.Sockets()
        self.lobbies = Lobbies()
        self.closings = 0
        self.damage = ""  # what a look at the store's file found at the start
        self.probed: float = -math.inf  # when /healthz last wrote, in the house's time
        self.allowances = limits.ServerAllowances()
        self.costs: dict[tuple[str, str], float] = {}  # of every route, by method and path
        self.description = b""  # of all routes, for programs

    def app(self) -> web.Application:
        stages = [self.measure, self.guard, self.route, self.charged]
        app = web.Application(middlewares=stages, client_max_size=limits.BODY)
        for page in pages.PAGES:
            app.router.add_get(page, self.page)
        for name in pages.BESIDE:
            app.router.add_get(f"/{name}", self.page)
        if pages.CLIENT.exists():
            app.router.add_static("/assets", pages.CLIENT / "assets")
        app.on_response_prepare.append(pages.add_headers)
        app.on_shutdown.append(self.goodbye)
        app.cleanup_ctx.append(self.life)
        return app

    async def life(self, app: web.Application) -> AsyncIterator[None]:
        """Set everything up before the first request, and clean up after the last."""
        clock, key = await self.store.clock(), await self.store.key()
        workers = Workers(self.processors)
        self.auth = Authenticator(self.store, key, clock)
        self.tables = Tables(self.store, clock, workers, self.metrics)
        self.tables.noticed.append(self.lobbies.forget)
        self.set_up(workers)
        self.cluster = Cluster(self, self.store.peers, key) if self.store.peers else None
        self.tables.close(await self.store.closures())
        work = [self.tables.watch_time(), self.tidy(), self.look_at_store(), self.watch_closures()]
        chores = [asyncio.create_task(chore) for chore in [*work, self.training.own.run()]]
        async with self.cluster.life() if self.cluster else nullcontext():
            yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await self.stop(workers)
        try:
            await self.store.beat(clock.now())
        finally:
            await self.store.close()

    def set_up(self, workers: Workers) -> None:
        """Make the parts that read tables and finished games."""
        self.archive = Archive(self.store, self.tables, workers)
        self.analyses = Analyses(self.store, workers, self.allowances.judgements)
        self.deep_analyses = DeepAnalyses(self.analyses, self.allowances.deep_judgements)
        self.advice = Advice(self.tables, workers, self.allowances.hints)
        self.training = Training(self.analyses, self.allowances.answers, self.archive.one)
        self.analyses.kept.append(self.training.note)
        self.bots = BotRegistry(self.store, self.tables)
        self.challenges = Challenges(self.bots, self.tables)
        self.profiles = Profiles(self.store, self.archive.one)
        self.insights = Insights(self.store, self.profiles, self.analyses)
        self.deep_analyses.kept.append(self.insights.forget)
        self.erasure = Erasure(self.store, self.tables, self.profiles, self.bots.show_out)

    async def stop(self, workers: Workers) -> None:
        """Stop what works in the background, and the processes that work for it."""
        await self.erasure.stop()
        await self.deep_analyses.stop()
        await self.analyses.stop()
        workers.stop()

    async def goodbye(self, app: web.Application) -> None:
        self.bots.stop()

    async def look_at_store(self) -> None:
        """Check the store in the background: some hundred megabytes take seconds."""
        self.damage = await self.store.check()
        if self.damage:
            log.error("the store is damaged; restore a backup with `everglow restore`")

    async def watch_closures(self) -> None:
        """Notice what the operator's commands closed or opened again."""
        while True:
            await asyncio.sleep(NOTICE)
            try:
                self.tables.close(await self.store.closures())
            except Exception:
                log.exception("what is closed could not be read")

    async def tidy(self) -> None:
        while True:
            try:
                await self.erasure.resume()
                await self.tables.expire()
                self.forget_devices(await self.auth.expire())
            except Exception:
                log.exception("old tables could not be forgotten")
            await asyncio.sleep(TIDYING)
            gc.collect()  # see commands/serve.py

    # Every request

    @web.middleware
    async def measure(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        began = perf_counter()
        response = await handler(request)
        self.metrics.answered(request, response, perf_counter() - began)
        return response

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let only our own pages in; answer whatever goes wrong with a sentence."""
        try:
            request = self.proxies.believed(self.received(request))
            if PASSED not in request:
                self.check(request)  # else another process has
            return insisting_on_https(request, await handler(request))
        except Unable as error:
            return error_response(status_of(error), error, spoken(request))
        except web.HTTPException as error:
            if error.status == 404 and wants_page(request):
                return pages.client(request, None, spoken(request), 404)
            why = Unable(REFUSED.get(error.status) or verbatim(error.reason))
            response = error_response(error.status, why, spoken(request))
            response.headers.update(allow_header(error.headers))
            return response
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception:
            log.exception("a request failed", extra={"method": request.method})
            return error_response(500, Unable(words.went_wrong()), spoken(request))

    def received(self, request: web.Request) -> web.Request:
        return self.cluster.routing.received(request) if self.cluster else request

    @web.middleware
    async def route(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Have a request answered by the process that it belongs to."""
        return await (self.cluster.routing.handled(request, handler) if self.cluster else handler(request))

    @web.middleware
    async def charged(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(INTERNAL):
            await self.count(request)
        return await handler(request)

    def check(self, request: web.Request) -> None:
        host = request.headers.get("Host", "")
        if not hosts.welcome_host(host, self.names):
            raise Denied(421, words.unknown_host())
        if not hosts.same_origin(request.headers.get("Origin"), host) or foreign(request):
            raise Denied(403, words.foreign_page())
        if address(request) in self.tables.closed.addresses:
            raise Denied(403, words.address_is_closed())

    async def count(self, request: web.Request) -> None:
        """Charge a request what its route costs; count those that change something besides."""
        if request.path.startswith(BOT_ROUTES):
            return  # see `guest`: bots use up nothing of their owners'
        who = await self.asker(request)
        self.charge(who, self.costs.get((request.method, canonical(request)), PAGE))
        if changes(request):
            self.take(self.allowances.requests, who.account)

    def charge(self, who: Asker, cost: float) -> None:
        if not self.allowances.budgets.spend(who, cost):
            raise Denied(429, words.too_many_requests())

    def take(self, allowances: Allowances, account: str, reason: Message | None = None) -> None:
        if not allowances.take(account):
            raise Denied(429, reason or words.too_many_requests())

    async def asker(self, request: web.Request) -> Asker:
        device = await self.visitor(request)
        return Asker(address(request), device.person, device.known) if device else Asker(address(request))

    async def visitor(self, request: web.Request) -> Device | None:
        """Return the device that asks, looked up once a request."""
        if DEVICE not in request:
            request[DEVICE] = await self.auth.recognise(cookie_of(request))
        device = request[DEVICE]
        return device if isinstance(device, Device) else None

    async def known(self, request: web.Request) -> Device:
        device = await self.visitor(request)
        if device is None:
            raise Denied(401, words.say_your_name())
        self.check_name(device.name)
        return device

    def check_name(self, name: str) -> None:
        if name.casefold() in self.tables.closed.names:
            raise Denied(403, words.name_is_closed(name=name))

    async def guest(self, request: web.Request) -> RemoteBot:
        """Return the bot of a token, which opens no other route; and no cookie opens this one."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        guest = await self.bots.recognise(token.strip()) if scheme.lower() == "bearer" else None
        if guest is None:
            self.take(self.allowances.requests, address(request))
            raise Denied(401, words.expected_token())
        self.charge(bot(request, guest), self.costs.get((request.method, canonical(request)), PAGE))
        if changes(request):
            self.take(self.allowances.requests, f"bot {guest.person}")
        return guest

    @contextmanager
    def stay(self, who: Asker) -> Iterator[None]:
        """Hold one of the lasting connections that an address and a person may have."""
        if not self.sockets.enter(who):
            raise Denied(429, words.too_many_connections())
        try:
            yield
        finally:
            self.sockets.leave(who)
            self.sweep()

    def sweep(self) -> None:
        """Collect garbage now and then: every connection leaves a reference cycle behind."""
        self.closings += 1
        if self.closings % CLOSINGS == 0:
            gc.collect()

    def forget_devices(self, sessions: Iterable[str]) -> None:
        """Close the connections of devices that are worth nothing any more, to whichever process."""
        self.tables.forget_devices(sessions)
        for session in sessions:
            hint(self.store, "devices", session)

    def note_lobby(self, code: str, who: Asker) -> None:
        """Remember where a stranger opened a table, for fair lists."""
        self.lobbies.note(code, who)
        if code in self.lobbies.where:
            hint(self.store, "lobbies", [code, who.address])

    async def placed(self, codes: list[str]) -> tuple[list[str], list[str]]:
        """Sort tables: those that are here or belong here, and those of other processes."""
        return await self.cluster.placed(codes) if self.cluster else (codes, [])

    async def asking(self, person: str, codes: list[str]) -> set[str]:
        """Find the tables of other processes at which somebody is asked something."""
        return await self.cluster.requests.asking(person, codes) if self.cluster and codes else set()

    async def find(self, request: web.Request, by: Visitor | None) -> str:
        """Return the code of a table that exists. Who tries too many codes waits, but for own tables."""
        code, (guesses, account) = code_of(request), await self.guesser(request, by)
        if code not in self.tables.rooms:
            self.charge(await self.asker(request), COLD)
        try:
            room = await self.tables.room(code)
        except NoTable:
            if guesses.take(account):
                raise
        else:
            if guesses.left(account) or belongs(by, room):
                return code
        raise Denied(429, words.too_many_codes() if by else words.too_many_codes_from_here())

    async def guesser(self, request: web.Request, by: Visitor | None) -> tuple[Allowances, str]:
        """Return the account of wrong codes: a person's own, or that of an address without names."""
        who = await self.asker(request)
        if by is None or who.known:
            return self.allowances.guesses, who.account
        return self.allowances.first_guesses, f"of {by.person}"

    async def page(self, request: web.Request) -> web.StreamResponse:
        """Serve the client, which is every page and finds out by itself what to show."""
        name = request.path.removeprefix("/")
        if name in pages.BESIDE:
            return pages.beside(name, spoken(request))
        return pages.client(request, await self.invited(request), spoken(request))

    async def invited(self, request: web.Request) -> Table | None:
        """The table of an invitation, if there is one; who tries too many codes is told nothing."""
        if canonical(request) != INVITATION:
            return None
        try:
            return (await self.tables.room(await self.find(request, await self.visitor(request)))).table
        except (NoTable, Denied):
            return None


def insisting_on_https(request: web.Request, response: web.StreamResponse) -> web.StreamResponse:
    if request.scheme == "https" and not response.prepared:
        response.headers["Strict-Transport-Security"] = STRICT
    return response
