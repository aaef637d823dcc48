"""A server and a browser for the tests in this folder; every page is watched for errors."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect

from .chromium import ASK, installed_browser
from .player import against_bots, hurry

Motion: TypeAlias = Literal["reduce", "no-preference"]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
LONG = 60_000  # milliseconds; only a broken page makes anybody wait so long, however busy the machine is

NO_WORKER = "delete Navigator.prototype.serviceWorker"  # as in a private window of some browsers

expect.set_options(timeout=LONG)


class House:
    """A server process on a folder of its own; it can be stopped and started again at the same address."""

    def __init__(self, data: str, program: Sequence[str] = ("-m", "everglow"), **settings: str) -> None:
        self.data = data
        self.program = program
        self.env = os.environ | settings
        self.port = 0
        self.start()

    def start(self) -> None:
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
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.env)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if at := re.search(r"open at (http://localhost:(\d+))", line):
                self.address, self.port = at[1], int(at[2])
                return
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(str(tmp_path_factory.mktemp("house")))
    yield house
    house.stop()


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    if not installed_browser():
        pytest.fail(ASK)
    headless = not os.environ.get("EVERGLOW_HEADED")
    browser = playwright.chromium.launch(
        executable_path=installed_browser(headless), args=["--no-sandbox"], headless=headless
    )
    yield browser
    browser.close()


def a_device(
    chromium: Browser,
    house: House,
    viewport: ViewportSize = DESKTOP,
    pace: float = 0,
    motion: Motion = "reduce",
    sound: bool = False,
    **options: Any,
) -> BrowserContext:
    """A browser of somebody new; silent unless asked, since even an unheard sound keeps a processor busy."""
    context = chromium.new_context(
        viewport=viewport,
        reduced_motion=motion,
        **{"base_url": house.address, "color_scheme": "dark", **options},
    )
    chosen = json.dumps({"pace": pace} | ({} if sound else {"sound": False}))
    context.add_init_script(
        "location.protocol === 'about:' ||"
        f" localStorage.getItem('everglow') || localStorage.setItem('everglow', '{chosen}')"
    )
    return context


def watched(context: BrowserContext, complaints: list[str]) -> Page:
    """A page on that device; whatever it complains of is kept."""
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
    )
    return page


def empty(context: BrowserContext, house: House) -> None:
    """Forget everything but what a browser would load again: cookies and storages are empty.

    One page stays, at an address that runs none of our code: its process knows our code already.
    """
    for page in context.pages[1:]:
        page.close()
    last = context.pages[0] if context.pages else context.new_page()
    last.goto(f"{house.address}/health")  # a page that goes may still write something
    last.evaluate("sessionStorage.clear()")  # each page has its own
    wire = context.new_cdp_session(last)
    wire.send("Storage.clearDataForOrigin", {"origin": house.address, "storageTypes": "all"})
    wire.send("Page.resetNavigationHistory")
    wire.detach()
    context.clear_cookies()


LASTING = ["add_init_script", "emulate_media", "expose_function", "on", "route"]  # until the page is closed


class Devices:
    """Browser contexts that serve one test after another, and a page of each, which need not load all anew.

    They have no service worker, which would load them anew all the same: tests about it have their own.
    """

    def __init__(self, house: House, chromium: Browser) -> None:
        self.house = house
        self.chromium = chromium
        self.free: dict[str, list[BrowserContext]] = {}  # by their options
        self.taken: dict[BrowserContext, str] = {}
        self.unchanged: set[Page] = set()  # fit for the next test
        self.complaints: list[str] = []  # of all pages

    def take(self, **options: Any) -> BrowserContext:
        key = repr(sorted(options.items()))
        free = self.free.setdefault(key, [])
        context = free.pop() if free else self.made(**options)
        self.taken[context] = key
        return context

    def made(self, **options: Any) -> BrowserContext:
        context = a_device(self.chromium, self.house, **options)
        context.add_init_script(NO_WORKER)
        self.notice(context, "new_cdp_session")
        return context

    def page(self, context: BrowserContext, viewport: ViewportSize = DESKTOP) -> Page:
        """The page that an earlier test has left there, or a new one."""
        page = context.pages[0] if context.pages else self.new_page(context)
        page.set_viewport_size(viewport)
        return page

    def new_page(self, context: BrowserContext) -> Page:
        page = watched(context, self.complaints)
        for name in LASTING:
            self.notice(page, name)
        self.unchanged.add(page)
        return page

    def notice(self, part: Page | BrowserContext, name: str) -> None:
        """Remember that a page was changed for good when a test calls this method."""
        method = getattr(part, name)

        def noticed(*given: Any, **options: Any) -> Any:
            self.unchanged -= {part, *given[:1]}
            return method(*given, **options)

        setattr(part, name, noticed)

    def give_back(self, context: BrowserContext) -> None:
        unchanged = self.unchanged.intersection(context.pages)
        empty(context, self.house)
        for page in set(context.pages) - unchanged:
            page.close()
        self.unchanged |= unchanged
        self.free[self.taken.pop(context)].append(context)


@pytest.fixture(scope="session")
def devices(house: House, chromium: Browser) -> Devices:
    return Devices(house, chromium)


OWN = {"storage_state", "service_workers"}  # options that no other test shares


class Visit:
    """Opens pages as somebody new would, each on a device of its own, and keeps what they complain of."""

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.own: list[BrowserContext] = []  # that no other test may use
        self.shared: list[BrowserContext] = []
        self.devices.complaints.clear()
        self.expected: list[str] = []  # parts of what a browser says of something that is meant to fail

    def __call__(self, path: str = "/", person: str | None = None, **device: Any) -> Page:
        page = self.blank(person, **device)
        page.goto(path)
        return page

    def blank(self, person: str | None = None, own: bool = False, **device: Any) -> Page:
        """A page that has opened nothing yet, for whoever goes straight to a table."""
        page = self.own_page(**device) if own or OWN.intersection(device) else self.shared_page(**device)
        if person:
            page.request.post("/api/me", data={"name": person})
        return page

    def own_page(self, **options: Any) -> Page:
        self.own.append(a_device(self.devices.chromium, self.devices.house, **options))
        return watched(self.own[-1], self.devices.complaints)

    def shared_page(self, viewport: ViewportSize = DESKTOP, **options: Any) -> Page:
        self.shared.append(self.devices.take(**options))
        return self.devices.page(self.shared[-1], viewport)

    def leave(self) -> None:
        for context in self.own:
            context.close()
        for context in self.shared:
            self.devices.give_back(context)

    def unexpected(self) -> list[str]:
        return [told for told in self.devices.complaints if not any(part in told for part in self.expected)]


@pytest.fixture
def visit(devices: Devices) -> Iterator[Visit]:
    """Give pages to a test; at the end nothing may have complained but of what was expected."""
    visit = Visit(devices)
    yield visit
    visit.leave()
    assert visit.unexpected() == []


@pytest.fixture(scope="session")
def veteran(house: House, chromium: Browser) -> Iterator[tuple[Any, str]]:
    """Mira, who has played one game against a bot: what her browser keeps, and the path of the table."""
    context = a_device(chromium, house)
    complaints: list[str] = []
    context.request.post("/api/me", data={"name": "Mira"})
    page = watched(context, complaints)
    page.goto("/")
    against_bots(page, level="spark")
    hurry(page)
    assert complaints == []
    yield context.storage_state(), urlsplit(page.url).path
    context.close()
