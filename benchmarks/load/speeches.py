"""Protocols in which the load test speaks to each kind of server."""

from __future__ import annotations

import re
from functools import partial
from hashlib import sha256
from typing import Any

import aiohttp
import msgspec

from benchmarks.load.crowd import SEATS, Choose, Table
from benchmarks.load.line import connected

MOVES = ["tame:hydra", "sell:griffon", "summon:undine", "pay:1,1,0"]  # to a server without our rules
STATE = re.compile(rb'42/table,\["\w+","(\d+)",.*?"_stateID":(\d+)', re.DOTALL)  # a match, and its state


class Question(msgspec.Struct):
    number: int
    legal: list[str] = []


class Told(msgspec.Struct):
    """Message of Everglow's, with only the fields that matter here."""

    question: Question | None = None


_told = msgspec.json.Decoder(Told)


class Plain:
    """The messages of docs/wire.md on sockets that need no seat: what the `ws` server understands."""

    told: tuple[bytes, ...] = (b'{"type":"update"', b'{"type":"welcome"')
    ack = b'{"type":"ack"'
    refused = b'{"type":"refused"'

    def __init__(self, base: str) -> None:
        self.base = base

    async def gather(self, table: Table, number: int) -> None:
        for seat in range(SEATS):
            url = f"{self.base}/{number}/{seat}"
            table.lines.append(await connected(url, partial(table.hear, seat)))
        await table.until(lambda: all(table.heard))

    def answer(self, heard: bytes, seat: int, choose: Choose) -> bytes | None:
        question = _told.decode(heard).question
        if question is None or not question.legal:
            return None
        return b'{"type":"act","id":1,"question":%d,"name":"%s"}' % (
            question.number,
            choose(question.legal).encode(),
        )


def hashed(number: int) -> bytes:
    """Hash that a seat sends before its nonce, which is the number of its table."""
    return sha256(b"%d" % number).hexdigest().encode()


class Everglow(Plain):
    """Four people introduce themselves, sit down and play; every table is a household of its own."""

    def __init__(self, base: str, game: str, http: aiohttp.ClientSession) -> None:
        super().__init__(base)
        self.game = game
        self.http = http

    async def gather(self, table: Table, number: int) -> None:
        headers = [{"X-Forwarded-For": f"10.{number >> 8}.{number & 255}.1"} for _ in range(SEATS)]
        for seat, header in enumerate(headers):
            header["Cookie"] = await self._introduced(f"player {seat}", header)
        wish = {"game": self.game, "seats": SEATS, "public": False}
        code = (await self._post("/api/tables", wish, headers[0]))[1]["code"]
        for seat, header in enumerate(headers):
            url = f"{self.base}/api/tables/{code}/socket"
            table.lines.append(await connected(url, partial(table.hear, seat), header))
            await self._done(table, seat, b'{"type":"sit","seat":%d,"hash":"%s"}' % (seat, hashed(number)))
        await self._done(table, 0, b'{"type":"start"}')
        for seat in range(SEATS):
            await self._done(table, seat, b'{"type":"disclose","nonce":"%d"}' % number)
        await table.until(lambda: all(b'"view":{' in heard for heard in table.heard))

    async def _introduced(self, name: str, headers: dict[str, str]) -> str:
        response, _ = await self._post("/api/me", {"name": name}, headers)
        return "; ".join(f"{name}={morsel.value}" for name, morsel in response.cookies.items())

    async def _post(
        self, path: str, body: dict[str, Any], headers: dict[str, str]
    ) -> tuple[aiohttp.ClientResponse, dict[str, Any]]:
        async with self.http.post(self.base + path, json=body, headers=headers) as response:
            response.raise_for_status()
            return response, await response.json()

    async def _done(self, table: Table, seat: int, request: bytes) -> None:
        before = table.acks
        table.lines[seat].say(request)
        await table.until(lambda: table.acks > before)


class BoardgameIo:
    """The little of socket.io that a boardgame.io client needs; a move is said by whoever is drawn."""

    told: tuple[bytes, ...] = (b'42/table,["update"', b'42/table,["sync"', b"40/table")
    ack = b""
    refused = b"44"

    def __init__(self, base: str) -> None:
        self.base = base

    async def gather(self, table: Table, number: int) -> None:
        for seat in range(SEATS):
            url = f"{self.base}/socket.io/?EIO=4&transport=websocket"
            line = await connected(url, partial(self._hear, table, seat))
            table.lines.append(line)
            line.say(b"40/table,")
            await table.until(partial(self._heard, table, seat, b"40"))
            line.say(b'42/table,["sync","%d","%d",null,%d]' % (number, seat, SEATS))
            await table.until(partial(self._heard, table, seat, b"42"))

    def _heard(self, table: Table, seat: int, kind: bytes) -> bool:
        return table.heard[seat].startswith(kind)

    def _hear(self, table: Table, seat: int, message: bytes) -> None:
        if message == b"2":
            table.lines[seat].say(b"3")  # the heartbeat of engine.io
        else:
            table.hear(seat, message)

    def answer(self, heard: bytes, seat: int, choose: Choose) -> bytes | None:
        state = STATE.match(heard)
        assert state is not None
        move = b'{"type":"MAKE_MOVE","payload":{"type":"act","args":["%s"],"playerID":"%d"}}'
        said = move % (choose(MOVES).encode(), seat)
        return b'42/table,["update",%s,%s,"%s","%d"]' % (said, state[2], state[1], seat)
