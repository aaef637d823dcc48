"""`python -m tests.browser.film`: a film strip of every moment, eight pictures each, into build/strips.

`--readme` makes the moving picture of README.md instead, docs/img/moments.webp, which needs Pillow.
It renews the pictures of whole tables in docs/img, too.
Animations are slowed down, since taking a picture lasts longer than most of them.
Look at the strips after any change of motion.
"""

from __future__ import annotations

import argparse
import base64
import importlib
import io
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from .chromium import installed_browser
from .conftest import House, a_device
from .player import HURRY, slow_down, still, wait_until
from .position import brought, come_to, come_to_saved

Wanted: TypeAlias = Callable[[list[dict[str, Any]]], bool]
STRIPS: Final = Path("build/strips")
MOVING: Final = Path("docs/img/moments.webp")
LOADED: Final = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/roll-'))"
PICTURES: Final = 8
SIZE: Final[ViewportSize] = {"width": 1280, "height": 800}
STRIP: Final = """<!doctype html><style>body { margin: 0; display: flex; gap: 4px; background: #06070f }
img { width: 480px }</style>"""


STILLS: Final[dict[str, tuple[str, ViewportSize]]] = {
    "vale-action": ("vale-paying", {"width": 1440, "height": 900}),
    "glow-roll": ("glow-most-dice", {"width": 1440, "height": 900}),
    "glow-sea-phone": ("glow-sea-asked-sail", {"width": 390, "height": 844}),
}


class Scene(NamedTuple):
    game: str
    options: dict[str, str]
    wanted: Wanted | None  # None: the end of a game, at its own table
    lasts: float  # seconds of it that are seen
    slowed: float = 0.25  # how fast animations run
    eyes: int | None = None  # whose: None is who acts
    last: str | None = None  # what the last picture shows, however late a slow machine does


def has(*kinds: str, **fields: object) -> Wanted:
    """Steps with events of all these kinds, one of them with these fields."""
    return lambda events: (
        {event["event"] for event in events} >= set(kinds)
        and any(event["event"] in kinds and fields.items() <= event.items() for event in events)
    )


SCENES: Final = {
    "dealing": Scene("vale", {}, has("revealed"), 0.7, eyes=0),
    "summon": Scene("vale", {}, has("summoned", "scored"), 1.2),
    "deed": Scene("vale", {}, has("summoned"), 1.2, 1, eyes=1),
    "throw": Scene("glow", {}, has("rolled"), 1.6),
    "reroll": Scene("glow", {}, has("rerolled"), 1.6),
    "walk": Scene("glow", {}, has("went"), 0.6, 0.15),
    "boat": Scene("glow", {"board": "sea"}, has("sailed"), 0.6, 0.15),
    "sunset": Scene("glow", {}, has("dealt", round=2), 0.8),
    "last-round": Scene("vale", {}, has("revealed", round=10), 0.8, 1, eyes=0),
    "end": Scene("vale", {}, None, 6, 1, last="[data-room=result][data-counted]"),
}


class Shot(NamedTuple):
    time: float  # seconds of the animation
    picture: bytes


def open_page(browser: Browser, house: House, size: ViewportSize) -> Page:
    context = a_device(browser, house, pace=1, motion="no-preference", viewport=size)
    context.request.post("/api/me", data={"name": "Mira"})
    return context.new_page()


def come(page: Page, scene: Scene) -> Callable[[], object]:
    """Come to where a scene begins; the answer begins it."""
    if scene.wanted is None:
        table = finished(page)
        return lambda: (page.goto(table), page.wait_for_selector("[data-room=result]"))
    look_back(page, scene, scene.wanted)
    if scene.game == "glow":
        wait_until(page, LOADED)
    return lambda: page.keyboard.press("ArrowRight")


