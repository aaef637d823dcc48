"""TCP connections below aiohttp's handlers: limits by address, and a sentence for malformed HTTP."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Any, Final

import msgspec
from aiohttp import web

from everglow.server.http.limits import CONNECTIONS_OF_ADDRESS
from everglow.server.http.proxies import Proxies
from everglow.server.store.addresses import household
from everglow.server.words.generated import messages as words
from everglow.words.wording import Wording

UNREAD: Final = 5.0  # seconds between two looks at what waits to be read
READ_AT_LEAST: Final = 5_000  # bytes that have to be read meanwhile
MOST_UNREAD: Final = 1 << 40  # before the first look

log = logging.getLogger("everglow.connections")

HEADERS: Final = {  # on every answer of ours
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
    "worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # codes and links stay here
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


class Connection(web.RequestHandler):
    """One connection, before any of our handlers sees it."""

    __slots__ = ("server", "watched", "where")

    def __init__(self, server: ConnectionServer, **named: Any) -> None:
        super().__init__(server, **named)
        self.server = server
        self.where = ""
        self.watched = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.where = household((transport.get_extra_info("peername") or ["?"])[0])
        if self.server.inside and transport.get_extra_info("sockname")[1] == self.server.inside:
            return  # another process of ours
        if not self.server.admit(self):
            self.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        self.server.dismiss(self)
        super().connection_lost(exc)

    def idle(self) -> bool:
        """Whether nothing is done for it now."""
        return self._current_request is None

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        if not self.watched:
            self.watched = True
            self._loop.call_later(UNREAD, self._watch, MOST_UNREAD)
        return await super().finish_response(request, resp, start_time)

    def _watch(self, before: int) -> None:
        """An answer that nobody reads is not kept: whoever takes too little of it in a while is cut off."""
        left = self.transport.get_write_buffer_size() if self.transport is not None else 0
        if left > before - READ_AT_LEAST:
            self.abort()
        elif left:
            self._loop.call_later(UNREAD, self._watch, left)
        else:
            self.watched = False

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        log.info("a request was not understood", extra={"status": status})
        why = words.expected_http() if status < 500 else words.went_wrong()
        response = web.Response(
            body=msgspec.json.encode({"error": Wording().say(why), "message": why}),
            status=status,
            content_type="application/json",
            headers=HEADERS | {"Server": "Everglow"},  # else aiohttp tells its version
        )
        response.force_close()
        return response


class ConnectionServer(web.Server):
    """Server with a count of its connections by address; those of our own proxies are not counted."""

    def __init__(self, *args: Any, proxies: Proxies, inside: int | None, **named: Any) -> None:
        super().__init__(*args, **named)
        self.proxies = proxies
        self.inside = inside  # the port for other processes
        self.porters: defaultdict[str, dict[Connection, None]] = defaultdict(dict)  # the oldest first

    def __call__(self) -> web.RequestHandler:
        return Connection(self, loop=self._loop, **self._kwargs)

    def admit(self, porter: Connection) -> bool:
        """Whether there is room for one more; the oldest for which nothing is done makes room."""
        others = self.porters[porter.where]
        if len(others) >= CONNECTIONS_OF_ADDRESS and not self.proxies.trust(porter.where):
            rests = next((other for other in others if other.idle()), None)
            if rests is None:
                return False
            self.dismiss(rests)
            rests.abort()
        self.porters[porter.where][porter] = None
        return True

    def dismiss(self, porter: Connection) -> None:
        self.porters[porter.where].pop(porter, None)
        if not self.porters[porter.where]:
            del self.porters[porter.where]


class Runner(web.AppRunner):
    """aiohttp's runner, with our ConnectionServer."""

    def __init__(self, app: web.Application, proxies: Proxies, inside: int | None, **named: Any) -> None:
        super().__init__(app, **named)
        self.proxies = proxies
        self.inside = inside

    async def _make_server(self) -> web.Server:
        made: Any = await super()._make_server()
        return ConnectionServer(
            made.request_handler,
            request_factory=made.request_factory,
            proxies=self.proxies,
            inside=self.inside,
            **self._kwargs,
        )
