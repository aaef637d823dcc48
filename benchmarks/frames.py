"""`python -m benchmarks.frames`: frames while dice roll and cards fly, with the processor slowed four times.

Starts a server, opens a game of Glow before a throw and one of the Vale before a card is taken, and lets it
happen while Chromium traces itself, three times each way (`--rounds`). Slowed, it tells how many frames came
late. At full speed it tells the longest task of the page in processor time of its thread, which is taken four
times: when slowed, Chromium counts what a busy machine makes it wait as work of the page.
Beside them stands a page with nothing but one box that moves: that is the floor, since no graphics card is
used and the processor draws every frame. Each figure is the middle of the rounds. Run it alone.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable
from itertools import pairwise
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.browser.chromium import installed_browser
from tests.browser.conftest import House
from tests.browser.player import PRIMARY, still
from tests.browser.position import come_to, last_of_the_morning

SLOWED: Final = 4
LONGEST: Final = 50.0  # milliseconds of a task
LATE: Final = 0.05  # of the frames
FRAME: Final = 1000 / 60  # milliseconds
ROUNDS: Final = 3
SPAN: Final = 1600  # milliseconds that are looked at
CATEGORIES: Final = ["toplevel", "devtools.timeline", "blink.user_timing"]
# A page with nothing but a box that moves, to be begun by its golden button as the tables are.
FLOOR: Final = """<!doctype html><style>
i { display: block; width: 90px; height: 120px; background: gold; animation: go 400ms infinite alternate }
@keyframes go { to { transform: translate(900px, 400px) } }</style>
<div data-room="question"><button data-deed="primary">go</button></div><i></i>"""
GAPS: Final = """(span) => new Promise((done) => {
  const times = [];
  const note = (now) => {
    times.push(now);
    if (now - times[0] < span) requestAnimationFrame(note);
    else done(times);
  };
  requestAnimationFrame(note);
})"""


def throw(page: Page) -> None:
    """Come to where the next click throws my dice."""
    come_to(page, "glow", "take", turn=3, where=last_of_the_morning)
    page.wait_for_timeout(3000)
    page.locator("[data-room=market] [data-legal]").first.click()


def hunt(page: Page) -> None:
    """Come to where the next click moves a card."""
    come_to(page, "vale", "action", turn=3)
    page.wait_for_timeout(3000)
    page.locator("[data-legal]").first.click()


def box(page: Page) -> None:
    """Show the floor: as little as can move."""
    page.set_content(FLOOR)


SCENES: Final = {"dice roll": throw, "a card flies": hunt, "floor: a box": box}


def measured(browser: Browser, page: Page, slowed: int) -> tuple[float, float]:
    """The longest task in milliseconds, and which part of the frames came late."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.locator(PRIMARY).click()
    times = page.evaluate(GAPS, SPAN)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    gaps = [after - before for before, after in pairwise(times)]
    return longest(events), sum(gap > 1.5 * FRAME for gap in gaps) / len(gaps)


def middle(
    browser: Browser, base: str, size: ViewportSize, come: Callable[[Page], None], rounds: int
) -> tuple[float, float]:
    """The middle of some rounds: the longest task, if all take so many times as long, and the late frames."""
    tasks = [once(browser, base, size, come, 1)[0] for _ in range(rounds)]
    late = [once(browser, base, size, come, SLOWED)[1] for _ in range(rounds)]
    return SLOWED * median(tasks), median(late)


def once(
    browser: Browser, base: str, size: ViewportSize, come: Callable[[Page], None], slowed: int
) -> tuple[float, float]:
    page = open_page(browser, base, size)
    come(page)
    still(page)
    found = measured(browser, page, slowed)
    page.context.close()
    return found


def longest(events: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time of the longest task of the page's main thread."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    tasks = [
        event["tdur"] / 1000
        for event in events
        if event.get("name") in ("RunTask", "ThreadControllerImpl::RunTask") and "tdur" in event
        if (event["pid"], event["tid"]) in mains
    ]
    return max(tasks, default=0.0)


def open_page(browser: Browser, base: str, size: ViewportSize) -> Page:
    context = browser.new_context(viewport=size, reduced_motion="no-preference", base_url=base)
    context.request.post("/api/me", data={"name": "Mira"})
    return context.new_page()


def summarise(name: str, task: float, late: float) -> str:
    return (
        f"{name:14} longest task {task:.0f} ms (at most {LONGEST:.0f}), late {late:.0%} (at most {LATE:.0%})"
    )


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.frames",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--scene", choices=SCENES, action="append", help="instead of all of them")
    return parser.parse_args()


def main() -> None:
    args = asked()
    size: ViewportSize = {"width": args.width, "height": args.height}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(data)
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=["--no-sandbox"])
        try:
            for name in args.scene or SCENES:
                found = middle(browser, house.address, size, SCENES[name], args.rounds)
                print(summarise(name, *found), flush=True)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
