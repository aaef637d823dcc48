"""People who come back by themselves whenever their connection is lost."""

import asyncio
import random
from copy import deepcopy
from typing import Protocol

import aiohttp

from everglow.game import Json, Seat
from everglow.record_parts import hash_of

from .diary import Diary
from .people import At, Person

GONE = (aiohttp.ClientError, ConnectionError, asyncio.TimeoutError)
AGAIN = 0.02  # seconds before a client tries to come back


class Company(Protocol):
    """Players on one server, which may be killed."""

    rng: random.Random
    regret: float  # how often people take something back
    run: int  # of the server, from 0
    broken: bool  # somebody found something wrong


class Guest:
    """Somebody at a table who comes back by themselves whenever the connection is lost."""

    def __init__(self, house: Company, person: Person, diary: Diary, seat: Seat | None = None) -> None:
        self.house = house
        self.person = person
        self.diary = diary
        self.seat = seat
        self.rng = house.rng
        self.at: At | None = None
        self.sits = False
        self.wish: Json | None = None  # what was sent and not answered yet
        self.run = -1  # of the server that welcomed us last

    async def here(self) -> At:
        if self.at is None:
            at = self.line()
            run = self.house.run
            await at.__aenter__()
            self.at, self.run = at, run
            seat = self.seat if self.sits else None
            self.diary.seen.append((at.seq, seat, deepcopy(at.view), at.question))  # patches change it
            self.diary.again += bool(self.wish)
        return self.at

    def line(self) -> At:
        return self.person.at(self.diary.code)

    def done(self) -> bool:
        return self.at is not None and self.at.reveal is not None

    async def lose(self) -> None:
        """Back in a moment. What was said is not said again: it may have been heard."""
        assert not self.house.broken, "somebody else found something wrong"
        if self.at is not None:
            await self.at.ws.close()
        self.at = None
        if self.wish and self.wish["kind"] == "say":
            self.wish = None
        await asyncio.sleep(self.again())

    def again(self) -> float:
        """Seconds before the next try."""
        return AGAIN

    async def insist(self, kind: str, **fields: object) -> Json:
        """Ask until there is an answer."""
        self.wish = {"kind": kind, **fields}
        while True:
            try:
                answer = await (await self.here()).ask(**self.wish)
            except GONE:
                await self.lose()
            else:
                self.wish = None
                self.diary.acks += 1
                return answer

    async def sit(self) -> None:
        assert self.seat is not None
        self.sits = True  # perhaps before it is known to us
        nonce = f"nonce {self.rng.random()}"
        answer = await self.insist("sit", seat=self.seat, hash=self.person.hashed(nonce))
        assert answer["type"] == "ack", answer
        self.diary.hashes[self.seat] = hash_of(nonce)

    async def start(self) -> None:
        """Start the game; a request that is repeated after a crash may find it started."""
        answer = await self.insist("start")
        started = ("The game has begun already.", "The game is about to begin.")
        assert answer["type"] == "ack" or answer["reason"] in started, answer

    async def play(self) -> None:
        """Play as fast as we can, until the game is over."""
        while not self.done():
            try:
                await self.move(await self.here())
            except GONE:
                await self.lose()
        self.diary.over = True
        self.diary.revealed |= self.at is not None and self.at.reveal is not None

    async def move(self, at: At) -> None:
        self.wish = self.wish or self.choose(at)
        if at.reveal is None and self.wish is None:
            if await at.hear() is None:
                raise ConnectionError("the server is gone")
        elif self.wish is not None:
            self.note_sent(self.wish)
            answer = await self.answered(at, self.wish)
            self.note_answer(self.wish, answer)
            self.wish = None

    async def answered(self, at: At, wish: Json) -> Json:
        return await at.ask(**wish)

    def choose(self, at: At) -> Json | None:
        """Mostly an answer; sometimes something to say, or something to take back."""
        asked, chance = at.question, self.rng.random()
        if self.seat is None or asked is None or at.reveal:
            return None
        if chance < 0.02:
            return {"kind": "say", "text": f"it is {self.rng.random()} o'clock"}
        if chance < 0.02 + self.house.regret and asked.get("undo"):
            return {"kind": "undo", "question": asked["number"]}
        if not asked.get("legal"):
            return None
        return {"kind": "act", "question": asked["number"], "name": self.rng.choice(asked["legal"])}

    def note_sent(self, wish: Json) -> None:
        if wish["kind"] == "say":
            self.diary.said.add(wish["text"])
        elif "question" in wish:
            assert self.seat is not None
            self.diary.sent.setdefault((self.seat, wish["question"]), set()).add(wish.get("name", ""))

    def note_answer(self, wish: Json, answer: Json) -> None:
        if answer["type"] != "ack":
            assert wish["kind"] != "act", answer
            assert answer["reason"]
            return
        self.diary.acks += 1
        if wish["kind"] == "say":
            self.diary.heard.add(wish["text"])
        elif "question" in wish:
            assert self.seat is not None
            self.diary.acked[self.seat, wish["question"]] = wish.get("name", "")

    async def leave(self) -> None:
        if self.at is not None:
            await self.at.ws.close()
