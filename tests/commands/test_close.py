"""`everglow close`, `reopen` and `prune`: what they say, and what is wrong, in a line."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from everglow.server.store import closures
from everglow.server.store.database import open_database
from everglow.server.store.sqlite import SqliteStore
from everglow.server.table.listing import Listing
from everglow.words.wording import worded
from tests.terminal import Terminal


@pytest.fixture
def store(tmp_path: Path) -> Path:
    path = tmp_path / "everglow" / "tables.sqlite"
    open_database(path).close()
    return path


@pytest.fixture
def terminal(tmp_path: Path, store: Path) -> Terminal:
    return Terminal(tmp_path)


def test_what_is_closed_is_listed_and_can_be_opened_again(terminal: Terminal, store: Path) -> None:
    assert terminal.run("close").out == ""
    assert terminal.run("close", "table", "k7mq2p").out == "The table K7MQ2P is closed.\n"
    assert terminal.run("close", "address", "2001:db8::7").out == "The address 2001:db8:: is closed.\n"
    owner = open_database(store)  # also while a server runs
    assert terminal.run("close", "name", "Mallory").out == "The name Mallory is closed.\n"
    owner.close()
    assert terminal.run("close").out.split() == [
        *("address", "2001:db8::"),
        *("name", "Mallory"),
        *("table", "K7MQ2P"),
    ]
    assert closures.read(store).names == {"mallory"}
    assert terminal.run("reopen", "name", "Mallory").out == "The name Mallory is open again.\n"
    assert terminal.run("reopen", "name", "Mallory").out == "The name Mallory was not closed.\n"


def test_what_cannot_be_closed_is_said_in_a_line(terminal: Terminal, tmp_path: Path) -> None:
    for argv, complaint in [
        (["close", "table"], "expected a table to close"),
        (["close", "name", "x" * 30], "Expected a name of 1 to 24 characters."),
        (["close", "table", "K7MQ2P", "--data", tmp_path], "tables.sqlite is not there"),
        (["prune", "--days", "1", "--data", tmp_path], "tables.sqlite is not there"),
    ]:
        told = terminal.run(*argv)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
        assert complaint in told.err


@pytest.mark.parametrize("command", ["close", "reopen"])
def test_a_bad_name_is_told_in_the_language_of_the_terminal(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    german = worded("server", "de").SENTENCES
    monkeypatch.setitem(german, "expected_name", lambda _, a: f"Höchstens {a['longest']} Zeichen.")
    told = terminal.run(command, "name", "x" * 30, "--lang", "de")
    assert (told.code, told.out, told.err) == (2, "", "everglow: Höchstens 24 Zeichen.\n")


def test_old_finished_games_are_counted_and_then_deleted(terminal: Terminal, store: Path) -> None:
    asyncio.run(filled(store))
    told = "1 finished game of more than 30 days ago"
    assert terminal.run("prune", "--days", 30).out == f"{told}; --yes deletes them.\n"
    assert terminal.run("prune", "--days", 30, "--yes").out == f"{told} deleted.\n"
    assert terminal.run("prune", "--days", 30).out.startswith("0 finished games")
    with_code = [code for code in (b"OLDOVE", b"OLDRUN", b"NEWOVE") if code in store.read_bytes()]
    assert with_code == [b"OLDRUN", b"NEWOVE"]


async def filled(store: Path) -> None:
    kept = SqliteStore(store)
    for code, status in (("OLDOVE", "over"), ("OLDRUN", "running"), ("NEWOVE", "over")):
        await kept.append(code, 1, [b"{}"], Listing(code, "vale", status, True, [], [], {}), 0, ["ann"])
    await kept.close()
    connection = open_database(store)
    connection.execute("UPDATE tables SET used = ? WHERE code LIKE 'OLD%'", (time.time() - 40 * 86_400,))
    connection.close()
