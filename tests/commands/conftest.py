"""Fixtures that the tests of several commands share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A terminal with an empty home folder."""
    return Terminal(tmp_path / "home")


@pytest.fixture
def game(terminal: Terminal, tmp_path: Path) -> Path:
    """A file with the record of a game that bots have played."""
    terminal.run("simulate", "vale", "--games", "1", "--record", tmp_path / "game.json")
    return tmp_path / "game.json"
