"""Games in several processes on this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Final

from everglow.arena.match import Result, play
from everglow.arena.terms import Terms
from everglow.arena.words.generated import messages as m
from everglow.complaints import Complaint

TRIES: Final = 3
AHEAD: Final = 4  # games that wait for each worker


class GaveUp(Complaint):
    """Workers died again and again; the run is given up."""


def play_here(terms: Terms, numbers: list[int], jobs: int) -> Generator[Result]:
    """Play every game once, in any order. If a worker dies, its unfinished games are played again."""
    waiting, failures = set(numbers), 0
    while waiting:
        before = len(waiting)
        for result in _attempt(terms, sorted(waiting), jobs):
            waiting.remove(result.number)
            yield result
        failures = failures + 1 if len(waiting) == before else 0
        if failures == TRIES:
            raise GaveUp(m.workers_died(times=TRIES, game=min(waiting)))


def _attempt(terms: Terms, numbers: list[int], jobs: int) -> Generator[Result]:
    """Yield what one set of workers finishes; a dead worker ends the others.

    Spawned, as a fork would copy threads in the middle of things.
    """
    strangers = multiprocessing.active_children()
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(numbers)), spawn, initializer=_ignore_interrupts)
    try:
        yield from _finished(pool, terms, iter(numbers), AHEAD * jobs)
    except BrokenProcessPool:
        return
    except BaseException:  # also if nobody wants to hear the rest
        _end_all_but(strangers)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _finished(
    pool: ProcessPoolExecutor, terms: Terms, numbers: Iterator[int], ahead: int
) -> Generator[Result]:
    """Submit a few games ahead, so that workers never wait and an interrupt takes effect soon."""
    running = {pool.submit(play, terms, number) for number in islice(numbers, ahead)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(play, terms, number) for number in islice(numbers, len(done))}
        for game in done:
            yield game.result()


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in workers; the main process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end_all_but(strangers: list[BaseProcess]) -> None:
    for worker in multiprocessing.active_children():
        if worker not in strangers:
            worker.terminate()
