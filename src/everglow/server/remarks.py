"""What the log says of the people at a table: who went, for whom a bot plays, who is back."""

from __future__ import annotations

from typing import Final

from everglow.server.entries import AnyEntry, Covered, Resigned, Returned

WHY: Final = {
    "away": "is away. A bot plays on.",
    "time": "has run out of time. A bot plays on.",
    "left": "lets a bot play on.",
}
BACK: Final = "is back and plays again."
RESIGNED: Final = "has resigned. A bot plays to the end."


def remark(entry: AnyEntry, names: list[str]) -> str:
    """The line of the log for an entry; empty for most."""
    if isinstance(entry, Covered):
        return f"{names[entry.seat]} {WHY.get(entry.why, WHY['left'])}"
    if isinstance(entry, Returned):
        return f"{names[entry.seat]} {BACK}"
    if isinstance(entry, Resigned):
        return f"{names[entry.seat]} {RESIGNED}"
    return ""
