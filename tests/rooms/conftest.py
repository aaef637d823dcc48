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
def chromium():
    with browser() as opened:
        yield opened
