"""Games that are judged while a crowd plays: what that does to the latency of everybody's actions.

Whoever asks for analyses is in a process of its own, so that the crowd, which measures, does not wait for it.
In the rounds without analyses the same people bring as many games, but have none of them judged.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

from benchmarks.load.crowd import SEATS
from benchmarks.load.served import Stretch, measured, served
from everglow.agenda import Situation
from everglow.bots.playout import playout
from everglow.games import games
from everglow.record import Record
from everglow.rng import stream

ANALYSES = 10  # that run or wait for it at any moment
TABLES = 100
ROUNDS = 3  # of both in turns
MOST = 200  # games that are brought in a round
STOCK = 20  # of these, before anything is measured: taking games in is another matter


class Company(NamedTuple):
    """A server with a crowd, alone and beside analyses, in turns."""

    game: str
    alone: list[Stretch]
    beside: list[Stretch]
    judged: int  # games while it was measured, all rounds together


async def company(game: str, rate: float, seconds: float, folder: Path) -> Company:
    async with served(game, folder) as (house, crowd):
        play, found = partial(crowd.at_pace, rate), Company(game, [], [], 0)
        for number in range(ROUNDS):
            await crowd.begin_anew(TABLES)  # games of the last round would all end in this one
            async with asking(house.base, game, 2 * number, 0):
                found.alone.append(await measured(house, crowd, play, seconds / ROUNDS))
            async with asking(house.base, game, 2 * number + 1, ANALYSES) as judged:
                found.beside.append(await measured(house, crowd, play, seconds / ROUNDS))
            found = found._replace(judged=found.judged + judged[0])
            tell(found)
        return found


def tell(found: Company) -> None:
    """Print the p99 of the last round."""
    alone, beside = (1000 * rounds[-1].updates[1] for rounds in (found.alone, found.beside))
    print(f"  p99 {alone:.1f} ms alone, {beside:.1f} ms beside analyses", file=sys.stderr, flush=True)


@asynccontextmanager
async def asking(base: str, game: str, number: int, analyses: int) -> AsyncIterator[list[int]]:
    """Analyses run until the context ends; then those end that began. The list gets how many were whole."""
    command = [sys.executable, "-m", "benchmarks.load.coached", base, game, str(number), str(analyses)]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    await process.stdout.readline()  # all of them are asked for
    judged: list[int] = []
    yield judged
    process.stdin.close()
    judged.append(int(await process.stdout.readline()))
    await process.wait()


async def main(base: str, game: str, number: int, analyses: int) -> None:
    """Bring games, and ask for so many analyses at a time until the standard input ends."""
    async with aiohttp.ClientSession() as http:
        askers = Askers(base, http, finished_games(game, number * MOST), number * MOST)
        await askers.bring(STOCK)
        tasks = [asyncio.create_task(askers.ask()) for _ in range(analyses)]
        print("begun", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        print(askers.judged, flush=True)
        askers.enough = True
        await asyncio.gather(*tasks)


class Brought(NamedTuple):
    """Game that waits to be judged, and what tells who brought it."""

    code: str
    headers: dict[str, str]


class Askers:
    """People elsewhere, each of whom wants one game after the other judged."""

    def __init__(
        self, base: str, http: aiohttp.ClientSession, records: Iterator[Record], asked: int = 0
    ) -> None:
        self.base = base
        self.http = http
        self.records = records
        self.asked = asked  # by others, whose addresses are taken
        self.brought: list[Brought] = []
        self.judged = 0
        self.enough = False

    async def bring(self, number: int) -> None:
        """Bring games, each as somebody with an address of their own."""
        for record in islice(self.records, number):
            self.asked += 1
            headers = {"X-Forwarded-For": f"11.{self.asked >> 8}.{self.asked & 255}.1"}
            headers["Cookie"] = await self._introduced(headers)
            code = (await self._send("/api/records", record.to_json(), headers))["code"]
            self.brought.append(Brought(code, headers))

    async def ask(self) -> None:
        while not self.enough:
            if not self.brought:
                await self.bring(1)
            async for _ in self.parts(self.brought.pop()):
                pass
            self.judged += 1

    async def parts(self, brought: Brought) -> AsyncIterator[dict[str, Any]]:
        """Ask until all of a game is judged, and yield what each answer brings."""
        known, whole = 0, False
        while not whole:
            told = await self._send(
                f"/api/tables/{brought.code}/analysis?known={known}", None, brought.headers
            )
            known += (told["opening"] is not None) + len(told["turns"])
            whole = told["closing"] is not None
            yield told

    async def _introduced(self, headers: dict[str, str]) -> str:
        body = {"name": f"asker {self.asked}"}
        async with self.http.post(f"{self.base}/api/me", json=body, headers=headers) as response:
            return "; ".join(f"{name}={morsel.value}" for name, morsel in response.cookies.items())

    async def _send(self, path: str, body: object, headers: dict[str, str]) -> dict[str, Any]:
        method = "GET" if body is None else "POST"
        async with self.http.request(method, self.base + path, json=body, headers=headers) as response:
            response.raise_for_status()
            told: dict[str, Any] = await response.json()
            return told


def finished_games(name: str, number: int) -> Iterator[Record]:
    """Games of four at random, one after the other, from a number on."""
    game = games()[name]
    while True:
        number += 1
        record = Record(name, game.version, [f"player {seat}" for seat in range(SEATS)], f"secret {number}")
        state, done = record.start(game), list[tuple[int, int]]()
        assert isinstance(state, Situation)
        playout(state, stream(number), done)
        for seat, action in done:
            record.add(seat, game.codec.action_name(action))
        record.conclude(state)
        yield record


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
