"""Several processes of one server under load: one after the other is killed, stopped or restarted."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import IPv4Address
from pathlib import Path
from time import monotonic
from typing import Any

from everglow.game import Json, Seat
from everglow.record import Record
from everglow.server.http.service import FILE
from everglow.server.store.postgres import membership
from tests.server.diary import Diary
from tests.server.house import TABLES, House
from tests.server.people import At, Person
from tests.server.process import Process, eventually
from tests.server.regulars import Guest

from .server import Postgres


class Crew(Process):
    """`everglow serve --processes N`, whose processes can be told apart from those of bots."""

    def __init__(self, data: Path, count: int, late: float) -> None:
        super().__init__(data, "--processes", str(count), "--proxy", "127.0.0.1")
        self.count = count
        self.late = late

    async def start(self) -> None:
        os.environ[membership.VARIABLE] = str(self.late)
        try:
            await super().start()
        finally:
            del os.environ[membership.VARIABLE]

    def members(self) -> list[int]:
        """The processes that serve: children of the first one that began as it did."""
        return [pid for pid in children(self.process.pid) if "spawn_main" in command(pid)]


def children(pid: int) -> list[int]:
    try:
        told = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except FileNotFoundError:
        return []
    return [int(child) for child in told.split()]


def ports(pid: int) -> set[int]:
    """Ports at which a process listens."""
    folder = Path(f"/proc/{pid}")
    try:
        own = {os.readlink(file) for file in (folder / "fd").iterdir()}
        sockets = [line.split() for line in (folder / "net/tcp").read_text().splitlines()[1:]]
    except OSError:  # it has just ended
        return set()
    found = [words for words in sockets if words[3] == LISTENS and f"socket:[{words[9]}]" in own]
    return {int(words[1].rpartition(":")[2], 16) for words in found}


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


class Caller(Guest):
    """Somebody who comes again when an answer takes too long."""

    house: Watch

    def __init__(self, house: Watch, person: Person, diary: Diary, seat: Seat | None = None) -> None:
        super().__init__(house, person, diary, seat)
        self.tries = 0
        self.gone = 0.0  # since when there is no connection

    async def here(self) -> At:
        async with asyncio.timeout(self.house.patience):
            at = await super().here()
        if self.gone:
            self.house.absences.append(monotonic() - self.gone)
        self.tries, self.gone = 0, 0.0
        return at

    def done(self) -> bool:
        return super().done() or self.house.left_early()

    async def move(self, at: At) -> None:
        if self.house.think and not self.house.closing and self.wish is None and self.asked(at):
            await self.think(at)
        else:
            async with asyncio.timeout(self.house.silence):
                await super().move(at)

    def asked(self, at: At) -> bool:
        return self.seat is not None and bool((at.question or {}).get("legal"))

    async def think(self, at: At) -> None:
        """Think about an answer, listen meanwhile, and give the answer to what is asked then."""
        ends = monotonic() + self.rng.uniform(0, 2 * self.house.think)
        while (left := ends - monotonic()) > 0:
            try:
                async with asyncio.timeout(left):
                    heard = await at.hear()
            except TimeoutError:
                break
            if heard is None:
                raise ConnectionError("the server is gone")
        await super().move(at)

    async def answered(self, at: At, wish: Json) -> Json:
        async with asyncio.timeout(self.house.patience):
            return await super().answered(at, wish)

    def note_sent(self, wish: Json) -> None:
        asked = self.seat, wish.get("question")
        assert asked not in self.diary.acked, f"a question was asked twice: {asked}"
        super().note_sent(wish)

    async def lose(self) -> None:
        self.gone = self.gone or monotonic()
        if self.at is not None:
            self.at.break_off()
            self.at = None
        await super().lose()

    def again(self) -> float:
        """Seconds before the next try: each time twice as many, up to a limit, as browsers wait."""
        self.tries += 1
        return float(self.house.pause * min(16, 2 ** (self.tries - 1)))


class Watch(House):
    """A house with several processes; how long tables stood still, and people were away, is measured.

    Tables stand still from the harm to the process that owns them until another one has written an entry.
    """

    server: Crew
    pause = 0.1  # seconds before somebody tries to come back
    think = 0.0  # seconds that people think, on average, until the house closes
    leave = False  # whether they leave then, instead of playing to the end
    harms: Sequence[str] = ("kill", "stop", "drain")
    lasts = 60  # seconds for all to find back, and for another process to begin

    def __init__(
        self, postgres: Postgres, data: Path, seed: int, say: Callable[[str], None], count: int, late: float
    ) -> None:
        super().__init__(data, seed, say)
        self.postgres = postgres
        self.server = Crew(data, count, late)
        self.patience = min(DOUBT, late + 2)  # seconds that people wait for a word that is due ...
        self.silence = min(SILENCE, late + 2)  # ... and for any
        self.stood: dict[str, list[float]] = {harm: [] for harm in HARMS}
        self.absences: list[float] = []
        self.homes = itertools.count(256)

    def person(self, name: str) -> Person:
        """Somebody at home: behind an address of their own, for limits count by address."""
        home = IPv4Address("10.0.0.0") + next(self.homes)
        return Person(self.server.base, name, headers={"X-Forwarded-For": str(home)})

    def guest(self, person: Person, diary: Diary, seat: Seat | None = None) -> Guest:
        return Caller(self, person, diary, seat)

    async def crash(self, kills: int) -> None:
        await self.everybody_plays()
        for kill in range(1, kills + 1):
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            how, (pid, tables) = self.harms[kill % len(self.harms)], await self.victim()
            if how == "outage":
                tables = dict(await self.asked(LENGTHS))
            began = monotonic()
            harm = asyncio.create_task(getattr(self, how)(pid))
            await self.stand_still(how, tables, harm)
            self.stood[how].append(monotonic() - began)
            await self.everybody_goes_on()
            await harm
            self.check_log()
            self.say(f"{how} {kill}: {len(tables)} tables, {self.stood[how][-1]:.2f} s; {self.summary()}")
        self.closing = True

    async def everybody_plays(self) -> None:
        """Wait until a game has begun at every table."""
        async with asyncio.timeout(self.lasts):
            while sum(diary.started for diary in self.diaries.values()) < len(TABLES):
                await asyncio.sleep(0.1)

    async def victim(self) -> tuple[int, dict[str, int]]:
        """A process that owns running tables, and the epochs of these."""
        found: dict[int, dict[str, int]] = {}
        while not found:
            members = {port: pid for pid in await self.all_members() for port in ports(pid)}
            for address, code, epoch in await self.asked(OWNED):
                if pid := members.get(int(address.rpartition(":")[2])):
                    found.setdefault(pid, {})[code] = epoch
        return self.rng.choice(list(found.items()))

    async def stand_still(self, how: str, tables: dict[str, int], harm: asyncio.Task[None]) -> None:
        """Wait until the harm is over for all tables."""
        if how in OF_ALL:
            await harm
        if how != "renew":
            await self.tables_go_on(
                tables, LONGER if how == "outage" else TAKEN, harm if how == "stop" else None
            )

    async def tables_go_on(
        self, tables: dict[str, int], new: str, stopped: asyncio.Task[None] | None
    ) -> None:
        """Wait until each of these tables has a new entry, or is over.

        A process that was only stopped keeps those that nobody took before it went on.
        """
        left = ", ".join(f"('{code}', {number})" for code, number in tables.items())
        async with asyncio.timeout(self.lasts):
            while await self.asked(STAND_STILL.format(left=left, new=new)):
                if stopped and stopped.done():
                    return
                await asyncio.sleep(0.02)

    async def asked(self, query: str) -> list[Any]:
        return await asyncio.to_thread(self.postgres.fetch, self.server.data / FILE, query)

    async def all_members(self) -> list[int]:
        await eventually(self.complete, "a process was not replaced")
        return self.server.members()

    def complete(self) -> bool:
        """Whether all run, and the database knows them."""
        if len(self.server.members()) != self.server.count:
            return False
        return bool(self.postgres.fetch(self.server.data / FILE, RUN)[0][0] == self.server.count)

    async def kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)

    async def drain(self, pid: int) -> None:
        os.kill(pid, signal.SIGTERM)

    async def stop(self, pid: int) -> None:
        """Stop a process for longer than others wait for it; then it goes on as if nothing had happened."""
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(self.server.late * self.rng.uniform(1.2, 2))
        os.kill(pid, signal.SIGCONT)

    async def renew(self, _: int) -> None:
        """Restart all processes, one after the other."""
        before = set(self.server.members())
        self.server.process.send_signal(signal.SIGHUP)
        for left in reversed(range(len(before))):
            await eventually(partial(self._replaced, before, left), "a process was not restarted")
        await self.all_members()

    async def outage(self, _: int) -> None:
        """Kill PostgreSQL, and start it again."""
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.to_thread(self.postgres.start)

    def _replaced(self, before: set[int], left: int) -> bool:
        return len(before & set(self.server.members())) <= left

    def left_early(self) -> bool:
        return self.leave and self.closing

    async def check_record(self, person: Person, diary: Diary, game: str) -> None:
        if not self.left_early():
            await super().check_record(person, diary, game)

    def check_record_of(self, diary: Diary, found: Record) -> None:
        if diary.record or not self.left_early():
            super().check_record_of(diary, found)

    def check_log(self) -> None:
        super().check_log()
        mixed = self.postgres.fetch(self.server.data / FILE, MIXED)
        assert not mixed, f"entries of two owners between each other: {mixed}"

    def check_errors(self, told: str) -> None:
        wrong = [line for line in told.splitlines() if '"level": "error"' in line or "Traceback" in line]
        assert not wrong, "\n".join(wrong[:5])


DOUBT, SILENCE = 5.0, 9.0  # seconds after which browsers doubt a connection (web/src/wire/line.ts)
OF_ALL = ("renew", "outage")  # which do not harm one process, and take no table from it
HARMS = ("kill", "stop", "drain", *OF_ALL)
LISTENS = "0A"  # as /proc tells the state of a socket
OWNED = "SELECT address, code, epoch FROM tables JOIN processes ON process = owner WHERE status = 'running'"
LENGTHS = "SELECT code, last FROM tables WHERE status = 'running'"
STAND_STILL = """
    SELECT code FROM tables JOIN (VALUES {left}) AS old (code, number) USING (code) WHERE status = 'running'
    AND NOT EXISTS (SELECT FROM entries WHERE entries.code = tables.code AND {new})
"""
TAKEN = "entries.epoch > old.number"  # by another owner
LONGER = "entries.number > old.number"
RUN = "SELECT count(*) FROM processes WHERE beat > clock_timestamp() - interval '1 second'"
MIXED = """
    SELECT code FROM (SELECT code, epoch < lag(epoch) OVER (PARTITION BY code ORDER BY number) AS back
    FROM entries) AS steps WHERE back
"""
