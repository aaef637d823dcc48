"""Processes that share a database: who is there, what time it is, what they tell each other."""

import asyncio
from time import monotonic

import pytest

from everglow.server.store.peers import Peer
from everglow.server.store.postgres import link, membership
from everglow.server.store.postgres.schema import MIGRATIONS
from everglow.server.store.postgres.store import PostgresStore
from everglow.server.store.protocol import Elsewhere
from everglow.server.store.trouble import BadDatabase
from everglow.server.table.clock import MOMENT
from everglow.words.wording import Wording
from tests.server.process import eventually
from tests.server.store.stored import write

from .stores import freeze, stores, together


@pytest.fixture(autouse=True)
def impatience(monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, "0.5")


def test_others_hear_that_a_process_has_ended(postgres, path):
    async def work(one, two):
        ended = []
        two.peers.ended = ended.extend
        await eventually(lambda: one.peers.me in two.peers.live, "a process is not known")
        await one.retire()
        await eventually(lambda: ended == [one.peers.me], "nobody noticed")

    together(postgres, path, work)


def test_others_notice_that_a_process_is_silent_before_they_beat_again(postgres, path):
    async def work(one, two):
        ended = []
        two.peers.ended = ended.extend
        await eventually(lambda: one.peers.me in two.peers.live, "a process is not known")
        await freeze(one)
        two.peers.pace = 600.0
        await eventually(lambda: ended == [one.peers.me], "nobody noticed")

    together(postgres, path, work)


def test_others_know_a_process_soon_however_patient_they_are(postgres, path, monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, "600")

    async def work(one, two):
        await eventually(lambda: two.peers.me in one.peers.live, "a process is not known")

    together(postgres, path, work)


def test_a_table_of_nobody_goes_to_no_process_that_has_just_left(postgres, path):
    async def work(one, two):
        await write(one, 1, b"one")
        await eventually(lambda: len(two.peers.live) == 2, "a process is not known")
        await freeze(two)
        await one.retire()
        assert one.peers.me in two.peers.live
        assert await two.peers.whereabouts(["AAAAAA"]) == {"AAAAAA": two.peers.me}

    together(postgres, path, work)


def test_a_process_that_withdraws_keeps_its_tables_and_gets_no_others(postgres, path):
    async def work(one, two):
        await write(one, 1, b"one")
        await one.take("AAAAAA")
        await write(one, 1, b"two", code="BBBBBB")
        await one.release(["BBBBBB"])
        await eventually(lambda: len(one.peers.live) == len(two.peers.live) == 2, "a process is not known")
        await one.withdraw()
        assert await two.peers.whereabouts(["AAAAAA", "BBBBBB"]) == {
            "AAAAAA": one.peers.me,
            "BBBBBB": two.peers.me,
        }
        with pytest.raises(Elsewhere):
            await one.take("BBBBBB")
        await eventually(lambda: two.peers.home("anything") == two.peers.me, "nobody noticed")
        await write(one, 2, b"more")
        await one.release(["AAAAAA"])
        assert await two.take("AAAAAA") == [b"one", b"more"]

    together(postgres, path, work)


# Time


def test_all_processes_have_the_same_time(postgres, path):
    async def work(one, two):
        await write(one, 1, b"", at=5_000)
        clocks = [await store.clock() for store in (one, two)]
        await eventually(lambda: min(clock.now() for clock in clocks) > 5_100, "the time does not pass")
        for store in (one, two):
            await freeze(store)
        began = monotonic()
        for store in (one, two):
            await store.peers._beat()
        first, second = (clock.now() for clock in clocks)
        assert (
            abs(first - second) <= 1000 * (monotonic() - began) + 2
        )  # an answer may have come late; and rounding

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
        assert 0.5 * passed < stores[0].peers.clock.now() - before < 2 * passed

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


def test_whoever_comes_at_the_address_of_a_process_that_was_killed_takes_its_place(postgres, path):
    async def evening():
        place, elsewhere = Peer("127.0.0.1:9000", "here"), Peer("127.0.0.1:9001", "here")
        killed = await PostgresStore.open(postgres.made(path), place=place)
        other = await PostgresStore.open(postgres.made(path), place=elsewhere)
        await write(killed, 1, b"one")
        await killed.take("AAAAAA")
        await freeze(killed)
        again = await PostgresStore.open(postgres.made(path), place=place)
        assert set(again.peers.live) == {again.peers.me, other.peers.me}
        assert await again.take("AAAAAA") == [b"one"]
        for store in (killed, again, other):
            await store.close()

    asyncio.run(evening())


def test_several_processes_may_begin_at_once_on_an_empty_database(postgres, path):
    async def evening():
        found = await asyncio.gather(*[PostgresStore.open(postgres.made(path)) for _ in range(4)])
        for store in found:
            await store.close()

    asyncio.run(evening())
    assert postgres.fetch(path, "SELECT count(*) FROM processes") == [(0,)]
