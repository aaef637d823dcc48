"""JSON bodies of HTTP: read requests within limits of size and time, and write responses."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
from aiohttp import web

from everglow.game import Seat
from everglow.server.http.limits import BODY, BODY_TIME
from everglow.server.http.responses import Refusal
from everglow.server.live.analyses import TooMany
from everglow.server.live.tables import NoTable
from everglow.server.remote_bots.challenges import NoChallenge
from everglow.server.remote_bots.registry import NoBot
from everglow.server.store.trouble import StoreAway
from everglow.server.table.errors import Refused, Unable
from everglow.server.table.validation import explain
from everglow.server.views.worded import in_words
from everglow.server.words.generated import messages as words
from everglow.words.message import Message
from everglow.words.wording import Wording

Body = TypeVar("Body")


class Denied(Unable):
    """A request that is answered with a status of its own, and why."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message)
        self.status = status


async def read_body(request: web.Request, kind: type[Body]) -> Body:
    """Return what the body asks for; Refused if it is something else."""
    return decode_body(await body_of(request, BODY), kind)


async def read_optional_body(request: web.Request, kind: type[Body]) -> Body:
    """Read a body that may be left out."""
    return await read_body(request, kind) if request.can_read_body else decode_body(b"{}", kind)


def decode_body(body: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused(words.bad_request(details=explain(error))) from None


def read_parameters(request: web.Request, kind: type[Body], known: Sequence[str] = ()) -> Body:
    """Return what the address asks for in path and query; Refused if it is nothing that is known."""
    try:
        return msgspec.convert({**request.query, **request.match_info}, kind)
    except msgspec.ValidationError as error:
        raise Refused(words.bad_address(details=explain(error, known))) from None


async def body_of(request: web.Request, most: int) -> bytes:
    if request.content_type != "application/json":
        raise Refused(words.expected_json())
    return await bytes_of(request, most)


async def bytes_of(request: web.Request, most: int) -> bytes:
    try:
        async with asyncio.timeout(BODY_TIME):
            return await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise Denied(413, words.request_too_large(bytes=most)) from None
    except TimeoutError:
        raise Denied(408, words.request_too_late()) from None


def json_response(answer: msgspec.Struct | Mapping[str, object], status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(answer), content_type="application/json", status=status)


def worded_response(
    answer: msgspec.Struct, language: str | None, names: Sequence[str], you: Seat | None = None
) -> web.Response:
    """An answer that carries messages: with sentences, if a language was asked for."""
    return json_response(in_words(answer, Wording(language, names, you)) if language else answer)


def compressed_response(answer: bytes) -> web.Response:
    """JSON that is long and repeats itself: compressed, outside of the loop, for whoever can read that."""
    response = web.Response(body=answer, content_type="application/json", zlib_executor_size=BODY)
    response.enable_compression()
    return response


def error_response(status: int, error: Unable, language: str) -> web.Response:
    return json_response(Refusal(error.worded(language), error.message), status)


def status_of(error: Unable) -> int:
    """Return the status of an answer that says why not."""
    if isinstance(error, Denied):
        return error.status
    if isinstance(error, StoreAway):
        return 503
    if isinstance(error, TooMany):
        return 429
    return 404 if isinstance(error, NoTable | NoBot | NoChallenge) else 400


def allow_header(headers: Mapping[str, str]) -> dict[str, str]:
    """Return the header of aiohttp's refusal that says what can be done instead."""
    return {"Allow": headers["Allow"]} if "Allow" in headers else {}
