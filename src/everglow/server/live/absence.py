"""People who are away or out of time: when a bot plays for them, and who is host instead of them."""

from __future__ import annotations

from typing import Final

from everglow.game import Seat
from everglow.server.live.room import Room
from everglow.server.table.entries import AnyEntry, Covered, Hosted, Withheld
from everglow.server.table.handlers import heirs
from everglow.server.table.table import GATHERING, Table

RARELY: Final = 4  # looks of which one is enough at a table where hardly anything can be due
DISCLOSING: Final = 30_000  # milliseconds that a client has to tell its nonce after the host began


def due(room: Room, now: int) -> list[AnyEntry]:
    """A new host, or bots for those who are away or out of time."""
    if withheld := overdue(room.table, now):
        return [Withheld(at=now, seats=withheld)]
    if room.table.status() == GATHERING:
        return [Hosted(at=now, person=heir)] if (heir := _heir(room)) else []
    absences = [(seat, _absence(room, seat, now)) for seat in room.table.deciders()]
    return [Covered(at=now, seat=seat, why=why) for seat, why in absences if why]


def calm(room: Room) -> bool:
    """Whether hardly anything can be due: people are here, nobody has left, and no clock runs."""
    return bool(room.clients) and not room.away and room.table.clocks is None


def overdue(table: Table, now: int) -> list[Seat]:
    """Return who had time enough to tell a nonce, and did not."""
    began = table.sealed if table.sealed is not None else now
    return table.awaited_nonces() if now - began > DISCLOSING else []


def _heir(room: Room) -> str:
    table = room.table
    gone = room.away_for(table.host) > table.opened.grace
    here = [person for person in heirs(table, table.host) if room.here(person)]
    return here[0] if gone and here else ""


def _absence(room: Room, seat: Seat, now: int) -> str:
    """Say why a bot should play for a person now. Nobody is covered while nobody who plays waits for them."""
    table, chair = room.table, room.table.chairs[seat]
    if not chair.human():
        return ""
    ends = table.clocks.expires(seat) if table.clocks else None
    if ends is not None and now >= ends:
        return "time"
    return "away" if room.patience(seat) == 0 and room.awaited() else ""  # nearly all are here: asked first
