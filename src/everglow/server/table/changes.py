"""Changes of a table by its entries: one function for each kind of entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from msgspec import structs

from everglow.complaints.words.generated import messages as complaints
from everglow.game import AnyGame, Seat
from everglow.games import games
from everglow.record import Record
from everglow.record_parts import BadRecord
from everglow.server.table.clock import Clocks
from everglow.server.table.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Branched,
    Covered,
    Disclosed,
    Entry,
    Hinted,
    Hosted,
    Imported,
    Joined,
    Opened,
    Rematched,
    Resigned,
    Returned,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
    Undone,
    Withheld,
)
from everglow.server.table.faces import PLAIN, Face
from everglow.server.table.names import alike
from everglow.server.table.session import GameSession
from everglow.server.table.table import BOTS, LEVEL_NAMES, Chair, Remarkable, Saying, Table
from everglow.server.words.generated import messages as words

REMEMBERED: Final = 50  # chat messages that newcomers are sent

E = TypeVar("E", bound=Entry)
Change = Callable[[Table, Entry], None]


def table_from(entries: list[AnyEntry], code: str) -> Table:
    """Build a table from its entries; the whole game is played again."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    table = Table(code, opened)
    for entry in entries[1:]:
        apply(table, entry)
    return table


def apply(table: Table, entry: AnyEntry) -> None:
    """Change a table by an entry that was checked before it was written down."""
    table.seq += 1
    CHANGES[type(entry)](table, entry)
    if table.session is not None and isinstance(entry, Remarkable):
        table.remarks.append((len(table.session.steps), entry))
    if table.clocks is not None:
        table.clocks.ask([seat for seat in table.deciders() if table.chairs[seat].human()], entry.at)


def open_again(table: Table, entry: Opened) -> None:
    raise TypeError("a table is opened once")


# Before the game


def sit(table: Table, entry: Sat) -> None:
    chair = table.chairs[entry.seat]
    chair.person, chair.name, chair.nonce, chair.level = entry.person, entry.name, entry.nonce, ""
    chair.owner, chair.hash, chair.owes = entry.owner, entry.hash, False
    chair.face = Face(entry.avatar, entry.colour)


def seat_bot(table: Table, entry: Joined) -> None:
    table.chairs[entry.seat] = chair = Chair()
    chair.level = entry.level
    chair.name = bot_name(table, entry.seat)


def bot_name(table: Table, seat: Seat) -> str:
    """A name that nobody else has here; no creature and no companion is called so either."""
    taken = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    return next(name for name in BOTS if not any(alike(name, other) for other in taken))


def free_seat(table: Table, entry: Stood) -> None:
    table.chairs[entry.seat] = Chair()
    if table.sealed is not None:
        commit_anew(table)


def agree(table: Table, entry: Agreed) -> None:
    agreed = {name: getattr(entry, name) for name in ("options", "seats", "public", "timing", "cover")}
    table.opened = structs.replace(table.opened, **agreed)
    table.chairs = table.chairs[: entry.seats]
    table.chairs += [Chair() for _ in range(entry.seats - len(table.chairs))]


def change_host(table: Table, entry: Hosted) -> None:
    table.host = entry.person


def seal(table: Table, entry: Sealed) -> None:
    table.sealed, table.disclosed, table.withheld = entry.at, [], []


def disclose(table: Table, entry: Disclosed) -> None:
    table.chairs[entry.seat].nonce = entry.nonce
    table.disclosed.append(entry.seat)


def unseat(table: Table, entry: Withheld) -> None:
    table.withheld = [table.chairs[seat].name for seat in entry.seats]
    for seat in entry.seats:
        table.chairs[seat] = Chair()
    commit_anew(table)


def commit_anew(table: Table) -> None:
    """Drop nonces that are known now: whoever hid one chooses another."""
    for seat, chair in enumerate(table.chairs):
        if chair.hidden() or seat in table.disclosed:
            chair.hash, chair.nonce, chair.owes = "", "", bool(chair.person)
    table.sealed, table.disclosed = None, []


def start(table: Table, entry: Started) -> None:
    try:
        table.session = GameSession(find_game(table.opened.game), table.record(), entry.at)
    except BadRecord as error:
        table.freeze(error.message)
    if table.opened.timing is not None:
        table.clocks = Clocks(table.opened.timing, table.opened.seats)


