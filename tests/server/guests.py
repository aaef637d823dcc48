"""Bots that come over the network, for tests: they have a token, and read lines."""

import asyncio
import json
from contextlib import asynccontextmanager

import aiohttp

from .people import PATIENCE, patched


async def makes(person, name="Dreamer", **wishes):
    """Somebody makes a bot; what they are told of it."""
    return await person.post("/api/me/bots", {"name": name, **wishes})


class Bot:
    """A program with a token."""

    def __init__(self, base, made):
        self.id, self.token = made["bot"], made["token"]
        self.http = aiohttp.ClientSession(base, headers={"Authorization": f"Bearer {self.token}"})

    async def post(self, path, body=None, status=200):
        async with self.http.post(f"/api/bot/{path}", json=body or {}) as answer:
            assert answer.status == status, (answer.status, await answer.text())
            return await answer.json()

    async def get(self, path, status=200):
        async with self.http.get(path) as answer:
            assert answer.status == status, (answer.status, await answer.text())
            return await answer.json()

    async def refused(self, path, body=None, status=400):
        return (await self.post(path, body, status))["error"]

    def listens(self, games=""):
        return Lines(self, f"/api/bot/events?games={games}")

    def at(self, code):
        return Lines(self, f"/api/bot/tables/{code}")


class Lines:
    """A stream, and the seat as it is known from it."""

    def __init__(self, bot, path):
        self.bot = bot
        self.path = path
        self.raw = []
        self.view = self.question = self.reveal = self.table = None

    async def __aenter__(self):
        self.answer = await self.bot.http.get(self.path)
        assert self.answer.status == 200, await self.answer.text()
        assert self.answer.content_type == "application/x-ndjson"
        return self

    async def __aexit__(self, *_):
        self.answer.close()

    async def hear(self):
        """The next line that says something; None at the end."""
        while line := await asyncio.wait_for(self.answer.content.readline(), PATIENCE):
            if line.strip():
                self.raw.append(line.rstrip(b"\n"))
                return self._noted(json.loads(line))
        return None

    def _noted(self, message):
        for name in ("table", "view", "question", "reveal"):
            if name in message:
                setattr(self, name, message[name])
        if "patch" in message:
            self.view = patched(self.view, message["patch"])
        return message

    async def until(self, kind):
        while message := await self.hear():
            if message["type"] == kind:
                return message
        raise AssertionError(f"the stream ended before any {kind}")

    async def until_closed(self):
        """What the last line gave as the reason."""
        told = await self.until("closed")
        assert await self.hear() is None
        return told["reason"]

    async def play(self, code):
        """Until the game is over: to each question the first answer that is legal."""
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
async def a_bot(base, owner, name="Dreamer", **wishes):
    bot = Bot(base, await makes(owner, name, **wishes))
    async with bot.http:
        yield bot


async def challenged(host, bot, code, seat, status=(200,)):
    return await host.post(f"/api/tables/{code}/challenges", {"bot": bot.id, "seat": seat}, status)


async def seated(host, bot, events, code, seat=1):
    """The host asks, the bot comes."""
    asked = asyncio.create_task(challenged(host, bot, code, seat))
    told = await events.until("challenge")
    await bot.post(f"challenges/{told['challenge']['id']}/accept", {"nonce": "of a bot"})
    await asked
    return told["challenge"]
