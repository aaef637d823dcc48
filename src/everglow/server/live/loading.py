"""Loading a table from its entries."""

from __future__ import annotations

from everglow.server.table.changes import table_from
from everglow.server.table.entries import decode_entry
from everglow.server.table.table import Table


def loaded(lines: list[bytes], code: str) -> Table:
    """Load a table by playing the whole game again: not in the event loop."""
    return table_from([decode_entry(line) for line in lines], code)
