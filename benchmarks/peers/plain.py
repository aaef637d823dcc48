"""`plain.py LAYER PORT STORIES`: what plain.mjs does, in Python, on one of three WebSocket layers.

It knows no rules and keeps nothing. All layers send the same bytes, which are encoded before it begins.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from aiohttp import web

Told = list[list[bytes]]  # of one game: by step and seat
ACK = b'{"type":"ack","id":1}'


class Table:
    """A game that is told again."""

    def __init__(self, story: Told) -> None:
        self.story = story
        self.step = 0
        self.clients: dict[int, Any] = {}  # by seat

    def next(self, action: bytes) -> list[bytes]:
        """Return what everybody is told after an action, by seat."""
        msgspec.json.decode(action)
        self.step = (self.step + 1) % len(self.story)
        return self.story[self.step]


class Tables(defaultdict[int, Table]):
    """Tables by number, made when somebody comes."""

    def __init__(self, file: Path) -> None:
        told = msgspec.json.decode(file.read_bytes(), type=list[list[list[msgspec.Raw]]])
        self.stories = [[[bytes(letter) for letter in step] for step in story] for story in told]

    def __missing__(self, number: int) -> Table:
        self[number] = table = Table(self.stories[number % len(self.stories)])
        return table


# aiohttp, as its manual says


async def with_aiohttp(tables: Tables, request: web.Request) -> web.WebSocketResponse:
    table, seat = tables[int(request.match_info["table"])], int(request.match_info["seat"])
    socket = table.clients[seat] = web.WebSocketResponse(compress=False)
    await socket.prepare(request)
    await socket.send_str(table.story[0][seat].decode())
    async for frame in socket:
        for other, letter in enumerate(table.next(frame.data.encode())):
            await table.clients[other].send_str(letter.decode())
        await socket.send_str(ACK.decode())
    return socket


# aiohttp with the frames and the reader of our own server


async def with_our_frames(tables: Tables, request: web.Request) -> web.WebSocketResponse:
    client = OurClient(tables[int(request.match_info["table"])])
    return await client.stay(request, int(request.match_info["seat"]))


class OurClient:
    """A connection whose messages of a turn of the loop go out in one write."""

    def __init__(self, table: Table) -> None:
        from everglow.server.live.sockets import Response

        self.table = table
        self.ws = Response(self.take, compress=False, autoping=False)
        self.frames: list[bytes] = []
        self.loop = asyncio.get_running_loop()

    async def stay(self, request: web.Request, seat: int) -> web.WebSocketResponse:
        await self.ws.prepare(request)
        assert request.transport is not None
        self.transport = request.transport
        self.table.clients[seat] = self
        self.send(self.table.story[0][seat])
        async for frame in self.ws:
            self.take(frame.data.encode(), 0)
        return self.ws

    def take(self, action: bytes, _: int) -> bool:
        for other, letter in enumerate(self.table.next(action)):
            self.table.clients[other].send(letter)
        self.send(ACK)
        return True

    def send(self, data: bytes) -> None:
        from everglow.server.live.sockets import head

        if not self.frames:
            self.loop.call_soon(self._flush)
        self.frames += head(len(data)), data

    def _flush(self) -> None:
        letters, self.frames = b"".join(self.frames), []
        self.transport.write(letters)


async def serve(handler: Callable[[Tables, web.Request], Awaitable[Any]], tables: Tables, port: int) -> None:
    app = web.Application()
    app.router.add_get("/{table}/{seat}", partial(handler, tables))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    await asyncio.Event().wait()


# picows


async def with_picows(tables: Tables, port: int) -> None:
    import picows

    class Client(picows.WSListener):  # type: ignore[misc]  # unknown where it is not installed
        def __init__(self, table: Table, seat: int) -> None:
            self.table = table
            self.seat = seat

        def on_ws_connected(self, transport: Any) -> None:
            self.table.clients[self.seat] = transport
            transport.send(picows.WSMsgType.TEXT, self.table.story[0][self.seat])

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type != picows.WSMsgType.TEXT:
                return
            for other, letter in enumerate(self.table.next(frame.get_payload_as_bytes())):
                self.table.clients[other].send(picows.WSMsgType.TEXT, letter)
            transport.send(picows.WSMsgType.TEXT, ACK)

    def client(request: Any) -> Client:
        _, table, seat = request.path.split(b"/")
        return Client(tables[int(table)], int(seat))

    server = await picows.ws_create_server(client, "127.0.0.1", port)
    await server.serve_forever()


LAYERS: dict[str, Callable[[Tables, int], Awaitable[None]]] = {
    "aiohttp": partial(serve, with_aiohttp),
    "our frames": partial(serve, with_our_frames),
    "picows": with_picows,
}

if __name__ == "__main__":
    layer, port, file = sys.argv[1:]
    uvloop.run(LAYERS[layer](Tables(Path(file)), int(port)))  # type: ignore[arg-type]  # a coroutine
