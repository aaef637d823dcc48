"""`python -m benchmarks.load.database`: how much a PostgreSQL takes, asked as our processes ask it.

Stores, one for each process, append entries to their tables as fast as they can, and connections notify each
other. All of it is one process here, so that the database has a core to itself; its processor time tells what
it could do with more of them.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import uvloop
from tests.extras.postgres.server import Postgres

from benchmarks.load.__main__ import DISK
from benchmarks.load.house import seconds
from benchmarks.load.report import measured_on, table
from everglow.server.store.postgres.hints import CHANNEL
from everglow.server.store.postgres.store import PostgresStore
from everglow.server.table.listing import Listing

LINE = b'{"type":"acted","seat":1,"name":"summon:undine","at":123456789}'
WRITERS = [(1, 1), (1, 100), (4, 1), (4, 100), (12, 1), (12, 100)]  # processes, and the tables of each
SPEAKERS = [(1, 1), (4, 4), (12, 12)]  # connections that notify, and those that listen
NEWEST = "SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint"  # counts transactions that wrote

Work = Callable[[], Awaitable[None]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.database", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="that each measurement takes")
    args = parser.parse_args()
    DISK.mkdir(exist_ok=True)
    postgres = Postgres(DISK, ())
    try:
        print(uvloop.run(report(postgres, args.seconds)))
    finally:
        postgres.end()


async def report(postgres: Postgres, lasts: float) -> str:
    writes = [await write(postgres, *asked, lasts) for asked in WRITERS]
    hints = [await notify(postgres, *asked, lasts) for asked in SPEAKERS]
    columns = ["commits/s", "entries/s", "µs of the database a commit"]
    return "\n".join(
        [
            measured_on(),
            "",
            *table("processes, tables of each that append", columns, writes),
            "",
            *table("connections that notify, that listen", ["NOTIFY/s", "µs of the database each"], hints),
        ]
    )


async def write(postgres: Postgres, processes: int, tables: int, lasts: float) -> list[str]:
    """Append one entry after the other to every table of every process."""
    address = await asyncio.to_thread(postgres.made, Path(f"{processes} {tables}"))
    async with AsyncExitStack() as stack:
        stores = [await PostgresStore.open(address) for _ in range(processes)]
        for store in stores:
            stack.push_async_callback(store.close)
        work = [Writing(store, f"{n:03}{m:03}") for n, store in enumerate(stores) for m in range(tables)]
        before = await stores[0].link.fetchval(NEWEST)
        spent, took = await repeated(postgres, [one.append for one in work], lasts)
        commits = await stores[0].link.fetchval(NEWEST) - before
        entries = sum(one.number for one in work)
    return [
        f"{processes}, {tables}",
        f"{commits / took:,.0f}",
        f"{entries / took:,.0f}",
        f"{1e6 * spent / commits:,.0f}",
    ]


class Writing:
    """A table, and how many entries it has."""

    def __init__(self, store: PostgresStore, code: str) -> None:
        self.store = store
        self.listing = Listing(code, "vale", "running", False, ["Ann"], ["ann"], {})
        self.number = 0

    async def append(self) -> None:
        await self.store.append(self.listing.code, self.number + 1, [LINE], self.listing, 0)
        self.number += 1


async def notify(postgres: Postgres, speakers: int, listeners: int, lasts: float) -> list[str]:
    """Notify, each in a transaction of its own, as hints are told."""
    address = await asyncio.to_thread(postgres.made, Path("hints"))
    told = 0
    async with AsyncExitStack() as stack:
        everybody = [await asyncpg.connect(address) for _ in range(speakers + listeners)]
        for one in everybody:
            stack.push_async_callback(one.close)
        for one in everybody[speakers:]:
            await one.add_listener(CHANNEL, lambda *_: None)

        async def tell(one: asyncpg.Connection) -> None:
            nonlocal told
            await one.execute("SELECT pg_notify($1, $2)", CHANNEL, "x" * 200)
            told += 1

        work = [lambda one=one: tell(one) for one in everybody[:speakers]]
        spent, took = await repeated(postgres, work, lasts)
    return [f"{speakers}, {listeners}", f"{told / took:,.0f}", f"{1e6 * spent / told:,.0f}"]


async def repeated(postgres: Postgres, works: Sequence[Work], lasts: float) -> tuple[float, float]:
    """Do all of this at once, again and again; the database's processor time, and how long it took."""
    before, began = seconds(postgres.process.pid), time.perf_counter()

    async def again(work: Work) -> None:
        while time.perf_counter() < began + lasts:
            await work()

    await asyncio.gather(*[again(work) for work in works])
    return seconds(postgres.process.pid) - before, time.perf_counter() - began


if __name__ == "__main__":
    main()
