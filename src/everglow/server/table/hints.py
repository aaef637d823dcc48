"""Hints and marks of the coach: who may have one, and about which question."""

from __future__ import annotations

from everglow.game import Seat
from everglow.server.table.errors import Refused
from everglow.server.table.limits import ENTRIES
from everglow.server.table.people import Visitor
from everglow.server.table.session import GameSession
from everglow.server.table.table import OVER, Table
from everglow.server.words.generated import messages as words


def hinted_session(table: Table, by: Visitor, question: int) -> tuple[Seat, GameSession]:
    """Return the seat that may have a hint about this question, and its game; Refused if it may not."""
    seat, session = _coached(table, by, running=True)
    if table.chairs[seat].covered:
        raise Refused(words.bot_plays_for_you())
    _check_question(session, seat, question)
    return seat, session


def answer_to_mark(table: Table, by: Visitor, question: int) -> tuple[Seat, int]:
    """Return a seat and how many answers ago its last one was given; Refused if that may not be judged.

    The last answer of a game is judged too: nothing can be taken back any more.
    """
    seat, session = _coached(table, by, running=False)
    place = session.log.latest.get(seat)
    if place is None or question != session.number(seat) - 1 or not session.log.answers[seat][-1]:
        raise Refused(words.mark_for_last_answer())
    return seat, len(session.steps) - place


def _coached(table: Table, by: Visitor, running: bool) -> tuple[Seat, GameSession]:
    """Return the seat of somebody who plays against bots alone, and the game, which may have to run still."""
    seat = table.seat_of(by.person)
    if seat is None or by.owner:
        raise Refused(words.hints_for_players())
    session = _begun(table)
    if running:
        _check_running(table)
    if not table.only_bots(seat):
        raise Refused(words.hints_against_bots())
    return seat, session


def _begun(table: Table) -> GameSession:
    if table.frozen:
        raise Refused(table.frozen, table.names())
    if table.session is None:
        raise Refused(words.game_not_begun())
    return table.session


def _check_running(table: Table) -> None:
    if table.status() == OVER:
        raise Refused(words.game_is_over())
    check_room(table)


def check_room(table: Table) -> None:
    """Refuse what could not be noted any more."""
    if table.seq >= ENTRIES:
        raise Refused(words.too_much_has_happened())


def _check_question(session: GameSession, seat: Seat, question: int) -> None:
    legal = session.state.legal_actions(seat)
    if question > session.number(seat):
        raise Refused(words.question_not_asked_yet())
    if question < session.number(seat):
        raise Refused(words.question_was_answered())
    if not legal:
        raise Refused(words.hint_when_asked())
    if len(legal) == 1:
        raise Refused(words.hint_without_choice())
