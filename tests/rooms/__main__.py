"""Measure the law in the whole gallery; draw a sheet of pictures for every size, and all that breaks it."""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from everglow.words.languages import LANGUAGES

from .gallery import Scene, scenes, tables
from .house import FurnishedHouse
from .law import LARGE, SIZES, Look, every_look
from .sheet import sheet
from .visit import Window, browser, looked_at, standing_at

EXAMPLES = """\
  make rooms                                   everything; pictures in build/rooms
  make rooms ARGS='--only vale-paying'         scenes whose name matches
  make rooms ARGS='--size 390x844 --plain'     one size, texts as they are
  make rooms ARGS='--language de --plain'      everything in German
  make rooms ARGS='--count --part 1/2'         every second scene, without pictures"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make rooms",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    sizes = [f"{width}x{height}" for width, height in SIZES]
    parser.add_argument("--only", default="", metavar="PATTERN", help="scenes whose name matches")
    parser.add_argument(
        "--size", action="append", choices=sizes, metavar="SIZE", help="such as 390x844; repeat for more"
    )
    parser.add_argument(
        "--language",
        default="en",
        choices=LANGUAGES,
        metavar="LANGUAGE",
        help="such as de; English if not given",
    )
    parser.add_argument("--plain", action="store_true", help="text at 100 %% and words as they are")
    parser.add_argument("--count", action="store_true", help="count breaches only, and draw nothing")
    parser.add_argument(
        "--part", default="1/1", metavar="N/M", help="the N-th of M equal parts of the scenes"
    )
    parser.add_argument("--out", type=Path, default=Path("build/rooms"), help="folder of the pictures")
    return parser.parse_args()


def wanted_looks(args: argparse.Namespace) -> list[Look]:
    looks = [look for look in every_look() if not args.size or f"{look.width}x{look.height}" in args.size]
    return [look for look in looks if look.plain] if args.plain else looks


def wanted_scenes(args: argparse.Namespace) -> list[Scene]:
    """Scenes whose name matches, and of these every M-th from the N-th on."""
    first, step = map(int, args.part.split("/"))
    return [scene for scene in scenes() if re.search(args.only, scene.name)][first - 1 :: step]


class Tour:
    """One walk through the gallery, and what was seen on it."""

    def __init__(
        self, chromium: Browser, house: FurnishedHouse, looks: Sequence[Look], args: argparse.Namespace
    ) -> None:
        self.chromium, self.house, self.looks = chromium, house, looks
        self.out, self.draws, self.language = args.out, not args.count, args.language
        self.seen: dict[Look, list[tuple[Scene, list[str], Path]]] = defaultdict(
            list
        )  # by look: scene, breaches, picture
        self.lines: list[str] = []

    def visit(self, scene: Scene) -> int:
        """Look at a scene in every way; return how often it breaks the law."""
        broken = 0
        for text in (1.0, LARGE):
            looks = [look for look in self.looks if look.text == text]
            if not looks:
                continue
            with standing_at(self.chromium, self.house, scene, text, language=self.language) as page:
                window = Window(page)
                for look, found in looked_at(window, scene, looks):
                    broken += len(found)
                    self.note(scene, look, found)
                    if self.draws and (look.plain or found):
                        self.keep(window, scene, look, found)
        return broken

    def note(self, scene: Scene, look: Look, found: list[str]) -> None:
        """Write down at once what breaks the law, so that it can be read during the tour."""
        self.lines += [f"{look} · {scene.name} · {breach}" for breach in found]
        (self.out / "breaches.txt").write_text("\n".join(self.lines) + "\n", encoding="utf-8")

    def keep(self, window: Window, scene: Scene, look: Look, found: list[str]) -> None:
        path = self.out / f"{look.name}-{scene.name.replace(' ', '-').replace(',', '')}.png"
        path.write_bytes(window.picture(look))
        self.seen[look].append((scene, found, path))

    def draw(self) -> None:
        """Write a sheet for every look, as a page and as a picture."""
        page = self.chromium.new_page(viewport={"width": 2200, "height": 1000})
        for look, pictures in self.seen.items():
            path = self.out / f"sheet-{look.name}.html"
            path.write_text(sheet(look, pictures), encoding="utf-8")
            page.goto(path.absolute().as_uri())
            page.screenshot(path=path.with_suffix(".png"), full_page=True)


def main() -> int:
    args = arguments()
    looks = wanted_looks(args)
    shown = wanted_scenes(args)
    if not shown:
        sys.exit(
            f"No name of a scene matches {args.only!r}; there are: {', '.join(s.name for s in scenes())}."
        )
    args.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        browser(playwright) as chromium,
    ):
        house = FurnishedHouse(Path(folder), tables())
        try:
            tour = Tour(chromium, house, looks, args)
            for number, scene in enumerate(shown, 1):
                broken = tour.visit(scene)
                print(f"{number:3} of {len(shown)}  {broken:4} broken  {scene.name}", flush=True)
            tour.draw()
        finally:
            house.stop()
    screens = len(shown) * len(looks)
    print(f"{len(shown)} scenes, {len(looks)} looks, {screens} screens: {len(tour.lines)} breaches.")
    print(f"Pictures: {args.out}/sheet-*.png; every breach: {args.out}/breaches.txt")
    return 1 if tour.lines else 0


if __name__ == "__main__":
    sys.exit(main())
