"""Lines of the log about people: who left, for whom a bot plays, who is back."""

from __future__ import annotations

from typing import Final, Protocol

from everglow.game import Seat
from everglow.server.table.entries import AnyEntry, Covered, Hinted, Resigned, Returned
from everglow.server.words.generated import messages as words
from everglow.words.message import Message


class Remark(Protocol):
    """Says something about a seat."""

    def __call__(self, *, seat: Seat) -> Message: ...


WHY: Final[dict[str, Remark]] = {
    "away": words.away,
    "time": words.out_of_time,
}  # else they left by themselves
SAID: Final[dict[type, Remark]] = {
    Returned: words.is_back,
    Resigned: words.has_resigned,
    Hinted: words.asks_for_hint,
}


def remark(entry: AnyEntry) -> Message | None:
    """The line of the log for an entry; None for most entries."""
    if isinstance(entry, Covered):
        return WHY.get(entry.why, words.lets_bot_play)(seat=entry.seat)
    if isinstance(entry, Hinted) and entry.marks:
        return words.has_steps_marked(seat=entry.seat)
    if isinstance(entry, Returned | Resigned | Hinted):
        return SAID[type(entry)](seat=entry.seat)
    return None
