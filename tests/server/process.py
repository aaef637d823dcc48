"""A server as a process of its own, that can be killed at any moment and started again."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from time import monotonic

import aiohttp

from .keeping import keeping

PATIENCE = 60  # seconds; only a broken server makes anybody wait so long
ORPHAN = re.compile(r"Traceback[^{]*?spawn_main[^{]*?EOFError: .*")  # its server was killed while it began


class Process:
    """`everglow serve` on one folder and one port."""

    process: subprocess.Popen[bytes]

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.errors = data / "errors.txt"

    async def start(self) -> None:
        """Start the server, and wait until it answers."""
        command = [sys.executable, "-m", "everglow", "serve", "--quiet", "--data", self.data]
        if database := keeping().database(self.data):
            command += ["--database", database]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*map(str, command), "--port", str(self.port), *self.options],
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        await eventually(self.healthy, "the server does not answer")

    async def healthy(self) -> bool:
        assert self.process.poll() is None, self.errors.read_text()
        try:
            async with aiohttp.request("GET", f"{self.base}/health") as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    def kill(self) -> set[int]:
        """Kill it in the middle of whatever it does; return the processes that it leaves behind."""
        left = offspring(self.process.pid)
        self.process.kill()
        self.process.wait(PATIENCE)
        return left

    def stop(self) -> int:
        """Stop the server as Ctrl-C and every service manager do, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def said(self) -> str:
        """Read what the servers have told on stderr."""
        return without_orphans(self.errors.read_text())

    def log(self) -> dict[str, list[bytes]]:
        """Entries that are kept now, by code."""
        return keeping().entries(self.data)


def without_orphans(log: str) -> str:
    """A log without the last words of workers whose server was killed while they began."""
    return ORPHAN.sub("", log)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def processes() -> dict[int, int]:
    """List the processes that run, with their parents; not what has ended and only waits to be noticed."""
    told = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
    rows = [line.split() for line in told.stdout.splitlines()]
    return {int(pid): int(parent) for pid, parent, state in rows if not state.startswith("Z")}


def offspring(pid: int) -> set[int]:
    """The processes that a process started, and those that they did."""
    parents = processes()
    found: set[int] = set()
    new = {pid}
    while new := {child for child, parent in parents.items() if parent in new}:
        found |= new
    return found


def run_still(pids: Collection[int]) -> set[int]:
    return {pid for pid in pids if pid in processes()} if pids else set()


async def eventually(holds: Callable[[], object], complaint: str | Callable[[], str]) -> None:
    """Wait until it holds, but not for ever."""
    ends = monotonic() + PATIENCE
    while not (await found if asyncio.iscoroutine(found := holds()) else found):
        assert monotonic() < ends, complaint() if callable(complaint) else complaint
        await asyncio.sleep(0.02)
