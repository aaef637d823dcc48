"""What tests of several folders share."""

import pytest


@pytest.fixture(scope="session")
def playwright():
    """Start Playwright once: a second one in the same process is refused."""
    from playwright.sync_api import sync_playwright  # not there where only the extras are tested

    with sync_playwright() as started:
        yield started
