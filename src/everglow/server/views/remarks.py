"""What the log says of the people at a table: who went, for whom a bot plays, who is back."""

from __future__ import annotations

from typing import Final

from everglow.english import clause
from everglow.game import Seat
from everglow.server.table.entries import AnyEntry, Covered, Resigned, Returned

WHY: Final = {
    "away": "is away. A bot plays on.",
    "time": "has run out of time. A bot plays on.",
    "left": "lets a bot play on.",
}
BACK: Final = "is back at the table."
RESIGNED: Final = "has resigned. A bot plays to the end."


def remark(entry: AnyEntry, names: list[str], you: Seat | None) -> str:
    """The line of the log for an entry, as the seat `you` reads it; empty for most entries."""
    if isinstance(entry, Covered):
        return clause(entry.seat, WHY.get(entry.why, WHY["left"]), names, you)
    if isinstance(entry, Returned):
        return clause(entry.seat, BACK, names, you)
    return clause(entry.seat, RESIGNED, names, you) if isinstance(entry, Resigned) else ""
