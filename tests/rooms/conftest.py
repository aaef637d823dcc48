"""The gallery's server and browser, once for all tests in this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from .gallery import tables
from .house import FurnishedHouse
from .visit import browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FurnishedHouse]:
    house = FurnishedHouse(tmp_path_factory.mktemp("gallery"), tables())
    yield house
    house.stop()


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with browser(playwright) as opened:
        yield opened
