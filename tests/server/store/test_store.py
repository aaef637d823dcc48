"""The store: nothing is told before it is on the disk, and nothing that was told is ever lost."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from everglow.server.live.room import Room
from everglow.server.store import sqlite
from everglow.server.store.database import BadStore, open_database
from everglow.server.store.protocol import Ceiling, Crowded, Place, Taken
from everglow.server.store.sqlite import DAY, SqliteStore
from everglow.server.table.listing import Listing
from everglow.server.table.table import Table

from ..people import Person, a_server, begin
from ..tables import a_table


def listing(code="AAAAAA", status="gathering", public=True, people=("ann",)):
    return Listing(code, "vale", status, public, ["Ann", ""], list(people), {})


async def write(store, number, *lines, code="AAAAAA", at=0, **of):
    await store.append(code, number, list(lines), listing(code, **of), at)


def kept(path, work):
    """What some work with a store leads to."""

    async def stay():
        store = SqliteStore(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(stay())


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.sqlite"


# Scrubbing


def test_a_vacuum_gives_way_to_whoever_wants_to_write_and_is_done_later(path):
    async def work(store):
        began = Event()

        def slowly():
            if store.vacuuming:
                began.set()
                time.sleep(0.001)

        store.connection.set_progress_handler(slowly, 1)  # it would take for ever
        for number in range(1, 200):
            await write(store, number, b"x" * 1000)
        await store.forgotten(await store.leave("ann"))
        await asyncio.to_thread(began.wait)
        await asyncio.wait_for(write(store, 200, b"y"), 30)
        assert store.scrubbing
        store.connection.set_progress_handler(None, 0)
        while store.scrubbing:
            await asyncio.sleep(0.01)
        return await store.entries("AAAAAA")

    assert len(kept(path, work)) == 200


def test_a_vacuum_that_never_came_is_made_up_for_by_the_next_run(path):
    async def forget(store):
        store.rest = 1e6
        await store.forgotten(await store.leave("ann"))

    async def wait(store):
        assert store.scrubbing
        while store.scrubbing:
            await asyncio.sleep(0.01)

    kept(path, forget)
    kept(path, wait)
    assert kept(path, lambda store: asyncio.sleep(0, store.scrubbing)) is False


# Entries


def test_what_is_appended_is_there_after_a_restart(path):
    kept(path, lambda store: write(store, 1, b"one", b"two"))
    kept(path, lambda store: write(store, 3, b"three"))
    assert kept(path, lambda store: store.entries("AAAAAA")) == [b"one", b"two", b"three"]


@pytest.mark.parametrize("number", [1, 2, 4, 0, -1])
def test_an_entry_that_is_not_the_next_one_is_refused_with_all_that_came_with_it(path, number):
    async def work(store):
        await write(store, 1, b"one", b"two")
        with pytest.raises(Taken):
            await write(store, number, b"x", b"y", b"z", status="over", people=["bo"], at=99)
        assert await store.entries("AAAAAA") == [b"one", b"two"]
        assert await store.listings("over", None, 9) == await store.listings("gathering", "bo", 9) == []
        assert await store.past() == 0

    kept(path, work)


def test_of_two_who_append_the_same_number_one_is_refused(path):
    async def work(store):
        both = await asyncio.gather(write(store, 1, b"ann"), write(store, 1, b"bo"), return_exceptions=True)
        assert [type(outcome) for outcome in both] == [type(None), Taken]
        assert await store.entries("AAAAAA") == [b"ann"]

    kept(path, work)


def test_nothing_is_appended_to_a_table_that_has_expired(path):
    async def work(store):
        await write(store, 1, b"one")
        assert [await store.expire("gathering", now, 1) for now in (DAY + 1, 9 * DAY)] == [0, 1]
        with pytest.raises(Taken):
            await write(store, 2, b"two")
        assert await store.entries("AAAAAA") == []

    kept(path, work)


# One commit for all that waits


def traced(store):
    said = []
    store.connection.set_trace_callback(said.append)
    return said


async def held_up(store, *jobs):
    """The outcomes of jobs that all came while the store was busy."""
    begun, go = Event(), Event()
    first = asyncio.ensure_future(store._do(lambda _: begun.set() or go.wait()))
    await asyncio.sleep(0)
    await asyncio.to_thread(begun.wait)
    rest = [asyncio.ensure_future(job) for job in jobs]
    await asyncio.sleep(0)  # all of them stand in the queue
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

    kept(path, work)


def test_a_commit_does_not_grow_without_end(path):
    async def work(store):
        said = traced(store)
        await held_up(store, *[store.beat(n) for n in range(2 * sqlite.MOST)])
        assert said.count("COMMIT") == 3
        assert await store.past() == 2 * sqlite.MOST - 1

    kept(path, work)


def test_a_job_that_fails_takes_no_other_with_it(path):
    async def work(store):
        def half(connection):
            connection.execute("INSERT INTO people VALUES ('half', 'Half')")
            connection.execute("INSERT INTO nowhere VALUES (1)")

        jobs = [
            write(store, 1, b"ann", code="A"),
            write(store, 7, b"gap", code="A"),
            store._do(half),
            store.session("\udc80"),  # no text that can be stored
            write(store, 1, b"bo", code="B"),
        ]
        outcomes = await held_up(store, *jobs)
        found = [type(outcome).__name__ for outcome in outcomes]
        assert found == ["NoneType", "Taken", "OperationalError", "UnicodeEncodeError", "NoneType"]
        assert (await store.entries("A"), await store.entries("B")) == ([b"ann"], [b"bo"])
        assert await store._do(lambda c: c.execute("SELECT * FROM people").fetchall()) == []

    kept(path, work)


def test_a_commit_that_fails_acknowledges_nothing(path):
    async def work(store):
        store.connection.execute("CREATE TABLE a (x PRIMARY KEY)")
        store.connection.execute("CREATE TABLE b (x REFERENCES a DEFERRABLE INITIALLY DEFERRED)")
        store.connection.execute("PRAGMA foreign_keys = ON")
        bad = store._do(lambda c: c.execute("INSERT INTO b VALUES (1)"))
        outcomes = await held_up(store, write(store, 1, b"one"), bad)
        assert [type(outcome) for outcome in outcomes] == [sqlite3.IntegrityError] * 2
        assert await store.entries("AAAAAA") == []
        await write(store, 1, b"one")

    kept(path, work)


def test_whoever_no_longer_waits_disturbs_nobody(path):
    async def work(store):
        go = Event()
        tired = asyncio.ensure_future(store._do(lambda _: go.wait()))
        await asyncio.sleep(0)
        tired.cancel()
        go.set()
        await write(store, 1, b"one")
        assert await store.entries("AAAAAA") == [b"one"]

    kept(path, work)


def test_closing_waits_for_what_was_asked_before(path):
    async def stay():
        store = SqliteStore(path)
        writes = [asyncio.ensure_future(write(store, 1, b"x", code=f"C{n}")) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)

    asyncio.run(stay())
    assert len(kept(path, lambda store: store.listings("gathering", None, 99))) == 50


# The file


def test_what_is_committed_is_on_the_disk(path):
    connection = open_database(path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()


def test_the_file_and_what_lies_beside_it_are_for_its_owner_only(tmp_path):
    path = tmp_path / "new" / "tables.sqlite"

    async def work(store):
        await write(store, 1, b"one")
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        files = ["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.lock"]
        assert modes == dict.fromkeys(files, 0o600)
        assert path.parent.stat().st_mode & 0o777 == 0o700

    kept(path, work)


OTHER = (
    "import sys; from everglow.server.store.database import *; "
    "open_database(Path(sys.argv[1])); print('open')"
)


def test_a_second_server_on_the_same_file_is_told_so_in_a_sentence(path):
    async def work(_):
        with pytest.raises(BadStore, match="is in use by another server; stop it, or choose another folder"):
            open_database(path)
        other = subprocess.run(
            [sys.executable, "-c", OTHER, path], capture_output=True, text=True, timeout=60
        )
        assert "BadStore" in other.stderr
        assert "is in use by another server" in other.stderr
        assert "open" not in other.stdout

    kept(path, work)


def test_a_server_that_was_killed_leaves_the_file_to_the_next(path):
    killed = f"{OTHER}; import os; os._exit(9)"
    subprocess.run([sys.executable, "-c", killed, path], capture_output=True, timeout=60)
    kept(path, lambda store: write(store, 1, b"one"))


def complaint(path):
    with pytest.raises(BadStore) as refused:
        open_database(path)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_file_that_is_no_database_is_left_as_it_is(path):
    path.write_text("Dear diary, " * 1000)
    assert complaint(path).endswith("is not a store of Everglow; choose another folder with --data")
    assert path.read_text() == "Dear diary, " * 1000


def test_an_empty_file_is_not_taken_for_a_new_house(path):
    path.touch()
    assert "is empty; put a backup in its place with `everglow restore`" in complaint(path)
    assert path.read_bytes() == b""


def test_the_database_of_another_program_is_left_as_it_is(path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert complaint(path).endswith("is not a store of Everglow; choose another folder with --data")
    assert path.read_bytes() == before


def test_a_server_that_was_killed_while_it_made_its_store_makes_it_anew(path):
    path.with_name(f".{path.name}.new").write_bytes(b"half of it")
    kept(path, lambda store: write(store, 1, b"one"))


@pytest.mark.parametrize("link", [Path.hardlink_to, Path.symlink_to])
def test_a_second_server_is_noticed_under_another_name_of_the_same_file(path, tmp_path, link):
    async def work(_):
        other = tmp_path / "elsewhere" / "other.sqlite"
        other.parent.mkdir()
        link(other, path)
        told = subprocess.run(
            [sys.executable, "-c", OTHER, other], capture_output=True, text=True, timeout=60
        )
        assert "is in use by another server" in told.stderr

    kept(path, work)


def test_a_look_at_the_file_finds_what_is_damaged_and_disturbs_nobody(path):
    async def work(store):
        for number in range(1, 100):
            await write(store, number, b"x" * 1000)
        assert await store.check() == ""
        store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole = path.read_bytes()
        with path.open("r+b") as file:
            file.seek(len(whole) // 8192 * 4096)
            file.write(b"\xff" * 4096)
        return await store.check()

    assert kept(path, work)


def test_a_folder_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be used (File exists); choose another" in complaint(tmp_path / "file" / "tables.sqlite")


def test_a_file_that_is_a_folder_is_refused(tmp_path):
    assert "cannot be used (unable to open database file); choose another folder" in complaint(tmp_path)


def test_a_damaged_file_is_refused(path):
    kept(path, lambda store: write(store, 1, b"one"))
    whole = bytearray(path.read_bytes())
    whole[100:300] = b"\xff" * 200  # where the tables are told
    path.write_bytes(whole)
    assert "is damaged; put a copy of it in its place" in complaint(path)


# Lists


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

    kept(path, work)


async def codes(store, status, person, limit=9):
    return [found.code for found in await store.listings(status, person, limit)]


def test_the_latest_used_come_first_and_there_are_never_too_many(path):
    async def work(store):
        for code in "ABCD":
            await write(store, 1, b"", code=code)
        await write(store, 2, b"", code="B")
        assert await codes(store, "gathering", None, 3) == ["B", "D", "C"]

    kept(path, work)


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

    kept(path, work)


def test_of_many_tables_opened_at_the_same_moment_there_are_never_too_many(path):
    async def work(store):
        ceiling = Ceiling("ann", 3)
        opened = [store.append(code, 1, [b""], listing(code), 0, (), ceiling) for code in "ABCDEF"]
        outcomes = await asyncio.gather(*opened, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [Crowded] * 3
        await write(store, 2, b"", code="A", status="over")
        await store.append("G", 1, [b""], listing("G"), 0, (), ceiling)

    kept(path, work)


def test_whoever_left_a_table_does_not_belong_to_it_any_more(path):
    async def work(store):
        await write(store, 1, b"", people=["ann", "bo"])
        await write(store, 2, b"", people=["ann"])
        assert await codes(store, "gathering", "ann") == ["AAAAAA"]
        assert await codes(store, "gathering", "bo") == []

    kept(path, work)


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

    kept(path, work)


def test_whoever_uses_a_table_that_was_marked_keeps_it(path):
    async def work(store):
        await write(store, 1, b"")
        assert await store.expire("gathering", 3 * DAY, 2) == 0
        await write(store, 2, b"", at=4 * DAY)
        assert await store.expire("gathering", 12 * DAY, 2) == 0
        assert await store.expire("gathering", 19 * DAY, 2, ["AAAAAA"]) == 0
        assert await store.expire("gathering", 19 * DAY, 2) == 1

    kept(path, work)


def test_a_wrong_clock_deletes_nothing(path, monkeypatch):
    async def work(store):
        await write(store, 1, b"", status="running")
        later = time.time() + 400 * 86_400
        monkeypatch.setattr(time, "time", lambda: later)
        for _ in range(3):
            assert await store.expire("running", 20_000, 60) == 0
        assert await store.entries("AAAAAA") == [b""]

    kept(path, work)


# People and time


def test_a_device_is_known_until_it_is_forgotten(path):
    async def work(store):
        await store.add_session("s1", "ann", "Ann", b"hash 1")
        await store.add_session("s2", "ann", "", b"hash 2")  # by a personal link
        await store.rename("ann", "Anna")
        first, second = await store.session("s1"), await store.session("s2")
        assert (first.person, first.name, first.token) == ("ann", "Anna", b"hash 1")
        assert (second.person, second.name, second.token) == ("ann", "Anna", b"hash 2")
        assert await store.end_sessions("ann", ["s1"]) == ["s1"]
        assert await store.session("s1") is None
        assert [kept.session for kept in await store.devices("ann")] == ["s2"]
        assert await store.end_sessions("bo", ["s2"]) == []
        assert (await store.session("s2")).token == second.token

    kept(path, work)


def test_a_link_works_once_and_in_time(path):
    async def work(store):
        await store.add_link(b"good", "ann", time.time() + 60)
        await store.add_link(b"late", "ann", time.time() - 1)
        assert await store.take_link(b"late") is None
        assert await store.take_link(b"other") is None
        both = await asyncio.gather(store.take_link(b"good"), store.take_link(b"good"))
        assert sorted(both, key=str) == [None, "ann"]

    kept(path, work)


def test_the_time_of_the_house_never_goes_back(path):
    async def work(store):
        await store.beat(500)
        await store.beat(300)
        await write(store, 1, b"", at=400)
        assert await store.past() == 500
        await write(store, 2, b"", at=600)

    kept(path, work)
    assert kept(path, lambda store: store.past()) == 600


def test_the_key_is_made_once_and_is_another_one_elsewhere(path, tmp_path):
    key = kept(path, lambda store: store.key())
    assert len(key) == 32
    assert kept(path, lambda store: store.key()) == key
    assert kept(tmp_path / "other.sqlite", lambda store: store.key()) != key


# A full disk


async def fill(store):
    """No page more than there are."""
    pages = await store._do(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await store._do(lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchone())


async def empty(store):
    await store._do(lambda c: c.execute("PRAGMA max_page_count = 1000000").fetchone())


def test_a_full_disk_refuses_what_it_cannot_keep_and_loses_nothing(path):
    async def work(store):
        await write(store, 1, b"one")
        await fill(store)
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await write(store, 2, b"x" * 100_000)
        assert await store.entries("AAAAAA") == [b"one"]
        await empty(store)
        await write(store, 2, b"two")

    kept(path, work)
    assert kept(path, lambda store: store.entries("AAAAAA")) == [b"one", b"two"]


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
    """What was said and acknowledged before the connection was closed."""
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
    """All that was ever said at a table."""
    entries = [json.loads(line) for line in await service.server.store.entries(table.code)]
    return [entry["text"] for entry in entries if entry["entry"] == "said"]


# A table whose entry could not be written


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
                assert [m async for m in rest(table)] == []
                assert (table.ws.close_code, table.closing) == (1001, SAVED)
            assert await service.server.store.entries(tables[0].code) == before
            async with ann.at(tables[0].code) as again:
                assert again.seq == len(before)
                await again.does("say", text="hello again")

    asyncio.run(asyncio.wait_for(evening(), 60))
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "an entry could not be written"
    ]


SAVED = "the table could not be saved; it goes on from where it was"


def fail_once(store):
    """The next append takes a moment, and fails."""
    append = store.append

    async def failing(*_):
        store.append = append
        await asyncio.sleep(0.05)
        raise sqlite3.OperationalError("disk I/O error")

    store.append = failing


async def rest(table):
    """What is still said about the game, until the end."""
    while True:
        frame = await asyncio.wait_for(table.ws.receive(), 30)
        if frame.type.name in ("CLOSE", "CLOSED", "CLOSING"):
            table.closing = frame.extra
            return
        if frame.json()["type"] != "present":
            yield frame.json()


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
