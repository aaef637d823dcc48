"""Several processes on one database: of two who write to a table, the database refuses one."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic

import pytest

from everglow.server.store.peers import Peer
from everglow.server.store.postgres import link, membership
from everglow.server.store.postgres.ownership import RELEASE
from everglow.server.store.postgres.schema import MIGRATIONS
from everglow.server.store.postgres.store import PostgresStore
from everglow.server.store.protocol import Elsewhere
from everglow.server.store.trouble import BadDatabase
from everglow.server.table.clock import MOMENT
from everglow.server.table.erase import Leaver
from everglow.words.wording import Wording
from tests.server.process import eventually
from tests.server.store.stored import write

LATE = 0.5


@pytest.fixture(autouse=True)
def impatience(monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, str(LATE))


@asynccontextmanager
async def stores(postgres, path, count=2):
    """Several processes, as far as their database knows."""
    async with AsyncExitStack() as stack:
        found = [await PostgresStore.open(postgres.made(path)) for _ in range(count)]
        for store in found:
            stack.push_async_callback(store.close)
        yield found


def together(postgres, path, work, count=2):
    async def stay():
        async with stores(postgres, path, count) as found:
            await work(*found)

    asyncio.run(stay())


async def freeze(store):
    """Stop all that a process does by itself, as SIGSTOP would; it may go on later."""
    store.peers.task.cancel()
    await asyncio.gather(store.peers.task, return_exceptions=True)


def thaw(store):
    store.peers.task = asyncio.create_task(store.peers._work())


def test_a_table_that_somebody_owns_is_not_taken(postgres, path):
    async def work(one, two):
        await write(one, 1, b"one")
        assert await one.take("AAAAAA") == [b"one"]
        with pytest.raises(Elsewhere) as caught:
            await two.take("AAAAAA")
        assert caught.value.process == one.peers.me
        with pytest.raises(Elsewhere):
            await write(two, 2, b"two")
        await write(one, 2, b"two")

    together(postgres, path, work)


def test_a_table_that_was_released_is_taken_at_once(postgres, path):
    async def work(one, two):
        await write(one, 1, b"one")
        await one.take("AAAAAA")
        await one.release(["AAAAAA"])
        assert await two.take("AAAAAA") == [b"one"]
        with pytest.raises(Elsewhere):
            await write(one, 2, b"late")
        await write(two, 2, b"two")

    together(postgres, path, work)


def test_a_release_that_comes_late_lets_go_of_nothing_that_was_taken_again(postgres, path):
    async def work(one, two):
        await write(one, 1, b"one")
        await one.take("AAAAAA")
        before = one.peers.ownership.epochs["AAAAAA"]
        await one.take("AAAAAA")
        await one.link.execute(RELEASE, ["AAAAAA"], [before])
        with pytest.raises(Elsewhere):
            await two.take("AAAAAA")
        await write(one, 2, b"two")

    together(postgres, path, work)


def test_a_batch_refuses_only_the_tables_that_are_owned_elsewhere(postgres, path):
    async def work(one, two):
        for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
            await write(one, 1, b"one", code=code)
            await one.take(code)
        await two.peers.bury(one.peers.me)
        await two.take("BBBBBB")
        outcomes = await asyncio.gather(
            *[write(one, 2, b"two", code=code) for code in ("AAAAAA", "BBBBBB", "CCCCCC")],
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Elsewhere, type(None)]
        assert await two.entries("BBBBBB") == [b"one"]
        await write(two, 2, b"another", code="BBBBBB")

    together(postgres, path, work)


def test_what_waited_at_an_old_owner_is_refused_even_if_the_number_is_still_free(postgres, path):
    """The new owner has not written anything yet: it is the epoch that refuses."""

    async def work(one, two):
        await write(one, 1, b"one")
        await one.take("AAAAAA")
        await two.peers.bury(one.peers.me)
        await two.take("AAAAAA")
        with pytest.raises(Elsewhere):
            await write(one, 2, b"late")
        assert await two.entries("AAAAAA") == [b"one"]

    together(postgres, path, work)


def test_a_process_that_is_silent_for_too_long_loses_only_what_others_took(postgres, path):
    async def work(one, two):
        lost = []
        one.peers.lost = lost.extend
        for code in ("AAAAAA", "BBBBBB"):
            await write(one, 1, b"one", code=code)
            await one.take(code)
        await freeze(one)
        await eventually(lambda: one.peers.me not in two.peers.live, "a silent process counts as alive")
        assert await two.take("AAAAAA") == [b"one"]
        thaw(one)
        await eventually(lambda: lost == ["AAAAAA"], "it does not notice what it has lost")
        await write(one, 2, b"two", code="BBBBBB")
        with pytest.raises(Elsewhere):
            await two.take("BBBBBB")

    together(postgres, path, work)


def test_others_hear_that_a_process_has_ended(postgres, path):
    async def work(one, two):
        ended = []
        two.peers.ended = ended.extend
        await eventually(lambda: one.peers.me in two.peers.live, "a process is not known")
        await one.retire()
        await eventually(lambda: ended == [one.peers.me], "nobody noticed")

    together(postgres, path, work)


def test_a_table_of_nobody_belongs_to_the_same_process_for_all(postgres, path):
    async def work(*all_of_them):
        await eventually(
            lambda: all(len(store.peers.live) == 3 for store in all_of_them), "not all are known"
        )
        codes = [f"AAAAA{letter}" for letter in "ABCDEFGH"]
        for code in codes:
            await write(all_of_them[0], 1, b"one", code=code)
        places = [await store.peers.whereabouts(codes) for store in all_of_them]
        assert places[0] == places[1] == places[2]
        assert len(set(places[0].values())) > 1
        owner = all_of_them[1]
        await owner.take(codes[0])
        for store in all_of_them:
            assert (await store.peers.whereabouts([codes[0], "NOWHER"])) == {codes[0]: owner.peers.me}

    together(postgres, path, work, 3)


# Time


def test_all_processes_have_the_same_time(postgres, path):
    async def work(one, two):
        await write(one, 1, b"", at=5_000)
        clocks = [await store.clock() for store in (one, two)]
        await eventually(lambda: min(clock.now() for clock in clocks) > 5_100, "the time does not pass")
        for store in (one, two):
            await freeze(store)
            await store.peers._beat()
        first, second = (clock.now() for clock in clocks)
        assert abs(first - second) < 100

    together(postgres, path, work)


def test_time_passes_once_however_many_processes_beat(postgres, path, monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, "60")  # or a slow machine would look like a pause

    async def work(*stores):
        for store in stores:
            await freeze(store)
            await store.peers._beat()
        before, began, passed = stores[0].peers.clock.now(), monotonic(), 0.0
        while passed < 1000:
            await asyncio.gather(*[store.peers._beat() for store in stores])
            passed = 1000 * (monotonic() - began)
        assert 0.8 * passed < stores[0].peers.clock.now() - before < 1.2 * passed

    together(postgres, path, work, 3)


def test_time_stands_still_while_no_process_runs_and_for_a_moment_after(postgres, path):
    async def evening():
        async with stores(postgres, path, 1) as [store]:
            await write(store, 1, b"", at=70_000)
        await postgres.does(postgres.databases[path], "UPDATE house SET seen = seen - interval '1 hour'")
        async with stores(postgres, path, 1) as [store]:
            await freeze(store)
            clock = await store.clock()
            before = clock.now()
            assert 70_000 <= before < 70_000 + MOMENT
            for _ in range(5):
                await store.peers._beat()
            assert clock.now() == before

    asyncio.run(evening())


# Hints


def test_hints_reach_all_others_together(postgres, path):
    async def work(one, two, three):
        heard = {store.peers.me: [] for store in (one, two, three)}
        for store in (one, two, three):
            store.peers.heard = lambda topic, told, me=store.peers.me: heard[me].append((topic, told))
        for session in ("a", "b", "a"):
            one.peers.hint("devices", session)
        await eventually(lambda: heard[two.peers.me] and heard[three.peers.me], "nobody heard it")
        assert heard[two.peers.me] == heard[three.peers.me] == [("devices", ["a", "b"])]
        assert heard[one.peers.me] == []

    together(postgres, path, work, 3)


def test_whoever_was_cut_off_is_told_that_hints_may_be_lost(postgres, path):
    async def work(one, two):
        missed, heard = [], []
        two.peers.missed = lambda: missed.append(True)
        two.peers.heard = lambda _, told: heard.append(told)
        two.peers.connection.terminate()
        await eventually(lambda: missed, "it did not notice")
        one.peers.hint("devices", "a")
        await eventually(lambda: heard == [["a"]], "it does not listen again")

    together(postgres, path, work)


def test_a_stranger_who_notifies_nonsense_harms_nobody(postgres, path):
    async def work(one, two):
        heard = []
        two.peers.heard = lambda _, told: heard.append(told)
        await one.link.execute("SELECT pg_notify('everglow', 'nonsense')")
        one.peers.hint("devices", "a")
        await eventually(lambda: heard == [["a"]], "it does not listen any more")

    together(postgres, path, work)


# What other processes' tables are spared


def test_tables_that_another_process_has_do_not_expire(postgres, path):
    async def work(one, two):
        for code in ("AAAAAA", "BBBBBB"):
            await write(one, 1, b"one", code=code)
        await one.take("AAAAAA")
        day = 86_400_000
        assert await two.expire("gathering", 3 * day, 2.0) == 0
        assert await two.expire("gathering", 20 * day, 2.0) == 1
        assert [len(await two.entries(code)) for code in ("AAAAAA", "BBBBBB")] == [1, 0]

    together(postgres, path, work)


def test_a_table_is_rewritten_only_by_whoever_owns_it(postgres, path):
    leaver = Leaver("ann", {"ann"}, {"Ann"})

    async def work(one, two):
        await write(one, 1, b"one", people=["ann", "bo"])
        await two.add_session("s", "bo", "Bo", b"hash")
        await one.take("AAAAAA")
        with pytest.raises(Elsewhere):
            await two.rewrite("AAAAAA", leaver, lambda _1, _2, listing: ([b"none"], listing))
        await one.rewrite("AAAAAA", leaver, lambda _1, _2, listing: ([b"new"], listing))
        assert await two.entries("AAAAAA") == [b"new"]

    together(postgres, path, work)


# Who may share a database


def complaint(postgres, path, **named):
    async def attempt():
        async with stores(postgres, path, 1):
            with pytest.raises(BadDatabase) as caught:
                await PostgresStore.open(postgres.made(path), **named)
            return Wording("en").say(caught.value.message)

    return asyncio.run(attempt())


def test_another_version_of_everglow_is_refused_in_one_sentence(postgres, path, monkeypatch):
    async def attempt():
        async with stores(postgres, path, 1):
            monkeypatch.setattr(membership, "VERSION", "9.9.9")
            with pytest.raises(BadDatabase) as caught:
                await PostgresStore.open(postgres.made(path))
            return Wording("en").say(caught.value.message)

    told = asyncio.run(attempt())
    assert told.startswith("another Everglow, version ")
    assert told.endswith(
        "uses this database, and this one is version 9.9.9; stop the other one,"
        " or start this one in the same version"
    )


def test_a_version_that_would_change_the_database_waits_until_nobody_uses_it(postgres, path, monkeypatch):
    monkeypatch.setattr(link, "LOCKED", 0.2)
    later = [*MIGRATIONS, "ALTER TABLE people ADD COLUMN colour text;"]
    told = complaint(postgres, path, migrations=later)
    assert told == "another Everglow server uses this database; stop it first"


def test_machines_that_cannot_reach_each_other_are_refused(postgres, path):
    async def attempt(first, second):
        one = await PostgresStore.open(postgres.made(path), place=first)
        try:
            two = await PostgresStore.open(postgres.made(path), place=second)
        except BadDatabase as error:
            return Wording("en").say(error.message)
        else:
            await two.close()
            return ""
        finally:
            await one.close()

    here, there = Peer("127.0.0.1:9000", "here"), Peer("127.0.0.1:9000", "there")
    told = asyncio.run(attempt(here, there))
    assert told.startswith("a server on another machine uses this database, and they cannot reach each other")
    assert not asyncio.run(attempt(here, here))
    assert not asyncio.run(attempt(Peer("10.0.0.4:9000", "here"), Peer("10.0.0.5:9000", "there")))


def test_several_processes_may_begin_at_once_on_an_empty_database(postgres, path):
    async def evening():
        found = await asyncio.gather(*[PostgresStore.open(postgres.made(path)) for _ in range(4)])
        for store in found:
            await store.close()

    asyncio.run(evening())
    assert postgres.fetch(path, "SELECT count(*) FROM processes") == [(0,)]
