"""Jobs for which nobody waits: a thread of their own that gives way to everything else on the machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from time import monotonic, thread_time
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

POLITEST: Final = 19  # as nice as a process can be
LONG: Final = 2.0  # seconds; shorter jobs tell little about what they got
HARDLY: Final = 0.1  # of a processor: about what a bot's process gets beside one that is busy


class Done(NamedTuple, Generic[T]):
    """Answer of a job, and how long it took: by the clock, and of a processor."""

    answer: T
    took: float
    own: float

    def starved(self) -> bool:
        return self.took > LONG and self.own < HARDLY * self.took


def in_background(job: Callable[[], T]) -> Done[T]:
    """Do a job in this process, but in a thread that runs only where nothing else would."""
    return _thread().submit(_timed, job).result()


def give_way() -> None:
    """Let this thread run only when nothing else wants its processor; there is no way back.

    Whatever wakes up interrupts such a thread at once; one that is only nice goes on until the kernel's clock
    ticks. Beside others that are as nice as can be it would hardly run: then it stays as it is.
    """
    if hasattr(os, "SCHED_IDLE") and os.nice(0) < POLITEST:  # on Linux
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


@cache
def _thread() -> ThreadPoolExecutor:
    """Classes of scheduling are those of threads, so that bots think as before in the process's first one."""
    return ThreadPoolExecutor(1, "background", give_way)


def _timed(job: Callable[[], T]) -> Done[T]:
    began, own = monotonic(), thread_time()
    answer = job()
    return Done(answer, monotonic() - began, thread_time() - own)
