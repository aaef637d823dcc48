"""A hostile crowd: people who try to spoil a house for others, from addresses of their own.

`python -m tests.soak.crowd ADDRESS SEED` until it is ended; it tells what it did when its input closes.
"""

import asyncio
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp

from everglow.server.live.codes import ALPHABET, CODE_LENGTH
from tests.server.people import Lost, Person, begin
from tests.server.regulars import GONE

FAILURES = (*GONE, AssertionError, OSError, ValueError)  # they are refused, and try again
REST = 0.2  # seconds after a failure
SOCKETS = 100  # that one of them opens
FLOOD = 200  # requests in a row


class Enemy(Person):
    """Somebody behind a loopback address of their own."""

    def __init__(self, base: str, name: str, address: str) -> None:
        super().__init__(base, name, connector=aiohttp.TCPConnector(local_addr=(address, 0), limit=0))


class Crowd:
    """Each of them does one bad thing again and again, as fast as they are let."""

    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.rng = random.Random(seed)
        self.did: Counter[str] = Counter()
        self.over = False  # nobody begins anything new

    async def rage(self) -> None:
        await asyncio.gather(*[self.again(deed, 2 + number) for number, deed in enumerate(DEEDS)])

    async def go_home(self, raging: asyncio.Task[None]) -> None:
        """End all, also one who misses a cancellation, as `wait_for` of Python 3.11 does now and then."""
        self.over = True
        raging.cancel()
        with suppress(asyncio.CancelledError):
            await raging

    async def again(self, deed: Callable[["Crowd", Enemy], Awaitable[None]], number: int) -> None:
        while not self.over:
            enemy = Enemy(self.base, f"Enemy {self.rng.randrange(10**6)}", f"127.0.0.{number}")
            try:
                async with asyncio.timeout(60):
                    await enemy.__aenter__()
                    await deed(self, enemy)
                self.did[deed.__name__] += 1
            except FAILURES:
                self.did[f"{deed.__name__}, refused"] += 1
                await asyncio.sleep(REST)
            finally:
                await enemy.__aexit__()

    # What they do

    async def abandon_bots(self, enemy: Enemy) -> None:
        """Tables of bots that think the longest, with nobody at them."""
        code = await enemy.opens("vale", 4)
        async with enemy.at(code) as at:
            for seat in range(4):
                await at.does("bot", seat=seat, level="star")
            await at.does("start")

    async def abandon_a_seat(self, enemy: Enemy) -> None:
        """The same, with a seat at which somebody sat a moment ago."""
        [at] = await begin([enemy], bots=["star"] * 3, cover="star", grace=5)
        await at.does("leave")
        await at.ws.close()

    async def take_back(self, enemy: Enemy) -> None:
        """Undo as often as possible; then look at the table, which may have to be loaded."""
        [at] = await begin([enemy], bots=["spark"])
        try:
            while True:
                asked = at.question or {}
                if asked.get("undo"):
                    await at.does("undo", question=asked["number"])
                elif asked.get("legal"):
                    await at.does("act", question=asked["number"], name=asked["legal"][0])
                elif await at.hear() is None:
                    raise Lost("the server is gone")
        finally:
            await at.ws.close()
            await self.get(enemy, f"/api/tables/{at.code}/events")

    async def delete_accounts(self, enemy: Enemy) -> None:
        for _ in range(3):
            await enemy.opens("glow", 2)
        await enemy.post("/api/me/delete", {"name": enemy.name})

    async def open_sockets(self, enemy: Enemy) -> None:
        code = await enemy.opens("vale", 2)
        sockets = [await enemy.http.ws_connect(f"/api/tables/{code}/socket") for _ in range(SOCKETS)]
        await asyncio.sleep(5)
        for socket in sockets:
            await socket.close()

    async def ask_for_everything(self, enemy: Enemy) -> None:
        """`resync` and pings, and nobody reads the answers."""
        [at] = await begin([enemy], bots=["ember"])
        for number in range(FLOOD):
            await at.ws.send_json({"type": "resync", "id": number})
            await at.ws.ping(b"x" * 100)
        await at.ws.close()

    async def sit_down_and_stand_up(self, enemy: Enemy) -> None:
        code = await enemy.opens("vale", 2)
        async with enemy.at(code) as at:
            for _ in range(FLOOD):
                await at.commits(0, "nonce")
                await at.does("stand")

    async def read_everything(self, enemy: Enemy) -> None:
        code = await enemy.opens("vale", 2)
        paths = [
            f"/api/tables/{code}/qr.svg",
            f"/api/tables/{code}",
            "/api/tables?list=open",
            "/openapi.json",
        ]
        for _ in range(FLOOD // 4):
            await asyncio.gather(*[self.get(enemy, path) for path in paths])

    async def guess_codes(self, enemy: Enemy) -> None:
        for _ in range(FLOOD):
            code = "".join(self.rng.choices(ALPHABET, k=CODE_LENGTH))
            await self.get(enemy, f"/api/tables/{code}")

    async def get(self, enemy: Enemy, path: str) -> None:
        async with enemy.http.get(path) as answer:
            await answer.read()
            self.did[f"answers of {answer.status}"] += 1
            if answer.status == 429:
                await asyncio.sleep(REST)


DEEDS = [
    *[Crowd.abandon_bots] * 3,
    Crowd.abandon_a_seat,
    *[Crowd.take_back] * 2,
    Crowd.delete_accounts,
    Crowd.open_sockets,
    Crowd.ask_for_everything,
    Crowd.sit_down_and_stand_up,
    Crowd.read_everything,
    Crowd.guess_codes,
]


class Neighbours:
    """The crowd as a process of its own, so that it takes no time of those who measure."""

    def __init__(self, base: str, seed: int) -> None:
        command = [sys.executable, "-m", "tests.soak.crowd", base, str(seed)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def end(self) -> dict[str, int]:
        """Wait for the end of the crowd, and return how often it did what."""
        output, _ = self.process.communicate()
        did: dict[str, int] = json.loads(output or "{}")
        return did


async def main(base: str, seed: int) -> None:
    crowd = Crowd(base, seed)
    raging = asyncio.create_task(crowd.rage())
    await asyncio.to_thread(sys.stdin.read)
    await crowd.go_home(raging)
    print(json.dumps(crowd.did))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
