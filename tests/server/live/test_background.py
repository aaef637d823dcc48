"""Jobs for which nobody waits take no processor from anybody, and are done all the same."""

import asyncio
import os
from functools import partial
from threading import Thread

import pytest

from everglow.server.live.background import POLITEST, Done, give_way, in_background
from everglow.server.live.workers import Account, NoAnswer, Worker, Workers

ANALYSIS = Account("coach", lambda: False)
HINT = Account("Ann", lambda: True)

USUAL = os.sched_getscheduler(0) if hasattr(os, "SCHED_IDLE") else None
on_linux = pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has this class")


def classes():
    """Scheduling classes of another thread before and after it gave way, and of this one."""
    found = []

    def note():
        found.append(os.sched_getscheduler(0))

    def run():
        note()
        give_way()
        note()

    thread = Thread(target=run)
    thread.start()
    thread.join()
    note()
    return found


@on_linux
def test_only_the_thread_that_gives_way_runs_when_nothing_else_would(monkeypatch):
    monkeypatch.setattr(os, "nice", lambda _: POLITEST - 1)
    assert classes() == [USUAL, os.SCHED_IDLE, USUAL]


@on_linux
def test_a_thread_that_is_as_nice_as_can_be_stays_as_it_is(monkeypatch):
    monkeypatch.setattr(os, "nice", lambda _: POLITEST)
    assert set(classes()) == {USUAL}


@on_linux
def test_a_thread_stays_as_it_is_where_the_system_forbids_to_change_it(monkeypatch):
    def forbid(*_):
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", forbid)
    assert set(classes()) == {USUAL}


def test_a_job_in_the_background_answers_or_fails_as_any_other(monkeypatch):
    monkeypatch.setattr("everglow.server.live.background.give_way", lambda: None)
    assert in_background(lambda: 6 * 7).answer == 42
    with pytest.raises(ZeroDivisionError):
        in_background(lambda: 1 // 0)


def test_a_job_starved_if_it_took_long_and_hardly_had_a_processor():
    assert Done(None, took=60.0, own=0.5).starved()
    assert not Done(None, took=60.0, own=30.0).starved()
    assert not Done(None, took=0.5, own=0.001).starved()


class Scripted(Workers):
    """Workers whose processes are never begun: they do what a test says."""

    def __init__(self, monkeypatch, processes=2, took=0.1, fails=()):
        super().__init__(processes)
        self.asked, self.fails = [], list(fails)
        self.took = took
        monkeypatch.setattr(Worker, "ask", self.ask)

    async def ask(self, job, patience):
        background = isinstance(job, partial) and job.func is in_background
        self.asked.append("background" if background else "as a bot")
        if self.fails:
            raise self.fails.pop()
        return Done("done", self.took, 0.01) if background else "done"

    def asks(self, *accounts):
        for account in accounts:
            assert asyncio.run(self.compute(account, "coach", classes)) == "done"
        return self.asked


def test_only_jobs_for_which_nobody_waits_are_done_in_the_background(monkeypatch):
    assert Scripted(monkeypatch).asks(HINT, ANALYSIS, HINT) == ["as a bot", "background", "as a bot"]


def test_after_a_job_that_starved_others_are_done_as_bots_think(monkeypatch):
    workers = Scripted(monkeypatch, took=60.0)
    assert workers.asks(ANALYSIS, ANALYSIS) == ["background", "as a bot"]
    workers.crowded = 0.0  # after a while
    assert workers.asks(ANALYSIS)[2:] == ["background"]


def test_a_job_that_never_ends_in_the_background_is_done_as_a_bot_thinks(monkeypatch):
    workers = Scripted(monkeypatch, fails=[NoAnswer("it hung")])
    assert workers.asks(ANALYSIS, ANALYSIS) == ["background", "as a bot", "as a bot"]
    assert (workers.replaced, workers.well()) == (1, True)


def test_the_only_process_is_not_kept_busy_in_the_background(monkeypatch):
    assert Scripted(monkeypatch, processes=1).asks(ANALYSIS) == ["as a bot"]
