"""Clicks of a person who plays Glow in a browser: `python -m benchmarks.clicks [--days 8] [--seed 1]`.

It counts the clicks of a day, how many of them had only one thing to do, and the seconds spent waiting. The
selectors fit pages from before and after the data names, so that both can be measured.
"""

import argparse
import random
import tempfile
import time

from playwright.sync_api import Error, sync_playwright
from tests.browser.chromium import found
from tests.browser.conftest import House, a_device
from tests.browser.glow_player import against_bots

LONGEST = 2000  # milliseconds for one click
PRIMARY = ".prompt .btn.pri:not([disabled]):not([data-deaf])"
ENDING = "[data-deed=keep], [data-deed=stop]"
GAINS = "[data-deed=gains], .prompt .pb > .btn:not(.ghost):not(.pri):not([data-deed])"
THINGS = {
    "take": "[data-pick^='track:'][data-legal], .lantern.legal, [data-pick^='card:'][data-legal]",
    "cards": "[data-pick^='card:'][data-legal], .company .legal, .company .can, .company .lit",
    "pile": "[data-room=graveyard] [data-legal], dialog[open] .lantern.legal",
    "options": ".prompt button[data-pick]",
}


class Person:
    """Somebody who recruits, keeps the dice, resolves and walks; everything is counted."""

    def __init__(self, page, seed):
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0
        self.mere = 0  # with only one thing to do
        self.confirmed = 0  # of something picked before
        self.waited = 0.0

    def day(self):
        told = self.page.locator("[aria-label^='Day ']").first
        return int(told.get_attribute("aria-label").split()[1]) if told.count() else 0

    def count(self, selector):
        return self.page.locator(selector).count()

    def click(self, selector, mere=False):
        """One click on one of these; False if it was gone by then."""
        number = self.count(selector)
        if number == 0:
            return False
        try:
            self.page.locator(selector).nth(self.rng.randrange(number)).click(timeout=LONGEST)
        except Error:
            return False
        self.clicks += 1
        self.mere += mere
        return True

    def confirm(self, mere):
        """Press the golden button, as soon as it listens."""
        since = time.monotonic()
        while time.monotonic() - since < 4:
            if self.click(PRIMARY, mere):
                self.confirmed += not mere
                return True
            self.page.wait_for_timeout(30)
        return False

    def answer(self):
        """Whatever is asked now."""
        if self.count(THINGS["pile"]):
            self.click(THINGS["pile"])
            self.confirm(mere=False)
        elif self.count(".steps .step") and self.rng.random() < 0.75:
            self.click(".steps .step")
            self.confirm(mere=False)
        elif self.count(ENDING):
            self.click(ENDING)
        elif self.count(PRIMARY):
            self.confirm(mere=self.alone())
        elif self.count(GAINS):
            self.click(GAINS)
        elif self.count(THINGS["options"]) or self.count(THINGS["take"]):
            self.click(THINGS["options"] if self.count(THINGS["options"]) else THINGS["take"])
            self.confirm(mere=False)
        else:
            self.click(THINGS["cards"])

    def alone(self):
        """Nothing else can be picked: whoever presses the golden button only nods."""
        others = (
            ".steps .step",
            ".rolling button.die.lit",
            ".rolling .sources .btn",
            "[data-pick][data-legal]",
        )
        return not any(self.count(other) for other in others) or self.count(THINGS["cards"]) > 0

    def wait(self):
        since = time.monotonic()
        self.page.wait_for_timeout(30)
        self.waited += time.monotonic() - since

    def play(self, days):
        """Until so many days are over; how many were played."""
        while not self.count("section.end") and self.day() <= days:
            self.answer() if self.count(".prompt:not(.wait)") else self.wait()
        return days


def measured(days, seed):
    """Play against a bot at a server of its own."""
    house = House(tempfile.mkdtemp())
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
            device = a_device(browser, house, pace=1)
            device.request.post("/api/me", data={"name": "Mira"})
            page = device.new_page()
            page.goto("/")
            against_bots(page, adventurers="random")
            person = Person(page, seed)
            person.play(days)
            browser.close()
            return person
    finally:
        house.stop()


def main():
    parser = argparse.ArgumentParser(description="Count the clicks of a game of Glow.")
    parser.add_argument("--days", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    person = measured(told.days, told.seed)
    share = person.mere / max(person.clicks, 1)
    print(f"{person.clicks / told.days:.1f} clicks a day, {share:.0%} of them with only one thing to do,")
    print(f"{person.confirmed / max(person.clicks, 1):.0%} to confirm what was picked,")
    print(f"{person.waited / told.days:.1f} seconds a day waiting for others.")


if __name__ == "__main__":
    main()
