"""The first entries of a table: as requested, as a lesson, as a rematch, or for a record."""

from __future__ import annotations

import secrets

from msgspec import structs

from everglow.games import games
from everglow.record import Record
from everglow.server.table.entries import AnyEntry, Joined, Opened
from everglow.server.table.handlers import checked_options
from everglow.server.table.requests import OpenTable
from everglow.server.table.table import LEVEL_NAMES, Table


def new_table(person: str, wish: OpenTable, now: int) -> Opened:
    """Return the first entry of a table as somebody wishes it; Refused if it cannot be."""
    if wish.lesson:
        return new_lesson(person, wish, now)
    options = checked_options(wish.game, wish.seats, wish.options, wish.cover)
    return Opened(
        at=now,
        game=wish.game,
        version=games()[wish.game].version,
        options=options,
        seats=wish.seats,
        host=person,
        public=wish.public,
        timing=wish.timing,
        cover=wish.cover,
        grace=wish.grace,
        secret=secrets.token_hex(32),
    )


def new_lesson(person: str, wish: OpenTable, now: int) -> Opened:
    """A first game, for one person against bots, with a prepared deal."""
    checked_options(wish.game, wish.seats, wish.options, wish.cover)
    lesson = games()[wish.game].examples.lesson
    prepared = structs.replace(
        wish, lesson=False, seats=lesson.seats, options=lesson.options, public=False, timing=None
    )
    return structs.replace(new_table(person, prepared, now), secret=lesson.secret, lesson=True)


def table_for_record(record: Record, person: str, now: int) -> Opened:
    """Return a table with the deal of a record; found by whoever brought it, and by its code."""
    return Opened(
        at=now,
        game=record.game,
        version=record.rules_version,
        options=record.options,
        seats=record.seats,
        host=person,
        public=False,
        timing=None,
        cover=LEVEL_NAMES[0],
        grace=60,
        secret=record.secret,
    )


def next_table(table: Table, host: str, now: int) -> Opened:
    """The same table once more, with a new secret and the rules of today."""
    old = table.opened
    wish = OpenTable(
        game=old.game,
        seats=old.seats,
        options=old.options,
        public=old.public,
        timing=old.timing,
        cover=old.cover,
        grace=old.grace,
    )
    return new_table(host, wish, now)


def bots_seated_again(table: Table, now: int) -> list[AnyEntry]:
    """Bots of the house where they sat. People say yes to a rematch by sitting down."""
    return [
        Joined(at=now, seat=seat, level=chair.level) for seat, chair in enumerate(table.chairs) if chair.level
    ]
