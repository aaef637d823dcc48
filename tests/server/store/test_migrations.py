"""A store of any earlier version goes on with the server of today, from the very first one."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from yarl import URL

from everglow.commands.checks import findings
from everglow.games import games
from everglow.record import Record
from everglow.server.http.service import FILE, CannotServe, Service
from everglow.server.store import backup, database, inspection
from everglow.server.store.backup import back_up, keep_older, restore
from everglow.server.store.database import MIGRATIONS, BadStore, open_database
from everglow.server.store.protocol import OwnPuzzle
from everglow.server.table.entries import decode_entry
from everglow.server.table.erase import Leaver
from everglow.words.wording import Wording

from ..people import a_server, leave, over_sockets, people
from .stored import with_store

FIRST = Path(__file__).parent / "version-1.sql"
COOKIES = {
    "Ann": "3HaSKERA_5t7.d1Boj91xsdaIjQ418oZ2ap9tQSrWoeqq"
    ".9f55d91eab4a2d086c30160f3015fa5376dee17306615243f457ad8efa1faac1",
    "Bob": "6Rhimyf4kC90.0E_uu7d_dOE09HM3DQaoR9zEVMPU0FLu"
    ".f152820f5c46c57c954ebdaea9b59681860451a8262edc62387b68a22423f5b1",
}
LINK = "Dl5tm1G9qllcQWx-gn266dYRdZbHM-T9"  # of Bob
OVER, GATHERING = "LB99XG", "MWB75K"
IN_PLAY = {"77DJ92": ["Ann", "Bob"], "7RLHAQ": ["Ann", "Bob"], "PTTFYQ": ["Bob"]}
LATER = [  # as if two more had been written since
    *MIGRATIONS,
    "ALTER TABLE people ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';",
    "CREATE TABLE friends (one TEXT, other TEXT); INSERT INTO friends SELECT person, name FROM people;",
]
BROKEN = [*LATER, "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1);"]


@pytest.fixture
def path(tmp_path):
    """A store that the first server left."""
    found = tmp_path / "data" / FILE
    found.parent.mkdir()
    with closing(sqlite3.connect(found)) as connection:
        connection.executescript(FIRST.read_text())
    return found


def know(monkeypatch, migrations):
    """Behave like an Everglow that has these migrations."""
    for module in (database, backup, inspection):
        monkeypatch.setattr(module, "MIGRATIONS", migrations)


def checked(path):
    """Return the findings of the doctor."""
    return findings(inspection.inspected(path), str(path), 5)


def look(path, query):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def version(path):
    return look(path, "PRAGMA user_version")[0][0]


def schema(path):
    return look(path, "SELECT name, sql FROM sqlite_master ORDER BY name")


def contents(path):
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def complaint(work, *args):
    with pytest.raises((BadStore, CannotServe)) as refused:
        work(*args)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def serve(path):
    async def start():
        async with Service(path.parent, "127.0.0.1", 0, []):
            pass

    asyncio.run(start())


# From every version


def test_the_first_migration_makes_the_first_schema(path, tmp_path, monkeypatch):
    know(monkeypatch, MIGRATIONS[:1])
    open_database(tmp_path / "new.sqlite").close()
    assert schema(tmp_path / "new.sqlite") == schema(path)


@pytest.mark.parametrize("number", range(1, len(LATER)))
def test_every_version_is_brought_to_the_last_with_all_that_is_in_it(path, monkeypatch, number):
    before = look(path, "SELECT * FROM entries"), look(path, "SELECT key FROM house")
    know(monkeypatch, LATER[:number])
    open_database(path).close()
    assert version(path) == number
    know(monkeypatch, LATER)
    open_database(path).close()
    assert version(path) == len(LATER)
    assert (look(path, "SELECT * FROM entries"), look(path, "SELECT key FROM house")) == before
    assert look(path, "SELECT name, mood FROM people ORDER BY name") == [("Ann", "calm"), ("Bob", "calm")]
    assert look(path, "SELECT other FROM friends ORDER BY other") == [("Ann",), ("Bob",)]


def test_whichever_way_a_store_came_to_a_version_its_schema_is_the_same(path, tmp_path, monkeypatch):
    know(monkeypatch, LATER)
    for file in (path, tmp_path / "new.sqlite"):
        open_database(file).close()
    assert schema(path) == schema(tmp_path / "new.sqlite")


def test_a_finished_game_of_the_first_schema_can_become_a_puzzle(path):
    found = OwnPuzzle(OVER, 3, "vale", "1")

    async def work(store):
        await store.keep_puzzle(found)
        return await store.puzzle_of(7, "vale", "1")

    assert with_store(path, work) == found


# Games go on


async def come_back(base, person, name):
    """The browser still has the cookie of then."""
    person.http.cookie_jar.update_cookies({"everglow": COOKIES[name]}, URL(base))
    assert await person.get("/api/me") == {"name": name}


@over_sockets
async def test_people_of_the_first_schema_are_known_and_play_their_games_to_the_end(path):
    async with a_server(path.parent) as (base, _), people(base, "", "") as found:
        known = dict(zip(COOKIES, found, strict=True))
        for name, person in known.items():
            await come_back(base, person, name)
        played = 0
        for code, names in IN_PLAY.items():
            tables = [await known[name].at(code).__aenter__() for name in names]
            if of_these_rules(tables[0]):
                await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
                assert tables[0].reveal
                played += 1
            await leave(tables)
        assert played > 0


def of_these_rules(at):
    """A game of older rules is frozen, and says so; nothing of it is lost."""
    begun = first_entry(at.code)
    if begun.version == games()[begun.game].version:
        assert at.table["status"] == "running"
        return True
    assert "other rules" in at.table["frozen"]
    return False


def first_entry(code):
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(FIRST.read_text())
        query = "SELECT line FROM entries WHERE code = ? AND number = 1"
        return decode_entry(connection.execute(query, (code,)).fetchone()[0])


@over_sockets
async def test_what_gathered_in_the_first_schema_begins_and_what_was_over_can_be_looked_at(path):
    async with a_server(path.parent) as (base, _), people(base, "", "") as (ann, phone):
        await come_back(base, ann, "Ann")
        await phone.post("/api/me/claim", {"token": LINK})
        assert await phone.get("/api/me") == {"name": "Bob"}
        async with ann.at(GATHERING) as host, phone.at(GATHERING) as other:
            await other.does("sit", seat=1, nonce="n")
            await host.does("start")
            await host.does("resync")
            assert host.table["status"] == "running"
        assert [table["code"] for table in (await ann.get("/api/tables?list=finished"))["tables"]] == [OVER]
        record = Record.from_json(await phone.get(f"/api/tables/{OVER}/record"))
        assert record.actions
        record.verify(games()[record.game])


# What cannot be


def test_a_migration_that_fails_leaves_everything_as_it_was(path, monkeypatch):
    before = contents(path)
    know(monkeypatch, BROKEN)
    told = complaint(open_database, path)
    assert told.startswith(f"the data of version 1 cannot be brought to {len(BROKEN)} (")
    assert told.endswith("; it is as it was")
    assert (version(path), contents(path)) == (1, before)
    know(monkeypatch, MIGRATIONS)
    open_database(path).close()


@pytest.mark.parametrize("work", [open_database, serve], ids=["store", "server"])
def test_a_store_of_a_newer_version_is_refused_and_not_touched(path, monkeypatch, work):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    assert complaint(work, path) == (
        f"the data is of version 99, made by a newer Everglow, and this one knows {len(MIGRATIONS)};"
        " update it, or choose another folder with --data"
    )
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*.version-*"))


@over_sockets
async def test_whoever_leaves_is_found_in_entries_of_the_first_schema_and_in_sayings_without_a_person(path):
    async with a_server(path.parent) as (base, service), people(base, "", "") as (ann, bob):
        await come_back(base, ann, "Ann")
        await come_back(base, bob, "Bob")
        [(person,)] = look(path, "SELECT person FROM people WHERE name = 'Ann'")
        before = {code for (code,) in look(path, f"SELECT code FROM entries WHERE instr(line, '{person}')")}
        assert {
            code for code, _ in await service.server.store.traces(Leaver(person, {person}, set()))
        } == before
        await ann.post("/api/me/delete", {"name": "Ann"})
        lines = b"".join(line for (line,) in look(path, "SELECT line FROM entries"))
        assert person.encode() not in lines
        assert b"Shall we go on tomorrow?" not in lines
        assert b'"name":"Bob"' in lines


# Copies


def test_before_a_store_is_brought_up_to_date_it_is_kept_as_it_was(path, monkeypatch):
    before = contents(path)
    know(monkeypatch, LATER)
    serve(path)
    kept = path.with_name(f"{FILE}.version-1")
    assert (version(path), version(kept)) == (len(LATER), 1)
    assert contents(kept) == before
    assert kept.stat().st_mode & 0o777 == 0o600
    know(monkeypatch, LATER[:1])  # the Everglow of before takes it again
    restore(kept, path, force=True)
    open_database(path).close()
    assert version(path) == 1


def test_a_store_that_cannot_be_kept_is_not_changed(path, monkeypatch):
    path.with_name(f"{FILE}.version-1").write_text("Dear diary, " * 100)
    know(monkeypatch, LATER)
    assert complaint(serve, path) == f"{path}.version-1 is not a store of Everglow"
    assert version(path) == 1


def test_nothing_is_kept_of_a_new_store_or_of_one_that_is_up_to_date(tmp_path):
    path = tmp_path / FILE
    for _ in range(2):
        assert keep_older(path) is None
        open_database(path).close()
    assert not list(tmp_path.glob("*.version-*"))


def test_an_older_store_can_be_backed_up_and_restored_and_the_doctor_says_so(path, tmp_path, monkeypatch):
    know(monkeypatch, LATER)
    assert back_up(path, tmp_path / "b.sqlite") == 5
    assert restore(tmp_path / "b.sqlite", tmp_path / "new" / FILE, force=False) == 5
    store, records = list(checked(tmp_path / "new" / FILE))[:2]
    assert (store.verdict, records.verdict) == ("note", "ok")
    assert (
        Wording()
        .say(store.told)
        .endswith("is of version 1; the server will bring it up to date, and keep a copy")
    )
    serve(tmp_path / "new" / FILE)
    assert next(checked(tmp_path / "new" / FILE)).verdict == "ok"


def test_a_newer_store_is_neither_backed_up_nor_well(path, tmp_path, monkeypatch):
    know(monkeypatch, LATER)
    open_database(path).close()
    know(monkeypatch, LATER[:1])
    assert "made by a newer Everglow; update this one" in complaint(back_up, path, tmp_path / "b.sqlite")
    assert not (tmp_path / "b.sqlite").exists()
    store = next(checked(path))
    assert (store.verdict, "made by a newer Everglow" in Wording().say(store.told)) == ("failed", True)
