"""Endless HTTP responses with one JSON message a line, by which remote bots are told what happens."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from aiohttp import web

from everglow.server.live.limits import BACKLOG
from everglow.server.views.messages import BLOCK, Letter, TableTold, encode
from everglow.server.views.worded import in_words, wording_at
from everglow.server.words.generated import messages as words
from everglow.words.message import Message
from everglow.words.wording import Wording

KEEP_ALIVE: Final = 3.0  # seconds of silence before an empty line: both sides notice a dead connection
SLOWEST: Final = 20.0  # seconds for a line to be taken
HEADERS: Final = {"X-Accel-Buffering": "no"}  # a proxy that gathers lines would make every bot late
LINES: Final = "application/x-ndjson"  # one JSON a line, for as long as there is something to say
STAY: Final = web.ResponseKey("stay", bool)  # of an answer that lasts, no measure of how fast we answer


class Closed(Letter):
    """The last line: why nothing more comes."""

    reason: Message


class Stream:
    """Lines in order, so that nobody waits for a slow reader. Who does not keep up is closed."""

    session = ""  # a bot is known by its token, not by a device
    address = ""  # nor is it shown out by where it is

    def __init__(self, language: str | None = None) -> None:
        self.wording = Wording(language) if language else None  # in which sentences are added
        self.outbox: asyncio.Queue[bytes | Message] = asyncio.Queue()
        self.weight = 0  # bytes in it
        self.dismissed = False  # nothing more is said

    def send(self, data: bytes) -> None:
        if self.dismissed:
            return
        if self.weight >= BACKLOG:
            return self.dismiss(words.too_slow())
        line = data if self.wording is None else self._in_words(data, self.wording)
        self.outbox.put_nowait(line)
        self.weight += len(line)

    def _in_words(self, data: bytes, wording: Wording) -> bytes:
        """A message with its sentences, as long as before or longer by whole blocks."""
        told = msgspec.json.decode(data)
        if "table" in told:
            wording = wording_at(msgspec.convert(told["table"], TableTold), wording.language)
            self.wording = wording
        line = msgspec.json.encode(in_words(told, wording))
        return line + b" " * (-len(line) % BLOCK)

    def dismiss(self, reason: Message) -> None:
        self.dismissed = True
        self.outbox.put_nowait(reason)

    async def flow(self, request: web.Request) -> web.StreamResponse:
        """Write events until somebody ends the stream or nobody reads any more."""
        response = web.StreamResponse(headers=HEADERS)
        response.content_type = LINES
        response[STAY] = True
        await response.prepare(request)
        try:
            await self._post(response)
        except (ConnectionError, TimeoutError):
            if request.transport is not None:
                request.transport.abort()
        return response

    async def _post(self, response: web.StreamResponse) -> None:
        while isinstance(letter := await self._next(), bytes):
            self.weight -= len(letter)
            await write(response, letter)
        goodbye = Closed(reason=letter)
        await write(
            response, self._in_words(encode(goodbye), self.wording) if self.wording else encode(goodbye)
        )

    async def _next(self) -> bytes | Message:
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                return await self.outbox.get()
        except TimeoutError:
            return b""


async def write(response: web.StreamResponse, line: bytes) -> None:
    async with asyncio.timeout(SLOWEST):
        await response.write(line + b"\n")
