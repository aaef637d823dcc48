"""People of a club: they think, take back, talk, drop out, send nonsense, read slowly and come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, NoReturn

from aiohttp import WSMsgType

from everglow.game import Json, Seat
from tests.server.people import PATIENCE, At, Person
from tests.server.regulars import Guest
from tests.wording import said

from .chronicle import Chronicle
from .letters import STORY, WATCHER

if TYPE_CHECKING:
    from .club import Club

NONSENSE = ["", "{", "[]", "null", '"act"', '{"type":"dance"}', '{"type":"act","id":1}', "[" * 3000, "\x00"]
WRONG: list[Json] = [
    {"kind": "act", "question": 1 << 30, "name": "end_turn"},
    {"kind": "undo", "question": 1 << 30},
    {"kind": "start"},
    {"kind": "sit", "seat": 0, "nonce": "again"},
    {"kind": "agree", "options": {}, "seats": 2, "public": True, "timing": None, "cover": "spark"},
]
BROKEN = [b"\x83\x80\x00\x00\x00\x00", b"\xf1\x80\x00\x00\x00\x00"]  # an unknown kind of frame, reserved bits
LONGEST = 5000  # bytes, more than a message may have


class Member(Person):
    """Somebody at home: behind an address of their own."""

    def __init__(self, base: str, name: str, number: int) -> None:
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        super().__init__(base, name, headers={"X-Forwarded-For": address})


class Line(At):
    """A connection whose every letter is kept for the check."""

    def __init__(self, person: Person, diary: Chronicle, listener: str) -> None:
        super().__init__(person, diary.code)
        self.diary = diary
        self.listener = listener

    async def hear(self) -> Json | None:
        frame = await asyncio.wait_for(self.ws.receive(), PATIENCE)
        if frame.type is not WSMsgType.TEXT:
            return None
        self.diary.letters.keep(self.listener, frame.data)
        message: Json = frame.json()
        self._note(message)
        await self.disclose(message)
        self.diary.moves(self.seq)
        return message


class Regular(Guest):
    """A guest with whom all sorts of things happen; whoever has no seat watches, or is a second screen."""

    house: Club
    diary: Chronicle

    def __init__(
        self,
        house: Club,
        person: Person,
        diary: Chronicle,
        seat: Seat | None = None,
        screen_of: Seat | None = None,
    ) -> None:
        super().__init__(house, person, diary, seat)
        eyes = screen_of if seat is None else seat
        self.listener = WATCHER if eyes is None else str(eyes)
        self.left = False  # a bot plays for them
        self.since = monotonic()  # when they were connected last, or tried to be

    def line(self) -> Line:
        return Line(self.person, self.diary, self.listener)

    def done(self) -> bool:
        return self.house.cut or self.diary.abandoned or super().done()

    def again(self) -> float:
        return self.rng.uniform(0.3, 1.5) * self.house.pace

    async def here(self) -> At:
        at = await super().here()
        self.since = monotonic()
        self.diary.seen.clear()  # every letter is kept
        return at

    async def move(self, at: At) -> None:
        if self.wish is None and not await self.ponder(at):
            return
        if self.wish is None and self.rng.random() < self.house.mishaps:
            mishap = self.rng.choice(MISHAPS)
            self.house.happened[mishap.__name__] += 1
            await mishap(self, at)
        else:
            await super().move(at)

    async def ponder(self, at: At) -> bool:
        """Wait some seconds, and hear what others do; return whether there is still something to do then."""
        until = monotonic() + min(self.rng.expovariate(1), 3) * self.house.pace
        while not self.done() and (left := until - monotonic()) > 0:
            try:
                if await asyncio.wait_for(at.hear(), left) is None:
                    raise ConnectionError("the server is gone")
            except TimeoutError:
                break
        return not self.done()

    def choose(self, at: At) -> Json | None:
        return {"kind": "back"} if self.left else super().choose(at)

    async def answered(self, at: At, wish: Json) -> Json:
        began = monotonic()
        answer = await super().answered(at, wish)
        if wish["kind"] == "act":
            self.house.waited.append(monotonic() - began)
        return answer

    def note_answer(self, wish: Json, answer: Json) -> None:
        super().note_answer(wish, answer)
        if wish["kind"] in ("leave", "back"):
            self.left = wish["kind"] == "leave" and answer["type"] == "ack"

    # Mishaps

    async def hang_up(self, at: At) -> None:
        await at.ws.close()
        self.at = None
        await asyncio.sleep(self.again())

    async def break_off(self, at: At) -> NoReturn:
        at.transport().abort()
        raise ConnectionError("we were cut off")

    async def break_off_in_a_frame(self, at: At) -> None:
        at.transport().write(b"\x81\xfe\x02")  # 512 bytes are to come
        await self.break_off(at)

    async def send_a_broken_frame(self, at: At) -> None:
        at.transport().write(self.rng.choice(BROKEN))
        await self.closed(at)

    async def send_too_much(self, at: At) -> None:
        await at.ws.send_str("x" * LONGEST)
        await self.closed(at)

    async def closed(self, at: At) -> NoReturn:
        try:
            async with asyncio.timeout(PATIENCE):
                while await at.hear() is not None:
                    pass
        except TimeoutError:
            raise AssertionError("what is no frame was heard as if it were one") from None
        assert at.ws.close_code in (1002, 1006, 1009, 1001), at.ws.close_code
        raise ConnectionError("we were sent away")

    async def send_nonsense(self, at: At) -> None:
        await at.ws.send_str(self.rng.choice(NONSENSE))
        answer = await at.until(lambda m: m["type"] == "refused" and m["id"] == 0)
        assert said(answer["reason"]).startswith("Expected a message as in docs/wire.md: "), answer

    async def ask_what_cannot_be(self, at: At) -> None:
        if self.done() or at.table["status"] != "running":
            return
        answer = await at.ask(**self.rng.choice(WRONG))
        assert answer["type"] == "refused", answer

    async def doze(self, at: At) -> None:
        """Read nothing for a while; who misses too much is sent away, and comes back."""
        transport = at.transport()
        transport.pause_reading()
        await asyncio.sleep(self.again() * 3)
        if not transport.is_closing():
            transport.resume_reading()

    async def step_out(self, at: At) -> None:
        if self.seat is not None and not self.left:
            self.wish = {"kind": "leave"}

    async def ask_for_everything(self, at: At) -> None:
        assert (await at.ask("resync"))["type"] == "ack"

    async def look_it_up(self, at: At) -> None:
        """Keep what is told over HTTP, too: nothing hidden may be in it."""
        where = f"/api/tables/{self.diary.code}/events"
        async with self.person.http.get(where) as answer:
            text = await answer.text()
            assert answer.status == 200, text
        self.house.touch(self.diary.code)
        self.diary.letters.keep(self.listener, f'{{"type":"{STORY}","told":{text}}}')


MISHAPS: list[Callable[[Regular, At], Awaitable[None]]] = [
    Regular.hang_up,
    Regular.break_off,
    Regular.break_off_in_a_frame,
    Regular.send_a_broken_frame,
    Regular.send_too_much,
    Regular.send_nonsense,
    Regular.ask_what_cannot_be,
    Regular.doze,
    Regular.step_out,
    Regular.ask_for_everything,
    Regular.look_it_up,
]
