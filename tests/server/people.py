"""People with browsers, for tests: they talk to a server over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, Self

import aiohttp

from everglow.game import Json, Seat
from everglow.record_parts import hash_of
from everglow.server.http.service import Service
from everglow.server.live.limits import Allowances
from everglow.server.live.room import Room
from everglow.server.live.workers import Workers
from tests.wording import said

from .keeping import keeping

P = ParamSpec("P")

PATIENCE = 60  # seconds; only a broken server makes anybody wait so long


@asynccontextmanager
async def a_server(data: Path, chat: Allowances | None = None) -> AsyncIterator[tuple[str, Service]]:
    """A server in this process, on any free port; its address."""
    async with Service(data, "127.0.0.1", 0, [], database=keeping().database(data)) as service:
        service.server.tables.chat = chat or service.server.tables.chat
        yield service.addresses()[-1], service


def over_sockets(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that is a coroutine; nobody waits for ever."""

    @wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **named), 2 * PATIENCE))

    return run


class Lost(ConnectionError):
    """The connection was closed, by whomever."""


class Person:
    """Somebody with one browser: a cookie jar and sockets."""

    def __init__(
        self,
        base: str,
        name: str,
        headers: dict[str, str] | None = None,
        connector: aiohttp.BaseConnector | None = None,
    ) -> None:
        self.name = name
        self.nonces: dict[str, str] = {}  # by their hashes
        jar = aiohttp.CookieJar(unsafe=True)
        self.http = aiohttp.ClientSession(base, cookie_jar=jar, headers=headers, connector=connector)

    async def __aenter__(self) -> Self:
        if self.name:
            await self.post("/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.close()

    async def post(self, path: str, body: Json | None = None, status: Collection[int] = (200, 201)) -> Json:
        async with self.http.post(path, json=body or {}) as answer:
            told: Json = await answer.json()
            if answer.status == 503 and 503 not in status:
                raise Lost(told["error"])  # the server asks to try again
            assert answer.status in status, (answer.status, told)
            return told

    async def get(self, path: str, status: int = 200) -> Json:
        async with self.http.get(path) as answer:
            if answer.status == 503 != status:
                raise Lost(await answer.text())
            assert answer.status == status, (answer.status, await answer.text())
            told: Json = await answer.json()
            return told

    async def opens(self, game: str = "vale", seats: int = 2, **wishes: object) -> str:
        return str((await self.post("/api/tables", {"game": game, "seats": seats, **wishes}))["code"])

    def at(self, code: str) -> At:
        return At(self, code)

    def hashed(self, nonce: str) -> str:
        """The hash of a nonce that is told later."""
        found = hash_of(nonce)
        self.nonces[found] = nonce
        return found


@asynccontextmanager
async def people(base: str, *names: str) -> AsyncIterator[list[Person]]:
    """Several of them; who has no name only watches."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(base, name)) for name in names]


class At:
    """A person's connection to a table: what was said to it, and the table as it knows it."""

    ws: aiohttp.ClientWebSocketResponse

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.code = code
        self.heard: list[Json] = []
        self.table: Json = {}
        self.view: Json | None = None
        self.question: Json | None = None
        self.reveal: Json | None = None
        self.seq = 0
        self.ids = 0

    async def __aenter__(self) -> Self:
        self.ws = await self.person.http.ws_connect(f"/api/tables/{self.code}/socket")
        await self.until(lambda m: m["type"] == "welcome")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.ws.close()

    def transport(self) -> asyncio.Transport:
        """Return the connection below the WebSocket."""
        if self.ws.closed or self.ws._conn is None or self.ws._conn.transport is None:
            raise Lost("the connection was closed")
        return self.ws._conn.transport

    def break_off(self) -> None:
        """The network is gone, without a word to the server; nothing happens if it was gone already."""
        with suppress(Lost):
            self.transport().abort()

    async def hear(self) -> Json | None:
        """The next message, noted as a client would; None if the connection was closed."""
        frame = await asyncio.wait_for(self.ws.receive(), PATIENCE)
        if frame.type is not aiohttp.WSMsgType.TEXT:
            return None
        message: Json = frame.json()
        self.heard.append(message)
        self._note(message)
        await self.disclose(message)
        return message

    async def disclose(self, message: Json) -> None:
        """Send the nonce of the hash, when the host has begun, without waiting for an answer."""
        table = message.get("table", {})
        own = [chair["hash"] for chair in table.get("chairs", []) if chair.get("owes")]
        if table.get("sealed") and own and own[0] in self.person.nonces:
            await self.ws.send_json({"type": "disclose", "nonce": self.person.nonces[own[0]]})

    async def commits(self, seat: Seat, nonce: str) -> None:
        """Sit down with the hash of a nonce, which follows when the host begins."""
        await self.does("sit", seat=seat, hash=self.person.hashed(nonce))

    def _note(self, message: Json) -> None:
        if "seq" in message:
            assert message["type"] == "welcome" or message["seq"] == self.seq + 1, "something was missed"
            self.seq = message["seq"]
        for name in ("table", "view", "question", "reveal"):
            if name in message:
                setattr(self, name, message[name])
        if "patch" in message:
            assert self.view is not None
            self.view = patched(self.view, message["patch"])

    async def until(self, wanted: Callable[[Json], object]) -> Json:
        while True:
            message = await self.hear()
            if message is None:
                raise Lost("the connection was closed")
            if wanted(message):
                return message

    async def until_closed(self) -> str | None:
        """Wait until the server closes the connection, and return its reason."""
        while True:
            frame = await asyncio.wait_for(self.ws.receive(), PATIENCE)
            if frame.type is not aiohttp.WSMsgType.TEXT:
                return frame.extra

    async def ask(self, kind: str, **fields: object) -> Json:
        """Send a request and wait for its answer."""
        self.ids += 1
        await self.ws.send_json({"type": kind, "id": self.ids, **fields})
        return self._read(await self.until(lambda m: m.get("id") == self.ids))

    def _read(self, answer: Json) -> Json:
        """An answer as its reader sees it: the reason in words."""
        chairs = self.table["chairs"]
        you = next((seat for seat, chair in enumerate(chairs) if chair.get("you")), None)
        names = [chair.get("name", "") for chair in chairs]
        return answer | {"reason": said(answer["reason"], names, you)} if answer.get("reason") else answer

    async def does(self, kind: str, **fields: object) -> None:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ack", answer

    async def act(self, name: str) -> Json:
        assert self.question is not None
        return await self.ask("act", question=self.question["number"], name=name)

    async def play(self, rng: random.Random, stop: Callable[[], bool] = lambda: False) -> None:
        """Random answers until the game is over, or until told to stop."""
        while self.reveal is None and not stop():
            if self.question and self.question.get("legal"):
                answer = await self.act(rng.choice(self.question["legal"]))
                assert answer["type"] == "ack", answer
            elif await self.hear() is None:
                return


def patched(view: Json, patch: list[Json]) -> Json:
    """JSON Patch, as a client would do it."""
    for change in patch:
        *way, last = [step.replace("~1", "/").replace("~0", "~") for step in change["path"].split("/")[1:]]
        at: Any = view  # then a list or an object inside it
        for step in way:
            at = at[int(step)] if isinstance(at, list) else at[step]
        if change["op"] == "remove":
            del at[last]
        else:
            at[int(last) if isinstance(at, list) else last] = change["value"]
    return view


async def begin(
    people: Sequence[Person], game: str = "vale", bots: Sequence[str] = (), **wishes: object
) -> list[At]:
    """The first of them opens a table, all sit down in order, bots after them; everybody's connections."""
    seats = len(people) + len(bots)
    code = await people[0].opens(game, seats, **wishes)
    tables = [await person.at(code).__aenter__() for person in people]
    for seat, table in enumerate(tables):
        await table.does("sit", seat=seat, nonce=f"nonce of {seat}")
    for seat, level in enumerate(bots, len(people)):
        await tables[0].does("bot", seat=seat, level=level)
    await tables[0].does("start")
    for table in tables:
        if table.view is None:
            await table.until(lambda m: m["type"] == "welcome" and m["view"])
    return tables


async def leave(tables: Iterable[At]) -> None:
    for table in tables:
        await table.ws.close()


def room_of(service: Service, at: At) -> Room:
    """Room of a table, as the server itself knows it."""
    return service.server.tables.rooms[at.code]


@asynccontextmanager
async def no_worker_free(service: Service) -> AsyncIterator[Workers]:
    """Keep all processes busy with bots of other people."""
    workers = service.server.tables.workers
    async with AsyncExitStack() as held:
        for number in range(workers.processes):
            await held.enter_async_context(workers.turns.turn(f"other {number}", lambda: True))
        yield workers
