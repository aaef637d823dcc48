"""Tables that gather, and requests that are granted or refused."""

import pytest

from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import AnyEntry
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.people import Visitor
from everglow.server.table.requests import AnyRequest
from everglow.server.table.table import Table

from ..tables import CODE, Options, first_entry, seated

STRANGER = Visitor("somebody", "Eve")
NAMELESS = Visitor("nobody yet", "")


def gathering(people: int = 0, seats: int = 3, game: str = "vale", options: Options | None = None) -> Table:
    return table_from([first_entry(game, options, seats), *seated(people)], CODE)


def grant(table: Table, request: AnyRequest, by: Visitor) -> list[AnyEntry]:
    """Carry a request out at the table, and return its entries."""
    entries = entries_for(request, table, by, 5)
    for entry in entries:
        apply(table, entry)
    return entries


def refuse(table: Table, request: AnyRequest, by: Visitor) -> str:
    """The reason, in a sentence."""
    seq = table.seq
    with pytest.raises(Refused) as refused:
        entries_for(request, table, by, 5)
    assert table.seq == seq
    return str(refused.value)
