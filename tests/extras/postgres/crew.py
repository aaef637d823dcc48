"""Several processes of one server under load: one after the other is killed, stopped or restarted."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from everglow.game import Json, Seat
from everglow.server.http.service import FILE
from everglow.server.store.postgres import membership
from tests.server.diary import Diary
from tests.server.house import House
from tests.server.people import At, Person
from tests.server.process import Process, eventually
from tests.server.regulars import Guest

from .server import Postgres


class Crew(Process):
    """`everglow serve --processes N`, whose processes can be told apart from those of bots."""

    def __init__(self, data: Path, count: int, late: float) -> None:
        super().__init__(data, "--processes", str(count))
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
    """A house with several processes; how long tables stood still, and people were away, is measured."""

    server: Crew
    pause = 0.1  # seconds before somebody tries to come back
    harms: Sequence[str] = ("kill", "stop", "drain")
    lasts = 60  # and for another process to begin

    def __init__(
        self, postgres: Postgres, data: Path, seed: int, say: Callable[[str], None], count: int, late: float
    ) -> None:
        super().__init__(data, seed, say)
        self.postgres = postgres
        self.server = Crew(data, count, late)
        self.patience = late + 2  # seconds that people wait for an answer
        self.stood: dict[str, list[float]] = {harm: [] for harm in ("kill", "stop", "drain", "renew")}
        self.absences: list[float] = []

    def guest(self, person: Person, diary: Diary, seat: Seat | None = None) -> Guest:
        return Caller(self, person, diary, seat)

    async def crash(self, kills: int) -> None:
        for kill in range(1, kills + 1):
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            how, members = self.harms[kill % len(self.harms)], await self.all_members()
            began = monotonic()
            harm = asyncio.create_task(getattr(self, how)(self.rng.choice(members)))
            await self.everybody_goes_on()
            self.stood[how].append(monotonic() - began)
            await harm
            self.check_log()
            self.say(f"{how} {kill}: {self.stood[how][-1]:.2f} s; {self.summary()}")
        self.closing = True

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

    def _replaced(self, before: set[int], left: int) -> bool:
        return len(before & set(self.server.members())) <= left

    def check_log(self) -> None:
        super().check_log()
        mixed = self.postgres.fetch(self.server.data / FILE, MIXED)
        assert not mixed, f"entries of two owners between each other: {mixed}"

    def check_errors(self, told: str) -> None:
        wrong = [line for line in told.splitlines() if '"level": "error"' in line or "Traceback" in line]
        assert not wrong, "\n".join(wrong[:5])


RUN = "SELECT count(*) FROM processes WHERE beat > clock_timestamp() - interval '1 second'"
MIXED = """
    SELECT code FROM (SELECT code, epoch < lag(epoch) OVER (PARTITION BY code ORDER BY number) AS back
    FROM entries) AS steps WHERE back
"""
