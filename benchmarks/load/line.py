"""A WebSocket, as lean as can be, so that the crowd costs less than the servers it measures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
KEY = bytes(4)  # clients must mask what they send; a mask of zeros leaves it as it is
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: ZXZlcmdsb3cncyBjcm93ZA==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)

Hears = Callable[[bytes], None]


class Broken(Exception):
    """A server did not do what it was asked; the figures would mean nothing."""


class Line(asyncio.Protocol):
    """One connection: whole text messages in and out."""

    def __init__(self, hears: Hears) -> None:
        self.hears = hears
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass of it

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        self.rest = self._frames(data, 0) if self.open.done() else self._handshake(data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(Broken("a server closed a connection in the handshake"))

    def _handshake(self, data: bytes) -> bytes:
        head, end, _ = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if b" 101 " not in head:
            self.open.set_exception(Broken(f"a server refused a connection: {data.decode(errors='replace')}"))
            return b""
        self.open.set_result(None)
        return self._frames(data, len(head) + len(end))

    def _frames(self, data: bytes, at: int) -> bytes:
        """Hear every whole frame from there on; what is left of the data."""
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hears(payload)
        elif kind == PING:
            self._send(PONG, payload)

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + KEY + payload)

    def close(self) -> None:
        self._send(CLOSE, b"")
        self.transport.close()


async def connected(url: str, hears: Hears, headers: dict[str, str] | None = None) -> Line:
    """A line to a server that has taken it."""
    to = urlsplit(url)
    host, port = to.hostname or "", to.port or 80
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(hears), host, port)
    told = "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
    path = f"{to.path}?{to.query}" if to.query else to.path
    line.transport.write(HANDSHAKE.format(path=path, host=to.netloc, headers=told).encode())
    await line.open
    return line
