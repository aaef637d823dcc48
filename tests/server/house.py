"""Server under load that is killed again and again: nothing acknowledged is ever lost."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from everglow.game import Seat
from everglow.games import games
from everglow.record import Record
from everglow.server.views.updates import playing

from .diary import Diary
from .people import Person
from .process import Process, eventually, run_still
from .regulars import AGAIN, GONE, Guest

T = TypeVar("T")
TABLES: list[tuple[str, int, list[str]]] = [
    ("vale", 2, []),
    ("glow", 2, ["spark"]),
    ("vale", 1, ["ember"]),
    ("glow", 3, []),
]
AT_ONCE = 0.2  # of all kills follow upon a start, before everybody is back


class House:
    """Tables of both games at once, on a server that is killed; new ones are opened until it closes."""

    regret = 0.2  # how often people take something back
    lasts = 20  # seconds for all to find back after a kill, on a slow machine

    def __init__(self, data: Path, seed: int, say: Callable[[str], None]) -> None:
        self.rng = random.Random(seed)
        self.server = Process(data)
        self.run = 0
        self.closing = False  # no game begins any more
        self.broken = False  # somebody found something wrong
        self.guests: list[Guest] = []
        self.diaries: dict[str, Diary] = {}
        self.say = say
        self.left: set[int] = set()  # processes of killed servers

    async def guarded(self, work: Awaitable[None]) -> None:
        """One failure ends everything, also those whose cancellation is overtaken by a message."""
        try:
            await work
        except BaseException:
            self.broken = self.closing = True
            raise

    async def evenings(self, game: str, people: int, bots: Sequence[str]) -> None:
        """One game after the other, with the same people."""
        async with self.person("") as watcher:
            known = [await self.introduced(f"Person {n}") for n in range(people)]
            try:
                while not self.closing:
                    await self.game(game, known, bots, watcher)
            finally:
                for person in known:
                    await person.__aexit__()

    def person(self, name: str) -> Person:
        return Person(self.server.base, name)

    async def introduced(self, name: str) -> Person:
        person = self.person(name)
        await self.insisting(person.__aenter__)
        return person

    async def game(self, game: str, people: list[Person], bots: Sequence[str], watcher: Person) -> None:
        seats = len(people) + len(bots)
        code = await self.insisting(lambda: people[0].opens(game, seats, grace=3600))
        diary = self.diaries[code] = Diary(code)
        guests = [self.guest(person, diary, seat) for seat, person in enumerate(people)]
        everybody = [*guests, self.guest(watcher, diary)]
        self.guests += everybody
        for guest in guests:
            await guest.sit()
        for seat, level in enumerate(bots, len(people)):
            assert (await guests[0].insist("bot", seat=seat, level=level))["type"] == "ack"
        await guests[0].start()
        diary.started = True
        await asyncio.gather(*[guest.play() for guest in everybody])
        await self.check_record(people[0], diary, game)
        for guest in everybody:
            self.guests.remove(guest)
            await guest.leave()

    def guest(self, person: Person, diary: Diary, seat: Seat | None = None) -> Guest:
        return Guest(self, person, diary, seat)

    async def check_record(self, person: Person, diary: Diary, game: str) -> None:
        record = Record.from_json(
            await self.insisting(lambda: person.get(f"/api/tables/{diary.code}/record"))
        )
        record.verify(games()[game])
        diary.record = dict(record.to_json())

    async def insisting(self, work: Callable[[], Awaitable[T]]) -> T:
        """Retry until it succeeds, however often the server is gone."""
        while True:
            try:
                return await work()
            except GONE:
                assert not self.broken, "somebody else found something wrong"
                await asyncio.sleep(AGAIN)

    # Crashes

    async def crash(self, kills: int) -> None:
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

    def check_log(self) -> None:
        log = self.server.log()
        for code, diary in self.diaries.items():
            diary.check(log[code])

    async def everybody_goes_on(self) -> None:
        """Check that everybody finds back, and something new is acknowledged at every table."""
        here, before = list(self.guests), {code: diary.acks for code, diary in self.diaries.items()}

        def left_behind() -> Sequence[Guest | Diary]:
            lost = [guest for guest in here if guest in self.guests and guest.run < self.run]
            stuck = [d for code, d in self.diaries.items() if not d.over and d.acks == before.get(code, 0)]
            return lost or stuck

        await eventually(lambda: not left_behind(), lambda: f"{left_behind()} did not go on")

    def summary(self) -> str:
        acked = sum(len(diary.acked) + len(diary.heard) for diary in self.diaries.values())
        undos = sum(name == "" for diary in self.diaries.values() for name in diary.acked.values())
        again = sum(diary.again for diary in self.diaries.values())
        over = sum(diary.over for diary in self.diaries.values())
        return (
            f"{len(self.diaries)} tables, {over} over; {acked} answers acknowledged, {undos} of them undos; "
            f"{again} requests repeated"
        )

    async def check_all(self) -> None:
        """Check the whole log after the last game, and that nobody is left behind."""
        assert self.server.stop() == 0
        self.check_log()
        for diary in self.diaries.values():
            self.check_record_of(diary, playing(diary.check_views()).record)
        await eventually(lambda: not run_still(self.left), "a worker outlived its server")
        self.check_errors(self.server.said())

    def check_record_of(self, diary: Diary, found: Record) -> None:
        assert dict(found.to_json()) == diary.record

    def check_errors(self, told: str) -> None:
        assert "rror" not in told, told


async def survive(data: Path, kills: int, seed: int, say: Callable[[str], None]) -> House:
    """Play, kill, check; AssertionError if anything was lost."""
    return await spend_evening(House(data, seed, say), kills)


H = TypeVar("H", bound=House)


async def spend_evening(house: H, kills: int) -> H:
    try:
        await house.server.start()
        async with asyncio.timeout(60 + house.lasts * kills), asyncio.TaskGroup() as tasks:
            for game, people, bots in TABLES:
                tasks.create_task(house.guarded(house.evenings(game, people, bots)))
            tasks.create_task(house.guarded(house.crash(kills)))
        await house.check_all()
    finally:
        house.server.end()
    return house
