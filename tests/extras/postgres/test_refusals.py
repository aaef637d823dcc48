"""`everglow serve` on a database that it cannot use: one sentence, whether it is one process or several."""

import subprocess
import sys
from contextlib import contextmanager

import pytest

from everglow.server.http.service import FILE
from tests.server.keeping import keeping
from tests.server.people import Person, a_server, over_sockets, people
from tests.server.process import PATIENCE
from tests.server.store.stored import with_store, write

from .test_database import BEFORE, FULL, drop_connections

SEVERAL = pytest.mark.parametrize("processes", [1, 3], ids=["one process", "three processes"])
NEWER = (
    "INSERT INTO processes VALUES ('x', '', 'x', '9.9.9', clock_timestamp(), clock_timestamp() + '1 hour')"
)


def refused(address, data, processes):
    """The sentence of a server that does not begin."""
    told = subprocess.run(
        [*(sys.executable, "-m", "everglow", "serve", "--plain", "--port", "0", "--data", str(data))]
        + ["--processes", str(processes), "--database", address],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (told.returncode, told.stdout) == (2, ""), told
    [sentence] = told.stderr.splitlines()
    return sentence


@contextmanager
def asking_for_passwords(postgres, path):
    """A role whose password is asked for; yields what its address begins with, without the password."""
    rules = postgres.data / "pg_hba.conf"
    before = rules.read_text()
    role = f"keeper_{postgres.databases[path]}"
    postgres.fetch(path, f"CREATE ROLE {role} LOGIN SUPERUSER PASSWORD 'right'")
    try:
        rules.write_text(f"local all {role} scram-sha-256\n{before}")
        postgres.fetch(path, "SELECT pg_reload_conf()")
        yield role
    finally:
        rules.write_text(before)
        postgres.fetch(path, "SELECT pg_reload_conf()")


@SEVERAL
def test_one_that_does_not_answer(tmp_path, processes):
    told = refused("postgresql://ann:secret@127.0.0.1:1/club", tmp_path, processes)
    assert told.endswith("127.0.0.1:1/club: the database does not answer")


@SEVERAL
def test_one_that_can_only_be_read(postgres, path, tmp_path, processes):
    address = postgres.made(path)
    postgres.fetch(path, f"ALTER DATABASE {postgres.databases[path]} SET default_transaction_read_only = on")
    told = refused(address, tmp_path, processes)
    assert told.endswith("the database can only be read; expected one that can be written to")


@SEVERAL
def test_one_whose_password_is_another(postgres, path, tmp_path, processes):
    address = postgres.made(path)
    with asking_for_passwords(postgres, path) as role:
        told = refused(address.replace("everglow@", f"{role}:wrong@"), tmp_path, processes)
    assert told.endswith("the database refuses this user or password")
    assert "wrong" not in told


@SEVERAL
def test_one_without_space(postgres, path, tmp_path, processes):
    with_store(path, lambda store: write(store, 1, b"one"))
    for query in (FULL, BEFORE.format("INSERT ON processes")):
        postgres.fetch(path, query)
    told = refused(postgres.made(path), tmp_path, processes)
    assert told.endswith("the database has no space left")
    postgres.fetch(path, "DROP TRIGGER full_disk ON processes")
    assert with_store(path, lambda store: store.entries("AAAAAA")) == [b"one"]


@SEVERAL
def test_one_that_another_version_uses(postgres, path, tmp_path, processes):
    with_store(path, lambda store: write(store, 1, b"one"))
    postgres.fetch(path, NEWER)
    told = refused(postgres.made(path), tmp_path, processes)
    assert "another Everglow, version 9.9.9, uses this database" in told
    assert postgres.fetch(path, "SELECT line FROM entries") == [(b"one",)]


@SEVERAL
def test_one_of_a_newer_version(postgres, path, tmp_path, processes):
    with_store(path, lambda store: write(store, 1, b"one"))
    postgres.fetch(path, "UPDATE house SET version = 99")
    told = refused(postgres.made(path), tmp_path, processes)
    assert "the data in this database is of version 99, made by a newer Everglow" in told
    assert postgres.fetch(path, "SELECT line FROM entries") == [(b"one",)]


# While it runs


@over_sockets
async def test_a_server_goes_on_when_another_version_was_refused(postgres, tmp_path, monkeypatch):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        code = await ann.opens()
        monkeypatch.setattr("everglow.server.store.postgres.membership.VERSION", "9.9.9")
        with pytest.raises(Exception, match=r"and this one is version 9\.9\.9"):
            await a_server(tmp_path).__aenter__()
        service.server.probed = -1e9
        assert (await ann.get("/healthz"))["ok"]
        async with ann.at(code) as at:
            await at.does("say", text="here we are")


@over_sockets
async def test_a_password_that_was_changed_is_told_by_healthz(postgres, tmp_path, monkeypatch):
    path = tmp_path / FILE
    address = postgres.made(path)
    with asking_for_passwords(postgres, path) as role:
        known = address.replace("everglow@", f"{role}:right@")
        monkeypatch.setattr(keeping(), "database", lambda _: known)
        async with a_server(tmp_path) as (base, service), people(base, "Ann", "") as [ann, probe]:
            code = await ann.opens()
            await change_password(postgres, path, role, "other")
            service.server.probed = -1e9
            told = await probe.get("/healthz", 503)
            await change_password(postgres, path, role, "right")
            assert told["error"] == "the database refuses this user or password"
            assert (await probe.get("/healthz"))["ok"]
            async with ann.at(code) as at:
                await at.does("say", text="here we are")


async def change_password(postgres, path, role, password):
    """Change it, and have everybody connect anew."""
    await postgres.does("postgres", f"ALTER ROLE {role} PASSWORD '{password}'")
    await drop_connections(postgres, path)
