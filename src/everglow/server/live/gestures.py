"""Gestures at a table: reactions, and nudges of whoever takes long. They are told to all and stored nowhere.

What is refused here depends only on what everybody sees: who is asked, and how many steps there were.
"""

from __future__ import annotations

from everglow.game import Seat
from everglow.server.live.room import Room
from everglow.server.live.waits import Asked
from everglow.server.table import requests
from everglow.server.table.errors import Refused
from everglow.server.table.limits import NUDGE_AFTER
from everglow.server.table.table import RUNNING, Chair
from everglow.server.views.messages import Nudged, Reacted
from everglow.server.words.generated import messages as words


def react(room: Room, person: str, request: requests.React) -> None:
    room.tell(Reacted(seat=_seat_of(room, person), reaction=request.reaction))


def nudge(room: Room, person: str, request: requests.Nudge) -> None:
    """Nudge somebody who is here and takes long, once for each time that they are asked."""
    by, asked = _seat_of(room, person), _waited_for(room, request.seat)
    if by in room.waits.asked:
        raise Refused(words.answer_first())
    name = room.table.chairs[request.seat].name
    if not asked.long():
        raise Refused(words.nudged_too_soon(name=name, seconds=NUDGE_AFTER))
    if by in asked.nudged_by:
        raise Refused(words.nudged_already(name=name))
    asked.nudged_by.add(by)
    room.tell(Nudged(seat=request.seat, by=by))


def _seat_of(room: Room, person: str) -> Seat:
    seat = room.table.seat_of(person)
    if seat is None:
        raise Refused(words.not_at_this_table())
    return seat


def _waited_for(room: Room, seat: Seat) -> Asked:
    """Somebody who is here and asked; Refused if there is nobody to be nudged."""
    table = room.table
    if table.status() != RUNNING:
        raise Refused(words.game_does_not_run())
    if seat >= len(table.chairs):
        raise Refused(words.only_so_many_seats(seats=len(table.chairs)))
    _check_person(room, table.chairs[seat])
    if seat not in room.waits.asked:
        raise Refused(words.not_waited_for(name=table.chairs[seat].name))
    return room.waits.asked[seat]


def _check_person(room: Room, chair: Chair) -> None:
    if chair.bot() or not chair.human():
        raise Refused(words.bot_is_not_nudged())
    if not room.here(chair.person):
        raise Refused(words.away_is_not_nudged(name=chair.name))
