"""`python -m benchmarks.load.moving`: for how long a house is closed that moves from SQLite to PostgreSQL.

A crowd plays for a while; then the server is stopped, `everglow import` copies everything into a PostgreSQL
of its own, which `make test-extras` installs, and a server begins there.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp
import uvloop
from tests.extras.postgres.server import Postgres

from benchmarks.load.__main__ import DISK, allow_sockets
from benchmarks.load.crowd import Crowd
from benchmarks.load.house import House
from benchmarks.load.speeches import Everglow
from everglow.games import games
from everglow.server.http.service import FILE

EVERGLOW = [sys.executable, "-m", "everglow"]
SERVE = [*EVERGLOW, "serve", "--quiet", "--port", "PORT", "--proxy", "127.0.0.1"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.moving", description=__doc__)
    parser.add_argument("--game", choices=games(), default="vale")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play before it moves")
    args = parser.parse_args()
    allow_sockets()
    DISK.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=DISK) as folder:
        server = Postgres(DISK, ())
        try:
            uvloop.run(move(args, Path(folder), server.made(Path(folder))))
        finally:
            server.end()


async def move(args: argparse.Namespace, data: Path, address: str) -> None:
    house = House([*SERVE, "--data", str(data)])
    await house.__aenter__()
    await play(house, args)
    with timed("the old server stops"):
        await house.__aexit__()
    print(told(data / FILE))
    with timed("everglow import"):
        command = [*EVERGLOW, "import", "--data", str(data), "--database", address]
        await asyncio.to_thread(subprocess.run, command, check=True, stdout=subprocess.DEVNULL)
    house = House([*SERVE, "--data", str(data), "--database", address])
    with timed("the new server begins"):
        await house.__aenter__()
    await house.__aexit__()


async def play(house: House, args: argparse.Namespace) -> None:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
        crowd = Crowd(Everglow(house.base, args.game, http))
        await crowd.grow(args.tables)
        await crowd.flat_out(args.seconds)
        await crowd.rest()
        crowd.close()


def told(file: Path) -> str:
    with closing(sqlite3.connect(file)) as store:
        [(entries, tables)] = store.execute("SELECT count(*), count(DISTINCT code) FROM entries").fetchall()
    return f"{tables:,} tables, {entries:,} entries, {file.stat().st_size / 1e6:,.0f} MB"


@contextmanager
def timed(what: str) -> Iterator[None]:
    began = time.perf_counter()
    yield
    print(f"{what}: {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
