"""A database: made, brought up to date, refused with a sentence; and one that goes away and comes back."""

import asyncio

import asyncpg
import pytest

from everglow.server.store.postgres import append, link, schema
from everglow.server.store.postgres.store import PostgresStore
from everglow.server.store.protocol import Taken
from everglow.server.store.trouble import BadDatabase, StoreAway
from everglow.words.wording import Wording
from tests.server.people import Person, a_server, over_sockets, people
from tests.server.store.stored import a_puzzle, keep_puzzles, with_store, write


def said(error):
    return Wording("en").say(error.reason if isinstance(error, StoreAway) else error.message)


def complaint(address, migrations=schema.MIGRATIONS):
    """Return the sentence about a database that cannot be used."""

    async def attempt():
        with pytest.raises(BadDatabase) as caught:
            await PostgresStore.open(address, migrations)
        return said(caught.value)

    return asyncio.run(attempt())


# What cannot be used


def test_what_is_no_address_of_a_database_is_refused():
    for address in ("tables.sqlite", "mysql://everglow@127.0.0.1/club", "postgresql://[::1/club", ""):
        assert complaint(address).startswith("expected the address of a PostgreSQL database, such as")


def test_a_host_that_does_not_answer_is_named_without_its_password():
    told = complaint("postgresql://ann:secret@127.0.0.1:1/club")
    assert told == "127.0.0.1:1/club: the database does not answer"


def test_a_database_that_is_not_there_is_not_made_up(postgres):
    assert "there is no such database; create it with `createdb`" in complaint(postgres.address("nowhere"))


def test_a_wrong_password_is_told(postgres, path):
    address = postgres.made(path)
    rules = postgres.data / "pg_hba.conf"
    before = rules.read_text()
    postgres.fetch(path, "CREATE ROLE locked LOGIN PASSWORD 'right'")
    try:
        rules.write_text(f"local all locked scram-sha-256\n{before}")
        postgres.fetch(path, "SELECT pg_reload_conf()")
        wrong = address.replace("everglow@", "locked:wrong@")
        told = complaint(wrong)
        while "password" not in told:  # until the rules are read again
            told = complaint(wrong)
    finally:
        rules.write_text(before)
        postgres.fetch(path, "SELECT pg_reload_conf()")
    assert told.endswith("the database refuses this user or password")
    assert "wrong" not in told


def test_somebody_who_may_not_create_anything_is_told_so(postgres, path):
    address = postgres.made(path)
    postgres.fetch(path, "CREATE ROLE visitor LOGIN")
    told = complaint(address.replace("everglow@", "visitor@"))
    assert "the database does not allow this user to do that; expected the owner" in told


def test_a_database_of_another_encoding_is_refused(postgres, path):
    address = postgres.made(path, "ENCODING 'LATIN1' TEMPLATE template0")
    assert complaint(address) == "this database has the encoding LATIN1; expected UTF8"


def test_an_old_postgresql_is_refused(postgres, path, monkeypatch):
    monkeypatch.setattr(schema, "OLDEST", 99)
    assert complaint(postgres.made(path)) == "this PostgreSQL is version 18; expected 99 or newer"


