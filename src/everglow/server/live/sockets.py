"""WebSocket of one client: reads requests to a table, and writes all messages of a loop turn at once."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, NamedTuple

from aiohttp import WSCloseCode, WSMsgType, web

from everglow.server.live.actions import act
from everglow.server.live.journal import Lost
from everglow.server.live.limits import BACKLOG, MESSAGE, MESSAGES, Allowance, Asker, Budgets
from everglow.server.live.masks import Masked, Take
from everglow.server.live.room import Room
from everglow.server.live.tables import Tables
from everglow.server.store.protocol import Elsewhere
from everglow.server.table import requests
from everglow.server.table.people import Device, Visitor
from everglow.server.views import messages as m
from everglow.server.words.generated import messages as words
from everglow.words.message import Message
from everglow.words.wording import Wording

log = logging.getLogger("everglow.sockets")

USUAL: Final = 5.0  # milliseconds for a request that changes who sits where, with what is written and told
COSTS: Final[dict[type[requests.AnyRequest], float]] = {  # ... and for what happens more often
    requests.Act: 1.0,
    requests.Undo: 3.0,
    requests.Preview: 1.0,
    requests.Why: 1.0,
    requests.Odds: 10.0,  # many throws are counted
    requests.Say: 1.0,
    requests.React: 1.0,
    requests.Nudge: 1.0,
    requests.Resync: 10.0,  # all of a view goes out
}
SPEECH: Final = (requests.Say, requests.React, requests.Nudge)  # what others hear: nobody floods them
FRAME: Final = 0.1  # ... and for a ping, or for what is no request
LISTENER: Final = 0.05  # ... and for everybody else at the table, who may have to be told
SPEAK: Final = 4.0  # seconds of silence before somebody is told who is there: so they notice if we hang
GOODBYE: Final = 2.0  # seconds for the other side to say goodbye
REASONS: Final[dict[int, str]] = {  # why a connection is closed on which no message can be heard
    WSCloseCode.PROTOCOL_ERROR: "expected frames as in RFC 6455",
    WSCloseCode.INVALID_TEXT: "expected a text in UTF-8",
    WSCloseCode.MESSAGE_TOO_BIG: f"expected messages of less than {MESSAGE} bytes",
}


class Response(web.WebSocketResponse):
    """WebSocket that gives a reason whenever it closes, and reads masked frames only."""

    def __init__(self, take: Take, **named: Any) -> None:
        super().__init__(**named)
        self.take = take  # is offered short texts first

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: Any) -> None:
        connection: Any = request.protocol  # whatever came before its reader waits in its tail
        tail, connection._message_tail = connection._message_tail, b""
        super()._post_start(request, protocol, writer)
        connection._payload_parser = Masked(connection._payload_parser, self.take)
        if tail:
            connection._payload_parser.feed_data(tail)

    async def close(self, *, code: int = WSCloseCode.OK, message: bytes = b"", drain: bool = True) -> bool:
        reason = message or REASONS.get(code, "").encode()
        return await super().close(code=code, message=reason, drain=drain)


class Place(NamedTuple):
    """The seat of somebody at a table, for actions."""

    tables: Tables
    room: Room
    by: Visitor


class Socket:
    """A connection. Who does not keep up is closed, and comes back for a full view."""

    def __init__(self, session: str, who: Asker, budgets: Budgets) -> None:
        self.session = session
        self.who = who
        self.address = who.address
        self.budgets = budgets
        self.ws = Response(
            self.take, max_msg_size=MESSAGE, heartbeat=20, autoping=False, compress=False, timeout=GOODBYE
        )
        self.place: Place | None = None
        self.heard = 0  # messages that were read and done with
        self.frames: list[bytes] = []  # of this turn of the loop: what happened and the answer go together
        self.goodbye: asyncio.Task[None] | None = None  # they are told why, and nothing more is said
        self.messages = Allowance(*MESSAGES)

    async def prepare(self, request: web.Request) -> None:
        await self.ws.prepare(request)
        assert request.transport is not None
        self.transport = request.transport
        self.loop = asyncio.get_running_loop()
        self.spoke = self.loop.time()

    def send(self, data: bytes) -> None:
        """Send without waiting: what a slow connection does not take is kept for it, up to a limit."""
        if self.goodbye is not None:
            return
        if self.transport.get_write_buffer_size() >= BACKLOG:
            return self.dismiss(words.too_slow())
        if not self.frames:
            self.loop.call_soon(self._flush)
        self.frames += head(len(data)), data

    def _flush(self) -> None:
        letters, self.frames, self.spoke = b"".join(self.frames), [], self.loop.time()
        if not self.ws.closed and not self.transport.is_closing():  # if so, the reader notices
            self.transport.write(letters)

    def _speak(self, room: Room) -> None:
        """Say something now and then, as long as they are there."""
        left = self.spoke + SPEAK - self.loop.time()
        if left <= 0:
            self.send(m.encode(room.present()))
        self.alarm = self.loop.call_later(left if left > 0 else SPEAK, self._speak, room)

    def dismiss(self, reason: Message) -> None:
        if self.goodbye is None:
            self.goodbye = asyncio.create_task(self._close(Wording().say(reason)))

    async def _close(self, reason: str) -> None:
        await self.ws.close(code=WSCloseCode.GOING_AWAY, message=reason.encode(), drain=False)
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # nobody takes it

    async def stay(self, tables: Tables, code: str, by: Visitor | None) -> None:
        room = await tables.enter(self, code, by)
        self.place = Place(tables, room, by) if by else None
        self._speak(room)
        try:
            await self.serve(tables, room, by)
        finally:
            self.place = None
            self.alarm.cancel()
            room.leave(self)

    async def serve(self, tables: Tables, room: Room, by: Visitor | None) -> None:
        """Requests, one after the other."""
        async for frame in self.ws:
            if not self.messages.take():
                await asyncio.sleep(1 / MESSAGES[0])  # whoever sends too much waits, and is not ignored
            if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                await self._hear(tables, room, by, frame.data)
            elif frame.type is WSMsgType.PING:
                await self._pay(FRAME)
                await self.ws.pong(frame.data)
            elif frame.type is not WSMsgType.PONG:
                break
            self.heard += 1

    def take(self, text: bytes, passed: int) -> bool:
        """Carry out an action at once, if nothing has to wait; else it is read like all other messages."""
        place = self.place
        if place is None or passed != self.heard or self.goodbye is not None or not text.isascii():
            return False
        try:
            request = requests.decode(text)
            return isinstance(request, requests.Act) and self._act(place, request)
        except requests.BadMessage:
            return False
        except Exception:
            log.exception("a connection failed")
            self.dismiss(words.trouble())
            return True

    def _act(self, place: Place, request: requests.Act) -> bool:
        cost = COSTS[requests.Act] + LISTENER * (len(place.room.clients) - 1)
        if place.room.lock.locked() or not self.messages.any() or not self.budgets.spend(self.who, cost):
            return False
        self.messages.take()
        return act(place.tables, place.room, self, place.by, request)

    async def _hear(self, tables: Tables, room: Room, by: Visitor | None, data: str | bytes) -> None:
        try:
            request = requests.decode(data)
        except requests.BadMessage as error:
            await self._pay(FRAME)
            return self.send(m.encode(m.Refused(id=0, reason=error.message)))
        await self._pay(COSTS.get(type(request), USUAL) + LISTENER * (len(room.clients) - 1))
        if isinstance(request, SPEECH) and by and not tables.chat.take(by.person):
            return self.send(m.encode(m.Refused(id=request.id, reason=words.one_thing_after_the_other())))
        await tables.request(room, self, by, request)

    async def _pay(self, cost: float) -> None:
        """Charge processor time; wait if there is none left."""
        if wait := self.budgets.owe(self.who, cost):
            await asyncio.sleep(wait)


def head(size: int) -> bytes:
    """Head of a text's frame (RFC 6455). The library would write each frame by itself, which costs most."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


async def attend(
    request: web.Request, tables: Tables, code: str, by: Device | None, who: Asker, budgets: Budgets
) -> web.WebSocketResponse:
    """A client's whole stay at a table."""
    await tables.room(code)  # no socket is opened to a table that does not exist
    socket = Socket(by.session if by else "", who, budgets)
    await socket.prepare(request)
    try:
        await socket.stay(tables, code, by)
    except ConnectionError:
        pass  # it broke off
    except Exception as error:
        if not isinstance(error, Lost | Elsewhere):
            log.exception("a connection failed")
        socket.dismiss(words.trouble())
    finally:
        if socket.goodbye is not None:
            await asyncio.gather(socket.goodbye, return_exceptions=True)
    return socket.ws
