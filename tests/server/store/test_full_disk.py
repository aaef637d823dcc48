"""A disk that is full or fails: nothing is told that was not written."""

import asyncio
import json
import sqlite3

import pytest

from everglow.server.live.room import Room
from everglow.server.table.table import Table

from ..people import Person, a_server, begin
from ..tables import a_table
from .stored import rest, with_store, write


async def fill(store):
    """No page more than there are."""
    pages = await store.writer.do(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await store.writer.do(lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchone())


async def empty(store):
    await store.writer.do(lambda c: c.execute("PRAGMA max_page_count = 1000000").fetchone())


def test_a_full_disk_refuses_what_it_cannot_keep_and_loses_nothing(path):
    async def work(store):
        await write(store, 1, b"one")
        await fill(store)
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await write(store, 2, b"x" * 100_000)
        assert await store.entries("AAAAAA") == [b"one"]
        await empty(store)
        await write(store, 2, b"two")

    with_store(path, work)
    assert with_store(path, lambda store: store.entries("AAAAAA")) == [b"one", b"two"]


def test_a_table_goes_on_when_a_full_disk_has_space_again(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            service.server.tables.chat.burst = 1000
            (table,) = await begin([ann], bots=["lantern"])
            await fill(service.server.store)
            said = await talk_until_closed(table)
            assert await kept_of(service, table) == said  # what was acknowledged, and not what was not
            await empty(service.server.store)
            async with ann.at(table.code) as again:
                assert again.view is not None
                await again.does("say", text="here we are")
            assert await kept_of(service, table) == [*said, "here we are"]

    asyncio.run(asyncio.wait_for(evening(), 60))


async def talk_until_closed(table):
    """Talk until the connection is closed; return all that was acknowledged before."""
    said = []
    for number in range(200):
        text = f"{number} " + "x" * 400
        await table.ws.send_json({"type": "say", "id": 1000 + number, "text": text})
        while (message := await table.hear()) is not None and message.get("id") != 1000 + number:
            pass
        if message is None:
            return said
        said.append(text)
    raise AssertionError("the disk never filled")


async def kept_of(service, table):
    """Read all that was ever said at a table."""
    entries = [json.loads(line) for line in await service.server.store.entries(table.code)]
    return [entry["text"] for entry in entries if entry["entry"] == "said"]


def test_what_waited_behind_an_entry_that_was_not_written_does_not_happen_either(tmp_path, caplog):
    """Else the entry after it would stand on something that never was."""

    async def evening():
        async with (
            a_server(tmp_path) as (base, service),
            Person(base, "Ann") as ann,
            Person(base, "Bo") as bo,
        ):
            tables = await begin([ann, bo])
            before = await service.server.store.entries(tables[0].code)
            fail_once(service.server.store)
            for table in tables:
                await table.ws.send_json({"type": "say", "id": 99, "text": "hello"})
            for table in tables:
                assert await rest(table) == ([], SAVED)
                assert table.ws.close_code == 1001
            assert await service.server.store.entries(tables[0].code) == before
            async with ann.at(tables[0].code) as again:
                assert again.seq == len(before)
                await again.does("say", text="hello again")

    asyncio.run(asyncio.wait_for(evening(), 60))
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "an entry could not be written"
    ]


SAVED = "The table could not be saved. It goes on from where it was."


def fail_once(store):
    """The next append takes a moment, and fails."""
    append = store.append

    async def failing(*_):
        store.append = append
        await asyncio.sleep(0.05)
        raise sqlite3.OperationalError("disk I/O error")

    store.append = failing


def test_clocks_go_on_when_the_time_could_not_be_written(tmp_path, monkeypatch, caplog):
    async def evening():
        monkeypatch.setattr("everglow.server.live.tables.ANOTHER_TRY", 0)
        async with a_server(tmp_path) as (_, service):
            store, beats = service.server.store, asyncio.Queue()
            monkeypatch.setattr(Table, "clock_runs", lambda _: True)
            service.server.tables.rooms["AAAAAA"] = Room(a_table())

            async def failing(at):
                beats.put_nowait(at)
                raise sqlite3.OperationalError("database or disk is full")

            with monkeypatch.context() as full:
                full.setattr(store, "beat", failing)
                assert await beats.get() <= await beats.get()

    asyncio.run(asyncio.wait_for(evening(), 30))
    assert "the time could not be written" in caplog.text