def look_back(page: Page, scene: Scene, wanted: Wanted) -> None:
    """Open a replay before the first such step."""
    code = brought(page, (scene.game, scene.options, 2))
    steps = page.request.get(f"/api/tables/{code}/replay").json()["steps"]
    number, step = next((i, step) for i, step in enumerate(steps) if wanted(step["events"]))
    page.goto(f"/t/{code}/replay?step={number}&eyes={step['seat'] if scene.eyes is None else scene.eyes}")
    page.wait_for_selector("[data-room=question]")
    still(page)


def finished(page: Page) -> str:
    """Play a game to its end by another connection; the address of its table."""
    come_to(page, "vale", "action", turn=6, players=3)
    table = page.url
    page.goto("/health")
    page.evaluate(HURRY, table.rsplit("/", 1)[1])
    page.evaluate("window.hurried")
    return table


def shoot(page: Page, scene: Scene, most: int, form: str = "jpeg") -> list[Shot]:
    """Let a scene happen; so many pictures of it, evenly over its time, as far as the machine can."""
    begin = come(page, scene)
    slow_down(page, scene.slowed)
    session = page.context.new_cdp_session(page)
    begin()
    begun = monotonic()
    shots: list[Shot] = []
    while len(shots) < most:
        time = (monotonic() - begun) * scene.slowed
        if time >= scene.lasts * len(shots) / most:
            if scene.last and len(shots) == most - 1:
                page.wait_for_selector(scene.last)
                still(page)
            told = session.send("Page.captureScreenshot", {"format": form})
            shots.append(Shot(time, base64.b64decode(told["data"])))
    return shots


def strip(page: Page, shots: list[Shot]) -> bytes:
    """All pictures side by side."""
    coded = [base64.b64encode(picture).decode() for _, picture in shots]
    page.set_content(STRIP + "".join(f'<img src="data:image/jpeg;base64,{one}">' for one in coded))
    return page.locator("body").screenshot(type="jpeg", quality=80)


def strips(browser: Browser, house: House, names: list[str]) -> None:
    STRIPS.mkdir(parents=True, exist_ok=True)
    for name in names:
        page = open_page(browser, house, SIZE)
        shots = shoot(page, SCENES[name], PICTURES)
        page.context.close()
        sheet = browser.new_page(viewport={"width": 484 * PICTURES, "height": 320})
        (STRIPS / f"{name}.jpg").write_bytes(strip(sheet, shots))
        sheet.close()
        print(STRIPS / f"{name}.jpg", flush=True)


def stills(browser: Browser, house: House) -> None:
    """Whole tables in positions of the gallery."""
    for name, (position, size) in STILLS.items():
        page = open_page(browser, house, size)
        come_to_saved(page, position)
        still(page)
        page.screenshot(path=f"docs/img/{name}.jpg", type="jpeg", quality=88)
        page.context.close()


def moving(browser: Browser, house: House) -> None:
    """A summon and a throw of dice, one after the other, in one moving picture."""
    images = importlib.import_module("PIL.Image")
    frames: list[Any] = []
    lengths: list[int] = []
    for name in ("summon", "throw"):
        page = open_page(browser, house, SIZE)
        shots = shoot(page, SCENES[name]._replace(slowed=0.06, lasts=1.5), 30, "png")
        page.context.close()
        frames += [images.open(io.BytesIO(one)).convert("RGB").resize((800, 500)) for _, one in shots]
        times = [time for time, _ in shots]
        gaps = (round(1000 * (after - before)) for before, after in pairwise(times))
        lengths += [*gaps, 1600]
    frames[0].save(MOVING, save_all=True, append_images=frames[1:], duration=lengths, loop=0, quality=60)
    print(MOVING, MOVING.stat().st_size)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.film", description=__doc__)
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("scenes", nargs="*", default=list(SCENES))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(data)
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=["--no-sandbox"])
        try:
            if args.readme:
                stills(browser, house)
                moving(browser, house)
            else:
                strips(browser, house, args.scenes)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