def import_record(table: Table, entry: Imported) -> None:
    table.imported, record = True, Record.from_json(entry.record)
    for seat, (chair, name, bot) in enumerate(zip(table.chairs, record.names, record.bots, strict=True)):
        chair.name, chair.level = name, bot if bot in LEVEL_NAMES else ""
        chair.hash = record.hashes[seat]
    replay(table, record)


def branch(table: Table, entry: Branched) -> None:
    table.branch, record = entry, Record.from_json(entry.record)
    for seat, (chair, nonce) in enumerate(zip(table.chairs, record.nonces, strict=True)):
        own = seat == entry.seat
        chair.nonce, chair.level = nonce, "" if own else entry.level
        chair.hash = record.hashes[seat]
        chair.person, chair.name = (entry.person, entry.name) if own else ("", record.names[seat])
        chair.face = Face(entry.avatar, entry.colour) if own else PLAIN
    replay(table, record)
    if table.session is not None:
        table.session.settle(entry.at)


def replay(table: Table, record: Record) -> None:
    try:
        table.session = GameSession.replayed(find_game(record.game), record)
    except BadRecord as error:
        table.freeze(error.message)


def find_game(name: str) -> AnyGame:
    """The game of a record; BadRecord if this server does not have it any more."""
    game = games().get(name)
    if game is None:
        raise BadRecord(complaints.no_such_game(name=name))
    return game


# While it is played


def act(table: Table, entry: Acted) -> None:
    if table.clocks is not None:
        table.clocks.answer(entry.seat, entry.at)
    if table.session is not None and not table.frozen:
        if why := table.session.why_not(entry.seat, entry.name):
            return table.freeze(why)
        bot = table.bot_at(entry.seat) or table.chairs[entry.seat].owner
        table.session.act(entry.seat, entry.name, entry.at, bot)


def undo(table: Table, entry: Undone) -> None:
    if table.clocks is not None:
        table.clocks.take_back(entry.seat, entry.at)
    if table.session is not None and not table.frozen:
        if not can_undo(table.session, entry):
            return table.freeze(words.undo_not_possible())
        table.session.take_back(entry.seat, entry.bots)


def can_undo(session: GameSession, entry: Undone) -> bool:
    if entry.bots is None:
        return session.state_without(entry.seat) is not None
    return session.undo.bots_after(entry.seat, session.present) == entry.bots


def cover(table: Table, entry: Covered) -> None:
    chair = table.chairs[entry.seat]
    chair.covered, chair.since = entry.why, len(table.session.steps) if table.session else 0


def come_back(table: Table, entry: Returned) -> None:
    chair = table.chairs[entry.seat]
    chair.covered, chair.returns = "", chair.returns + 1


def resign(table: Table, entry: Resigned) -> None:
    table.chairs[entry.seat].resigned = True


def hint(table: Table, entry: Hinted) -> None:
    table.hinted.add((entry.seat, entry.question))
    if entry.marks:
        table.marked.add(entry.seat)


def say(table: Table, entry: Said) -> None:
    """Keep the last messages of players and of watchers apart, so that neither drives the other's out."""
    said = Saying(entry.name, entry.text, table.seat_of(entry.person))
    group = [one for one in table.said if (one.seat is None) == (said.seat is None)]
    if len(group) >= REMEMBERED:
        table.said.remove(group[0])
    table.said.append(said)


def offer_rematch(table: Table, entry: Rematched) -> None:
    table.rematch = entry.code


def row(kind: type[E], change: Callable[[Table, E], None]) -> tuple[type[Entry], Change]:
    """A row of the table below; the function takes just this kind of entry."""
    return kind, cast(Change, change)


CHANGES: Final = dict(
    [
        row(Opened, open_again),
        row(Sat, sit),
        row(Joined, seat_bot),
        row(Stood, free_seat),
        row(Agreed, agree),
        row(Hosted, change_host),
        row(Sealed, seal),
        row(Disclosed, disclose),
        row(Withheld, unseat),
        row(Started, start),
        row(Acted, act),
        row(Undone, undo),
        row(Covered, cover),
        row(Returned, come_back),
        row(Resigned, resign),
        row(Hinted, hint),
        row(Said, say),
        row(Rematched, offer_rematch),
        row(Imported, import_record),
        row(Branched, branch),
    ]
)
