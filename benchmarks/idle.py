"""`python -m benchmarks.idle`: the processor time that Chromium uses while a table waits for its player.

Starts a server, brings a game of each kind and opens it in the middle. Then reads the processor time of all
processes of the browser from /proc, over some seconds in which nobody touches anything, by night and by day.
No graphics card is used: the processor draws whatever moves.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal

from tests.browser.chromium import installed_browser

from benchmarks.load.house import TICKS, House
from everglow.games import games
from everglow.record import Record
from everglow.rng import fast

GOAL: Final = 0.02  # of a core
SECONDS: Final = 20.0
SETTLE: Final = 6.0  # seconds after which a table that nobody touches lies still
KINDS: Final[list[tuple[str, dict[str, str]]]] = [
    ("vale", {}),
    ("glow", {"board": "realm"}),
    ("glow", {"board": "sea"}),
]
THEMES: Final[dict[str, Literal["dark", "light"]]] = {"dusk": "dark", "dawn": "light"}


def played(name: str, options: dict[str, str], seats: int, seed: int) -> Record:
    """Play a game at random and write it down."""
    game = games()[name]
    record = Record(name, game.version, ["Ann", "Bo", "Cy", "Di"][:seats], f"idle {seed}")
    record.options = options
    state, chance = record.start(game), fast(seed, 1)
    while deciders := state.deciders():
        seat = deciders[0]
        legal = state.legal_actions(seat)
        action = legal[chance.below(0, len(legal))]
        record.add(seat, game.codec.action_name(action))
        state.apply(seat, action)
    record.conclude(state)
    return record


def tree(root: int) -> Iterator[int]:
    """A process and all that it started."""
    yield root
    for children in Path(f"/proc/{root}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from tree(int(child))


def seconds(root: int) -> float:
    """Processor time so far of a process and all that it started."""
    ticks = 0
    for process in tree(root):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


async def idle(root: int, settle: float, span: float) -> float:
    await asyncio.sleep(settle)
    before = seconds(root)
    await asyncio.sleep(span)
    return seconds(root) - before


async def open_table(context: Any, base: str, record: Record) -> None:
    """Open a page with that game in its middle, where its player is asked something."""
    await context.request.post(f"{base}/api/me", data={"name": "Mira"})
    brought = await context.request.post(f"{base}/api/records", data=record.to_json())
    code = (await brought.json())["code"]
    step = len(record.actions) * 6 // 10
    wish = {"step": step, "seat": record.actions[step].seat, "level": "ember"}
    branch = await context.request.post(f"{base}/api/tables/{code}/branch", data=wish)
    page = await context.new_page()
    await page.goto(f"{base}/t/{(await branch.json())['code']}")
    await page.wait_for_selector(".prompt")


async def measure(args: argparse.Namespace) -> None:
    from playwright.async_api import async_playwright

    serve = [sys.executable, "-m", "everglow", "serve", "--quiet", "--port", "PORT", "--data"]
    with tempfile.TemporaryDirectory() as data:
        async with House([*serve, data]) as house, async_playwright() as playwright:
            for (name, options), theme in product(KINDS, THEMES):
                browser = await playwright.chromium.launch(
                    executable_path=installed_browser(),
                    args=["--no-sandbox", "--disable-gpu"],
                )
                context = await browser.new_context(
                    viewport={"width": args.width, "height": args.height},
                    reduced_motion=args.motion,
                    color_scheme=THEMES[theme],
                )
                await open_table(context, house.base, played(name, options, args.players, 1))
                session = await browser.new_browser_cdp_session()
                processes = (await session.send("SystemInfo.getProcessInfo"))["processInfo"]
                root = next(found["id"] for found in processes if found["type"] == "browser")
                used = await idle(root, args.settle, args.seconds) / args.seconds
                told = " ".join([name, *options.values(), theme])
                print(f"{told:16} {used:.1%} of a core (at most {GOAL:.0%})", flush=True)
                await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.idle",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long to measure")
    parser.add_argument("--settle", type=float, default=SETTLE, help="how long to wait before")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--motion", choices=["no-preference", "reduce"], default="no-preference")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
