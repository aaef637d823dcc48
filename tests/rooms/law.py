"""The law of the screen: nothing is cut off, nothing overlaps, everything that is asked can be seen.

law.js measures one page as it is drawn; this module brings a page to a size and a text length first.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "law.js").read_text(encoding="utf-8")
SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
LONGER = 1.4  # how much longer a text may be in another language
STILL = 500  # milliseconds for which what breaks the law stays the same
LONGEST = 4_000  # a busy machine takes longer to draw
LARGE = 1.3  # the largest text that can be chosen in the settings


@dataclass(frozen=True)
class Look:
    """One way to look at a page: the window, the person's size of text, and how long words are."""

    width: int
    height: int
    text: float = 1.0
    longer: bool = False

    def __str__(self) -> str:
        text = f" at {self.text:.0%}" if self.text != 1 else ""
        return f"{self.width}x{self.height}{text}{', longer words' if self.longer else ''}"

    @property
    def name(self) -> str:
        text = f"-{self.text:.0%}".replace("%", "") if self.text != 1 else ""
        return f"{self.width}x{self.height}{text}{'-longer' if self.longer else ''}"

    @property
    def plain(self) -> bool:
        """Whether text is as it is made."""
        return self.text == 1 and not self.longer

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def shows_every_pick(self) -> bool:
        """Whether all that may be picked must be seen without scrolling."""
        return self.width >= 1280 and self.height >= 720

    @property
    def roomy(self) -> bool:
        """Whether words of usual size have a window in which nothing needs to be left out."""
        return self.plain and self.width >= 820 and self.height >= 720


def every_look() -> list[Look]:
    """All sizes, with text as it is and large, and with words as they are and longer."""
    return [Look(*size, text, longer) for size in SIZES for text in (1.0, LARGE) for longer in (False, True)]


def breaches(page: Page, look: Look) -> list[str]:
    """Sentences about everything that breaks the law, once they stay the same: the page may still move."""
    if look.longer:
        page.evaluate("factor => everglowStretch(factor)", LONGER)
        settle(page)
    if breaches_now(page, look):
        page.evaluate(LASTING, [asked(look), STILL, LONGEST])
        settle(page)
        return breaches_now(page, look)
    return []


# Wait until nothing breaks the law any more, or the same things have broken it for a while.
LASTING = """async ([asked, still, longest]) => {
  const begun = Date.now();
  let [found, since] = ["", begun];
  do {
    await new Promise(requestAnimationFrame);
    const now = everglowLaw(asked).breaches.join();
    if (now !== found) [found, since] = [now, Date.now()];
  } while (found && Date.now() < Math.min(since + still, begun + longest));
}"""


SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const begun = Date.now();
  const moving = "[data-arriving], [aria-busy=true], [data-room=result]:not([data-counted])";
  do await frame(), await frame();
  while (document.querySelector(moving) && Date.now() < begun + 20_000);
}"""


def settle(page: Page) -> None:
    """Wait until fonts and what a page loads are there, all points are counted, and two frames were drawn."""
    page.evaluate(SETTLED)


def asked(look: Look) -> dict[str, bool]:
    """Tell what is measured at this look beside what holds at all of them."""
    return {"picks": look.shows_every_pick, "roomy": look.roomy}


def breaches_now(page: Page, look: Look) -> list[str]:
    """Sentences about everything that breaks the law in the page as it is drawn now."""
    told = page.evaluate("asked => everglowLaw(asked)", asked(look))
    assert told["texts"] > 0, "the page shows no text"
    found: list[str] = told["breaches"]
    return found


def relax(page: Page) -> None:
    """Say everything in words as long as they are."""
    page.evaluate("() => everglowRelax()")


def measured(page: Page) -> None:
    """Load what measures into a page."""
    page.evaluate(SCRIPT)
