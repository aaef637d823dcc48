"""A table as lists show it."""

from __future__ import annotations

import msgspec

from everglow.server.table.table import Status, Table


class Listing(msgspec.Struct):
    """A table as lists show it."""

    code: str
    game: str
    status: Status
    public: bool
    names: list[str]  # by seat; "" if it is free
    people: list[str]  # who finds it among their own
    options: dict[str, str]
    bots: list[int] = []  # seats at which one sits
    imported: bool = False  # it was played elsewhere; older listings do not tell
    scores: list[int] = []  # by seat, when the game is over; older listings do not tell
    winners: list[int] = []  # their seats
    host: str = ""  # older listings do not tell
    used: float = 0.0  # when the table was last used, as the store knows it


def listing_of(table: Table) -> Listing:
    opened, status = table.opened, table.status()
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot()]
    return Listing(
        table.code,
        opened.game,
        status,
        opened.public,
        table.names(),
        table.people(),
        opened.options,
        bots,
        table.imported,
        *table.result(),
        host=table.host,
    )
