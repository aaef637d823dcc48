"""A backup is one moment of a server that runs, and what was acknowledged before it is in it."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from copy import deepcopy

import pytest
from yarl import URL

from everglow.server.http.service import FILE
from everglow.server.store import backup
from everglow.server.store.backup import CannotCopy, back_up, replaced, restore
from everglow.server.store.database import BadStore, open_database
from everglow.server.table.entries import Acted, decode_entry

from ..keeping import lines
from ..people import a_server, begin, leave, over_sockets, people
from ..process import Process

BACKUPS = 10
ACTIONS = 10  # at least, between two backups


class Load:
    """Pairs of people who play at random; every answer that was acknowledged is noted, by table and seat."""

    def __init__(self):
        self.acked = {}
        self.count = 0

    async def play(self, pair, rng, pause=0.0):
        """One game after the other."""
        while True:
            await self.game(pair, rng, pause)

    async def game(self, pair, rng, pause):
        tables = await begin(pair)
        await asyncio.gather(
            *[self.answer(at, seat, random.Random(rng.random()), pause) for seat, at in enumerate(tables)]
        )

    async def answer(self, at, seat, rng, pause):
        mine = self.acked.setdefault(at.code, {}).setdefault(seat, [])
        while at.reveal is None:
            if at.question and at.question.get("legal"):
                name = rng.choice(at.question["legal"])
                assert (await at.act(name))["type"] == "ack"
                mine.append(name)
                self.count += 1
                await asyncio.sleep(pause)
            else:
                await at.until(lambda _: True)

    def check(self, acked, file):
        """Every answer of then is there, in its order."""
        found = lines(file)
        for code, seats in acked.items():
            entries = [decode_entry(line) for line in found.get(code, [])]
            for seat, names in seats.items():
                kept = [entry.name for entry in entries if isinstance(entry, Acted) and entry.seat == seat]
                assert kept[: len(names)] == names, f"seat {seat} of {code} lost something"


@over_sockets
async def test_every_action_acknowledged_before_a_backup_under_load_is_in_it(tmp_path):
    data, rng, load = tmp_path / "data", random.Random(1), Load()
    data.mkdir()
    server = Process(data)
    try:
        await server.start()
        meanwhile = 0
        async with people(server.base, *[f"p{n}" for n in range(8)]) as players:
            pairs = [players[n : n + 2] for n in range(0, 8, 2)]
            pauses = [0.5, 0, 0, 0]  # the first game lasts longer than all of this
            games = [
                asyncio.create_task(load.play(*each)) for each in zip(pairs, [rng] * 4, pauses, strict=True)
            ]
            for number in range(BACKUPS):
                await busy(load, games)
                acked, before = deepcopy(load.acked), load.count
                file = tmp_path / f"{number}.sqlite"
                await asyncio.to_thread(back_up, data / FILE, file)
                meanwhile += load.count - before
                load.check(acked, file)
                with pytest.raises(AssertionError, match="lost something"):
                    load.check(acked, without_last(acked, file, rng))
            assert meanwhile, "nobody played while backups were taken"
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            server.kill()
            restore(file, tmp_path / "new" / FILE, force=False)
            await check_goes_on(tmp_path / "new", players[:2])
    finally:
        server.end()


def without_last(acked, file, rng):
    """The same backup, had it been taken just before some table's last answer that was acknowledged."""
    code, seat = rng.choice([(code, seat) for code in acked for seat in acked[code] if acked[code][seat]])
    entries = [decode_entry(line) for line in lines(file)[code]]
    answers = [
        number for number, entry in enumerate(entries, 1) if isinstance(entry, Acted) and entry.seat == seat
    ]
    doctored = shutil.copy(file, file.with_suffix(".doctored"))
    with closing(sqlite3.connect(doctored, isolation_level=None)) as connection:
        last = answers[len(acked[code][seat]) - 1]
        connection.execute("DELETE FROM entries WHERE code = ? AND number >= ?", (code, last))
    return doctored


async def busy(load, games):
    """Wait until something was played since the last time."""
    until = load.count + ACTIONS
    while load.count < until:
        assert not any(game.done() for game in games), [game.exception() for game in games if game.done()]
        await asyncio.sleep(0.01)


async def check_goes_on(data, players):
    """People are known by their cookies in the restored house, and play their game to its end."""
    server = Process(data)
    try:
        await server.start()
        async with people(server.base, "", "") as again:
            for player, person in zip(players, again, strict=True):
                cookies = {cookie.key: cookie.value for cookie in player.http.cookie_jar}
                person.http.cookie_jar.update_cookies(cookies, URL(server.base))
            [table] = (await again[0].get("/api/tables?list=mine"))["tables"]
            tables = [await person.at(table["code"]).__aenter__() for person in again]
            await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
            assert tables[0].reveal
            await leave(tables)
    finally:
        server.end()


# What may be replaced


@pytest.fixture
def store(tmp_path):
    path = tmp_path / "data" / FILE
    make(path, "Ann")
    return path


def make(path, name):
    connection = open_database(path)
    connection.execute("INSERT INTO people (person, name) VALUES ('p', ?)", (name,))
    connection.close()


