"""A club that plays all evening at a hundred tables, on a server that is killed now and then."""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from traceback import format_exception
from typing import ParamSpec, TypeVar

import aiohttp

from everglow.game import Seat
from everglow.server.live.tables import REST
from tests.server.keeping import keeping
from tests.server.process import Process, eventually, run_still, without_orphans
from tests.server.regulars import GONE
from tests.server.tables import EVERY_KIND, Kind

from .chronicle import Chronicle, checked
from .crowd import Neighbours
from .growth import Sample, check_ebb, check_growth, check_waits, count_tables, longest_stretch, sampled
from .regulars import Member, Regular

P = ParamSpec("P")
T = TypeVar("T")

STUCK = 120.0  # seconds in which nothing happens at a table whose people answer within some
LOOK = 5.0  # seconds between two looks at the server and at the tables
QUIET = 0.4  # of the time, in the middle, nobody is killed
BETWEEN = (60.0, 120.0)  # seconds from one kill to the next
SHORT = 0.3  # of all evenings end before the game does
SHORTEST, LONGEST = 4, 18  # how many thoughts those last
REMATCHES = 0.5  # of all games
SCREENS = 0.3  # of all hosts have a second one
CLOCKED = 0.3  # of all tables
TIMING = {"bank": 86_400, "free": 1}
TOO_MANY = 20  # complaints, after which nothing more is learned


