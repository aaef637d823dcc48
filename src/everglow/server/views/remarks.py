"""Lines of the log about people: who left, for whom a bot plays, who is back."""

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
WORDS: Final[dict[type, str]] = {
    Returned: "is back at the table.",
    Resigned: "has resigned. A bot plays to the end.",
}


def remark(entry: AnyEntry, names: list[str], you: Seat | None) -> str:
    """The line of the log for an entry, as the seat `you` reads it; empty for most entries."""
    if isinstance(entry, Covered):
        return clause(entry.seat, WHY.get(entry.why, WHY["left"]), names, you)
    if isinstance(entry, Returned | Resigned):
        return clause(entry.seat, WORDS[type(entry)], names, you)
    return ""
