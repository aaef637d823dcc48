"""Questions that wait for an answer: since when every seat is asked, as far as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from everglow.game import Seat
from everglow.server.table.limits import NUDGE_AFTER


class Asked:
    """A seat that is asked: since when, and from which seats it was nudged since."""

    def __init__(self) -> None:
        self.since = monotonic()
        self.nudged_by: set[Seat] = set()

    def long(self) -> bool:
        return monotonic() - self.since >= NUDGE_AFTER


class Waits:
    """Seats that are asked, and how long everybody has been waiting for them.

    Where several are asked at once nobody is told who answered what, so a seat counts from when it was
    first asked; a seat that is asked alone begins anew with every step.
    """

    def __init__(self) -> None:
        self.asked: dict[Seat, Asked] = {}
        self.steps = 0

    def look(self, deciders: Sequence[Seat], steps: int) -> None:
        """Note whom the table waits for, after so many steps."""
        anew = len(deciders) == 1 and steps != self.steps
        before = {} if anew else self.asked
        self.asked = {seat: before.get(seat) or Asked() for seat in deciders}
        self.steps = steps
