"""Count the clicks of a person who plays Glow in a browser: `python -m tests.browser.clicks --help`."""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time

from playwright.sync_api import Error, Page, sync_playwright

from .chromium import installed_browser
from .conftest import House, a_device
from .glow_player import against_bots

LONGEST = 2000  # milliseconds for one click
PRIMARY = "[data-room=question] [data-deed=primary]:not([disabled]):not([data-deaf])"
ENDING = "[data-deed=keep], [data-deed=stop]"
GAINS = "[data-deed=gains]"
PILE = "[data-room=graveyard] [data-legal]"
OPTIONS = "[data-room=question] button[data-pick]"
STEPS = "[data-room=steps] [data-pick]"
TAKE = "[data-pick^='track:'][data-legal], [data-pick^='card:'][data-legal]"
CARDS = "[data-pick^='card:'][data-legal]"


class Person:
    """Somebody who recruits, keeps the dice, resolves and walks; every click is counted."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.legal = 0  # answers to the question that was told last
        self.asked = None  # its number
        self.picked_at = None  # the question at which something was picked last
        self.clicks = 0
        self.forced = 0  # clicks at questions with a single answer
        self.confirmed = 0  # golden buttons for what was picked before
        self.waited = 0.0
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        """Remember the number of the question in a message, and how many answers it has."""
        message = json.loads(frame)
        if isinstance(message, dict) and message.get("question"):
            self.legal = len(message["question"].get("legal") or [])
            self.asked = message["question"]["number"]

    def day(self) -> int:
        told = self.page.locator("[aria-label^='Day ']").first
        return int((told.get_attribute("aria-label") or "").split()[1]) if told.count() else 0

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def click(self, selector: str) -> bool:
        """One click on one of these; False if it was gone by then."""
        number, forced, asked = self.count(selector), self.legal == 1, self.asked
        if number == 0:
            return False
        try:
            self.page.locator(selector).nth(self.rng.randrange(number)).click(timeout=LONGEST)
        except Error:
            return False
        self.clicks += 1
        self.forced += forced
        self.confirmed += selector == PRIMARY and not forced and self.picked_at == asked
        self.picked_at = None if selector == PRIMARY else asked
        return True

    def pick(self, selector: str) -> None:
        """Pick one of these; unless that answered, press the golden button as soon as it listens."""
        asked, since = self.asked, time.monotonic()
        if not self.click(selector):
            return
        while self.asked == asked and time.monotonic() - since < 4 and not self.click(PRIMARY):
            self.page.wait_for_timeout(30)

    def answer(self) -> None:
        """Answer whatever is asked now."""
        if self.count(PILE):
            self.pick(PILE)
        elif self.count(STEPS) and self.rng.random() < 0.75:
            self.pick(STEPS)
        elif self.count(ENDING):
            self.click(ENDING)
        elif self.count(PRIMARY):
            self.click(PRIMARY)
        elif self.count(GAINS):
            self.click(GAINS)
        elif self.count(OPTIONS):
            self.pick(OPTIONS)
        elif self.count(TAKE):
            self.pick(TAKE)
        else:
            self.pick(CARDS)

    def wait(self) -> None:
        since = time.monotonic()
        self.page.wait_for_timeout(30)
        self.waited += time.monotonic() - since

    def play(self, days: int) -> None:
        """Play until so many days are over."""
        while not self.count("[data-room=result]") and self.day() <= days:
            self.answer() if self.count(
                "[data-room=question][data-region]:not([data-waits])"
            ) else self.wait()


def played(days: int, seed: int, players: int) -> Person:
    """Play against bots at a server of its own."""
    house = House(tempfile.mkdtemp())
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=installed_browser(), args=["--no-sandbox"])
            device = a_device(browser, house, pace=1, motion="no-preference")
            device.request.post("/api/me", data={"name": "Mira"})
            page = device.new_page()
            person = Person(page, seed)
            page.goto("/")
            against_bots(page, players=players, level="spark", adventurers="random")
            person.play(days)
            browser.close()
            return person
    finally:
        house.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.clicks", description=__doc__)
    parser.add_argument("--days", type=int, default=8, help="days of each game")
    parser.add_argument("--games", type=int, default=2, help="games, with seeds from 1 on")
    parser.add_argument("--players", type=int, default=2, help="seats; bots have all but one")
    asked = parser.parse_args()
    people = [played(asked.days, seed, asked.players) for seed in range(1, asked.games + 1)]
    clicks, days = sum(person.clicks for person in people), asked.days * asked.games
    print(f"{clicks / days:.1f} clicks a day")
    print(f"{sum(person.forced for person in people) / clicks:.0%} of them with only one answer")
    print(f"{sum(person.confirmed for person in people) / clicks:.0%} of them to confirm what was picked")
    print(f"{sum(person.waited for person in people) / days:.1f} seconds a day waiting for others")


if __name__ == "__main__":
    main()
