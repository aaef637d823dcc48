"""The thread that writes to SQLite: commits, and jobs that fail."""

import asyncio
import sqlite3
from threading import Event

from everglow.server.store import writer

from .stored import with_store, write


def traced(store):
    said = []
    store.writer.connection.set_trace_callback(said.append)
    return said


async def do(store, job):
    """A job that comes when it is awaited."""
    return await store.writer.do(job)


async def held_up(store, *jobs):
    """The outcomes of jobs that all came while the store was busy."""
    begun, go = Event(), Event()
    first = asyncio.ensure_future(store.writer.do(lambda _: begun.set() or go.wait()))
    await asyncio.sleep(0)
    await asyncio.to_thread(begun.wait)
    rest = [asyncio.ensure_future(job) for job in jobs]
    for _ in range(2):
        await asyncio.sleep(0)  # they begin, and then all of them stand in the queue
    go.set()
    return (await asyncio.gather(first, *rest, return_exceptions=True))[1:]


def test_all_who_wait_share_one_commit(path):
    async def work(store):
        said = traced(store)
        outcomes = await held_up(store, *[write(store, 1, b"x", code=f"C{n}") for n in range(400)])
        assert outcomes == [None] * 400
        assert said.count("COMMIT") == 2  # of the job that held them up, and theirs
        assert said.count("SAVEPOINT job") == 2
        assert len(await store.listings("gathering", None, 999)) == 400

    with_store(path, work)


def test_a_commit_does_not_grow_without_end(path):
    async def work(store):
        said = traced(store)
        await held_up(store, *[store.beat(n) for n in range(2 * writer.MOST)])
        assert said.count("COMMIT") == 3
        assert await store.past() == 2 * writer.MOST - 1

    with_store(path, work)


def test_a_job_that_fails_takes_no_other_with_it(path):
    async def work(store):
        def half(connection):
            connection.execute("INSERT INTO people (person, name) VALUES ('half', 'Half')")
            connection.execute("INSERT INTO nowhere VALUES (1)")

        jobs = [
            write(store, 1, b"ann", code="A"),
            write(store, 7, b"gap", code="A"),
            do(store, half),
            store.session("\udc80"),  # no text that can be stored
            write(store, 1, b"bo", code="B"),
        ]
        outcomes = await held_up(store, *jobs)
        found = [type(outcome).__name__ for outcome in outcomes]
        assert found == ["NoneType", "Taken", "OperationalError", "UnicodeEncodeError", "NoneType"]
        assert (await store.entries("A"), await store.entries("B")) == ([b"ann"], [b"bo"])
        assert await store.writer.do(lambda c: c.execute("SELECT * FROM people").fetchall()) == []

    with_store(path, work)


def test_a_commit_that_fails_acknowledges_nothing(path):
    async def work(store):
        store.writer.connection.execute("CREATE TABLE a (x PRIMARY KEY)")
        store.writer.connection.execute("CREATE TABLE b (x REFERENCES a DEFERRABLE INITIALLY DEFERRED)")
        store.writer.connection.execute("PRAGMA foreign_keys = ON")
        bad = do(store, lambda c: c.execute("INSERT INTO b VALUES (1)"))
        outcomes = await held_up(store, write(store, 1, b"one"), bad)
        assert [type(outcome) for outcome in outcomes] == [sqlite3.IntegrityError] * 2
        assert await store.entries("AAAAAA") == []
        await write(store, 1, b"one")

    with_store(path, work)


def test_whoever_no_longer_waits_disturbs_nobody(path):
    async def work(store):
        go = Event()
        tired = asyncio.ensure_future(store.writer.do(lambda _: go.wait()))
        await asyncio.sleep(0)
        tired.cancel()
        go.set()
        await write(store, 1, b"one")
        assert await store.entries("AAAAAA") == [b"one"]

    with_store(path, work)
