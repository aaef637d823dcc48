"""A connection that is passed on to another process: bytes go both ways, and nobody looks at them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final, cast

from aiohttp import web

CONNECTING: Final = 3.0  # seconds


class End(asyncio.Protocol):
    """One end of a splice: whatever comes in goes out at the other end, no faster than that takes it."""

    transport: asyncio.Transport
    other: End

    def __init__(self) -> None:
        self.lost = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class

    def data_received(self, data: bytes) -> None:
        self.other.transport.write(data)

    def pause_writing(self) -> None:
        self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        self.other.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self.other.transport.close()
        if not self.lost.done():
            self.lost.set_result(error)


class Splice:
    """A client's connection and one to another process."""

    def __init__(self, request: web.Request) -> None:
        if request.transport is None:
            raise ConnectionResetError("the client hung up before it was passed on")
        self.connection: Any = request.protocol  # aiohttp's, which hears of nothing but the end
        self.near, self.far = End(), End()
        self.near.transport = request.transport
        self.near.other, self.far.other = self.far, self.near

    async def connect(self, host: str, port: int, head: bytes) -> None:
        """Reach the other process, and repeat what was read of the request.

        OSError if it is not there, ConnectionResetError if the client is not there any more.
        """
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(CONNECTING):
            await loop.create_connection(lambda: self.far, host, port)
        if self.near.transport.is_closing():  # nobody would tell us of its end
            self.far.transport.abort()
            raise ConnectionResetError("the client hung up before it was passed on")
        self.far.transport.write(head + self.connection._message_tail)
        self.near.transport.set_protocol(self.near)
        self.near.transport.resume_reading()

    async def last(self) -> None:
        """Wait until both ends are closed."""
        error = await self.near.lost
        await self.far.lost
        self.connection.connection_lost(error)

    def abort(self) -> None:
        self.near.transport.abort()
        self.far.transport.abort()


def head(request: web.Request, headers: Mapping[str, str]) -> bytes:
    """A request as it is sent: its line and these headers."""
    lines = [
        " ".join((request.method, request.raw_path, "HTTP/1.1")),
        *[f"{k}: {v}" for k, v in headers.items()],
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogateescape")
