"""People who are away: when a bot plays for them, and who may say that it should or that all wait."""

from __future__ import annotations

from typing import Final

from everglow.game import Seat
from everglow.server.live.room import Room
from everglow.server.table.entries import AnyEntry, Covered, Hosted, Withheld
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import heirs
from everglow.server.table.people import Visitor
from everglow.server.table.table import GATHERING, RUNNING, Table

DISCLOSING: Final = 30_000  # milliseconds that a client has to tell its nonce after the host began


def due(room: Room, now: int) -> list[AnyEntry]:
    """A new host, or bots for those who are away or out of time."""
    if withheld := overdue(room.table, now):
        return [Withheld(at=now, seats=withheld)]
    if room.table.status() == GATHERING:
        return [Hosted(at=now, person=heir)] if (heir := _heir(room)) else []
    found = [(seat, _absence(room, seat, now)) for seat in room.table.deciders()]
    return [Covered(at=now, seat=seat, why=why) for seat, why in found if why]


def overdue(table: Table, now: int) -> list[Seat]:
    """Who had time enough to tell a nonce, and did not."""
    began = table.sealed if table.sealed is not None else now
    return table.awaited_nonces() if now - began > DISCLOSING else []


def _heir(room: Room) -> str:
    table = room.table
    gone = room.away_for(table.host) > table.opened.grace
    here = [person for person in heirs(table, table.host) if room.here(person)]
    return here[0] if gone and here else ""


def _absence(room: Room, seat: Seat, now: int) -> str:
    """Why a bot should play for a person now. Nobody is covered while nobody who plays waits for them."""
    table, chair = room.table, room.table.chairs[seat]
    if not chair.human():
        return ""
    ends = table.clocks.expires(seat) if table.clocks else None
    if ends is not None and now >= ends:
        return "time"
    return "away" if room.awaited() and room.patience(seat) == 0 else ""


def cover(room: Room, by: Visitor, seat: Seat, now: int) -> list[AnyEntry]:
    """Let a bot play at once for somebody who is away."""
    _check(room, by, seat)
    return [Covered(at=now, seat=seat, why="away")]


def wait(room: Room, by: Visitor, seat: Seat) -> None:
    """Let no bot play for somebody who is away, until they are back or somebody has it play."""
    _check(room, by, seat)
    room.awaits.add(room.table.chairs[seat].person)
    room.tell(room.present())


def _check(room: Room, by: Visitor, seat: Seat) -> None:
    """Refused if they do not play here, or if nobody is away at that seat."""
    table, own = room.table, room.table.seat_of(by.person)
    if own is None or by.owner:
        raise Refused("only people who play here may decide that")
    if table.status() != RUNNING:
        raise Refused("the game does not run")
    if seat >= len(table.chairs):
        raise Refused(f"there are only {len(table.chairs)} seats")
    chair = table.chairs[seat]
    if not chair.human():
        raise Refused(f"a bot plays for {chair.name} already")
    if room.here(chair.person):
        raise Refused(f"{chair.name} is here")
