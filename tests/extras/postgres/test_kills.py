"""Processes that are killed, stopped and restarted under load. For longer: `make soak PROCESSES=3`."""

import asyncio
import os
import signal
from statistics import median

from everglow.server.table.entries import Acted, decode_entry
from tests.server.house import spend_evening
from tests.server.keeping import keeping
from tests.server.process import eventually, offspring, run_still

from .crew import Crew, Watch

LATE = 2.0  # seconds after which a silent process counts as ended ...
USUAL = 10.0  # ... and as it usually is


class Rolling(Watch):
    """All processes are restarted, one after the other, again and again."""

    lasts = 240
    pause = 0.2  # seconds, as browsers wait
    harms = ("renew",)


class Outages(Watch):
    """PostgreSQL is killed and started again, while the processes run on."""

    harms = ("outage",)


def test_nothing_acknowledged_is_lost_when_processes_are_killed_or_stopped(postgres, tmp_path):
    lines = []
    house = asyncio.run(spend_evening(Watch(postgres, tmp_path, 1, lines.append, 3, LATE), 6))
    assert len(lines) == 6
    assert [len(house.stood[how]) for how in ("kill", "stop", "drain")] == [2, 2, 2]
    assert all(diary.record for diary in house.diaries.values())


def test_nothing_acknowledged_is_lost_when_the_database_of_three_processes_is_killed(postgres, tmp_path):
    house = asyncio.run(spend_evening(Outages(postgres, tmp_path, 3, print, 3, USUAL), 2))
    assert len(house.stood["outage"]) == 2
    assert all(diary.record for diary in house.diaries.values())


def test_nobody_loses_an_answer_in_a_rolling_restart(postgres, tmp_path):
    """Tables are let go of: nobody waits until a process counts as ended."""
    house = asyncio.run(spend_evening(Rolling(postgres, tmp_path, 2, print, 3, USUAL), 1))
    assert len(house.stood["renew"]) == 1
    assert house.absences, "nobody noticed a restart"
    assert median(house.absences) < USUAL
    entries = [decode_entry(line) for lines in keeping().entries(tmp_path).values() for line in lines]
    assert any(isinstance(entry, Acted) for entry in entries)


def test_processes_that_are_all_killed_at_once_are_replaced(tmp_path):
    async def evening():
        server = Crew(tmp_path, 3, LATE)
        try:
            await server.start()
            await eventually(lambda: len(server.members()) == 3, "not all processes began")
            before = server.members()
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            await eventually(
                lambda: len(server.members()) == 3 and not set(before) & set(server.members()),
                "not all processes were replaced",
            )
            await eventually(server.healthy, "nobody answers")
        finally:
            server.end()

    asyncio.run(evening())


def test_the_processes_of_a_first_process_that_is_killed_end_by_themselves(tmp_path):
    async def evening():
        server = Crew(tmp_path, 3, LATE)
        try:
            await server.start()
            await eventually(lambda: len(server.members()) == 3, "not all processes began")
            left = offspring(server.process.pid)
            server.process.kill()
            await eventually(lambda: not run_still(left), "a process outlived the first one")
        finally:
            server.end()

    asyncio.run(evening())
