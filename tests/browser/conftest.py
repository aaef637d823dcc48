"""A server and a browser for the tests in this folder; every page is watched for errors."""

import os
import re
import subprocess
import sys
from urllib.parse import urlsplit

import pytest

from .chromium import ASK, found
from .player import against_bots, play

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


class House:
    """A server process on a folder of its own; it can be stopped and started again at the same address."""

    def __init__(self, data, program=("-m", "everglow")):
        self.data = data
        self.program = program
        self.port = 0
        self.start()

    def start(self):
        command = [
            sys.executable,
            *self.program,
            "serve",
            "--data",
            self.data,
            "--port",
            str(self.port),
            "--quiet",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if at := re.search(r"open at (http://localhost:(\d+))", line):
                self.address, self.port = at[1], int(at[2])
                return
        raise AssertionError("the server did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    house = House(str(tmp_path_factory.mktemp("house")))
    yield house
    house.stop()


@pytest.fixture(scope="session")
def chromium(playwright):
    if not found():
        pytest.fail(ASK)
    headless = not os.environ.get("EVERGLOW_HEADED")
    browser = playwright.chromium.launch(
        executable_path=found(headless), args=["--no-sandbox"], headless=headless
    )
    yield browser
    browser.close()


def a_device(chromium, house, viewport=DESKTOP, pace=0, motion="reduce", **options):
    context = chromium.new_context(
        viewport=viewport, base_url=house.address, reduced_motion=motion, **options
    )
    context.add_init_script(
        f"localStorage.getItem('everglow') || localStorage.setItem('everglow', '{{\"pace\": {pace}}}')"
    )
    return context


def watched(context, complaints):
    """A page on that device; whatever it complains of is kept."""
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
    )
    return page


@pytest.fixture
def visit(house, chromium):
    """Opens a page as somebody new would; at the end nothing may have complained."""
    contexts, complaints = [], []

    def open_page(path="/", person=None, **device):
        contexts.append(context := a_device(chromium, house, **device))
        page = watched(context, complaints)
        if person:
            context.request.post("/api/me", data={"name": person})
        page.goto(path)
        return page

    open_page.complaints = complaints
    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def veteran(house, chromium):
    """Mira, who has played one game against a bot: what her browser keeps, and the path of the table."""
    context, complaints = a_device(chromium, house), []
    context.request.post("/api/me", data={"name": "Mira"})
    page = watched(context, complaints)
    page.goto("/")
    against_bots(page, level="spark")
    play(page, seed=1)
    assert complaints == []
    yield context.storage_state(), urlsplit(page.url).path
    context.close()
