"""Previews for whoever plays: what an action would give, why it is not possible, what is likely."""

from __future__ import annotations

from everglow.game import Seat
from everglow.server.table import requests
from everglow.server.table.errors import Refused
from everglow.server.table.people import Visitor
from everglow.server.table.session import GameSession
from everglow.server.table.table import Table
from everglow.server.views.messages import Chances, Previewed, Reason
from everglow.server.views.public_view import lines
from everglow.server.words.generated import messages as words


def preview(table: Table, by: Visitor, request: requests.Preview) -> Previewed:
    """Return what an action would give; Refused if it is not possible."""
    seat, session = _playing(table, by)
    session.check(seat, request.name)
    gives = session.game.show.preview(session.state, seat, session.game.codec.action(request.name))
    log = lines(session.game, gives["events"])
    final = session.final(seat, request.name, table.only_bots(seat))
    return Previewed(id=request.id, name=request.name, gives=gives, log=log, final=final)


def why(table: Table, by: Visitor, request: requests.Why) -> Reason:
    """Say why an action is not possible, the rule behind that, and steps that lead to it."""
    seat, session = _playing(table, by)
    reason = session.why_not(seat, request.name)
    rule = session.rule(seat, request.name) if reason else ""
    plan = session.plan(seat, request.name)
    return Reason(id=request.id, name=request.name, reason=reason, rule=rule, plan=plan)


def odds(table: Table, by: Visitor, request: requests.Odds) -> Chances:
    """Tell the chances of a die or a card, as far as this player can know."""
    seat, session = _playing(table, by)
    told = session.game.texts.odds(session.state, seat, request.name)
    return Chances(id=request.id, name=request.name, odds=told)


def _playing(table: Table, by: Visitor) -> tuple[Seat, GameSession]:
    seat, session = table.seat_of(by.person), table.session
    if seat is None or session is None:
        raise Refused(words.only_players_may_ask())
    return seat, session
