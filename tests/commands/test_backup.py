"""`everglow backup` and `everglow restore`: what they say, and what is wrong, in a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from everglow.server.store.database import open_database
from tests.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    open_database(
        tmp_path / "everglow" / "tables.sqlite"
    ).close()  # where the user's own server keeps its tables
    return Terminal(tmp_path)


def test_there_and_back(terminal: Terminal, tmp_path: Path) -> None:
    file, new = tmp_path / "b.sqlite", tmp_path / "new"
    assert terminal.run("backup", file) == (0, f"{file}: 0 tables, checked and whole.\n", "")
    told = terminal.run("restore", file, "--data", new)
    assert told == (0, f"{new / 'tables.sqlite'}: 0 tables, checked and whole.\n", "")
    told = terminal.run("restore", file, "--data", new, "--force")
    assert told.out.endswith(f"What lay there before is now {new / 'tables.sqlite.replaced'}.\n")


def test_the_folder_is_a_setting(terminal: Terminal, tmp_path: Path) -> None:
    terminal.env["EVERGLOW_DATA"] = str(tmp_path / "nowhere")
    assert f"{tmp_path / 'nowhere' / 'tables.sqlite'} is not there" in terminal.run("backup", "b").err
    (tmp_path / "club.toml").write_text(f'port = 80\ndata = "{tmp_path / "everglow"}"\n')
    terminal.env["EVERGLOW_DATA"] = ""
    assert terminal.run("backup", tmp_path / "b", "--config", tmp_path / "club.toml").code == 0


def test_what_cannot_be_is_said_in_a_line(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "b.sqlite"
    terminal.run("backup", file)
    for argv, complaint in [
        (["backup", tmp_path], "cannot be replaced by a backup; name another file"),
        (["backup", tmp_path / "no" / "b"], f"{tmp_path / 'no' / 'b'}: No such file or directory"),
        (["backup", file, "--data", tmp_path], f"{tmp_path / 'tables.sqlite'} is not there"),
        (["restore", file], "is there already; --force puts the backup in its place"),
        (["restore", tmp_path / "c", "--force"], f"{tmp_path / 'c'} is not there"),
        (["restore", file, "--data", file], "cannot be used (File exists); choose another folder"),
    ]:
        told = terminal.run(*argv)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
        assert complaint in told.err
    owner = open_database(tmp_path / "everglow" / "tables.sqlite")
    assert "is in use by another server; stop it" in terminal.run("restore", file, "--force").err
    owner.close()
