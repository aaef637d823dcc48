"""Fixtures that the tests of several commands share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A terminal with an empty home folder."""
    return Terminal(tmp_path / "home")
