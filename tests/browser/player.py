"""Somebody who plays the Vale by clicking, without knowing its rules: whatever glows can be acted on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import TypeAlias

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Gone

Until: TypeAlias = Callable[[Page], bool]
LEGAL = "[data-legal]:not([data-pick^=stones]):not(dialog *)"  # stones are picked already
PICKED = "[data-picked]:not([data-pick^=stones])"
SALE = "[data-deed=sell]:not([disabled])"
PRIMARY = "[data-room=question] [data-deed=primary]:not([disabled]):not([data-deaf])"
DEAF = "[data-deed=primary][data-deaf]:not([disabled])"  # it means something new, and will be live soon
THINGS = (PICKED, SALE, LEGAL, PRIMARY)
MISSES = 30  # clicks one after the other that reach nothing
GAME = "[data-room=question][data-region]"  # a lobby asks too, but has no parts to go to


def against_bots(page: Page, players: int = 2, level: str = "ember") -> None:
    """Go from the home page to the first question."""
    from_home(page, vale(page), players, level)


def from_home(page: Page, panel: Locator, players: int, level: str) -> None:
    """Begin the game of that panel as a newcomer would."""
    panel.get_by_role("button", name="Play against bots").click()
    asked = panel.get_by_role("radio", name=level).or_(page.locator("#name"))
    asked.first.wait_for()
    if page.locator("#name").count():
        page.fill("#name", "Mira")
        page.get_by_role("button", name="That is me").click()
    panel.get_by_role("radio", name=str(players)).check()
    panel.get_by_role("radio", name=level).check()
    panel.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(GAME)


def with_friends(page: Page, players: int = 2) -> None:
    """Go from the home page to the first seat of a table that gathers."""
    vale(page).get_by_role("button", name="Play with friends").click()
    vale(page).get_by_role("radio", name=str(players)).check()
    vale(page).get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Leave the seat").wait_for()


def vale(page: Page) -> Locator:
    return page.locator("[data-panel]", has_text="The Vale of Eternity")


def there(page: Page, selector: str) -> bool:
    """Whether something like this is on the page, asked the cheapest way: players ask all the time."""
    return bool(page.evaluate("selector => document.querySelector(selector) !== null", selector))


def over(page: Page) -> bool:
    return there(page, "[data-room=result]")


def in_round(number: int) -> Until:
    said = "said => document.body.textContent.includes(said)"
    return lambda page: over(page) or page.evaluate(said, f"Round {number}")


def my_turn(page: Page) -> bool:
    return there(page, "[data-room=question][data-region]:not([data-waits])")


# Where to press a thing: its middle, once it lies still, is in the window and nothing lies over it.
# If that does not come about, the answer is what lies there.
# Playwright's own click asks the same, in three times as many messages; a whole game has hundreds of clicks.
AIM = """async ([selector, number]) => {
  const thing = document.querySelectorAll(selector)[number];
  const box = () => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x, y, width, height];
  };
  const hit = (at) => thing.contains(document.elementFromPoint(...at));
  thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const begun = Date.now(); thing?.isConnected && Date.now() < begun + 2000; ) {
    const before = String(box());
    await new Promise(requestAnimationFrame);
    const [x, y, width, height] = box();
    const middle = [x + width / 2, y + height / 2];
    if (before === String([x, y, width, height]) && hit(middle)) return middle;
  }
  const [x, y, width, height] = thing?.isConnected ? box() : [-1, -1, 0, 0];
  return document.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML.slice(0, 200) ?? "nothing";
}"""


class Thing:
    """One of the things that a selector finds, to be pressed by a mouse."""

    def __init__(self, page: Page, selector: str, number: int) -> None:
        self.page = page
        self.named = [selector, number]

    def click(self) -> None:
        middle = self.page.evaluate(AIM, self.named)
        if isinstance(middle, str):
            raise Gone(f"{self.named} cannot be pressed; there is {middle}")
        self.page.mouse.click(*middle)


class Glance:
    """Counts of these selectors on the page, asked all at once: it takes its time to answer."""

    def __init__(self, page: Page, selectors: Sequence[str]) -> None:
        self.page = page
        counts = page.evaluate("all => all.map(one => document.querySelectorAll(one).length)", selectors)
        self.counts = dict(zip(selectors, counts, strict=True))

    def some(self, selector: str, rng: Random) -> Thing | None:
        """One of these; None if there is none."""
        count = self.counts[selector]
        return Thing(self.page, selector, rng.randrange(count)) if count else None


Wanted: TypeAlias = Callable[[Glance, Random], Thing | None]
Click: TypeAlias = Callable[[Page, Random], None]


def wanted(glance: Glance, rng: Random) -> Thing | None:
    primary = glance.some(PRIMARY, rng)
    if glance.counts[PICKED] and primary:
        return rng.choice([primary, glance.some(SALE, rng) or primary])
    if (thing := glance.some(LEGAL, rng)) and (not primary or rng.random() < 0.7):
        return thing
    return primary


def click_something(page: Page, rng: Random, things: Sequence[str] = THINGS, wanted: Wanted = wanted) -> None:
    """One click, as a person who likes what glows would do."""
    if thing := wanted(Glance(page, things), rng):
        thing.click()
    elif page.locator(DEAF).count():
        page.wait_for_timeout(30)
    else:
        open_lit_tab(page)


def open_lit_tab(page: Page) -> None:
    """Open the tab with what glows: on a phone, it may be behind another one."""
    lit = page.locator("[data-tab]:has(i)")
    if lit.count():
        lit.first.click(timeout=2000)


STILL = """() => document.fonts.ready
  .then(() => Promise.allSettled(document.getAnimations()
    .filter((moving) => moving.effect.getComputedTiming().endTime !== Infinity)
    .map((moving) => moving.finished)))
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => true)"""


def still(page: Page) -> None:
    """Wait until fonts are loaded, every animation that ends has ended, and two frames were drawn."""
    page.evaluate(STILL)


def slow_down(page: Page, rate: float) -> None:
    """Slow all animations of a page down to this share of their speed."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})


