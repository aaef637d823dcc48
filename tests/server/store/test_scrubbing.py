"""Scrubbing: deleted data leaves the file, too."""

import asyncio
import time
from threading import Event

from .stored import with_store, write


def test_a_vacuum_gives_way_to_whoever_wants_to_write_and_is_done_later(path):
    async def work(store):
        began = Event()

        def slowly():
            if store.writer.vacuuming:
                began.set()
                time.sleep(0.001)

        store.writer.connection.set_progress_handler(slowly, 1)  # it would take for ever
        for number in range(1, 200):
            await write(store, number, b"x" * 1000)
        await store.forgotten(await store.leave("ann"))
        await asyncio.to_thread(began.wait)
        await asyncio.wait_for(write(store, 200, b"y"), 30)
        assert store.writer.scrubbing
        store.writer.connection.set_progress_handler(None, 0)
        while store.writer.scrubbing:
            await asyncio.sleep(0.01)
        return await store.entries("AAAAAA")

    assert len(with_store(path, work)) == 200


def test_a_vacuum_that_never_came_is_made_up_for_by_the_next_run(path):
    async def forget(store):
        store.writer.rest = 1e6
        await store.forgotten(await store.leave("ann"))

    async def wait(store):
        assert store.writer.scrubbing
        while store.writer.scrubbing:
            await asyncio.sleep(0.01)

    with_store(path, forget)
    with_store(path, wait)
    assert with_store(path, lambda store: asyncio.sleep(0, store.writer.scrubbing)) is False
