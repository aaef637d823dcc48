"""Nothing jumps: every part, button and card of a lane keeps its place from one round to the next."""

import pytest

from tests.browser import glow_player, player

from .test_law import scene_called
from .visit import settle, standing_at

PLACES = """(wanted) => Object.fromEntries([...document.querySelectorAll(wanted)]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const { left, top } = one.getBoundingClientRect();
    const { room, deed, pick } = one.dataset;
    return [pick ?? deed ?? room, [Math.round(left), Math.round(top)]];
  }))"""
SHIFTS = """() => {
  window.shifts = [];
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
  const told = ({ node, previousRect, currentRect }) =>
    `${node?.parentElement?.className} > ${node?.className ?? node?.nodeName}` +
    ` "${node?.textContent?.slice(0, 30)}" from ${at(previousRect)} to ${at(currentRect)}`;
  const seen = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) window.shifts.push([value, ...sources.map(told)]);
  });
  seen.observe({ type: "layout-shift" });
}"""
CLICKS = 25
DESKTOP, TABLET = (1440, 900), (820, 1180)
KEPT = "[data-room=question], [data-deed=primary], [data-deed=undo], [data-room=river]"
CALM = 0.01  # the most that Chromium may count in so many clicks
STEADY = {"vale-early"}  # not even a label moves there, as Chromium itself measures it
GAMES = {
    "vale-early": (
        f"{KEPT}, [data-room=market], [data-room=hand], [data-room=area], [data-room=me]",
        player.click_something,
    ),
    "glow-realm-early": (KEPT, glow_player.click_something),
}


def rest(page, wanted):
    """Wait until the first picture lies still."""
    before = None
    while before != (before := page.evaluate(PLACES, wanted)):
        page.wait_for_timeout(500)


class Places:
    """Where each part was seen first; all later looks must find it there."""

    def __init__(self, wanted):
        self.wanted = wanted
        self.known = {}
        self.looks = 0

    def keep(self, page):
        """Look once more, after the last click; True when that was often enough."""
        settle(page)
        for part, place in page.evaluate(PLACES, self.wanted).items():
            assert self.known.setdefault(part, place) == place, f"{part} has moved"
        self.looks += 1
        return self.looks > CLICKS


@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["desktop", "tablet"])
@pytest.mark.parametrize("name", GAMES)
def test_parts_and_buttons_keep_their_place(house, chromium, name, size):
    wanted, click = GAMES[name]
    with standing_at(chromium, house, scene_called(f"{name} as a branch")) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        rest(page, wanted)
        page.evaluate(SHIFTS)
        places = Places(wanted)
        player.play(page, until=places.keep, click=click)
        shifts = page.evaluate("shifts")
    assert len(places.known) >= 3
    assert sum(value for value, *_ in shifts) < CALM, shifts
    if name in STEADY:
        assert shifts == []
