"""Tables that gather, and requests that are granted or refused."""

import pytest

from everglow.server.table.changes import apply, table_from
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.people import Visitor

from ..tables import CODE, opened, seated

STRANGER = Visitor("somebody", "Eve")
NAMELESS = Visitor("nobody yet", "")


def gathering(people=0, seats=3, **wishes):
    return table_from([opened(seats=seats, **wishes), *seated(people)], CODE)


def grant(table, request, by, now=5):
    """What a request leads to, noted by the table."""
    entries = entries_for(request, table, by, now)
    for entry in entries:
        apply(table, entry)
    return entries


def refuse(table, request, by):
    """The reason, in a sentence."""
    seq = table.seq
    with pytest.raises(Refused) as refused:
        entries_for(request, table, by, 5)
    assert table.seq == seq
    return str(refused.value)
