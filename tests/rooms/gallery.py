"""The scenes of the gallery: a position or a page, who looks at it, and what they have done there."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import Page

from everglow.games import games
from everglow.record_parts import Fork
from everglow.server.table.entries import AnyEntry, Branched, Joined, Sat, Started, Timing
from everglow.server.table.setup import table_for_record
from tests.server.tables import first_entry, nonce, person

from .house import NAMES, Tables
from .position import Position, all_positions

CLOCK = Timing(600, 10)
SETTLED = "[data-deep=done], [data-deep=refused], [data-deep=nothing]"  # no search looks at moments again
PATIENT = 86_400  # seconds until a bot would play for the people who are not there
FORKED = "5e" * 32  # chance of games that go on from another one
CLOCKED = {"vale-full-hand", "vale-paying", "glow-most-dice", "glow-sea-all-boats"}
BRANCHED = {"vale-full-hand", "glow-most-companions"}
WAITING = {"vale-full-hand", "vale-paying", "glow-realm-asked-take", "glow-sea-asked-take"}  # for who is away
OPENED = {"vale-full-hand", "glow-most-companions", "glow-sea-all-boats"}
PARTS = {  # what does not open by itself, by what opens it
    "others": "[data-tab=others]",
    "log": "[data-tab=log], [data-deed=log], [data-deed=drawer]",
    "menu": "[data-deed=more]",
    "large map": "[data-deed=enlarge]",
}
# Where games are played on, each at a table of its own.
PLAYED = {
    *("vale-early", "vale-asked-mark", "vale-asked-discard-area"),
    *("glow-realm-early", "glow-sea-asked-take", "glow-sea-asked-die"),
}
PLAYERS = 6
PAGES = {
    "home": "/",
    "rules of vale": "/rules/vale",
    "rules of glow": "/rules/glow",
    "cards of vale": "/cards/vale",
    "cards of glow": "/cards/glow",
    "profile": "/me",
    "puzzle": "/puzzle",
    "exercises": "/exercises",
    "own bots": "/me/bots",
    "about": "/about",
    "unknown address": "/nowhere",
}


@dataclass(frozen=True)
class Scene:
    """Scene to look at: a table by its name, or a page by its path."""

    name: str
    table: str = ""
    path: str = ""
    seat: int | None = None  # whose cookie the browser has; None for a stranger
    act: Callable[[Page], None] | None = None  # what is done on the page before it is looked at

    def address(self, codes: dict[str, str]) -> str:
        return f"/t/{codes[self.table]}{self.path}" if self.table else self.path


def tables(wanted: Container[str] | None = None) -> Tables:
    """The entries of these tables, or of every table in the gallery, by the name of the table."""
    return {name: entries() for name, entries in furniture().items() if wanted is None or name in wanted}


def furniture() -> dict[str, Callable[[], list[AnyEntry]]]:
    """Functions that make the entries of each table: playing a game on takes a while."""
    found: dict[str, Callable[[], list[AnyEntry]]] = {}
    for position in all_positions():
        found |= {name: partial(entries, position) for name, entries in kinds_of_table(position).items()}
    return found | {name: partial(list, entries) for name, entries in (lobbies() | lessons()).items()}


def kinds_of_table(position: Position) -> dict[str, Callable[[Position], list[AnyEntry]]]:
    """The tables at which a position is shown, by their names."""
    name = position.id
    found: dict[str, Callable[[Position], list[AnyEntry]]] = {name: asked, f"{name} played on": finished}
    if name in CLOCKED:
        found[f"{name} with a clock"] = clocked
    if name in BRANCHED:
        found[f"{name} as a branch"] = branch
    if name in PLAYED:
        found |= {f"{name}, table {number}": branch for number in range(PLAYERS)}
    return found


def asked(position: Position) -> list[AnyEntry]:
    return position.entries(NAMES, grace=PATIENT)


def finished(position: Position) -> list[AnyEntry]:
    return position.finished().entries(NAMES)


def clocked(position: Position) -> list[AnyEntry]:
    return position.entries(NAMES, timing=CLOCK, grace=PATIENT)


def branch(position: Position) -> list[AnyEntry]:
    """The same position at a table that goes on from another game."""
    record = position.record(NAMES)
    record.fork = Fork(len(record.actions), FORKED)
    record.bots = ["" if seat == position.seat else "ember" for seat in range(record.seats)]
    whose = person(position.seat)
    entry = Branched(
        code="AAAAAA",
        record=dict(record.to_json()),
        seat=position.seat,
        person=whose,
        name=NAMES[position.seat],
        level="ember",
    )
    return [table_for_record(record, whose, 0), entry]


def own_table(name: str, number: int) -> Scene:
    """One of the tables at which somebody plays on from this position."""
    position = next(position for position in all_positions() if position.id == name)
    return Scene(name, f"{name}, table {number}", seat=position.seat)


def lobbies() -> Tables:
    """Tables that gather, with a seat that is free and with everybody there."""
    sat: list[AnyEntry] = [
        Sat(seat=seat, person=person(seat), name=NAMES[seat], nonce=nonce(seat)) for seat in range(3)
    ]
    bot = Joined(seat=3, level="lantern")
    gathered: Tables = {"with a free seat": sat, "full": [*sat, bot]}
    return {
        f"{game} lobby {name}": [first_entry(game, seats=4, timing=CLOCK, grace=PATIENT), *who]
        for game in games()
        for name, who in gathered.items()
    }


def lessons() -> Tables:
    """The first question of each guided game."""
    found: Tables = {}
    for name, game in games().items():
        lesson = game.examples.lesson
        table = first_entry(name, lesson.options, lesson.seats, lesson.secret, lesson=True, public=False)
        me = Sat(seat=0, person=person(0), name=NAMES[0], nonce="")
        found[f"{name} lesson"] = [table, me, Joined(seat=1, level="spark"), Started()]
    return found


def scenes() -> list[Scene]:
    """Every scene of the gallery."""
    return [*at_tables(), *through_others_eyes(), *elsewhere()]


def at_tables() -> list[Scene]:
    """Positions as the person sees them who is asked, with something picked where that adds to the screen."""
    found = []
    for position in all_positions():
        found.append(Scene(position.id, position.id, seat=position.seat))
        found.append(Scene(f"{position.id}, picked", position.id, seat=position.seat, act=pick))
        for kind, which in (("with a clock", CLOCKED), ("as a branch", BRANCHED)):
            if position.id in which:
                name = f"{position.id} {kind}"
                found.append(Scene(name, name, seat=position.seat))
        if position.id in BRANCHED:
            table = f"{position.id} as a branch"
            found.append(Scene(f"{position.id}, hinted", table, seat=position.seat, act=ask_for_hint))
        if position.id in OPENED:
            found += scenes_with_parts_open(position)
        if position.id in WAITING:
            found.append(Scene(f"{position.id}, waiting", position.id, seat=not_asked(position)))
    return found + [Scene(f"{name} lesson", f"{name} lesson", seat=0) for name in games()]


def scenes_with_parts_open(position: Position) -> list[Scene]:
    """Scenes of a table on which somebody opens what does not open by itself; some windows show it anyway."""
    return [
        Scene(f"{position.id}, {name} opened", position.id, seat=position.seat, act=partial(open_part, part))
        for name, part in PARTS.items()
    ]


def open_part(part: str, page: Page) -> None:
    """Open a part of the table, if this window has it closed; what stood open in another window is closed."""
    page.keyboard.press("Escape")
    closed = page.locator(f"{part}:visible:not([aria-expanded=true]):not([aria-current])")
    if closed.count():
        closed.first.dispatch_event("click")


def not_asked(position: Position) -> int:
    """The first seat that has nothing to answer."""
    asked = position.state().deciders()
    return next(seat for seat in range(position.seats) if seat not in asked)


def pick(page: Page) -> None:
    """Pick the last thing that may be picked, unless something is; a phone's sheet may lie over it.

    What was picked in a window of another size is dropped first: another shell shows it in other places.
    """
    page.keyboard.press("Escape")
    legal = page.locator("[data-legal]:visible")
    if legal.count() and not page.locator("[data-picked]").count():
        legal.last.scroll_into_view_if_needed()
        legal.last.dispatch_event("click")


def ask_for_hint(page: Page) -> None:
    """Ask the coach until all is told; what was told in a window of another size is closed first."""
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    told, whole = page.locator("[data-hint]:not([data-hint=waits])"), page.locator("[data-hint='3']")
    told.wait_for()
    while not whole.count():
        page.locator("[data-deed=hintMore]").dispatch_event("click")
        told.wait_for()


def through_others_eyes() -> list[Scene]:
    """Scenes of spectators, and of people who look back at a game that is over."""
    watched = [Scene(f"{position.id}, watched", position.id) for position in all_positions()]
    looked_back = [
        Scene(
            f"{position.id}, looked back", f"{position.id} played on", f"/replay?step={replay_step(position)}"
        )
        for position in all_positions()
    ]
    ended = [
        Scene(f"{position.id}, the whole story", position.id, "/end")
        for position in all_positions()
        if is_over(position)
    ]
    return watched + looked_back + ended + coached()


def coached() -> list[Scene]:
    """Pages of the coach, as the person sees them who was asked last."""
    return [
        Scene(
            f"{position.id}, what decided it", position.id, "/coach", seat=position.seat, act=wait_for_coach
        )
        for position in all_positions()
        if is_over(position)
    ]


def wait_for_coach(page: Page) -> None:
    """Wait until a game is judged; somebody who has another one judged at the same time asks again."""
    again = page.locator("[data-coach] [data-deed=again]")
    whole = page.locator("[data-coach=whole]")
    while not whole.count():
        again.or_(whole).first.wait_for()
        if again.count():
            again.dispatch_event("click")  # in a window drawn so small that no pointer hits it
    page.locator(SETTLED).wait_for()


def replay_step(position: Position) -> int:
    """The step at which a game is looked back at: the position's own, or well before the end."""
    steps = len(position.actions)
    return steps * 4 // 5 if is_over(position) else steps


def is_over(position: Position) -> bool:
    return position.id.endswith("-over")


def elsewhere() -> list[Scene]:
    """Lobbies, and pages that are no tables."""
    lobby = [Scene(f"{name}, as host", name, seat=0) for name in lobbies()]
    arrival = [Scene(f"{name}, as a stranger", name) for name in lobbies()]
    newcomer = Scene("home of a newcomer", path="/")
    pages = [Scene(name, path=path, seat=0) for name, path in PAGES.items()]
    return [*lobby, *arrival, newcomer, *pages]
