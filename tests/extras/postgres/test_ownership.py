"""Several processes on one database: of two who write to a table, the database refuses one."""

import asyncio

import pytest

from everglow.server.store.postgres import membership
from everglow.server.store.postgres.ownership import RELEASE
from everglow.server.store.protocol import Elsewhere
from everglow.server.store.trouble import StoreAway
from everglow.server.table.erase import Leaver
from everglow.words.wording import Wording
from tests.server.process import eventually
from tests.server.store.stored import write

from .stores import freeze, thaw, together


@pytest.fixture(autouse=True)
def impatience(monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, "0.5")


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
        await freeze(one)  # or it would tell at once that it lives
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
        await freeze(one)  # or it would tell at once that it lives
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


def test_a_process_that_retires_names_another_one_for_its_tables(postgres, path):
    async def work(one, two):
        await write(one, 1, b"one")
        await one.take("AAAAAA")
        await eventually(lambda: two.peers.me in one.peers.live, "a process is not known")
        await one.retire()
        with pytest.raises(Elsewhere) as caught:
            await one.take("AAAAAA")
        assert caught.value.process == two.peers.me
        assert await two.take("AAAAAA") == [b"one"]

    together(postgres, path, work)


def test_the_last_process_that_retires_says_that_the_server_stops(postgres, path):
    async def work(one):
        await write(one, 1, b"one")
        await one.retire()
        with pytest.raises(StoreAway) as caught:
            await one.take("AAAAAA")
        assert Wording("en").say(caught.value.reason) == "The server is stopping. The game is saved."

    together(postgres, path, work, 1)


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
