"""A server in a process of its own: what it costs, in processor time and memory."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import aiohttp

PATIENCE = 30.0  # seconds for it to answer, and to end
TICKS = os.sysconf("SC_CLK_TCK")


class House:
    """Runs `command`, with a free port in the place of PORT, as long as the context lasts."""

    def __init__(
        self, command: Sequence[str], cores: set[int] | None = None, patience: float = PATIENCE
    ) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.command = [part.replace("PORT", str(self.port)) for part in command]
        self.cores = cores
        self.patience = patience
        self.process: subprocess.Popen[bytes]

    async def __aenter__(self) -> Self:
        ours = os.sched_getaffinity(0)
        os.sched_setaffinity(0, self.cores or ours)  # which it inherits, with all its threads
        try:
            self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        finally:
            os.sched_setaffinity(0, ours)
        async with asyncio.timeout(self.patience):
            while not await self._answers():
                await asyncio.sleep(0.05)
        return self

    async def _answers(self) -> bool:
        if self.process.poll() is not None:
            raise SystemExit(f"a server ended before it began: {' '.join(self.command)}")
        try:
            async with aiohttp.request("GET", f"{self.base}/health"):
                return True
        except aiohttp.ClientError:
            return False

    async def __aexit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            await asyncio.to_thread(self.process.wait, self.patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def seconds(self) -> float:
        """Processor time so far, of all its processes."""
        return seconds(self.process.pid)

    def memory(self) -> int:
        """Bytes that it has in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def seconds(pid: int) -> float:
    """Processor time of a process, of all that it started, and of those among them that ended."""
    found = {int(path.name): stat(path) for path in Path("/proc").iterdir() if path.name.isdigit()}
    family, new = set[int](), {pid}
    while new:
        family |= new
        new = {child for child, fields in found.items() if fields and int(fields[1]) in new}
    return sum(int(ticks) for one in family for ticks in found.get(one, [])[11:15]) / TICKS


def stat(process: Path) -> list[str]:
    """Fields that the kernel tells of a process, from its state on; none of one that has just ended."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


@contextmanager
def pinned(cores: set[int]) -> Iterator[None]:
    """Keep all threads of this process, and what they start, to some cores."""
    ours = os.sched_getaffinity(0)
    try:
        pin(cores)
        yield
    finally:
        pin(ours)


def pin(cores: set[int]) -> None:
    for thread in Path("/proc/self/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
