"""One WebSocket a client: what comes in is a request to a table, what goes out waits in an outbox."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from aiohttp import WSCloseCode, WSMsgType, web

from everglow.server import messages as m
from everglow.server.conduct import Visitor
from everglow.server.identity import Device
from everglow.server.limits import MESSAGE, MESSAGES, Allowance
from everglow.server.outbox import Outbox
from everglow.server.room import Room
from everglow.server.tables import Lost, Tables

log = logging.getLogger("everglow.sockets")

GOODBYE: Final = 2.0  # seconds for the other side to say goodbye
TROUBLE: Final = "something went wrong here; the game is saved"
REASONS: Final[dict[int, str]] = {  # why a connection is closed on which no message can be heard
    WSCloseCode.PROTOCOL_ERROR: "expected frames as in RFC 6455",
    WSCloseCode.INVALID_TEXT: "expected a text in UTF-8",
    WSCloseCode.MESSAGE_TOO_BIG: f"expected messages of less than {MESSAGE} bytes",
}


class Response(web.WebSocketResponse):
    """Never closes a connection without a word."""

    async def close(self, *, code: int = WSCloseCode.OK, message: bytes = b"", drain: bool = True) -> bool:
        reason = message or REASONS.get(code, "").encode()
        return await super().close(code=code, message=reason, drain=drain)


class Socket(Outbox):
    """A connection with its outbox."""

    def __init__(self, session: str) -> None:
        super().__init__(session)
        self.ws = Response(max_msg_size=MESSAGE, heartbeat=20, compress=False, timeout=GOODBYE)
        self.parting = False  # they were told why, and now say goodbye
        self.messages = Allowance(*MESSAGES)

    async def post(self) -> None:
        """Send what lies in the outbox, until a reason to close comes up."""
        while isinstance(letter := await self.outbox.get(), bytes):
            self.weight -= len(letter)
            await self.ws.send_frame(letter, WSMsgType.TEXT)
        self.parting = True
        await self.ws.close(code=WSCloseCode.GOING_AWAY, message=letter.encode())

    async def stay(self, tables: Tables, code: str, by: Visitor | None) -> None:
        room = await tables.enter(self, code, by)
        try:
            await self.serve(tables, room, by)
        finally:
            room.leave(self)

    async def serve(self, tables: Tables, room: Room, by: Visitor | None) -> None:
        """Requests, one after the other."""
        async for frame in self.ws:
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                break
            await self._hear(tables, room, by, frame.data)

    async def _hear(self, tables: Tables, room: Room, by: Visitor | None, data: str | bytes) -> None:
        if not self.messages.take():
            await asyncio.sleep(1 / MESSAGES[0])  # whoever sends too much waits, and is not ignored
        try:
            request = m.decode(data)
        except m.BadMessage as error:
            return self.send(m.encode(m.Refused(id=0, reason=str(error))))
        if isinstance(request, m.Say) and by and not tables.chat.take(by.person):
            return self.send(m.encode(m.Refused(id=request.id, reason="one thing after the other, please")))
        await tables.request(room, self, by, request)


async def attend(request: web.Request, tables: Tables, code: str, by: Device | None) -> web.WebSocketResponse:
    """A client's whole stay at a table."""
    await tables.room(code)  # no socket is opened to a table that does not exist
    socket = Socket(by.session if by else "")
    await socket.ws.prepare(request)
    postman = asyncio.create_task(socket.post())
    try:
        await socket.stay(tables, code, by)
    except ConnectionError:
        pass  # it broke off
    except Exception as error:
        if not isinstance(error, Lost):
            log.exception("a connection failed")
        socket.dismiss(TROUBLE)
        await postman
    finally:
        if not socket.parting:
            postman.cancel()
        await asyncio.gather(postman, return_exceptions=True)
    return socket.ws
