"""A tour through the gallery: every scene in every look, in several browsers at once, and what was seen."""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .gallery import Scene
from .house import FurnishedHouse
from .law import Look
from .sheet import sheet
from .visit import Window, browser, looked_at, standing_at


class Tour:
    """One walk through the gallery, and what was seen on it."""

    def __init__(
        self, house: FurnishedHouse, scenes: Sequence[Scene], looks: Sequence[Look], args: argparse.Namespace
    ) -> None:
        self.house, self.scenes, self.looks, self.jobs = house, scenes, looks, args.jobs
        self.out, self.draws, self.language = args.out, not args.count, args.language
        self.seen: dict[Look, list[tuple[Scene, list[str], Path]]] = defaultdict(
            list
        )  # by look: scene, breaches, picture
        self.lines: list[str] = []
        self.waiting = iter(scenes)
        self.done = 0
        self.begun = time.monotonic()

    def walk(self) -> None:
        """Visit all scenes. Each browser takes the next one that nobody has taken."""
        with ThreadPoolExecutor(self.jobs) as threads:
            for walked in [threads.submit(self.walk_alone) for _ in range(self.jobs)]:
                walked.result()

    def walk_alone(self) -> None:
        with sync_playwright() as playwright, browser(playwright) as chromium:
            for scene in self.waiting:
                self.tell(scene, self.visit(chromium, scene))

    def visit(self, chromium: Browser, scene: Scene) -> int:
        """Look at a scene in every way; return how often it breaks the law."""
        texts = sorted({look.text for look in self.looks})
        return sum(self.visit_with(chromium, scene, text) for text in texts)

    def visit_with(self, chromium: Browser, scene: Scene, text: float) -> int:
        """Look at a scene in every way with text of this size."""
        broken, looks = 0, [look for look in self.looks if look.text == text]
        size = looks[0].size
        with standing_at(chromium, self.house, scene, text, size, language=self.language) as page:
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

    def tell(self, scene: Scene, broken: int) -> None:
        """Say how far the tour has come, and how long the rest takes if it goes on like this."""
        self.done += 1
        left = (time.monotonic() - self.begun) / self.done * (len(self.scenes) - self.done)
        count = f"{self.done:3} of {len(self.scenes)}  {broken:4} broken"
        print(f"{count}  {left / 60:3.0f} min left  {scene.name}", flush=True)

    def keep(self, window: Window, scene: Scene, look: Look, found: list[str]) -> None:
        path = self.out / f"{look.name}-{scene.name.replace(' ', '-').replace(',', '')}.png"
        path.write_bytes(window.picture(look))
        self.seen[look].append((scene, found, path))

    def draw(self) -> None:
        """Write a sheet for every look, as a page and as a picture."""
        with sync_playwright() as playwright, browser(playwright) as chromium:
            page = chromium.new_page(viewport={"width": 2200, "height": 1000})
            for look, pictures in self.seen.items():
                path = self.out / f"sheet-{look.name}.html"
                in_order = sorted(pictures, key=lambda seen: self.scenes.index(seen[0]))
                path.write_text(sheet(look, in_order), encoding="utf-8")
                page.goto(path.absolute().as_uri())
                page.screenshot(path=path.with_suffix(".png"), full_page=True)
