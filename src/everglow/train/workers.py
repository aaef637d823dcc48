"""Work in several processes on this machine; in this one if there is to be only one."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 3  # tasks that wait for each worker


def finished(work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Generator[R]:
    """Yield the results of tasks in any order. Closing the generator forgets the tasks that wait."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    spawn = multiprocessing.get_context("spawn")  # a fork would copy threads in the middle of things
    pool = ProcessPoolExecutor(jobs, spawn, initializer=_ignore_interrupts)
    try:
        running = {pool.submit(work, task) for task in islice(tasks, AHEAD * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for task in done:
                yield task.result()
            running |= {pool.submit(work, task) for task in islice(tasks, len(done))}
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in workers; the main process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
