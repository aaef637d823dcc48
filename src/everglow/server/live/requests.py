"""Every request to a table and its handler, in one table.

A handler decides and changes no table: it returns entries to write, or a message to answer with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar, cast

from everglow.game import Seat
from everglow.server.live import gestures
from everglow.server.live.room import Client, Room
from everglow.server.table import handlers, requests
from everglow.server.table.entries import AnyEntry, Covered, Opened
from everglow.server.table.errors import Refused
from everglow.server.table.people import Visitor
from everglow.server.table.setup import bots_seated_again, next_table
from everglow.server.table.table import OVER, RUNNING, Chair
from everglow.server.views import messages, preview
from everglow.server.words.generated import messages as words


class At(NamedTuple):
    """Context of a request: a table, whoever asks, and their connection if they have one."""

    room: Room
    by: Visitor | None
    client: Client | None
    now: int

    @property
    def visitor(self) -> Visitor:
        """Return the visitor who asks; Refused if they have said no name."""
        if self.by is None:
            raise Refused(words.watching())
        return self.by


class NextTable(NamedTuple):
    """Another table that is to be opened, and then named by an entry of this one."""

    first: Opened
    seated: list[AnyEntry]


Outcome: TypeAlias = list[AnyEntry] | messages.Letter | NextTable
R = TypeVar("R", bound=requests.Request)
Handler = Callable[[At, requests.Request], Outcome]


def outcome(at: At, request: requests.AnyRequest) -> Outcome:
    """Return what a request leads to; Refused if it cannot be granted."""
    return HANDLERS[type(request)](at, request)


def change_table(at: At, request: requests.AnyRequest) -> Outcome:
    """Requests that only become entries; each has a handler of its own in table/handlers.py."""
    entries = handlers.entries_for(request, at.room.table, at.visitor, at.now)
    if entries:
        handlers.check_length(request, at.room.table)
    return entries


def resync(at: At, request: requests.Resync) -> Outcome:
    if at.client is None:
        raise Refused(words.only_for_connections())
    at.room.resync(at.client, at.now)
    return messages.Ack(id=request.id)


def preview_action(at: At, request: requests.Preview) -> Outcome:
    return preview.preview(at.room.table, at.visitor, request)


def explain_why(at: At, request: requests.Why) -> Outcome:
    return preview.why(at.room.table, at.visitor, request)


def tell_odds(at: At, request: requests.Odds) -> Outcome:
    return preview.odds(at.room.table, at.visitor, request)


def rematch(at: At, request: requests.Rematch) -> Outcome:
    """Open a table with the same bots for all who were here; whoever asks second goes along."""
    table, person = at.room.table, at.visitor.person
    if table.imported:
        raise Refused(words.played_elsewhere())
    if table.status() != OVER:
        raise Refused(words.rematch_when_over())
    if person not in table.people():
        raise Refused(words.rematch_for_players())
    return (
        []
        if table.rematch
        else NextTable(next_table(table, person, at.now), bots_seated_again(table, at.now))
    )


def cover(at: At, request: requests.Cover) -> Outcome:
    """Let a bot play at once for somebody who is away."""
    absent_chair(at, request.seat)
    return [Covered(at=at.now, seat=request.seat, why="away")]


def wait(at: At, request: requests.Wait) -> Outcome:
    """Let no bot play for somebody who is away, until they are back or somebody has it play."""
    at.room.awaits.add(absent_chair(at, request.seat).person)
    at.room.tell(at.room.present())
    return []


def absent_chair(at: At, seat: Seat) -> Chair:
    """The chair of somebody who is away; Refused if whoever asks does not play here, or nobody is away."""
    room, table = at.room, at.room.table
    if table.seat_of(at.visitor.person) is None or at.visitor.owner:
        raise Refused(words.only_players_may_decide())
    if table.status() != RUNNING:
        raise Refused(words.game_does_not_run())
    if seat >= len(table.chairs):
        raise Refused(words.only_so_many_seats(seats=len(table.chairs)))
    chair = table.chairs[seat]
    if not chair.human():
        raise Refused(words.bot_plays_already(name=chair.name))
    if room.here(chair.person):
        raise Refused(words.is_here(name=chair.name))
    return chair


def react(at: At, request: requests.React) -> Outcome:
    gestures.react(at.room, at.visitor.person, request)
    return []


def nudge(at: At, request: requests.Nudge) -> Outcome:
    gestures.nudge(at.room, at.visitor.person, request)
    return []


def row(kind: type[R], handler: Callable[[At, R], Outcome]) -> tuple[type, Handler]:
    """A row of the table below; the handler takes just this kind of request."""
    return kind, cast(Handler, handler)


HANDLERS: Final[dict[type, Handler]] = dict(
    [
        *[(kind, cast(Handler, change_table)) for kind in handlers.HANDLERS],
        row(requests.React, react),
        row(requests.Nudge, nudge),
        row(requests.Cover, cover),
        row(requests.Wait, wait),
        row(requests.Preview, preview_action),
        row(requests.Why, explain_why),
        row(requests.Odds, tell_odds),
        row(requests.Rematch, rematch),
        row(requests.Resync, resync),
    ]
)