class Club:
    """Club of so many parties, each with its game and its people; every promise to them is checked."""

    regret = 0.08  # how often people take something back
    mishaps = 0.1  # how often something happens to them instead

    def __init__(self, data: Path, parties: int, seed: int, pace: float, hostile: bool = False) -> None:
        self.rng = random.Random(seed)
        self.seed = seed
        self.parties = parties
        self.pace = pace  # seconds that people think, on the average
        self.server = Process(data, "--proxy", "127.0.0.1")
        self.store = keeping().place(data)
        self.folder = data / "letters"
        self.folder.mkdir()
        self.run = 0
        self.began = self.up = monotonic()
        self.cut = False  # everybody goes home
        self.broken = False  # too much is wrong
        self.guests: list[Regular] = []
        self.tables: dict[str, Chronicle] = {}  # where somebody is
        self.touched: dict[str, float] = {}  # when somebody last left a table, or asked for it
        self.samples: list[Sample] = []
        self.complaints: list[str] = []
        self.left: set[int] = set()  # processes of killed servers
        self.count: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()  # mishaps
        self.hostile = hostile  # a crowd that tries to spoil it all is there, too
        self.crowd: Neighbours | None = None
        self.did: dict[str, int] = {}  # what it did
        self.waited: list[float] = []  # seconds from a person's answer to its acknowledgement
        self.checks: set[asyncio.Future[tuple[int, int]]] = set()
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=os.nice, initargs=(5,))

    def complain(self, words: str) -> None:
        self.complaints.append(f"after {monotonic() - self.began:.0f} s: {words}")
        if len(self.complaints) >= TOO_MANY:
            self.broken = self.cut = True

    def complain_of(self, check: Callable[P, object], *args: P.args, **named: P.kwargs) -> None:
        """Carry out a check, and note if it fails."""
        try:
            check(*args, **named)
        except AssertionError as error:
            self.complain(str(error))

    def touch(self, code: str) -> None:
        self.touched[code] = monotonic()

    # Evenings

    async def evenings(self, number: int) -> None:
        """One game after the other with the same people, until the club closes."""
        kind = game, _, seats = EVERY_KIND[number % len(EVERY_KIND)]
        people = [await self.introduced(f"Person {n}") for n in range(1 + self.rng.randrange(seats))]
        watchers = [await self.introduced("") for _ in range(1 + self.rng.randrange(2))]
        await asyncio.sleep(self.rng.uniform(0, 4 * self.pace))
        code = ""
        while not self.cut:
            try:
                code = await self.evening(code, kind, people, watchers)
            except* AssertionError as errors:
                self.complain(f"{game} for {seats}: {errors.exceptions[0]!r}")
                code = ""
        for person in people + watchers:
            await person.__aexit__()

    async def introduced(self, name: str) -> Member:
        self.count["members"] += 1
        person = Member(self.server.base, name, self.count["members"])
        await self.insisting(person.__aenter__)
        return person

    async def insisting(self, work: Callable[[], Awaitable[T]]) -> T | None:
        """Retry until it succeeds, however often the server is gone; None when the club closes before."""
        while not self.cut:
            try:
                return await work()
            except GONE:
                await asyncio.sleep(self.rng.uniform(0.1, 0.5) * self.pace)
        return None

    async def evening(self, code: str, kind: Kind, people: list[Member], watchers: list[Member]) -> str:
        """A game, perhaps to its end; the code of a rematch if there is one."""
        bots = [] if code else range(len(people), kind[2])
        code = code or await self.insisting(lambda: self.open(people[0], *kind)) or ""
        if not code:
            return ""
        self.count["tables"] += 1
        chronicle = self.tables[code] = Chronicle(code, self.folder)
        guests = [Regular(self, person, chronicle, seat) for seat, person in enumerate(people)]
        guests += [Regular(self, person, chronicle) for person in watchers]
        if self.rng.random() < SCREENS:
            guests.append(Regular(self, people[0], chronicle, screen_of=0))
        self.guests += guests
        try:
            return await self.game(chronicle, guests, people, bots)
        finally:
            await self.part(chronicle, guests)

    async def open(self, host: Member, game: str, options: dict[str, str], seats: int) -> str:
        timing = TIMING if self.rng.random() < CLOCKED else None
        return await host.opens(game, seats, options=options, grace=3600, cover="spark", timing=timing)

    async def game(
        self, chronicle: Chronicle, guests: list[Regular], people: list[Member], bots: Iterable[Seat]
    ) -> str:
        await self.begin(guests, people, bots)
        chronicle.started = True
        if self.rng.random() < SHORT:
            lasts = self.rng.uniform(SHORTEST, LONGEST) * self.pace
            asyncio.get_running_loop().call_later(lasts, setattr, chronicle, "abandoned", True)
        async with asyncio.TaskGroup() as tasks:
            for guest in guests:
                tasks.create_task(guest.play())
        if self.cut or chronicle.abandoned:
            return ""
        self.count["over"] += 1
        where = f"/api/tables/{chronicle.code}/record"
        chronicle.record = await self.insisting(lambda: people[0].get(where))
        return await self.rematch(guests[0])

    async def begin(self, guests: list[Regular], people: list[Member], bots: Iterable[Seat]) -> None:
        for guest in guests[: len(people)]:
            await guest.sit()
        for seat in bots:
            level = self.rng.choice(["spark", "ember"])
            assert (await guests[0].insist("bot", seat=seat, level=level))["type"] == "ack"
        await guests[0].start()

    async def rematch(self, host: Regular) -> str:
        if self.rng.random() > REMATCHES or self.cut:
            return ""
        assert (await host.insist("rematch"))["type"] == "ack"
        code = ""
        while not self.cut and not code:
            await host.insist("resync")
            code = (await host.here()).table["rematch"]
        return code

    async def part(self, chronicle: Chronicle, guests: list[Regular]) -> None:
        for guest in guests:
            self.guests.remove(guest)
            await guest.leave()
        self.touch(chronicle.code)
        del self.tables[chronicle.code]
        self.check_later(chronicle)

    # Checks of a table

    def check_later(self, chronicle: Chronicle) -> None:
        undos = sum(name == "" for name in chronicle.acked.values())
        answers, said = len(chronicle.acked), len(chronicle.heard)
        self.count.update(answers=answers, said=said, undos=undos, again=chronicle.again)
        check = self.pool.submit(checked, chronicle, self.store, self.seed + self.count["tables"])
        task = asyncio.ensure_future(asyncio.wrap_future(check))
        self.checks.add(task)
        task.add_done_callback(self.note_check)

    def note_check(self, task: asyncio.Future[tuple[int, int]]) -> None:
        self.checks.discard(task)
        if task.cancelled():
            return
        if error := task.exception():
            return self.complain("".join(format_exception(error)))  # it failed in another process
        letters, worlds = task.result()
        self.count.update(letters=letters, worlds=worlds)

    # The server

    async def crash(self, moments: Sequence[float]) -> None:
        """Kill it at these moments, in seconds from the beginning."""
        for moment in moments:
            await asyncio.sleep(max(0.0, self.began + moment - monotonic()))
            if self.broken:
                return
            self.left |= self.server.kill()
            self.check_log()
            self.run += 1
            self.count["kills"] += 1
            await self.server.start()
            self.up = monotonic()

    def check_log(self) -> None:
        """Check that everything that a killed server acknowledged is on the disk."""
        log = self.server.log()
        for code, chronicle in self.tables.items():
            self.complain_of(chronicle.check, log[code])

    async def look_on(self, say: Callable[["Club"], None]) -> None:
        """Every few seconds: how the server is, and whether everybody goes on."""
        while not self.cut:
            await asyncio.sleep(LOOK)
            await self.sample()
            self.find_stuck(monotonic())
            say(self)

    async def sample(self) -> None:
        try:
            async with aiohttp.request("GET", f"{self.server.base}/metrics") as answer:
                text = await answer.text()
        except GONE:
            return
        tables = count_tables(text) if self.hostile else self.count["tables"]
        self.samples.append(sampled(self.run, tables, text))
        if not self.hostile:  # whose tables we do not know
            self.complain_of(self.check_loaded, self.samples[-1].loaded)

    def check_loaded(self, loaded: float) -> None:
        """Check that only tables are in memory where somebody is, or was a moment ago."""
        resting = {code for code, when in self.touched.items() if monotonic() - when < REST + 4 * LOOK}
        most = len(resting | set(self.tables)) + 1
        assert loaded <= most, f"{loaded:.0f} tables are in memory, at most {most} are needed"

    def find_stuck(self, now: float) -> None:
        """Check that nobody waits for ever, and nobody fails to find back."""
        for chronicle in self.tables.values():
            if now - max(chronicle.moved, self.up) > STUCK and not chronicle.abandoned:
                chronicle.abandoned = True
                self.complain(f"nothing happens any more at {chronicle.code}, after entry {chronicle.last}")
        for guest in self.guests:
            if guest.run < self.run and now - max(guest.since, self.up) > STUCK:
                guest.since = now
                self.complain(f"{guest.listener} of {guest.diary.code} does not find back")

    # The end

    def send_away(self) -> None:
        """The crowd; what it did."""
        if self.crowd is not None:
            self.did = self.crowd.end()
            self.crowd = None
            self.complain_of(check_waits, self.waited)

    async def go_home(self) -> None:
        self.cut = True
        for guest in list(self.guests):
            if guest.at is not None:
                await guest.at.ws.close()

    async def ebb(self) -> None:
        """Check that nothing is left when everybody is gone and every table rests."""
        await asyncio.sleep(REST + 2 * LOOK)
        await self.sample()
        self.complain_of(check_ebb, self.samples[0], self.samples[-1])

    async def close(self) -> None:
        """The last checks."""
        if (code := self.server.stop()) != 0:
            self.complain(f"the server ended with code {code}")
        while self.checks:
            await asyncio.wait(self.checks)
        self.complain_of(check_growth, longest_stretch(self.samples))
        for line in self.failures(self.server.errors.read_text()):
            self.complain(f"the server's log: {line[:500]}")
        try:
            await eventually(lambda: not run_still(self.left), "a worker outlived its server")
        except AssertionError as error:
            self.complain(str(error))

    def failures(self, log: str) -> list[str]:
        return failures(log)