def wait_until(page: Page, expression: str, arg: object = None) -> None:
    """Wait until it holds in the page. Playwright's own way evaluates strings, which our pages forbid."""
    for _ in range(1200):
        if page.evaluate(expression, arg):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it never held: {expression}")


def settled(holds: Until) -> Until:
    """Whether it holds, and still does when every card has landed: until then nobody plays on."""

    def unchanged(page: Page) -> bool:
        while holds(page):
            before = page.inner_text("body")
            still(page)
            if page.inner_text("body") == before:
                return holds(page)
        return False

    return unchanged


# Something has changed, a moment ago at least; or nothing has for a while.
CHANGED = """() => new Promise((done) => {
  const moment = new Promise((over) => setTimeout(over, 30));
  const changes = new MutationObserver(() => end());
  const late = setTimeout(() => end(), 300);
  const end = () => (changes.disconnect(), clearTimeout(late), done(moment));
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
})"""


@contextmanager
def changing(page: Page) -> Iterator[None]:
    """Do something, and wait until something has changed since; or nothing has for a while."""
    page.evaluate(f"() => (window.changed = ({CHANGED})()) && undefined")
    yield
    page.evaluate("() => window.changed")


def play(
    page: Page, seed: int = 1, until: Until = over, tries: int = 10_000, click: Click = click_something
) -> None:
    """Play until something holds. A thing that is gone before it is clicked was somebody else's doing."""
    rng, missed = Random(seed), 0
    for _ in range(tries):
        mine = my_turn(page)  # asked first: the question that is waited for must not be answered
        if until(page):
            return
        try:
            click(page, rng) if mine else page.evaluate(CHANGED)
            missed = 0
        except Gone as error:
            missed += 1
            if missed == MISSES:
                raise AssertionError(f"something lies over what is to be clicked; {stand(page)}") from error
            if there(page, "dialog[open]"):
                page.keyboard.press("Escape")  # somebody's area, looked at by a click that came late
    raise AssertionError(f"the game did not come to that; {stand(page)}")


def stand(page: Page) -> str:
    """Tell where a game stands that does not go on: what is asked, what is picked, what could be clicked."""
    things = [PICKED, LEGAL, PRIMARY, DEAF, "[data-tab]:has(i)"]
    told = Glance(page, things).counts
    asked = page.locator(GAME).all_inner_texts()
    return f"it asks {asked}, {'I have' if my_turn(page) else 'others have'} to act, and there are {told}"


def play_together(pages: Sequence[Page], seed: int, until: Until, play: Callable[..., None] = play) -> None:
    """Let everybody answer whenever they are asked, until it holds for all of them."""
    for _ in range(10_000):
        for page in pages:
            if my_turn(page) and not until(page):
                play(page, seed=seed, until=lambda page: until(page) or not my_turn(page))
        if all(map(until, pages)):
            return
    raise AssertionError("they did not come to that")


# Another connection of the same person: as fast as the server answers.
HURRY = """(code) => (window.hurried = new Promise((over) => {
  const table = `/api/tables/${code}/socket`;
  const socket = new WebSocket(location.origin.replace("http", "ws") + table);
  let id = 0;
  const ask = (request) => socket.send(JSON.stringify({ ...request, id: ++id }));
  socket.onmessage = ({ data }) => {
    const { type, reveal, question } = JSON.parse(data);
    if (reveal) return over(socket.close());
    if (type === "refused") return ask({ type: "resync" }); // the page itself has answered
    if (!question?.legal?.length) return;
    const name = question.legal[(7 * id) % question.legal.length];
    ask({ type: "act", question: question.number, name });
  };
})) && undefined"""


def hurry(*pages: Page) -> None:
    """Bring a game of these people to its end unseen, for drawing every step costs most; then look at it."""
    tables = [page.url for page in pages]
    for page, table in zip(pages, tables, strict=True):
        page.goto("/health")
        page.evaluate(HURRY, table.rsplit("/", 1)[1])
    for page, table in zip(pages, tables, strict=True):
        page.evaluate("window.hurried")
        page.goto(table)
        page.wait_for_selector("[data-room=result]")
