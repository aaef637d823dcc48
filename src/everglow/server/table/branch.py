"""Branches: a game that goes on from a step of a finished one, with one person and bots.

Whoever goes on may have seen every hand, so it is never listed, and counts for nothing.
"""

from __future__ import annotations

from secrets import token_hex

from everglow.game import Seat
from everglow.record import Record
from everglow.record_parts import Fork
from everglow.server.table.entries import Branched
from everglow.server.table.errors import Refused
from everglow.server.table.people import Visitor
from everglow.server.table.requests import Branch
from everglow.server.table.table import BOTS, LEVEL_NAMES, OVER, Table
from everglow.server.words.generated import messages as words


def branch_entry(table: Table, by: Visitor, wish: Branch, now: int) -> Branched:
    """Return how a game goes on from one of its steps; Refused if it cannot."""
    if table.session is None or table.status() != OVER:
        raise Refused(words.branch_when_over())
    last, fork = len(table.session.steps) - 1, table.session.record.fork
    if wish.step > last:
        raise Refused(words.branch_step(last=last))
    if fork and wish.step > fork.after:
        raise Refused(words.branch_of_branch(last=fork.after))
    if wish.seat >= len(table.chairs):
        raise Refused(words.only_so_many_seats(seats=len(table.chairs)))
    return entry_from(table.session.record, table.code, by, wish, now)


def entry_from(whole: Record, code: str, by: Visitor, wish: Branch, now: int) -> Branched:
    """Return how a game of that code, "" for none of this house, goes on; Refused if no bot has the level."""
    if wish.level not in LEVEL_NAMES:
        raise Refused(words.expected_level(levels=LEVEL_NAMES))
    record = up_to(whole, wish.step)
    seats = range(record.seats)
    record.bots = ["" if seat == wish.seat else wish.level for seat in seats]
    record.names = names_for(record.names, wish.seat, by.name)
    return Branched(
        at=now,
        code=code,
        record=dict(record.to_json()),
        seat=wish.seat,
        person=by.person,
        name=by.name,
        level=wish.level,
        avatar=by.face.avatar,
        colour=by.face.colour,
    )


def up_to(record: Record, step: int) -> Record:
    """The same deal and the first steps of it, then chance of its own."""
    branch = Record(record.game, record.rules_version, record.names, record.secret)
    branch.nonces, branch.options, branch.hashes = record.nonces, record.options, record.hashes
    branch.actions = record.standing()[:step]
    branch.fork = Fork(step, token_hex(32))
    return branch


def names_for(names: list[str], seat: Seat, name: str) -> list[str]:
    """The person under their own name, bots under names of bots."""
    free = iter([bot for bot in BOTS if bot.casefold() != name.casefold()])
    return [name if other == seat else next(free) for other in range(len(names))]
