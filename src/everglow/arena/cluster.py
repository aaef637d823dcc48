"""Games on a Ray cluster."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from typing import Any, Final

from everglow.arena.match import Result, play
from everglow.arena.terms import Terms
from everglow.arena.words.generated import messages as m
from everglow.arena.workers import TRIES, GaveUp
from everglow.complaints import Complaint

LOCAL: Final = "local"
HOST: Final = re.compile(r"(?:ray://)?([^/]+):(\d+)")
PATIENCE: Final = 5.0  # seconds for a connection


class NoRay(Complaint):
    """Ray is not installed, or there is none at an address."""


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
        raise NoRay(m.ray_missing()) from None
    return ray


def _connect(ray: Any, address: str) -> None:
    """Connect; check first that somebody listens, since Ray itself would wait for minutes."""
    try:
        if match := HOST.fullmatch(address):
            socket.create_connection((match[1], int(match[2])), PATIENCE).close()
        ray.init(address=address, log_to_driver=False, logging_level="error", include_dashboard=False)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        reason = " ".join(str(error).split())
        raise NoRay(m.ray_unreachable(local=LOCAL, address=address, error=reason)) from None


def _finished(ray: Any, terms: Terms, numbers: list[int]) -> Iterator[Result]:
    """Yield results; Ray repeats the games of a failed worker and returns each task once."""
    task = ray.remote(max_retries=TRIES - 1)(play)
    running = [task.remote(terms, number) for number in numbers]
    while running:
        done, running = ray.wait(running)
        try:
            yield ray.get(done[0])
        except ray.exceptions.WorkerCrashedError:
            raise GaveUp(m.cluster_died(times=TRIES)) from None
