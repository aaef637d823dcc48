"""Our own server with a crowd at it, and what a stretch of play costs."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import aiohttp

from benchmarks.load.crowd import Crowd
from benchmarks.load.house import PATIENCE, House
from benchmarks.load.speeches import Everglow

WARM_UP = 1.5  # seconds that do not count

Play = Callable[[float], Awaitable[None]]  # for so many seconds


class Stretch(NamedTuple):
    """Measurements of some seconds of play. Times are in seconds."""

    actions: float  # a second
    acks: tuple[float, float]  # p50 and p99 from when an action was due to its ack
    updates: tuple[float, float]  # ... and until everybody at the table had heard of it
    server: float  # of a core that the server used
    crowd: float  # ... and the crowd

    def cost(self) -> float:
        """Seconds of the server's processor for an action."""
        return self.server / self.actions


@asynccontextmanager
async def served(
    game: str,
    folder: Path,
    cores: set[int] | None = None,
    under: Sequence[str] = (),
    patience: float = PATIENCE,
    options: Sequence[str] = (),
) -> AsyncIterator[tuple[House, Crowd]]:
    """`everglow serve` as anybody would run it behind a proxy, with an empty store of its own on the disk.

    `under` is a program that runs it, such as a profiler.
    """
    with tempfile.TemporaryDirectory(dir=folder) as data:
        command = [*under, sys.executable, "-m", "everglow", "serve", "--quiet", "--data", data]
        house = House([*command, "--port", "PORT", "--proxy", "127.0.0.1", *options], cores, patience)
        async with house, aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
            crowd = Crowd(Everglow(house.base, game, http))
            yield house, crowd
            crowd.close()


async def measured(house: House, crowd: Crowd, play: Play, seconds: float) -> Stretch:
    """A stretch of play after a short one to warm up."""
    await play(WARM_UP)
    crowd.forget()
    began, server, own = time.perf_counter(), house.seconds(), time.process_time()
    await play(seconds)
    took = time.perf_counter() - began
    actions, server, own = len(crowd.latencies), house.seconds() - server, time.process_time() - own
    found = Stretch(
        actions / took, percentiles(crowd.acks), percentiles(crowd.latencies), server / took, own / took
    )
    await crowd.rest()
    return found


def percentiles(times: list[float]) -> tuple[float, float]:
    """p50 and p99; none are known of a server that sends no acks."""
    if not times:
        return 0.0, 0.0
    ordered = sorted(times)
    return ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
