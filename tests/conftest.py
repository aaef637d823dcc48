"""Fixtures that tests of several folders share, and a choice among the cases of parametrised tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

import pytest


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Start Playwright once: a second one in the same process is refused."""
    from playwright.sync_api import sync_playwright  # not there where only the extras are tested

    with sync_playwright() as started:
        yield started


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cases",
        choices=("all", "one", "others"),
        default="all",
        help="of a parametrised test run all cases, one, or all others, and lengthy tests with these",
    )


@pytest.hookimpl(trylast=True)  # after -k and -m
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases that were not asked for; a lengthy test counts as one of the others."""
    wanted = config.getoption("--cases")
    if wanted == "all":
        return
    ones = {chosen(list(cases)).nodeid for _, cases in groupby(filter(short, items), name_of)}
    left_out = [item for item in items if (item.nodeid in ones) != (wanted == "one")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def short(item: pytest.Item) -> bool:
    return item.get_closest_marker("lengthy") is None


def name_of(item: pytest.Item) -> str:
    return item.nodeid.split("[")[0]


def chosen(cases: list[pytest.Item]) -> pytest.Item:
    """One case, by the test's name: always the same, of some tests the desktop, of others the phone."""
    return cases[crc32(name_of(cases[0]).encode()) % len(cases)]
