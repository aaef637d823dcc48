"""The queue of bots for the few processes in which they think."""

import asyncio

from everglow.server.live import queue
from everglow.server.live.queue import Turns

from ..people import over_sockets


class Crowd:
    """Wishes for a place, and who has one; who is done goes when told to."""

    def __init__(self, places):
        self.turns = Turns(places)
        self.having = []
        self.done = {}
        self.tasks = {}

    async def come(self, *names, urgent=True):
        """A name is a person's and a number: two wishes of Ann are Ann 1 and Ann 2."""
        for name in names:
            self.done[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._stay(name, urgent))
        await asyncio.sleep(0)

    async def _stay(self, name, urgent):
        async with self.turns.turn(name.split()[0], lambda: urgent):
            self.having.append(name)
            await self.done[name].wait()
            self.having.remove(name)

    async def go(self, name):
        self.done[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)


@over_sockets
async def test_people_take_turns_however_many_bots_one_of_them_has():
    crowd = Crowd(1)
    await crowd.come("Ann 1", "Ann 2", "Ann 3", "Bo 1", "Cy 1")
    had = []
    while crowd.having:
        had += crowd.having
        await crowd.go(crowd.having[0])
    assert had == ["Ann 1", "Bo 1", "Cy 1", "Ann 2", "Ann 3"]


@over_sockets
async def test_whoever_comes_back_after_each_turn_is_not_always_first():
    crowd = Crowd(1)
    await crowd.come("Ann 1", "Bo 1", "Bo 2")
    await crowd.go("Ann 1")
    await crowd.come("Ann 2")
    await crowd.go("Bo 1")
    assert crowd.having == ["Ann 2"]


@over_sockets
async def test_nobody_holds_more_than_half_of_the_places():
    crowd = Crowd(4)
    await crowd.come("Ann 1", "Ann 2", "Ann 3")
    assert crowd.having == ["Ann 1", "Ann 2"]
    assert crowd.turns.would_wait("Ann")
    assert not crowd.turns.would_wait("Bo")
    await crowd.come("Bo 1")
    assert crowd.having == ["Ann 1", "Ann 2", "Bo 1"]
    await crowd.go("Ann 1")
    assert crowd.having == ["Ann 2", "Bo 1", "Ann 3"]


@over_sockets
async def test_whoever_waits_at_a_table_comes_before_tables_where_nobody_waits():
    crowd = Crowd(1)
    await crowd.come("Ann 1", "Bo 1", urgent=False)
    await crowd.come("Cy 1")
    await crowd.go("Ann 1")
    assert crowd.having == ["Cy 1"]
    await crowd.go("Cy 1")
    assert crowd.having == ["Bo 1"]


@over_sockets
async def test_tables_where_nobody_waits_hold_no_more_than_half_of_the_places():
    crowd = Crowd(2)
    await crowd.come("Ann 1", "Bo 1", urgent=False)
    assert crowd.having == ["Ann 1"]
    await crowd.come("Cy 1")
    assert crowd.having == ["Ann 1", "Cy 1"]
    await crowd.go("Ann 1")
    assert crowd.having == ["Cy 1", "Bo 1"]


@over_sockets
async def test_whoever_gives_up_holds_nobody_up():
    crowd = Crowd(1)
    await crowd.come("Ann 1", "Bo 1", "Cy 1")
    crowd.tasks["Bo 1"].cancel()  # while they wait
    await crowd.go("Ann 1")
    assert crowd.having == ["Cy 1"]
    crowd.tasks["Cy 1"].cancel()  # while they have it
    await asyncio.gather(*crowd.tasks.values(), return_exceptions=True)
    assert (crowd.turns.free, crowd.turns.line, crowd.turns.held.total()) == (1, [], 0)
    assert not crowd.turns.unhurried


@over_sockets
async def test_people_of_long_ago_are_forgotten(monkeypatch):
    monkeypatch.setattr(queue, "MANY", 3)
    crowd = Crowd(1)
    for name in "abcdef":
        await crowd.come(name)
        await crowd.go(name)
    assert len(crowd.turns.latest) <= 3
