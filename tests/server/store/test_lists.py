"""Lists of tables, and tables that expire."""

import asyncio
import time

from everglow.server.store.protocol import DAY, Ceiling, Crowded, Place

from .stored import listing, with_store, write


def test_lists_show_public_tables_of_a_status_and_all_of_ones_own(path):
    async def work(store):
        await write(store, 1, b"", code="P")
        await write(store, 1, b"", code="S", public=False)
        await write(store, 1, b"", code="R", status="running", people=["ann", "bo"])
        await write(store, 1, b"", code="O", status="over", people=["bo"])
        assert await codes(store, "gathering", None) == ["P"]
        assert await codes(store, "gathering", "ann") == ["S", "P"]
        assert await codes(store, "running", "bo") == ["R"]
        assert await codes(store, "over", "ann") == []
        assert await codes(store, "nonsense", "ann") == []

    with_store(path, work)


async def codes(store, status, person, limit=9):
    return [found.code for found in await store.listings(status, person, limit)]


def test_the_latest_used_come_first_and_there_are_never_too_many(path):
    async def work(store):
        for code in "ABCD":
            await write(store, 1, b"", code=code)
        await write(store, 2, b"", code="B")
        assert await codes(store, "gathering", None, 3) == ["B", "D", "C"]

    with_store(path, work)


def test_pages_of_a_list_follow_each_other_without_gap_or_repetition(path, monkeypatch):
    async def work(store):
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now)  # also where many were used at the same moment
        for code in "ABCDE":
            await write(store, 1, b"", code=code)
        monkeypatch.setattr(time, "time", lambda: now + 1.234567)
        await write(store, 1, b"", code="F")
        for person in (None, "ann"):
            found, last = [], None
            while page := await store.listings("gathering", person, 2, last):
                found += [listed.code for listed in page]
                last = Place(page[-1].used, page[-1].code)
            assert found == ["F", "E", "D", "C", "B", "A"]

    with_store(path, work)


def test_of_many_tables_opened_at_the_same_moment_there_are_never_too_many(path):
    async def work(store):
        ceiling = Ceiling("ann", 3)
        opened = [store.append(code, 1, [b""], listing(code), 0, (), ceiling) for code in "ABCDEF"]
        outcomes = await asyncio.gather(*opened, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [Crowded] * 3
        await write(store, 2, b"", code="A", status="over")
        await store.append("G", 1, [b""], listing("G"), 0, (), ceiling)

    with_store(path, work)


def test_whoever_left_a_table_does_not_belong_to_it_any_more(path):
    async def work(store):
        await write(store, 1, b"", people=["ann", "bo"])
        await write(store, 2, b"", people=["ann"])
        assert await codes(store, "gathering", "ann") == ["AAAAAA"]
        assert await codes(store, "gathering", "bo") == []

    with_store(path, work)


def test_only_tables_of_a_status_that_nobody_used_for_long_expire_and_a_week_after_they_were_marked(path):
    async def work(store):
        await write(store, 1, b"", code="OLD")
        await write(store, 1, b"", code="PLAYED", status="over")
        await write(store, 1, b"", code="NEW", at=3 * DAY)
        assert await store.expire("gathering", 3 * DAY, 2) == 0
        assert sorted(await codes(store, "gathering", None)) == ["NEW", "OLD"]
        assert await store.expire("gathering", 10 * DAY - 1, 20) == 0
        assert await store.expire("gathering", 10 * DAY, 9) == 1
        assert await codes(store, "gathering", None) == await codes(store, "gathering", "ann") == ["NEW"]
        assert (await store.entries("OLD"), await store.entries("PLAYED")) == ([], [b""])

    with_store(path, work)


def test_whoever_uses_a_table_that_was_marked_keeps_it(path):
    async def work(store):
        await write(store, 1, b"")
        assert await store.expire("gathering", 3 * DAY, 2) == 0
        await write(store, 2, b"", at=4 * DAY)
        assert await store.expire("gathering", 12 * DAY, 2) == 0
        assert await store.expire("gathering", 19 * DAY, 2, ["AAAAAA"]) == 0
        assert await store.expire("gathering", 19 * DAY, 2) == 1

    with_store(path, work)


def test_a_wrong_clock_deletes_nothing(path, monkeypatch):
    async def work(store):
        await write(store, 1, b"", status="running")
        later = time.time() + 400 * 86_400
        monkeypatch.setattr(time, "time", lambda: later)
        for _ in range(3):
            assert await store.expire("running", 20_000, 60) == 0
        assert await store.entries("AAAAAA") == [b""]

    with_store(path, work)
