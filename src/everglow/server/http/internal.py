"""Requests between processes on their own account, about tables that another one owns."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, TypeVar

import aiohttp
import msgspec
from aiohttp import web

from everglow.server.http.body import Denied
from everglow.server.http.routing import CLIENT, HOPS, INTERNAL, PASSED, SCHEME, SECRET, Routing
from everglow.server.live.asking import asking as asking_here
from everglow.server.live.metrics import together
from everglow.server.live.tables import Tables
from everglow.server.store.trouble import StoreAway
from everglow.server.table import requests
from everglow.server.table.erase import Leaver, anonymise
from everglow.server.table.errors import Refused
from everglow.server.table.people import Visitor
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

if TYPE_CHECKING:
    from everglow.server.http.app import Server

T = TypeVar("T")
PATIENCE: Final = 5.0  # seconds for an answer


class CarryOut(msgspec.Struct):
    """A request of somebody without a connection."""

    code: str
    person: str
    name: str
    owner: str
    request: msgspec.Raw


class Forget(msgspec.Struct):
    """A table that shall forget somebody."""

    code: str
    status: str
    leaver: Leaver


class Asking(msgspec.Struct):
    """Tables of which somebody would like to know whether they are asked something there."""

    person: str
    codes: list[str]


class Answer(msgspec.Struct):
    """Response of another process: the reason if it refused, and the codes that were asked for."""

    refused: Message | None = None
    codes: list[str] = []


class InternalRequests:
    """Asks other processes; `RemoteTables`."""

    def __init__(self, tables: Tables, routing: Routing) -> None:
        self.tables = tables
        self.routing = routing
        self.peers = routing.peers

    async def carry_out(self, process: str, code: str, by: Visitor, request: requests.AnyRequest) -> None:
        wish = CarryOut(code, by.person, by.name, by.owner, msgspec.Raw(msgspec.json.encode(request)))
        await self._ask(process, "carry-out", wish)

    async def forget(self, process: str, code: str, status: str, leaver: Leaver) -> None:
        await self._ask(process, "forget", Forget(code, status, leaver))

    async def asking(self, person: str, codes: Sequence[str]) -> set[str]:
        """Find the tables at which somebody is asked something, as far as their processes answer."""
        places = await self.peers.whereabouts(codes)
        by_process = {
            process: [code for code in codes if places.get(code) == process] for process in places.values()
        }
        asked = [self._ask(process, "asking", Asking(person, own)) for process, own in by_process.items()]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return {code for answer in answers if isinstance(answer, Answer) for code in answer.codes}

    async def metrics(self, own: bytes) -> bytes:
        """Metrics of all processes that answer, each under its name; those of one alone as they are."""
        others = [process for process in self.peers.live if process != self.peers.me]
        answers = await asyncio.gather(
            *[self._get(process, "/metrics") for process in others], return_exceptions=True
        )
        texts = {
            process: text for process, text in zip(others, answers, strict=True) if isinstance(text, bytes)
        }
        return together({self.peers.me: own, **texts}) if texts else own

    async def _ask(self, process: str, name: str, wish: msgspec.Struct) -> Answer:
        """Refused as there; StoreAway if the process does not answer, or has lost the table."""
        body = await self._get(process, f"{INTERNAL}{name}", msgspec.json.encode(wish))
        answer = msgspec.json.decode(body, type=Answer)
        if answer.refused:
            raise Refused(answer.refused)
        return answer

    async def _get(self, process: str, path: str, body: bytes | None = None) -> bytes:
        peer = self.peers.live.get(process)
        if peer is None or not peer.address:
            raise StoreAway(words.table_moved())
        told = {SECRET: self.routing.secret, CLIENT: "127.0.0.1", SCHEME: "http", HOPS: "1"}
        limit, method = aiohttp.ClientTimeout(total=PATIENCE), "GET" if body is None else "POST"
        try:
            async with self.routing.session.request(
                method, f"http://{peer.address}{path}", data=body, headers=told, timeout=limit
            ) as answer:
                if answer.status != HTTPStatus.OK:
                    raise StoreAway(words.table_moved())
                return await answer.read()
        except (aiohttp.ClientError, TimeoutError) as error:
            raise StoreAway(words.table_moved()) from error


# The other side


async def carry_out(server: Server, request: web.Request) -> web.Response:
    wish = await _read(request, CarryOut)
    by = Visitor(wish.person, wish.name, wish.owner)
    try:
        await server.tables.answer(wish.code, by, requests.decode(bytes(wish.request)))
    except Refused as refused:
        return _answer(Answer(refused.message))
    return _answer(Answer())


async def forget(server: Server, request: web.Request) -> web.Response:
    wish = await _read(request, Forget)
    server.tables.turn_away(wish.leaver.ids)
    await server.tables.forget(wish.code, wish.status, wish.leaver, anonymise)
    return _answer(Answer())


async def asking(server: Server, request: web.Request) -> web.Response:
    wish = await _read(request, Asking)
    return _answer(Answer(codes=sorted(await asking_here(server.tables, wish.person, wish.codes))))


ROUTES: Final = {"carry-out": carry_out, "forget": forget, "asking": asking}


async def _read(request: web.Request, kind: type[T]) -> T:
    """Read what a process asks; Denied if it is none of ours."""
    if PASSED not in request:
        raise Denied(403, words.not_done_here())
    return msgspec.json.decode(await request.read(), type=kind)


def _answer(told: Answer) -> web.Response:
    return web.Response(body=msgspec.json.encode(told), content_type="application/json")
