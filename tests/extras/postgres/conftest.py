"""Fixtures of these tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.keeping import Chosen

from .server import InPostgres, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.end()


@pytest.fixture(autouse=True)
def keeping(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> InPostgres:
    """All tests of this folder keep what they keep in PostgreSQL."""
    found = InPostgres(postgres)
    monkeypatch.setattr(Chosen, "keeping", found)
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"
