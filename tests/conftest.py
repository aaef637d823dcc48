"""Fixtures that tests of several folders share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

import pytest


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Start Playwright once: a second one in the same process is refused."""
    from playwright.sync_api import sync_playwright  # not there where only the extras are tested

    with sync_playwright() as started:
        yield started
