"""Tests of the pace at which a process that stops sends people away."""

import asyncio

import pytest

from everglow.server.live import pace


async def parts(everything, slowly):
    return [list(part) async for part in pace.unhurried(everything, slowly)]


@pytest.fixture
def pauses(monkeypatch):
    """Seconds of every pause, in which no time passes."""
    taken = []

    async def pause(seconds):
        taken.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", pause)
    return taken


def test_everything_is_given_once_and_some_at_a_time(pauses):
    given = asyncio.run(parts(range(20), slowly=True))
    assert [one for part in given for one in part] == list(range(20))
    assert max(map(len, given)) == pace.SOME
    assert pauses == [pace.BREATH] * len(given)


def test_however_much_there_is_it_ends_in_time(pauses):
    asyncio.run(parts(range(100_000), slowly=True))
    assert sum(pauses) == pytest.approx(pace.LONGEST)


def test_nobody_waits_if_nobody_takes_over(pauses):
    assert asyncio.run(parts(range(20), slowly=False)) == [list(range(20))]
    assert sum(pauses) == 0
    assert asyncio.run(parts([], slowly=False)) == []