def test_a_database_that_can_only_be_read_is_refused(postgres, path):
    address = postgres.made(path)
    name = postgres.databases[path]
    postgres.fetch(path, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "the database can only be read; expected one that can be written to" in complaint(address)


# Versions

WITHOUT_PUZZLES = 6
LATER = [*schema.MIGRATIONS, "ALTER TABLE people ADD COLUMN mood text NOT NULL DEFAULT 'blue';"]


def open_and_close(address, migrations):
    async def stay():
        store = await PostgresStore.open(address, migrations)
        await store.close()

    asyncio.run(stay())


def test_an_older_database_is_brought_up_to_date_and_loses_nothing(postgres, path):
    with_store(path, lambda store: write(store, 1, b"one"))
    with_store(path, lambda store: store.add_session("s", "ann", "Ann", b"hash"))
    open_and_close(postgres.made(path), LATER)
    assert postgres.fetch(path, "SELECT version FROM house") == [(len(LATER),)]
    assert postgres.fetch(path, "SELECT name, mood FROM people") == [("Ann", "blue")]
    assert postgres.fetch(path, "SELECT line FROM entries") == [(b"one",)]


FIRST_ROWS = [
    "INSERT INTO house VALUES (1, 1, 5, 'key')",
    "INSERT INTO entries VALUES ('AAAAAA', 1, 'one', 1.5)",
    "INSERT INTO tables VALUES ('AAAAAA', 1, 'gathering', true, '{}', 1.5, 1, NULL)",
    "INSERT INTO members VALUES ('ann', 'AAAAAA')",
    "INSERT INTO traces VALUES ('ann', 'AAAAAA')",
    "INSERT INTO people VALUES ('ann', 'Ann')",
    "INSERT INTO sessions VALUES ('s', 'ann', 'hash', 1.5, 1.5, 1, 'phone')",
    "INSERT INTO links VALUES ('token', 'ann', 9.5)",
    "INSERT INTO guests VALUES ('bot', 'ann', 'hash', true, 1.5)",
    "INSERT INTO retired VALUES ('old', 'ann')",
    "INSERT INTO leavers VALUES ('bo', 'left')",
    "INSERT INTO closed VALUES ('person', 'cy', 1.5)",
]


def test_a_database_of_the_first_version_is_brought_up_to_date_and_loses_nothing(postgres, path):
    postgres.fetch(path, f"CREATE SCHEMA {schema.SCHEMA}")
    for query in (*schema.MIGRATIONS[0].split(";"), *FIRST_ROWS):
        postgres.fetch(path, query)
    names = [query.split()[2] for query in FIRST_ROWS]
    before = {name: dict(postgres.fetch(path, f"SELECT * FROM {name}")[0]) for name in names}
    open_and_close(postgres.made(path), schema.MIGRATIONS)
    after = {name: dict(postgres.fetch(path, f"SELECT * FROM {name}")[0]) for name in names}
    before["house"]["version"] = len(schema.MIGRATIONS)
    assert {name: {key: after[name][key] for key in row} for name, row in before.items()} == before
    assert with_store(path, lambda store: store.entries("AAAAAA")) == [b"one"]


def test_a_game_of_a_database_without_puzzles_can_become_one(postgres, path):
    open_and_close(postgres.made(path), schema.MIGRATIONS[:WITHOUT_PUZZLES])
    assert postgres.fetch(path, "SELECT version FROM house") == [(WITHOUT_PUZZLES,)]
    with_store(path, lambda store: keep_puzzles(store, a_puzzle("AAAAAA")))
    assert with_store(path, lambda store: store.puzzle_of(7, "vale", "1")) == a_puzzle("AAAAAA")


def test_a_database_of_a_newer_everglow_is_not_touched(postgres, path):
    open_and_close(postgres.made(path), LATER)
    told = complaint(postgres.made(path))
    assert told.startswith(
        f"the data in this database is of version {len(LATER)}, made by a newer Everglow, and this one"
    )
    assert told.endswith(f"knows {len(LATER) - 1}; update it")


def test_if_an_update_fails_the_database_is_as_it_was(postgres, path):
    with_store(path, lambda store: write(store, 1, b"one"))
    told = complaint(postgres.made(path), [*LATER, "ALTER TABLE nowhere ADD COLUMN x text;"])
    before, wanted = len(LATER) - 1, len(LATER) + 1
    assert told.startswith(f"the data in this database, of version {before}, cannot be brought to {wanted}")
    assert told.endswith("it is as it was")
    assert with_store(path, lambda store: store.entries("AAAAAA")) == [b"one"]


def test_other_tenants_of_a_database_are_left_alone(postgres, path):
    postgres.made(path)
    postgres.fetch(path, "CREATE TABLE public.tables (mine text)")
    with_store(path, lambda store: write(store, 1, b"one"))
    assert postgres.fetch(path, "SELECT * FROM public.tables") == []


# Commits


def test_all_who_wait_share_one_commit_however_many_tables(postgres, path):
    async def work(store):
        for number in (1, 2):
            before = await commits(store)
            await asyncio.gather(*[write(store, number, b"x", code=f"C{n}") for n in range(300)])
            assert (await commits(store)) - before == 1
        assert len(await store.listings("gathering", None, 999)) == 300

    with_store(path, work)


async def commits(store):
    """The number of the newest transaction that wrote something."""
    return int(await store.link.fetchval("SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint"))


def test_one_that_cannot_be_appended_takes_no_other_with_it(path):
    async def work(store):
        await write(store, 1, b"ann", code="A")
        writes = [
            write(store, 2, b"ann", code="A"),
            write(store, 7, b"gap", code="B"),
            write(store, 1, b"x", code="C", people=["\udc80"]),  # no text that can be stored
            write(store, 1, b"bo", code="D"),
        ]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Taken)
        assert isinstance(outcomes[2], ValueError)
        assert outcomes[3] is None
        assert [await store.entries(code) for code in "ABCD"] == [[b"ann", b"ann"], [], [], [b"bo"]]

    with_store(path, work)


