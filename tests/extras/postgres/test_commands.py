"""Commands of whoever runs a server with PostgreSQL: what they do, and what they say."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from everglow.commands import checks
from everglow.rng import fast
from everglow.server.http.service import FILE
from everglow.server.store import closures
from everglow.server.store.database import open_database
from everglow.server.store.postgres.backup import COLUMNS
from everglow.server.store.postgres.schema import MIGRATIONS, SCHEMA
from everglow.server.store.postgres.store import PostgresStore
from everglow.server.store.protocol import Exercise, OwnPuzzle
from everglow.server.store.sqlite import SqliteStore
from everglow.server.table.changes import table_from
from everglow.server.table.entries import encode_entry
from everglow.server.table.faces import Face
from everglow.server.table.listing import Listing, listing_of
from tests.server.people import a_server, over_sockets, people
from tests.server.store import stored
from tests.server.tables import SECRET, begun, played
from tests.terminal import Terminal

VERSION_1 = Path(stored.__file__).with_name("version-1.sql")


@pytest.fixture
def terminal(tmp_path, monkeypatch):
    pages = tmp_path / "client"
    pages.mkdir()
    (pages / "index.html").write_text("<html></html>")
    monkeypatch.setattr(checks, "CLIENT", pages)
    monkeypatch.setattr(checks, "COMPILED", True)
    return Terminal(tmp_path)


@pytest.fixture
def address(postgres, tmp_path):
    return postgres.made(tmp_path / FILE)


@pytest.fixture
def folder(tmp_path):
    """A store of the user's own server, with a little of everything in it."""
    asyncio.run(fill(SqliteStore(tmp_path / "everglow" / FILE)))
    closures.close(tmp_path / "everglow" / FILE, "name", "Mallory")
    return tmp_path / "everglow"


async def fill(store):
    for number in range(2):
        code, first = f"GAME{number:02}", begun(secret=f"{SECRET} {number}")
        table = table_from(first, code)
        lines = [encode_entry(entry) for entry in [*first, *played(table, fast(number, 1))]]
        await store.append(code, 1, lines, listing_of(table), 700, ["ann", "bo"])
    await store.append("RUNNIN", 1, [b"{}"], Listing("RUNNIN", "vale", "running", True, [], ["ann"], {}), 900)
    for person in ("ann", "bo", "cy"):
        await store.add_session(person, person, f"{person} ✿", person.encode(), "Firefox on Linux")
        await store.add_guest(f"{person}'s", person, "Nightjar", f"{person}'s".encode(), person == "ann", 9)
    await store.keep_analysis("GAME00", "judge", b"lucky")
    await store.keep_solved("ann", 20_775, 70)
    await store.add_exercises([Exercise("ann", "GAME00", 3, 20_776, 0)])
    await store.keep_puzzle(OwnPuzzle("GAME00", 3, "vale", "1"))
    await store.puzzle_of(20_776, "vale", "1")
    await store.choose_language("ann", "nl")
    await store.choose_face("ann", Face("owl", "sky"))
    await store.add_link(b"link", "ann", time.time() + 3600)
    await store.drop_guest("bo's", "bo")
    await store.leave("cy")
    await store.close()


def contents(file):
    """All that a store has, in an order of its own."""
    with closing(sqlite3.connect(file)) as connection:
        tables = {
            table: sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall(), key=str)
            for table, columns in COLUMNS.items()
        }
        return tables, connection.execute("SELECT open_for, key FROM house").fetchall()


def test_a_house_moves_into_a_database_and_back_and_nothing_is_lost(terminal, folder, address, tmp_path):
    before, back = contents(folder / FILE), tmp_path / "back.sqlite"
    told = terminal.run("import", "--database", address)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith(f"3 tables of {folder / FILE} are now in localhost/test_")
    assert terminal.run("backup", back, "--database", address) == (
        0,
        f"{back}: 3 tables, checked and whole.\n",
        "",
    )
    assert contents(back) == contents(folder / FILE) == before
    assert all(before[0].values())
    assert terminal.run("restore", back, "--data", tmp_path / "new").code == 0
    assert contents(tmp_path / "new" / FILE) == before


def test_a_house_that_has_moved_goes_on(terminal, folder, address):
    assert terminal.run("import", "--database", address).code == 0

    async def go_on():
        store = await PostgresStore.open(address)
        listing = Listing("RUNNIN", "vale", "running", True, [], ["ann"], {})
        await store.append("RUNNIN", 2, [b"{}"], listing, 950)
        assert (await store.past(), len(await store.entries("RUNNIN"))) == (950, 2)
        await store.close()

    asyncio.run(go_on())


