"""A browser that looks at scenes: each in a window of its own, at one size after the other."""

from __future__ import annotations

from base64 import b64decode
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from json import dumps
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.browser.chromium import ASK, installed_browser
from tests.browser.conftest import NO_WORKER, empty

from .gallery import Scene
from .house import FurnishedHouse
from .law import Look, breaches, measured, relax, settle

READY = "[data-room=question], main h1, [data-room=result]"
SHOWN_BARS = ["--hide-scrollbars"]  # what browsers under test are told by default, and this one is not
UNSEEN = 0.05  # scale at which a page is drawn that nobody looks at


# Emptied and free for the next scene, by all that they were made for: they need not load all pages anew.
CONTEXTS: defaultdict[tuple[object, ...], list[BrowserContext]] = defaultdict(list)


@contextmanager
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Open a Chromium that draws its scrollbars."""
    assert installed_browser(), ASK
    opened = playwright.chromium.launch(
        executable_path=installed_browser(), args=["--no-sandbox"], ignore_default_args=SHOWN_BARS
    )
    yield opened
    opened.close()


@contextmanager
def standing_at(
    chromium: Browser,
    house: FurnishedHouse,
    scene: Scene,
    text: float = 1.0,
    size: tuple[int, int] = (1280, 720),
    script: str = "",
    language: str = "en",
    scheme: Literal["dark", "light"] = "dark",
) -> Iterator[Page]:
    """Open a scene as its person, who reads this language; give its page, which runs the script first."""
    free = CONTEXTS[chromium, house.address, text, language, script]
    context = free.pop() if free else new_context(chromium, house, text, language, script)
    if scene.seat is not None:
        context.add_cookies([{"name": "everglow", "value": house.cookies[scene.seat], "url": house.address}])
    page = context.new_page()
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.set_default_timeout(120_000)  # a busy machine opens a page slowly
    page.goto(scene.address(house.codes))
    page.wait_for_selector(READY)
    yield page
    assert problems == [], f"{scene.name} is broken"
    empty(context, house)
    context.pages[0].close()
    free.append(context)


def new_context(
    chromium: Browser, house: FurnishedHouse, text: float, language: str, script: str
) -> BrowserContext:
    """A browser of somebody who reads this language at this size, with no worker that loads pages anew."""
    context = chromium.new_context(base_url=house.address, reduced_motion="reduce")
    kept = dumps(dumps({"pace": 0, "text": text, "quick": False, "language": language, "sound": False}))
    context.add_init_script(
        "location.protocol === 'about:' ||"
        f" localStorage.getItem('everglow') || localStorage.setItem('everglow', {kept})"
    )
    context.add_init_script(NO_WORKER)
    context.add_init_script(script)
    return context


class Window:
    """The window of a measured page: changes its size in place, and draws only what is looked at."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)

    def resize(self, size: tuple[int, int], scale: float = UNSEEN) -> None:
        """Lay the page out at this size. The scale is that of its picture alone: small ones cost no time."""
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False}
        self.browser.send("Emulation.setDeviceMetricsOverride", {**metrics, "scale": scale})
        settle(self.page)

    def picture(self, look: Look) -> bytes:
        """The page as it is seen, which has this look."""
        self.resize(look.size, scale=1)
        told = self.browser.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return b64decode(told["data"])


def looked_at(window: Window, scene: Scene, looks: Iterable[Look]) -> Iterator[tuple[Look, list[str]]]:
    """Bring a window to each look in turn; give the look and what breaks the law there.

    A size whose looks stand side by side is laid out once: words become longer in place, which comes last.
    """
    page = window.page
    measured(page)
    for size, same in groupby(looks, key=lambda look: look.size):
        relax(page)
        window.resize(size)
        if scene.act:
            scene.act(page)
            settle(page)
        for look in same:
            yield look, breaches(page, look)
