"""A browser that looks at scenes: each in a window of its own, at one size after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from json import dumps

from playwright.sync_api import Browser, Page, Playwright

from tests.browser.chromium import ASK, installed_browser

from .gallery import Scene
from .house import FurnishedHouse
from .law import Look, breaches, measured, settle

READY = "[data-room=question], main h1, [data-room=result]"
SHOWN_BARS = ["--hide-scrollbars"]  # what browsers under test are told by default, and this one is not


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
) -> Iterator[Page]:
    """Open a scene as its person, with this size of text; give its page, which runs the script first."""
    context = chromium.new_context(
        base_url=house.address,
        reduced_motion="reduce",
        viewport={"width": size[0], "height": size[1]},
    )
    kept = dumps(dumps({"pace": 0, "text": text, "quick": False}))
    context.add_init_script(f"localStorage.getItem('everglow') || localStorage.setItem('everglow', {kept})")
    context.add_init_script(script)
    if scene.seat is not None:
        context.add_cookies([{"name": "everglow", "value": house.cookies[scene.seat], "url": house.address}])
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.set_default_timeout(30_000)
    page.goto(scene.address(house.codes))
    page.wait_for_selector(READY)
    yield page
    assert problems == [], f"{scene.name} is broken"
    context.close()


def looked_at(page: Page, scene: Scene, looks: Sequence[Look]) -> Iterator[tuple[Look, list[str]]]:
    """Bring a page to each look in turn; give the look and what breaks the law there."""
    measured(page)
    for look in looks:
        page.set_viewport_size({"width": look.width, "height": look.height})
        settle(page)
        if scene.act:
            scene.act(page)
            settle(page)
        yield look, breaches(page, look)
