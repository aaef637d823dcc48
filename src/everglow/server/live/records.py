"""Records that somebody brings: checked in a worker process, as a whole game is played again."""

from __future__ import annotations

from typing import Final

import msgspec

from everglow.complaints.words.generated import messages as complaints
from everglow.games import games
from everglow.record import Record
from everglow.record_parts import BadRecord, wrong
from everglow.server.table.errors import Refused
from everglow.server.table.limits import UNDOS_OF_GAME
from everglow.server.table.names import checked_name
from everglow.server.words.generated import messages as words

UNDOS: Final = 4 * UNDOS_OF_GAME  # as many as a game of this house can have


def checked_record(data: bytes) -> Record:
    """A record of a finished game, dealt and played again."""
    try:
        record = Record.from_json(limit_undos(msgspec.json.decode(data)))
        check_record(record)
        record.verify(games()[record.game])
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused(words.not_a_record()) from error
    except BadRecord as error:
        raise Refused(words.record_is_wrong(complaint=error.message)) from None
    return record


def limit_undos(data: object) -> object:
    """Refuse a record with too many undos, before anything is made of it."""
    undos = data.get("undos") if isinstance(data, dict) else None
    if isinstance(undos, list) and len(undos) > UNDOS:
        raise wrong("undos", complaints.expected_at_most(most=UNDOS))
    return data


def check_record(record: Record) -> None:
    """Return what can be seen before it is played."""
    if record.game not in games():
        raise wrong("game", complaints.expected_one_of(values=list(games())))
    if record.result is None:
        raise wrong("result", complaints.expected_finished())
    if [name for name in record.names if checked_name(name) != name]:
        raise wrong("names", complaints.expected_usual_names())
    if [move for move in record.actions if move.seat >= record.seats]:
        raise wrong("actions", complaints.expected_seats(last=record.seats - 1))
