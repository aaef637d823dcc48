"""The file of a store: who may open it, and what is said if it cannot be opened."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from everglow.server.store.database import BadStore, open_database

from .stored import with_store, write


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

    with_store(path, work)


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

    with_store(path, work)


def test_a_server_that_was_killed_leaves_the_file_to_the_next(path):
    killed = f"{OTHER}; import os; os._exit(9)"
    subprocess.run([sys.executable, "-c", killed, path], capture_output=True, timeout=60)
    with_store(path, lambda store: write(store, 1, b"one"))


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
    with_store(path, lambda store: write(store, 1, b"one"))


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

    with_store(path, work)


def test_a_look_at_the_file_finds_what_is_damaged_and_disturbs_nobody(path):
    async def work(store):
        for number in range(1, 100):
            await write(store, number, b"x" * 1000)
        assert await store.check() == ""
        store.writer.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole = path.read_bytes()
        with path.open("r+b") as file:
            file.seek(len(whole) // 8192 * 4096)
            file.write(b"\xff" * 4096)
        return await store.check()

    assert with_store(path, work)


def test_a_folder_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be used (File exists); choose another" in complaint(tmp_path / "file" / "tables.sqlite")


def test_a_file_that_is_a_folder_is_refused(tmp_path):
    assert "cannot be used (unable to open database file); choose another folder" in complaint(tmp_path)


def test_a_damaged_file_is_refused(path):
    with_store(path, lambda store: write(store, 1, b"one"))
    whole = bytearray(path.read_bytes())
    whole[100:300] = b"\xff" * 200  # where the tables are told
    path.write_bytes(whole)
    assert "is damaged; put a copy of it in its place" in complaint(path)
