"""Nothing acknowledged is ever lost: a server under load is killed again and again.

`make soak KILLS=50 SEED=1`
"""

import argparse
import asyncio
import random
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import monotonic

import aiohttp

from everglow.games import games
from everglow.record import Record
from everglow.server.entries import Acted, Said, Sat, Started, Undone, read
from everglow.server.table import Table
from everglow.server.telling import question, view

from .people import Person
from .process import Process, eventually, run_still

GONE = (aiohttp.ClientError, ConnectionError, asyncio.TimeoutError)
TABLES = [("vale", 2, []), ("glow", 2, ["spark"]), ("vale", 1, ["ember"]), ("glow", 3, [])]
AGAIN = 0.02  # seconds before a client tries to come back
AT_ONCE = 0.2  # of all kills follow upon a start, before everybody is back


class Diary:
    """What the people at one table sent, and what was acknowledged to them."""

    def __init__(self, code):
        self.code = code
        self.sent = {}  # by seat and question, what was answered; "" took something back
        self.acked = {}
        self.said = set()
        self.heard = set()  # acknowledged
        self.nonces = {}  # acknowledged, by seat
        self.seen = []  # full views, with what they were numbered and whose they were
        self.started = False  # acknowledged
        self.acks = 0
        self.again = 0  # answers that were repeated after a crash
        self.over = False
        self.lines = []  # of the log, as they were last found on the disk

    def check(self, lines):
        """Nothing was changed, all that was acknowledged is there, and nothing that nobody sent."""
        assert lines[: len(self.lines)] == self.lines, "what was written has changed"
        self.lines = lines
        entries = [read(line) for line in lines]
        answers = answered(entries)
        for (seat, number), name in self.acked.items():
            assert answers.get((seat, number)) == name, (self.code, seat, number, name)
        for (seat, number), name in answers.items():
            assert not self.plays(seat) or name in self.sent.get((seat, number), ()), (seat, number, name)
        self.check_words([entry.text for entry in entries if isinstance(entry, Said)])
        sat = [(entry.seat, entry.nonce) for entry in entries if isinstance(entry, Sat)]
        assert set(self.nonces.items()) <= set(sat), "a seat was lost"
        assert [isinstance(entry, Started) for entry in entries].count(True) in [1, int(self.started)]

    def plays(self, seat):
        return seat in self.nonces

    def check_words(self, words):
        assert self.heard <= set(words) <= self.said, "something said was lost, or made up"
        assert len(words) == len(set(words)), "something was said twice"

    def check_views(self):
        """Every full view that anybody was sent is what the log gives up to there."""
        table, number = None, 0
        for number, entry in enumerate([read(line) for line in self.lines], 1):
            if table is None:
                table = Table(self.code, entry)
            else:
                table.note(entry)
            for seat, shown, asked in [seen[1:] for seen in self.seen if seen[0] == number]:
                assert shown == view(table, seat), (self.code, number, seat)
                told = question(table, seat)
                assert (asked and asked["number"]) == (told and told.number)
                assert (asked and asked.get("legal", [])) == (told and told.legal)
        assert table.seq == number
        return table


def answered(entries):
    """What every seat said to every question, by the log."""
    found, numbers = {}, {}
    for entry in entries:
        if isinstance(entry, Acted | Undone):
            number = numbers[entry.seat] = numbers.get(entry.seat, -1) + 1
            found[entry.seat, number] = entry.name if isinstance(entry, Acted) else ""
    return found


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
            at = self.person.at(self.diary.code)
            run = self.house.run
            await at.__aenter__()
            self.at, self.run = at, run
            seat = self.seat if self.sits else None
            self.diary.seen.append((at.seq, seat, clone(at.view), at.question))
            self.diary.again += bool(self.wish)
        return self.at

    async def lose(self):
        """Back in a moment. What was said is not said again: it may have been heard."""
        assert not self.house.broken, "somebody else found something wrong"
        if self.at is not None:
            await self.at.ws.close()
        self.at = None
        if self.wish and self.wish["kind"] == "say":
            self.wish = None
        await asyncio.sleep(AGAIN)

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
        answer = await self.insist("sit", seat=self.seat, nonce=nonce)
        assert answer["type"] == "ack", answer
        self.diary.nonces[self.seat] = nonce

    async def play(self):
        """As fast as we can, until the game is over."""
        while self.at is None or self.at.reveal is None:
            try:
                await self.move(await self.here())
            except GONE:
                await self.lose()
        self.diary.over = True

    async def move(self, at):
        self.wish = self.wish or self.choose(at)
        if at.reveal is None and self.wish is None:
            if await at.hear() is None:
                raise ConnectionError("the server is gone")
        elif self.wish is not None:
            self.note_sent(self.wish)
            answer = await at.ask(**self.wish)
            self.note_answer(self.wish, answer)
            self.wish = None

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
        else:
            self.diary.sent.setdefault((self.seat, wish["question"]), set()).add(wish.get("name", ""))

    def note_answer(self, wish, answer):
        if answer["type"] != "ack":
            assert wish["kind"] != "act", answer
            assert answer["reason"]
            return
        self.diary.acks += 1
        if wish["kind"] == "say":
            self.diary.heard.add(wish["text"])
        else:
            self.diary.acked[self.seat, wish["question"]] = wish.get("name", "")

    async def leave(self):
        self.house.guests.remove(self)
        if self.at is not None:
            await self.at.ws.close()