def test_a_database_is_backed_up_while_its_server_runs(terminal, address, tmp_path):
    async def evening():
        store = await PostgresStore.open(address)
        await stored.write(store, 1, b"one")
        told = await asyncio.to_thread(terminal.run, "backup", tmp_path / "b", "--database", address)
        await stored.write(store, 2, b"two")
        await store.close()
        return told

    assert asyncio.run(evening()).out == f"{tmp_path / 'b'}: 1 table, checked and whole.\n"
    assert contents(tmp_path / "b")[0]["entries"][0][:3] == ("AAAAAA", 1, b"one")


def test_a_backup_takes_the_place_of_a_store_which_is_kept_beside_it(
    terminal, folder, address, postgres, tmp_path
):
    file = tmp_path / "b"
    terminal.run("backup", file)
    assert terminal.run("restore", file, "--database", address).code == 0
    postgres.fetch(tmp_path / FILE, "UPDATE people SET name = 'Somebody' WHERE person = 'ann'")
    told = terminal.run("restore", file, "--database", address)
    assert "there is a store in this database already; --force puts the other one in its place" in told.err
    told = terminal.run("restore", file, "--database", address, "--force")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("What was there before is now in the schema everglow_replaced.\n")
    names = [
        postgres.fetch(tmp_path / FILE, f"SELECT name FROM {schema}.people WHERE person = 'ann'")[0][0]
        for schema in (SCHEMA, f"{SCHEMA}_replaced")
    ]
    assert names == ["ann ✿", "Somebody"]


def test_an_empty_store_makes_room_without_a_word(terminal, folder, address, postgres, tmp_path):
    asyncio.run(opened_once(address))
    postgres.fetch(tmp_path / FILE, f"CREATE SCHEMA {SCHEMA}_replaced")
    told = terminal.run("import", "--database", address)
    assert (told.code, told.err) == (0, "")
    found = postgres.fetch(tmp_path / FILE, f"SELECT to_regnamespace('{SCHEMA}_replaced') IS NOT NULL")
    assert found == [(True,)]


async def opened_once(address):
    await (await PostgresStore.open(address)).close()


def test_a_backup_of_the_first_version_can_be_put_into_a_database(terminal, address, tmp_path):
    with closing(sqlite3.connect(tmp_path / "old.sqlite")) as connection:
        connection.executescript(VERSION_1.read_text())
    before = (tmp_path / "old.sqlite").read_bytes()
    assert terminal.run("restore", tmp_path / "old.sqlite", "--database", address).code == 0
    assert (tmp_path / "old.sqlite").read_bytes() == before
    told = terminal.run("doctor", "--database", address)
    assert told.out.startswith("ok      store    localhost/test_"), told


def test_what_cannot_be_is_said_in_a_line(terminal, folder, address, tmp_path):
    owner = open_database(folder / FILE)
    for argv, complaint in [
        (["import"], "expected a database to import into: --database"),
        (["import", "--database", "club.sqlite"], "expected the address of a PostgreSQL database"),
        (["import", "--database", address], "is in use by another server"),
        (["import", "--database", address, "--data", tmp_path / "no"], "tables.sqlite is not there"),
        (["backup", tmp_path / "b", "--database", address], "there is nothing of Everglow in this database"),
        (["prune", "--days", 9, "--database", address], "there is nothing of Everglow in this database"),
        (["close", "--database", address], "there is nothing of Everglow in this database"),
        (
            ["serve", "--database", "postgresql://ann:secret@127.0.0.1:1/club"],
            "127.0.0.1:1/club: the database does",
        ),
        (["restore", tmp_path / "b", "--database", address], f"{tmp_path / 'b'} is not there"),
    ]:
        told = terminal.run(*argv)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
        assert complaint in told.err
        assert "secret" not in told.err
    owner.close()
    told = terminal.run("doctor", "--database", address, "--lang", "de")
    assert told.code == 1
    assert "In dieser Datenbank ist nichts von Everglow" in told.out


