"""`everglow doctor`: a line for each check, and an exit code for machines."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from everglow import cli, compiled
from everglow.commands import checks
from everglow.games import games
from everglow.rng import fast
from everglow.server.store.database import MIGRATIONS, open_database
from everglow.server.store.sqlite import SqliteStore
from everglow.server.table.changes import table_from
from everglow.server.table.entries import encode_entry
from everglow.server.table.listing import listing_of
from everglow.words.wording import Wording
from tests.bots.net.nets import weights_for
from tests.server.tables import SECRET, begun, played
from tests.terminal import Terminal
from tests.test_compiled import needs_compiler


async def keep(path: Path, games: int) -> None:
    store = SqliteStore(path)
    for number in range(games):
        code, first = f"GAME{number:02}", begun(secret=f"{SECRET} {number}")
        table = table_from(first, code)
        lines = [encode_entry(entry) for entry in [*first, *played(table, fast(number, 1))]]
        await store.append(code, 1, lines, listing_of(table), 0)
    await store.close()


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    asyncio.run(keep(tmp_path / "everglow" / "tables.sqlite", 3))
    pages = tmp_path / "client"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text('<script src="/assets/a.js"></script>')
    (pages / "assets" / "a.js").write_text("")
    monkeypatch.setattr(checks, "CLIENT", pages)
    monkeypatch.setattr(checks, "COMPILED", True)
    return Terminal(tmp_path)


def change(terminal: Terminal, statement: str, *values: object) -> None:
    connection = sqlite3.connect(terminal.home / "everglow" / "tables.sqlite")
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def failure(terminal: Terminal) -> str:
    """The one line that tells of a failure."""
    told = terminal.run("doctor")
    assert (told.code, told.err) == (1, "")
    [line] = [line for line in told.out.splitlines() if line.startswith("failed")]
    return line


@needs_compiler
def test_all_is_well_also_while_the_server_runs(terminal: Terminal) -> None:
    path = terminal.home / "everglow" / "tables.sqlite"
    owner = open_database(path)
    told = terminal.run("doctor", "--plain")
    owner.close()
    assert told == (
        0,
        f"ok      store    {path} is whole: 3 tables, version {len(MIGRATIONS)}\n"
        "ok      records  the last 3 finished games check out\n"
        "ok      client   the pages are there\n"
        "ok      engine   compiled\n"
        "ok      bots     Glow: bots judge by a net that has learned\n"
        "ok      bots     The Vale of Eternity: bots judge by a net that has learned\n",
        "",
    )
    assert "the last 2 finished games" in terminal.run("doctor", "--games", 2).out


def test_an_interpreted_engine_is_only_noted(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "COMPILED", False)
    told = terminal.run("doctor")
    assert told.code == 0
    assert "note    engine   interpreted" in told.out


def test_an_engine_that_could_not_be_compiled_is_told(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "why_not.txt").write_text("error: No module named 'mypyc'")
    monkeypatch.setattr(compiled, "FAILURE", tmp_path / "why_not.txt")
    monkeypatch.setattr(checks, "COMPILED", False)
    monkeypatch.setattr(cli, "COMPILED", False)
    assert failure(terminal).endswith("there was a C compiler, and it failed: error: No module named 'mypyc'")
    assert "although there was a C compiler" in Wording().say(cli.version())


def test_bots_whose_net_cannot_be_used_are_only_noted(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "weights.net").write_text("nonsense")
    monkeypatch.setattr(games()["vale"].judge, "weights", str(tmp_path / "weights.net"))
    told = terminal.run("doctor")
    assert told.code == 0
    assert "note    bots     The Vale of Eternity: bots judge by the hand-made evaluation" in told.out
    assert "they are damaged" in told.out


@needs_compiler
def test_bots_that_judge_by_a_net_are_told(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "weights.net").write_bytes(weights_for(games()["vale"]).dump())
    monkeypatch.setattr(games()["vale"].judge, "weights", str(tmp_path / "weights.net"))
    assert "ok      bots     The Vale of Eternity: bots judge by a net" in terminal.run("doctor").out


def test_a_folder_without_a_store_is_told(terminal: Terminal) -> None:
    terminal.env["EVERGLOW_DATA"] = str(terminal.home / "nowhere")
    assert failure(terminal).endswith("tables.sqlite is not there")


def test_a_damaged_store_is_told(terminal: Terminal) -> None:
    path = terminal.home / "everglow" / "tables.sqlite"
    whole = path.read_bytes()
    path.write_bytes(whole[:-8192] + b"\xff" * 8192)
    assert "store" in failure(terminal)


def test_a_store_of_a_newer_version_is_told(terminal: Terminal) -> None:
    change(terminal, "PRAGMA user_version = 99")
    assert "is of version 99, made by a newer Everglow" in failure(terminal)


def test_entries_that_are_missing_are_told_without_a_code(terminal: Terminal) -> None:
    change(terminal, "DELETE FROM entries WHERE code = 'GAME01' AND number = 9")
    told = failure(terminal)
    assert "records  1 of 3 do not check out, counted from the latest: number 2 (entries are missing)" in told
    assert "GAME" not in told


def test_entries_that_nobody_can_read_are_told(terminal: Terminal) -> None:
    change(terminal, "UPDATE entries SET line = '{' WHERE code = 'GAME02' AND number = 9")
    assert "number 1 (entries cannot be read)" in failure(terminal)


def test_a_game_that_has_lost_its_end_is_told(terminal: Terminal) -> None:
    change(terminal, "DELETE FROM entries WHERE code = 'GAME00' AND number > 9")
    assert "number 3 (it is not over)" in failure(terminal)


def test_pages_that_are_missing_are_told(terminal: Terminal) -> None:
    (terminal.home / "client" / "assets" / "a.js").unlink()
    assert failure(terminal).endswith("client   assets/a.js is missing: run `make client`")
    (terminal.home / "client" / "index.html").unlink()
    assert failure(terminal).endswith("client   the pages were not built: run `make client`")