def name_in(path):
    connection = sqlite3.connect(path)
    try:
        return connection.execute("SELECT name FROM people").fetchone()[0]
    finally:
        connection.close()


def test_a_backup_is_one_file_for_nobody_elses_eyes(store, tmp_path):
    (tmp_path / "backups").mkdir()
    file = tmp_path / "backups" / "b.sqlite"
    owner = open_database(store)
    assert back_up(store, file) == 0
    owner.close()
    assert [path.name for path in file.parent.iterdir()] == ["b.sqlite"]
    assert file.stat().st_mode & 0o777 == 0o600
    assert name_in(file) == "Ann"


def test_a_backup_replaces_an_older_one_and_nothing_else(store, tmp_path):
    file, diary = tmp_path / "b.sqlite", tmp_path / "diary.txt"
    back_up(store, file)
    back_up(store, file)
    diary.write_text("Dear diary, " * 100)
    with pytest.raises(BadStore, match=r"diary\.txt is not a store of Everglow"):
        back_up(store, diary)
    assert diary.read_text().startswith("Dear diary")
    for place in (store, tmp_path):
        with pytest.raises(CannotCopy, match="cannot be replaced by a backup; name another file"):
            back_up(store, place)
    assert name_in(store) == "Ann"


def test_a_backup_that_fails_leaves_the_older_one(store, tmp_path, monkeypatch):
    file = tmp_path / "b.sqlite"
    back_up(store, file)
    before = file.read_bytes()
    monkeypatch.setattr(backup, "_sync", fail)
    with pytest.raises(OSError, match="full"):
        back_up(store, file)
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b.sqlite", "data"]


def fail(_):
    raise OSError("the disk is full")


def test_a_folder_without_a_store_has_no_backup(tmp_path):
    with pytest.raises(BadStore, match=r"tables\.sqlite is not there"):
        back_up(tmp_path / FILE, tmp_path / "b.sqlite")
    assert not list(tmp_path.iterdir())


def test_a_backup_is_not_put_under_a_server_that_runs(store, tmp_path):
    back_up(store, tmp_path / "b.sqlite")
    owner = open_database(store)
    for force in (False, True):
        with pytest.raises(BadStore, match="is in use by another server; stop it"):
            restore(tmp_path / "b.sqlite", store, force)
    owner.close()


def test_a_store_is_only_replaced_by_force_and_kept_beside(store, tmp_path):
    file = tmp_path / "b.sqlite"
    back_up(store, file)
    other = tmp_path / "other" / FILE
    make(other, "Bob")
    with pytest.raises(CannotCopy, match="is there already; --force puts the backup in its place"):
        restore(file, other, force=False)
    assert name_in(other) == "Bob"
    for before in ("Bob", "Ann"):
        restore(file, other, force=True)
        assert (name_in(other), name_in(replaced(other))) == ("Ann", before)
    open_database(other).close()


def test_what_a_killed_server_left_beside_its_store_is_not_taken_for_the_backups(store, tmp_path):
    back_up(store, tmp_path / "b.sqlite")
    killed = tmp_path / "killed"
    owner = open_database(store)
    owner.execute("UPDATE people SET name = 'Bob'")
    shutil.copytree(store.parent, killed)  # as if the power had failed now
    owner.close()
    assert (killed / f"{FILE}-wal").stat().st_size > 0
    restore(tmp_path / "b.sqlite", killed / FILE, force=True)
    assert (name_in(killed / FILE), name_in(replaced(killed / FILE))) == ("Ann", "Bob")


def test_a_damaged_store_can_be_replaced_too(store, tmp_path):
    back_up(store, tmp_path / "b.sqlite")
    store.write_bytes(b"\xff" * 5000)
    store.with_name(f"{FILE}-wal").write_bytes(b"\xff" * 5000)
    restore(tmp_path / "b.sqlite", store, force=True)
    assert name_in(store) == "Ann"
    assert replaced(store).read_bytes() == b"\xff" * 5000


@pytest.mark.parametrize("what", ["missing", "text", "damaged", "newer", "other"])
def test_what_is_no_backup_is_not_restored(store, tmp_path, what):
    file = tmp_path / "b.sqlite"
    back_up(store, file)
    spoil(file, what)
    before = store.read_bytes()
    with pytest.raises(BadStore) as refused:
        restore(file, store, force=True)
    assert str(refused.value).startswith(f"{file} is ")
    assert "\n" not in str(refused.value)
    assert store.read_bytes() == before
    assert not replaced(store).exists()


def spoil(file, what):
    if what == "missing":
        return file.unlink()
    if what == "text":
        return file.write_text("Dear diary, " * 100)
    if what == "damaged":
        whole = file.read_bytes()
        return file.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99" if what == "newer" else "DROP TABLE house")
    connection.commit()
    connection.close()


@over_sockets
async def test_a_backup_does_not_disturb_the_table(tmp_path):
    async with a_server(tmp_path / "data") as (base, _), people(base, "Ann", "Bob") as two:
        tables = await begin(two)
        for number in range(3):
            await asyncio.to_thread(back_up, tmp_path / "data" / FILE, tmp_path / f"{number}.sqlite")
        await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
        assert tables[0].reveal
        await leave(tables)