def test_nothing_is_put_into_a_database_whose_server_runs(terminal, folder, address, monkeypatch):
    monkeypatch.setattr("everglow.server.store.postgres.link.LOCKED", 0.2)

    async def evening():
        store = await PostgresStore.open(address)
        told = await asyncio.to_thread(terminal.run, "import", "--database", address)
        await store.close()
        return told

    assert (
        asyncio.run(evening()).err == "everglow: another Everglow server uses this database; stop it first\n"
    )


def test_the_doctor_plays_finished_games_again_and_finds_gaps(terminal, folder, address, postgres, tmp_path):
    terminal.run("import", "--database", address)
    told = terminal.run("doctor", "--database", address)
    lines = told.out.splitlines()
    assert told.code == 0
    assert lines[0].endswith(f"is whole: 3 tables, version {len(MIGRATIONS)}")
    assert lines[1] == "ok      records  the last 2 finished games check out"
    postgres.fetch(tmp_path / FILE, "DELETE FROM entries WHERE code = 'GAME01' AND number = 3")
    told = terminal.run("doctor", "--database", address)
    assert told.code == 1
    assert "is damaged; restore a backup with `everglow restore`" in told.out
    assert "1 of 2 do not check out" in told.out


def test_the_doctor_knows_the_processes_of_a_database(terminal, address, postgres, tmp_path):
    async def evening():
        stores = [await PostgresStore.open(address) for _ in range(2)]
        await stored.write(stores[0], 1, b"one")
        await stores[0].take("AAAAAA")
        told = [await asyncio.to_thread(terminal.run, "doctor", "--database", address)]
        await postgres.does(postgres.databases[tmp_path / FILE], GONE_SILENT)
        told.append(await asyncio.to_thread(terminal.run, "doctor", "--database", address))
        for store in stores:
            await store.close()
        return [one.out.splitlines()[2] for one in told]

    assert asyncio.run(evening()) == [
        "ok      servers  running: 2, with 1 table in memory",
        "note    servers  nothing was heard of 1 of 3 for 3600 seconds; others take their tables",
    ]


GONE_SILENT = (
    "INSERT INTO processes VALUES"
    " ('late', '', '', '', now() - interval '2 hours', clock_timestamp() - interval '1 hour')"
)


def test_the_doctor_finds_entries_of_two_owners_between_each_other(terminal, address, postgres, tmp_path):
    asyncio.run(fill_one(address))
    assert "is whole: 1 table" in terminal.run("doctor", "--database", address).out
    postgres.fetch(tmp_path / FILE, "UPDATE entries SET epoch = 7 WHERE number = 1")
    assert "is damaged" in terminal.run("doctor", "--database", address).out


async def fill_one(address):
    store = await PostgresStore.open(address)
    await stored.write(store, 1, b"one", b"two")
    await store.close()


def test_old_finished_games_are_counted_and_then_deleted(terminal, folder, address, postgres, tmp_path):
    terminal.run("import", "--database", address)
    postgres.fetch(tmp_path / FILE, "UPDATE tables SET used = 0 WHERE code != 'GAME00'")
    told = "1 finished game of more than 30 days ago"
    prune = ["prune", "--days", 30, "--database", address]
    assert terminal.run(*prune).out == f"{told}; --yes deletes them.\n"
    assert terminal.run(*prune, "--yes").out == f"{told} deleted.\n"
    for table in ("tables", "entries"):
        found = postgres.fetch(tmp_path / FILE, f"SELECT DISTINCT code FROM {table} ORDER BY code")
        assert [code for (code,) in found] == ["GAME00", "RUNNIN"]


def test_what_is_closed_is_listed_and_opened_again(terminal, folder, address):
    terminal.run("import", "--database", address)
    terminal.env["EVERGLOW_DATABASE"] = address
    assert terminal.run("close", "table", "k7mq2p").out == "The table K7MQ2P is closed.\n"
    assert [line.split() for line in terminal.run("close").out.splitlines()] == [
        ["name", "Mallory"],
        ["table", "K7MQ2P"],
    ]
    assert terminal.run("reopen", "name", "Mallory").out == "The name Mallory is open again.\n"
    assert terminal.run("reopen", "name", "Mallory").out == "The name Mallory was not closed.\n"


@over_sockets
async def test_games_are_pruned_while_the_server_runs(terminal, address, tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann") as [ann]:
        code = await ann.opens()
        told = await asyncio.to_thread(terminal.run, "prune", "--days", 1, "--yes", "--database", address)
        assert told.out.startswith("0 finished games")
        assert (await ann.get(f"/api/tables/{code}"))["code"] == code
