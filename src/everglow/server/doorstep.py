"""What is not even HTTP: it is answered in a sentence, like everything else, and nobody is alarmed."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from aiohttp import web

log = logging.getLogger("everglow.doorstep")

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


class Porter(web.RequestHandler):
    """One connection, before any of our handlers sees it."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        log.info("a request was not understood", extra={"status": status})
        reason = "expected a request in HTTP" if status < 500 else "something went wrong here"
        response = web.Response(
            body=msgspec.json.encode({"error": reason}),
            status=status,
            content_type="application/json",
            headers=HEADERS | {"Server": "Everglow"},  # else aiohttp tells its version
        )
        response.force_close()
        return response


class Doorstep(web.Server):
    def __call__(self) -> web.RequestHandler:
        return Porter(self, loop=self._loop, **self._kwargs)


class Runner(web.AppRunner):
    """aiohttp's own, with our doorstep."""

    async def _make_server(self) -> web.Server:
        made: Any = await super()._make_server()
        return Doorstep(made.request_handler, request_factory=made.request_factory, **self._kwargs)