def test_several_entries_of_one_table_that_follow_each_other_at_once_all_go_through(path):
    async def work(store):
        await asyncio.gather(*[write(store, number, b"%d" % number) for number in range(1, 6)])
        assert await store.entries("AAAAAA") == [b"1", b"2", b"3", b"4", b"5"]

    with_store(path, work)


# Going away and coming back


@pytest.mark.parametrize("after", [True, False])
def test_if_the_answer_to_a_commit_is_lost_it_is_found_out_what_was_written(path, monkeypatch, after):
    """Write exactly once, whether the connection broke after the commit or before it."""
    real = append.append_all
    broken = []

    async def breaking(connection, appends):
        if broken:
            return await real(connection, appends)
        broken.append(True)
        if after:
            await real(connection, appends)
        connection.terminate()
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    async def work(store):
        await write(store, 1, b"one")
        monkeypatch.setattr("everglow.server.store.postgres.appender.append_all", breaking)
        await asyncio.gather(write(store, 2, b"two", b"three"), write(store, 1, b"new", code="B"))
        assert broken
        assert await store.entries("AAAAAA") == [b"one", b"two", b"three"]
        assert await store.entries("B") == [b"new"]

    with_store(path, work)


def test_after_a_lost_answer_what_somebody_else_wrote_is_not_taken_for_ones_own(postgres, path, monkeypatch):
    async def breaking(connection, appends):
        monkeypatch.undo()
        await connection.execute("INSERT INTO entries VALUES ('AAAAAA', 2, 'other', 0)")
        await connection.execute("UPDATE tables SET last = 2")
        connection.terminate()
        raise ConnectionResetError

    async def work(store):
        await write(store, 1, b"one")
        monkeypatch.setattr("everglow.server.store.postgres.appender.append_all", breaking)
        with pytest.raises(Taken):
            await write(store, 2, b"two")

    with_store(path, work)


async def drop_connections(postgres, path, but=0):
    """All connections to a database are cut, but for one."""
    query = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = '{postgres.databases[path]}' AND pid NOT IN ({but}, pg_backend_pid())"
    )
    await asyncio.to_thread(postgres.fetch, path, query)


def test_connections_that_were_cut_are_made_anew(postgres, path):
    async def work(store):
        await write(store, 1, b"one")
        await store.session("nobody")
        for number in range(2, 5):
            await drop_connections(postgres, path)
            assert await store.session("nobody") is None
            await write(store, number, b"x")
        assert len(await store.entries("AAAAAA")) == 4

    with_store(path, work)


