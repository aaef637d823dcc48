"""PostgreSQL needs a package that most do without; tests with a database are in tests/extras/postgres."""

from __future__ import annotations

from pathlib import Path

import pytest

from everglow.commands import stores
from tests.terminal import Terminal

COMMANDS = [
    ["serve"], ["backup", "b"], ["restore", "b"], ["import"], ["doctor"], ["prune", "--days", 1], ["close"],
    ["reopen", "name", "Mallory"],
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command[0]))
def test_without_it_every_command_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[object]
) -> None:
    monkeypatch.setattr(stores, "find_spec", lambda _: None)
    told = Terminal(tmp_path).run(*command, "--database", "postgresql:///club")
    wanted = "everglow: PostgreSQL needs the package asyncpg; get it by: pip install 'everglow[postgres]'\n"
    assert (told.code, told.out, told.err) == (2, "", wanted)


def test_a_database_is_a_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "find_spec", lambda _: None)
    (tmp_path / "club.toml").write_text('database = "postgresql:///club"\n')
    assert "asyncpg" in Terminal(tmp_path).run("doctor", "--config", tmp_path / "club.toml").err
    assert "asyncpg" in Terminal(tmp_path, EVERGLOW_DATABASE="postgresql:///club").run("doctor").err
