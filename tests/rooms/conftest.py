"""The gallery's server and browser, once for all tests in this folder."""

import pytest

from .gallery import tables
from .house import FurnishedHouse
from .visit import browser


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    house = FurnishedHouse(tmp_path_factory.mktemp("gallery"), tables())
    yield house
    house.stop()


@pytest.fixture(scope="session")
def chromium(playwright):
    with browser(playwright) as opened:
        yield opened
