"""People of a club: they think, take back, talk, drop out, send nonsense, read slowly and come back."""

import asyncio
from time import monotonic

from aiohttp import WSMsgType

from tests.server.people import PATIENCE, At, Person
from tests.server.regulars import Guest

from .letters import STORY, WATCHER

NONSENSE = ["", "{", "[]", "null", '"act"', '{"type":"dance"}', '{"type":"act","id":1}', "[" * 3000, "\x00"]
WRONG = [
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

    def __init__(self, base, name, number):
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        super().__init__(base, name, headers={"X-Forwarded-For": address})


class Line(At):
    """A connection whose every letter is kept for the check."""

    def __init__(self, person, diary, listener):
        super().__init__(person, diary.code)
        self.diary = diary
        self.listener = listener

    def wire(self):
        """What lies under the WebSocket."""
        if self.ws.closed or self.ws._conn.transport is None:
            raise ConnectionError("the server is gone")
        return self.ws._conn.transport

    async def hear(self):
        frame = await asyncio.wait_for(self.ws.receive(), PATIENCE)
        if frame.type is not WSMsgType.TEXT:
            return None
        self.diary.letters.keep(self.listener, frame.data)
        message = frame.json()
        self._note(message)
        await self.disclose(message)
        self.diary.moves(self.seq)
        return message


class Regular(Guest):
    """A guest with whom all sorts of things happen; whoever has no seat watches, or is a second screen."""

    def __init__(self, house, person, diary, seat=None, screen_of=None):
        super().__init__(house, person, diary, seat)
        self.listener = next((place for place in (seat, screen_of) if place is not None), WATCHER)
        self.left = False  # a bot plays for them
        self.since = monotonic()  # when they were connected last, or tried to be

    def line(self):
        return Line(self.person, self.diary, self.listener)

    def done(self):
        return self.house.cut or self.diary.abandoned or super().done()

    def again(self):
        return self.rng.uniform(0.3, 1.5) * self.house.pace

    async def here(self):
        at = await super().here()
        self.since = monotonic()
        self.diary.seen.clear()  # every letter is kept
        return at

    async def move(self, at):
        if self.wish is None and not await self.ponder(at):
            return
        if self.wish is None and self.rng.random() < self.house.mishaps:
            mishap = self.rng.choice(MISHAPS)
            self.house.happened[mishap.__name__] += 1
            await mishap(self, at)
        else:
            await super().move(at)

    async def ponder(self, at):
        """Some seconds, in which we hear what others do; whether there is still something to do then."""
        until = monotonic() + min(self.rng.expovariate(1), 3) * self.house.pace
        while not self.done() and (left := until - monotonic()) > 0:
            try:
                if await asyncio.wait_for(at.hear(), left) is None:
                    raise ConnectionError("the server is gone")
            except TimeoutError:
                break
        return not self.done()

    def choose(self, at):
        return {"kind": "back"} if self.left else super().choose(at)

    async def answered(self, at, wish):
        began = monotonic()
        answer = await super().answered(at, wish)
        if wish["kind"] == "act":
            self.house.waited.append(monotonic() - began)
        return answer

    def note_answer(self, wish, answer):
        super().note_answer(wish, answer)
        if wish["kind"] in ("leave", "back"):
            self.left = wish["kind"] == "leave" and answer["type"] == "ack"

    # Mishaps

    async def hang_up(self, at):
        await at.ws.close()
        self.at = None
        await asyncio.sleep(self.again())

    async def break_off(self, at):
        at.wire().abort()
        raise ConnectionError("we were cut off")

    async def break_off_in_a_frame(self, at):
        at.wire().write(b"\x81\xfe\x02")  # 512 bytes are to come
        await self.break_off(at)

    async def send_a_broken_frame(self, at):
        at.wire().write(self.rng.choice(BROKEN))
        await self.closed(at)

    async def send_too_much(self, at):
        await at.ws.send_str("x" * LONGEST)
        await self.closed(at)

    async def closed(self, at):
        try:
            async with asyncio.timeout(PATIENCE):
                while await at.hear() is not None:
                    pass
        except TimeoutError:
            raise AssertionError("what is no frame was heard as if it were one") from None
        assert at.ws.close_code in (1002, 1006, 1009, 1001), at.ws.close_code
        raise ConnectionError("we were sent away")

    async def send_nonsense(self, at):
        await at.ws.send_str(self.rng.choice(NONSENSE))
        answer = await at.until(lambda m: m["type"] == "refused" and m["id"] == 0)
        assert answer["reason"].startswith("expected"), answer

    async def ask_what_cannot_be(self, at):
        if self.done() or at.table["status"] != "running":
            return
        answer = await at.ask(**self.rng.choice(WRONG))
        assert answer["type"] == "refused", answer

    async def doze(self, at):
        """Nothing is read for a while; who misses too much is sent away, and comes back."""
        transport = at.wire()
        transport.pause_reading()
        await asyncio.sleep(self.again() * 3)
        if not transport.is_closing():
            transport.resume_reading()

    async def step_out(self, at):
        if self.seat is not None and not self.left:
            self.wish = {"kind": "leave"}

    async def ask_for_everything(self, at):
        assert (await at.ask("resync"))["type"] == "ack"

    async def look_it_up(self, at):
        """What is told over HTTP is kept, too: nothing hidden may be in it."""
        where = f"/api/tables/{self.diary.code}/events"
        async with self.person.http.get(where) as answer:
            text = await answer.text()
            assert answer.status == 200, text
        self.house.touch(self.diary.code)
        self.diary.letters.keep(self.listener, f'{{"type":"{STORY}","told":{text}}}')


MISHAPS = [
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
