"""A browser that looks at scenes: each in a window of its own, at one size after the other."""

from contextlib import contextmanager
from json import dumps

from tests.browser.chromium import ASK, found

from .law import breaches, measured, settle

READY = "[data-room=question], main h1, section.end"
SHOWN_BARS = {"ignore_default_args": ["--hide-scrollbars"]}  # hidden by default in browsers under test


@contextmanager
def browser(playwright):
    """Open a Chromium that draws its scrollbars."""
    assert found(), ASK
    opened = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"], **SHOWN_BARS)
    yield opened
    opened.close()


@contextmanager
def standing_at(chromium, house, scene, text=1.0, size=(1280, 720), script=""):
    """Open a scene as its person, with this size of text; give its page, which runs the script first."""
    window = {"width": size[0], "height": size[1]}
    context = chromium.new_context(base_url=house.address, reduced_motion="reduce", viewport=window)
    kept = dumps(dumps({"pace": 0, "text": text, "quick": False}))
    context.add_init_script(f"localStorage.getItem('everglow') || localStorage.setItem('everglow', {kept})")
    context.add_init_script(script)
    if scene.seat is not None:
        context.add_cookies([{"name": "everglow", "value": house.cookies[scene.seat], "url": house.address}])
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto(scene.address(house.codes))
    page.wait_for_selector(READY)
    yield page
    context.close()


def looked_at(page, scene, looks):
    """Bring a page to each look in turn; give the look and what breaks the law there."""
    measured(page)
    for look in looks:
        page.set_viewport_size({"width": look.width, "height": look.height})
        settle(page)
        if scene.act:
            scene.act(page)
            settle(page)
        yield look, breaches(page, look)