class House:
    """Tables of both games at once, on a server that is killed; new ones are opened until it closes."""

    regret = 0.2  # how often people take something back

    def __init__(self, data, seed, say):
        self.rng = random.Random(seed)
        self.server = Process(data)
        self.run = 0
        self.closing = False  # no game begins any more
        self.broken = False  # somebody found something wrong
        self.guests = []
        self.diaries = {}
        self.say = say
        self.left = set()  # processes of killed servers

    async def guarded(self, work):
        """One failure ends everything, also those whose cancellation is overtaken by a message."""
        try:
            await work
        except BaseException:
            self.broken = self.closing = True
            raise

    async def evenings(self, game, people, bots):
        """One game after the other, with the same people."""
        async with Person(self.server.base, "") as watcher:
            known = [await self.introduced(f"Person {n}") for n in range(people)]
            try:
                while not self.closing:
                    await self.game(game, known, bots, watcher)
            finally:
                for person in known:
                    await person.__aexit__()

    async def introduced(self, name):
        person = Person(self.server.base, name)
        await self.insisting(person.__aenter__)
        return person

    async def game(self, game, people, bots, watcher):
        seats = len(people) + len(bots)
        code = await self.insisting(lambda: people[0].opens(game, seats, grace=3600))
        diary = self.diaries[code] = Diary(code)
        guests = [Guest(self, person, diary, seat) for seat, person in enumerate(people)]
        everybody = [*guests, Guest(self, watcher, diary)]
        for guest in guests:
            await guest.sit()
        for seat, level in enumerate(bots, len(people)):
            assert (await guests[0].insist("bot", seat=seat, level=level))["type"] == "ack"
        answer = await guests[0].insist("start")
        assert answer["type"] == "ack" or "begun already" in answer["reason"]
        diary.started = True
        await asyncio.gather(*[guest.play() for guest in everybody])
        await self.check_record(people[0], diary, game)
        for guest in everybody:
            await guest.leave()

    async def check_record(self, person, diary, game):
        record = Record.from_json(
            await self.insisting(lambda: person.get(f"/api/tables/{diary.code}/record"))
        )
        record.verify(games()[game])
        diary.record = record.to_json()

    async def insisting(self, work):
        """Until it succeeds, however often the server is gone."""
        while True:
            try:
                return await work()
            except GONE:
                assert not self.broken, "somebody else found something wrong"
                await asyncio.sleep(AGAIN)

    # Crashes

    async def crash(self, kills):
        for kill in range(1, kills + 1):
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            self.left |= self.server.kill()
            self.check_log()
            self.run += 1
            await self.server.start()
            if self.rng.random() > AT_ONCE or kill == kills:
                await self.everybody_goes_on()
            self.say(f"kill {kill}: {self.summary()}")
        self.closing = True

    def check_log(self):
        log = self.server.log()
        for code, diary in self.diaries.items():
            diary.check(log[code])

    async def everybody_goes_on(self):
        """Everybody finds back, and something new is acknowledged at every table."""
        here, before = list(self.guests), {code: diary.acks for code, diary in self.diaries.items()}

        def left_behind():
            lost = [guest for guest in here if guest in self.guests and guest.run < self.run]
            stuck = [d for code, d in self.diaries.items() if not d.over and d.acks == before.get(code, 0)]
            return lost or stuck

        await eventually(lambda: not left_behind(), lambda: f"{left_behind()} did not go on")

    def summary(self):
        acked = sum(len(diary.acked) + len(diary.heard) for diary in self.diaries.values())
        undos = sum(name == "" for diary in self.diaries.values() for name in diary.acked.values())
        again = sum(diary.again for diary in self.diaries.values())
        over = sum(diary.over for diary in self.diaries.values())
        return (
            f"{len(self.diaries)} tables, {over} over; {acked} answers acknowledged, {undos} of them undos; "
            f"{again} requests repeated"
        )

    async def check_all(self):
        """After the last game: the whole log, and nobody left behind."""
        assert self.server.stop() == 0
        self.check_log()
        for diary in self.diaries.values():
            assert diary.check_views().course.record.to_json() == diary.record
        await eventually(lambda: not run_still(self.left), "a worker outlived its server")
        assert "rror" not in self.server.errors.read_text(), self.server.errors.read_text()


def clone(view):
    """As it was then: patches change it in place."""
    if isinstance(view, dict):
        return {name: clone(value) for name, value in view.items()}
    return [clone(value) for value in view] if isinstance(view, list) else view


async def survive(data, kills, seed, say):
    """Play, kill, check; AssertionError if anything was lost."""
    house = House(data, seed, say)
    try:
        await house.server.start()
        async with asyncio.timeout(60 + 20 * kills), asyncio.TaskGroup() as tasks:
            for game, people, bots in TABLES:
                tasks.create_task(house.guarded(house.evenings(game, people, bots)))
            tasks.create_task(house.guarded(house.crash(kills)))
        await house.check_all()
    finally:
        house.server.end()
    return house


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        house = asyncio.run(survive(Path(folder), args.kills, args.seed, partial(print, flush=True)))
    print(f"{args.kills} kills in {monotonic() - began:.0f} s: nothing was lost; {house.summary()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
