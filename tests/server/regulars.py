"""People who come back by themselves whenever their connection is lost."""

import asyncio

import aiohttp

from everglow.record import hash_of

GONE = (aiohttp.ClientError, ConnectionError, asyncio.TimeoutError)
AGAIN = 0.02  # seconds before a client tries to come back


class Guest:
    """Somebody at a table who comes back by themselves whenever the connection is lost."""

    def __init__(self, house, person, diary, seat=None):
        self.house = house
        self.person = person
        self.diary = diary
        self.seat = seat
        self.rng = house.rng
        self.at = None
        self.sits = False
        self.wish = None  # what was sent and not answered yet
        self.run = -1  # of the server that welcomed us last
        house.guests.append(self)

    async def here(self):
        if self.at is None:
            at = self.line()
            run = self.house.run
            await at.__aenter__()
            self.at, self.run = at, run
            seat = self.seat if self.sits else None
            self.diary.seen.append((at.seq, seat, clone(at.view), at.question))
            self.diary.again += bool(self.wish)
        return self.at

    def line(self):
        return self.person.at(self.diary.code)

    def done(self):
        return self.at is not None and self.at.reveal is not None

    async def lose(self):
        """Back in a moment. What was said is not said again: it may have been heard."""
        assert not self.house.broken, "somebody else found something wrong"
        if self.at is not None:
            await self.at.ws.close()
        self.at = None
        if self.wish and self.wish["kind"] == "say":
            self.wish = None
        await asyncio.sleep(self.again())

    def again(self):
        """Seconds before the next try."""
        return AGAIN

    async def insist(self, kind, **fields):
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

    async def sit(self):
        self.sits = True  # perhaps before it is known to us
        nonce = f"nonce {self.rng.random()}"
        answer = await self.insist("sit", seat=self.seat, hash=self.person.hashed(nonce))
        assert answer["type"] == "ack", answer
        self.diary.hashes[self.seat] = hash_of(nonce)

    async def start(self):
        """Start the game; a request that is repeated after a crash may find it started."""
        answer = await self.insist("start")
        started = ("begun already", "about to begin")
        assert answer["type"] == "ack" or answer["reason"].endswith(started), answer

    async def play(self):
        """As fast as we can, until the game is over."""
        while not self.done():
            try:
                await self.move(await self.here())
            except GONE:
                await self.lose()
        self.diary.over = True
        self.diary.revealed |= self.at is not None and self.at.reveal is not None

    async def move(self, at):
        self.wish = self.wish or self.choose(at)
        if at.reveal is None and self.wish is None:
            if await at.hear() is None:
                raise ConnectionError("the server is gone")
        elif self.wish is not None:
            self.note_sent(self.wish)
            answer = await self.answered(at, self.wish)
            self.note_answer(self.wish, answer)
            self.wish = None

    async def answered(self, at, wish):
        return await at.ask(**wish)

    def choose(self, at):
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

    def note_sent(self, wish):
        if wish["kind"] == "say":
            self.diary.said.add(wish["text"])
        elif "question" in wish:
            self.diary.sent.setdefault((self.seat, wish["question"]), set()).add(wish.get("name", ""))

    def note_answer(self, wish, answer):
        if answer["type"] != "ack":
            assert wish["kind"] != "act", answer
            assert answer["reason"]
            return
        self.diary.acks += 1
        if wish["kind"] == "say":
            self.diary.heard.add(wish["text"])
        elif "question" in wish:
            self.diary.acked[self.seat, wish["question"]] = wish.get("name", "")

    async def leave(self):
        self.house.guests.remove(self)
        if self.at is not None:
            await self.at.ws.close()


def clone(view):
    """As it was then: patches change it in place."""
    if isinstance(view, dict):
        return {name: clone(value) for name, value in view.items()}
    return [clone(value) for value in view] if isinstance(view, list) else view