def failures(log: str) -> list[str]:
    """Lines that a quiet server logs only when something went wrong; its helpers may mourn its death."""
    lines = without_orphans(log).splitlines()
    return [line for line in lines if line.startswith("{") or "rror" in line or "Traceback" in line]


def moments(minutes: float, rng: random.Random) -> list[float]:
    """Moments when the server is killed, in seconds: at both ends, and not in a long stretch between."""
    found: list[float] = []
    at, ends = 0.0, 60 * minutes
    first, last = ends * (1 - QUIET) / 2, ends * (1 + QUIET) / 2
    while (at := at + min(rng.uniform(*BETWEEN), first / 2)) < ends * 0.97:
        at = last if first < at < last else at
        found.append(at)
    return found


async def spend(
    club: Club,
    minutes: float,
    say: Callable[[Club], None],
    ebb: bool = True,
    enough: Callable[[], bool] = lambda: True,
) -> None:
    """An evening of the club, so long or until it is enough. Whatever is wrong is among its complaints."""
    try:
        await club.server.start()
        await club.sample()
        club.began = club.up = monotonic()
        tasks = [asyncio.create_task(club.evenings(number)) for number in range(club.parties)]
        club.crowd = Neighbours(club.server.base, club.seed) if club.hostile else None
        tasks.append(asyncio.create_task(club.look_on(say)))
        crashing = asyncio.create_task(club.crash(moments(minutes, club.rng)))
        while not club.cut and (monotonic() < club.began + 60 * minutes or not enough()):
            await asyncio.sleep(0.1)
        await crashing
        await asyncio.to_thread(club.send_away)
        await club.go_home()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, BaseException):
                club.complain(repr(outcome))
        if ebb and not club.broken:
            await club.ebb()
        await club.close()
    finally:
        club.server.end()
        club.send_away()
        club.pool.shutdown(cancel_futures=True)
