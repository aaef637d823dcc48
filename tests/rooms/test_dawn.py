"""In the morning everything can be read as in the evening: contrast, axe, and the law of the screen."""

from base64 import b64encode
from pathlib import Path

import pytest

from tests.browser.test_access import serious

from .law import LARGE, Look
from .test_law import scene_called
from .visit import Window, looked_at, settle, standing_at

WIDE, PHONE = (1440, 900), (390, 844)
SCENES = [
    "home",
    "rules of vale",
    "cards of vale",
    "cards of glow",
    "profile",
    "vale-full-hand",
    "vale-paying",
    "vale-asked-mark, picked",
    "vale-over",
    "vale-over, looked back",
    "vale-over, what decided it",
    "vale lesson",
    "vale lobby with a free seat, as a stranger",
    "glow-most-dice",
    "glow-most-companions",
    "glow-graveyard",
    "glow-sea-all-boats with a clock",
    "glow-realm-over",
    "glow-realm-over, what decided it",
    "glow lobby full, as host",
]
MEASURE = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
MEASURED = [
    "home",
    "cards of glow",
    "vale-full-hand",
    "vale-over",
    "vale-over, what decided it",
    "glow-most-companions",
    "glow-realm-over",
]
SAMPLE = {
    "vale-full-hand": [Look(*WIDE), Look(*PHONE), Look(360, 640, LARGE, longer=True)],
    "glow-most-companions": [Look(*WIDE), Look(*PHONE)],
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_can_be_read_at_dawn(house, chromium, name):
    scene = scene_called(name)
    with standing_at(chromium, house, scene, size=WIDE, scheme="light") as page:
        assert page.locator("html[data-theme=dawn]").count() == 1
        assert "\n".join(unread(page, scene, WIDE) + unread(page, scene, PHONE)) == ""


def unread(page, scene, size):
    """List what axe finds in a scene at this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)
    if scene.act:
        scene.act(page)
        settle(page)
    return [f"{size}: {told}" for told in serious(page)]


@pytest.mark.parametrize("name", SAMPLE)
def test_nothing_is_cut_off_at_dawn(house, chromium, name):
    scene = scene_called(name)
    for look in SAMPLE[name]:
        with standing_at(chromium, house, scene, look.text, look.size, scheme="light") as page:
            broken = [told for _, told in looked_at(Window(page), scene, [look])]
            assert broken == [[]], f"{name} at {look}"


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("name", MEASURED)
def test_text_stands_out_from_what_is_painted_behind_it(house, chromium, name, scheme):
    scene = scene_called(name)
    with standing_at(chromium, house, scene, size=WIDE, scheme=scheme) as page:
        if scene.act:
            scene.act(page)
        settle(page)
        assert pale(page) == []


def test_text_that_does_not_stand_out_is_noticed(house, chromium):
    with standing_at(chromium, house, scene_called("home"), scheme="light") as page:
        page.locator("main h1", has_text="Kesle").evaluate("(title) => title.style.color = '#d8cebf'")
        assert any("Kesle" in told for told in pale(page))


def pale(page):
    """List the texts whose colour is too near to what is painted behind them."""
    page.evaluate(f"globalThis.contrast = {MEASURE}; contrast.hide()")
    settle(page)
    return page.evaluate("(png) => contrast.judge(png)", b64encode(page.screenshot()).decode())