def test_a_server_that_lost_its_database_to_a_command_writes_nothing_more(postgres, path, monkeypatch):
    monkeypatch.setattr(link, "LOCKED", 0.2)

    async def work(store):
        await write(store, 1, b"one")
        other = await asyncpg.connect(postgres.made(path))
        await drop_connections(postgres, path, await other.fetchval("SELECT pg_backend_pid()"))
        await other.fetchval(link.ALONE, link.LOCK)
        for attempt in (write(store, 2, b"two"), store.beat(1)):
            with pytest.raises(StoreAway) as caught:
                await attempt
            assert said(caught.value) == "another Everglow server uses this database; stop it first"
        await other.close()
        await write(store, 2, b"two")

    with_store(path, work)


FULL = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
"""
BEFORE = "CREATE TRIGGER full_disk BEFORE {} EXECUTE FUNCTION full_disk()"


@over_sockets
async def test_a_full_database_refuses_what_it_cannot_keep_and_goes_on_when_it_has_space(postgres, tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        path = tmp_path / "tables.sqlite"
        code = await ann.opens()
        before = await service.server.store.entries(code)
        at = await ann.at(code).__aenter__()
        for query in (FULL, BEFORE.format("INSERT ON entries"), BEFORE.format("UPDATE ON house")):
            await asyncio.to_thread(postgres.fetch, path, query)
        await at.ws.send_json({"type": "say", "id": 1, "text": "hello"})
        assert await at.until_closed() == "The table could not be saved. It goes on from where it was."
        told = await ann.post("/api/tables", {"game": "vale"}, (503,))
        assert told["error"].startswith("The server cannot read or write anything right now. Nothing is lost")
        service.server.probed = -1e9
        assert (await ann.get("/healthz", 503))["error"] == "the database has no space left"
        assert await service.server.store.entries(code) == before
        for table in ("entries", "house"):
            await asyncio.to_thread(postgres.fetch, path, f"DROP TRIGGER full_disk ON {table}")
        async with ann.at(code) as again:
            await again.does("say", text="here we are")
        assert (await ann.get("/healthz"))["ok"]


@over_sockets
async def test_a_database_that_becomes_read_only_is_told_by_healthz_and_goes_on_later(postgres, tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        path = tmp_path / "tables.sqlite"
        code = await ann.opens()
        for readonly in ("on", "off"):
            name = postgres.databases[path]
            query = f"ALTER DATABASE {name} SET default_transaction_read_only = {readonly}"
            await postgres.does("postgres", query)
            await drop_connections(postgres, path)
            service.server.probed = -1e9
            if readonly == "on":
                told = await ann.get("/healthz", 503)
                assert told["error"] == "the database can only be read; expected one that can be written to"
        assert (await ann.get("/healthz"))["ok"]
        async with ann.at(code) as at:
            await at.does("say", text="here we are")


@over_sockets
async def test_healthz_tells_a_stranger_nothing_of_where_the_database_is(tmp_path, monkeypatch):
    async with a_server(tmp_path) as (base, service), Person(base, "") as visitor:
        appender = service.server.store.appender
        with monkeypatch.context() as away:
            away.setattr(appender, "address", "postgresql://ann:secret@127.0.0.1:1/club")
            away.setattr(link, "PATIENCE", 0.1)
            appender.connection.terminate()
            service.server.probed = -1e9
            told = await visitor.get("/healthz", 503)
        assert told == {"ok": False, "error": "the database does not answer"}
        assert (await visitor.get("/healthz"))["ok"]


@pytest.mark.parametrize("odd", ["\0", "a\0b", "\udc80"])
def test_an_id_that_no_database_can_hold_is_nobodys(path, odd):
    async def work(store):
        await store.add_session("s", "ann", "Ann", b"hash")
        assert await store.end_sessions("ann", [odd, "s"]) == ["s"]
        assert not await store.drop_guest(odd, "ann")
        assert not await store.renew_guest(odd, "ann", b"token")

    with_store(path, work)
