"""Bots that come over the network, for tests: they have a token, and read lines."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Self

import aiohttp

from everglow.game import Json, Seat
from tests.wording import said

from .people import PATIENCE, Person, patched


async def makes(person: Person, name: str = "Dreamer", public: bool = True) -> Json:
    """Somebody makes a bot; what they are told of it."""
    return await person.post("/api/me/bots", {"name": name, "public": public})


class Bot:
    """A program with a token."""

    def __init__(self, base: str, made: Json) -> None:
        self.id: str = made["bot"]
        self.token: str = made["token"]
        self.http = aiohttp.ClientSession(base, headers={"Authorization": f"Bearer {self.token}"})

    async def post(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        async with self.http.post(f"/api/bot/{path}", json=body or {}) as answer:
            assert answer.status == status, (answer.status, await answer.text())
            told: Json = await answer.json()
            return told

    async def get(self, path: str, status: int = 200) -> Json:
        async with self.http.get(path) as answer:
            assert answer.status == status, (answer.status, await answer.text())
            told: Json = await answer.json()
            return told

    async def refused(self, path: str, body: Json | None = None, status: int = 400) -> str:
        return str((await self.post(path, body, status))["error"])

    def listens(self, games: str = "") -> Lines:
        return Lines(self, f"/api/bot/events?games={games}")

    def at(self, code: str) -> Lines:
        return Lines(self, f"/api/bot/tables/{code}")


class Lines:
    """A stream, and the seat as it is known from it."""

    answer: aiohttp.ClientResponse

    def __init__(self, bot: Bot, path: str) -> None:
        self.bot = bot
        self.path = path
        self.raw: list[bytes] = []
        self.view: Json | None = None
        self.question: Json | None = None
        self.reveal: Json | None = None
        self.table: Json = {}

    async def __aenter__(self) -> Self:
        self.answer = await self.bot.http.get(self.path)
        assert self.answer.status == 200, await self.answer.text()
        assert self.answer.content_type == "application/x-ndjson"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.answer.close()

    async def hear(self) -> Json | None:
        """The next line that says something; None at the end."""
        while line := await asyncio.wait_for(self.answer.content.readline(), PATIENCE):
            if line.strip():
                self.raw.append(line.rstrip(b"\n"))
                return self._noted(json.loads(line))
        return None

    def _noted(self, message: Json) -> Json:
        for name in ("table", "view", "question", "reveal"):
            if name in message:
                setattr(self, name, message[name])
        if "patch" in message:
            assert self.view is not None
            self.view = patched(self.view, message["patch"])
        return message

    async def until(self, kind: str) -> Json:
        while message := await self.hear():
            if message["type"] == kind:
                return message
        raise AssertionError(f"the stream ended before any {kind}")

    async def until_closed(self) -> str:
        """Wait for the end of the stream and return the reason in its last line."""
        told = await self.until("closed")
        assert await self.hear() is None
        return said(told["reason"])

    async def play(self, code: str) -> None:
        """Play until the game is over: to each question the first answer that is legal."""
        answered = -1
        while self.reveal is None:
            question = self.question or {}
            if "legal" in question and question["number"] > answered:
                answered = question["number"]
                await self.bot.post(
                    f"tables/{code}/act", {"question": answered, "name": question["legal"][0]}
                )
            else:
                assert await self.hear(), "the stream ended before the game"


@asynccontextmanager
async def a_bot(base: str, owner: Person, name: str = "Dreamer", public: bool = True) -> AsyncIterator[Bot]:
    bot = Bot(base, await makes(owner, name, public))
    async with bot.http:
        yield bot


async def challenged(host: Person, bot: Bot, code: str, seat: Seat, status: Collection[int] = (200,)) -> Json:
    return await host.post(f"/api/tables/{code}/challenges", {"bot": bot.id, "seat": seat}, status)


async def seated(host: Person, bot: Bot, events: Lines, code: str, seat: Seat = 1) -> Json:
    """The host asks, the bot comes."""
    asked = asyncio.create_task(challenged(host, bot, code, seat))
    told = await events.until("challenge")
    await bot.post(f"challenges/{told['challenge']['id']}/accept", {"nonce": "of a bot"})
    await asked
    challenge: Json = told["challenge"]
    return challenge
