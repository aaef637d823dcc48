"""Nothing jumps: parts and buttons keep their place from round to round, and cards theirs through a round."""

import pytest

from tests.browser import glow_player, player

from .gallery import PLAYERS, own_table
from .test_law import scene_called
from .visit import settle, standing_at

# Where everything lies, by its name; a card's name has the round or day in it. A picked card rises,
# and what was scrolled lies where it would lie unscrolled.
PLACES = """([parts, cards]) => {
  const round = document.querySelector("[data-rounds]")?.ariaLabel
    ?? document.querySelector("[data-progress] b")?.textContent;
  const lain = (wanted, name) => [...document.querySelectorAll(wanted)]
    .filter((one) => one.checkVisibility() && !("picked" in one.dataset))
    .map((one) => {
      const { left, top } = one.getBoundingClientRect();
      const risen = new DOMMatrix(getComputedStyle(one).transform).m42; // a card that was picked still sinks
      let scrolled = 0;
      for (let up = one.parentElement; up; up = up.parentElement) scrolled += up.scrollTop;
      return [name(one.dataset), [left, top - risen + scrolled]];
    });
  return Object.fromEntries([
    ...lain(parts, ({ deed, room }) => deed ?? room),
    ...lain(cards, ({ pick }) => `${pick} in ${round}`),
  ]);
}"""
SHIFTS = """
window.shifts = [];
const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
const where = (node) => {
  const thing = node?.parentElement?.closest("[data-card], [data-room]");
  return thing?.dataset.card ? "a card" : thing?.dataset.room ?? "nowhere";
};
const told = ({ node, previousRect, currentRect }) =>
  `${where(node)}: ${node?.parentElement?.className} > ${node?.className ?? node?.nodeName}` +
  ` "${node?.textContent?.slice(0, 30)}" from ${at(previousRect)} to ${at(currentRect)}`;
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) window.shifts.push([value, ...sources.map(told)]);
}).observe({ type: "layout-shift", buffered: true });
"""
CLICKS = 25
LATE_CLICKS = 12
LOADING = 0.02  # the most that Chromium may count while a table comes
NEAR = 0.5  # pixels: a transform that is taken off again does not give back the very same number
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
PARTS = "[data-room=question], [data-deed=primary], [data-deed=undo], [data-room=track]"
VALE = (  # parts that are there all the time, cards that keep their place, and who clicks
    f"{PARTS}, [data-room=market], [data-room=hand], [data-room=area], [data-room=me]",
    "[data-room=market] [data-pick]",
    player.click_something,
)
GLOW = (PARTS, "[data-room=company] [data-pick]", glow_player.click_something)
GAMES = {"vale-early": VALE, "glow-realm-early": GLOW}
LATE = {  # four players, and Glow in the Sea
    "vale-asked-mark": VALE,
    "vale-asked-discard-area": VALE,
    "glow-sea-asked-take": GLOW,
    "glow-sea-asked-die": GLOW,
}


def rest(page, wanted):
    """Wait until two looks agree, with everything that moves at its end between them."""
    before = None
    while before != (before := page.evaluate(PLACES, wanted)):
        player.still(page)


class Places:
    """First place of each part; all later looks must find it there."""

    def __init__(self, wanted, clicks=CLICKS):
        self.wanted = wanted
        self.clicks = clicks
        self.known = {}
        self.looks = 0

    def keep(self, page):
        """Look once more, after the last click; True when that was often enough, or the game is over."""
        settle(page)
        if player.over(page):
            return True
        assert self.moved(page) == []
        self.looks += 1
        return self.looks > self.clicks

    def moved(self, page):
        """List the parts that do not lie where they lay at first."""
        found = page.evaluate(PLACES, self.wanted)
        return [
            f"{part} from {self.known[part]} to {place}"
            for part, place in found.items()
            if not near(self.known.setdefault(part, place), place)
        ]


def near(one, other):
    """Whether two places are the same for whoever looks at them."""
    return all(abs(a - b) < NEAR for a, b in zip(one, other, strict=True))


def counted(page):
    """Layout shifts that Chromium counted since this was asked last."""
    return page.evaluate("() => window.shifts.splice(0)")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["vale-full-hand", "glow-most-dice"])
def test_a_full_table_comes_without_moving(house, chromium, name, size):
    with standing_at(chromium, house, scene_called(name), size=SIZES[size], script=SHIFTS) as page:
        rest(page, (PARTS, "[data-pick]"))
        shifts = counted(page)
    assert sum(value for value, *_ in shifts) <= LOADING, shifts


@pytest.mark.parametrize("seed", range(PLAYERS // len(SIZES)))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GAMES)
def test_parts_and_cards_keep_their_place(house, chromium, name, size, seed):
    """Nothing shifts as Chromium itself counts it, not even a label, and not after a click either."""
    scene = own_table(name, seed * len(SIZES) + list(SIZES).index(size))
    assert shifts_of(house, chromium, scene, size, GAMES[name], seed) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", LATE)
def test_parts_and_cards_keep_their_place_late_in_a_game_of_four(house, chromium, name, size):
    """Nothing shifts late in a game either, where all is full; only what lies over its end is left out.

    Cards that become narrower, words beside a number that gains a digit and whatever else needs another place
    are drawn anew, and a question is not seen before it fits.
    """
    scene = own_table(name, list(SIZES).index(size))
    shifts = shifts_of(house, chromium, scene, size, LATE[name], clicks=LATE_CLICKS)
    assert [shift for shift in shifts if {*map(where, shift[1:])} != {"result"}] == []


def where(told):
    """Tell where a source of a shift lies."""
    return told.split(":")[0]


def shifts_of(house, chromium, scene, size, game, seed=1, clicks=CLICKS):
    """Play on, while every part keeps its place; the shifts that Chromium counts."""
    parts, cards, click = game
    with standing_at(chromium, house, scene, size=SIZES[size], script=SHIFTS) as page:
        rest(page, (parts, cards))
        counted(page)  # what came while it was loading
        places = Places((parts, cards), clicks)
        player.play(page, seed=seed, until=places.keep, click=click)
        shifts = counted(page)
    assert len(places.known) >= 3
    return shifts


@pytest.mark.parametrize("name", ["vale-resolution", "glow-most-dice"])
def test_whatever_is_picked_on_a_phone_moves_no_button(house, chromium, name):
    """A label of three lines made its row higher, and another button pushed the golden one aside."""
    with standing_at(chromium, house, scene_called(name), size=SIZES["phone"]) as page:
        rest(page, (PARTS, ".none"))
        places = Places((PARTS, ".none"))
        picks = page.locator("[data-pick][data-legal]")
        for number in range(picks.count()):
            places.keep(page)
            picks.nth(number).dispatch_event("click")  # the last one's sheet may lie over it
        places.keep(page)
    assert places.looks > 2
