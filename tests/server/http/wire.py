"""Raw connections for tests of hostile clients, and a game that must not notice them."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Self

import aiohttp
import pytest

from everglow.server.http.service import Service

from ..people import Person

INTERNAL = re.compile(
    r"Traceback|msgspec|sqlite|aiohttp|site-packages|\.py\b|Error\b|`|<class|object at 0x|\n"
)
PLENTY = (1e9, 1e9)


def clear(sentence: object) -> bool:
    """Whether people can read it, and learn nothing about how the server is built."""
    return isinstance(sentence, str) and 8 < len(sentence) < 400 and not INTERNAL.search(sentence)


def run(evening: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(evening(), 120))


def troubles(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


def frame(kind: int, payload: bytes) -> bytes:
    return head(kind, len(payload)) + payload


def head(kind: int, size: int) -> bytes:
    """Head of a masked frame; the mask is zero."""
    if size < 126:
        return bytes([0x80 | kind, 0x80 | size]) + bytes(4)
    if size < 1 << 16:
        return bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big") + bytes(4)
    return bytes([0x80 | kind, 0xFF]) + size.to_bytes(8, "big") + bytes(4)


class Raw:
    """A connection that sends what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def to(
        cls, service: Service, path: str, headers: str = "", method: str = "GET", body: bytes = b""
    ) -> Self:
        raw = cls(*await asyncio.open_connection("127.0.0.1", service.port))
        host = f"Host: localhost:{service.port}\r\n"
        await raw.send(f"{method} {path} HTTP/1.1\r\n{host}{headers}\r\n".encode("latin-1") + body)
        return raw

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        with suppress(ConnectionError):  # it may be closed while we speak
            await self.writer.drain()

    async def answer(self) -> tuple[str, str]:
        """The head and the body."""
        head = (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 30)).decode()
        [size] = re.findall(r"Content-Length: (\d+)", head)
        body = await self.reader.readexactly(int(size))
        self.writer.close()
        return head, body.decode()

    async def frames(self) -> tuple[int, bytes]:
        """The head of the handshake and the first frame."""
        await self.reader.readuntil(b"\r\n\r\n")
        return await self.frame()

    async def frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return first & 0x0F, await self.reader.readexactly(size)

    async def closed(self) -> tuple[int, str]:
        """The code and the reason with which the connection ends."""
        while (found := await asyncio.wait_for(self.frame(), 30))[0] != 0x8:
            pass
        self.writer.close()
        return int.from_bytes(found[1][:2], "big"), found[1][2:].decode()


async def cookie_of(person: Person) -> str:
    return next(cookie.value for cookie in person.http.cookie_jar)


async def name_by(base: str, cookie: str) -> str | None:
    headers = {"Cookie": f"everglow={cookie}"}
    async with aiohttp.ClientSession(base) as http, http.get("/api/me", headers=headers) as answer:
        assert answer.status == 200
        name: str | None = (await answer.json())["name"]
        return name
