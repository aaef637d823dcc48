"""Games on a Ray cluster."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from typing import Any, Final

from everglow.arena.match import Result, play
from everglow.arena.terms import Terms
from everglow.arena.workers import TRIES, GaveUp

LOCAL: Final = "local"
HOST: Final = re.compile(r"(?:ray://)?([^/]+):(\d+)")
PATIENCE: Final = 5.0  # seconds for a connection


class NoRay(Exception):
    """Ray is not installed, or there is none at an address, for a reason."""

    def __init__(self, said: str, address: str = "", reason: str = "") -> None:
        super().__init__(said)
        self.address = address
        self.reason = reason


def play_there(terms: Terms, numbers: list[int], address: str) -> Iterator[Result]:
    """Play every game once, in any order; `local` starts an instance of its own and stops it again."""
    ray = _ray()
    _connect(ray, address)
    try:
        yield from _finished(ray, terms, numbers)
    finally:
        ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # games need no graphics cards
    try:
        import ray
    except ImportError:
        raise NoRay("--ray needs Ray; install it by: pip install 'everglow[ray]'") from None
    return ray


def _connect(ray: Any, address: str) -> None:
    """Connect; check first that somebody listens, since Ray itself would wait for minutes."""
    try:
        if found := HOST.fullmatch(address):
            socket.create_connection((found[1], int(found[2])), PATIENCE).close()
        ray.init(address=address, log_to_driver=False, logging_level="error", include_dashboard=False)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        reason = " ".join(str(error).split())
        said = f"expected the address of a Ray cluster, or {LOCAL}, not {address!r}: {reason}"
        raise NoRay(said, address, reason) from None


def _finished(ray: Any, terms: Terms, numbers: list[int]) -> Iterator[Result]:
    """Yield results; Ray repeats the games of a failed worker and returns each task once."""
    task = ray.remote(max_retries=TRIES - 1)(play)
    running = [task.remote(terms, number) for number in numbers]
    while running:
        done, running = ray.wait(running)
        try:
            yield ray.get(done[0])
        except ray.exceptions.WorkerCrashedError:
            raise GaveUp(f"workers of the Ray cluster died {TRIES} times in the same game") from None
