"""Time at the tables. The house's time stands still while the server is down, and so do all clocks."""

from __future__ import annotations

from time import monotonic_ns
from typing import Final

from everglow.game import Seat
from everglow.server.entries import Timing

MOMENT: Final = 15_000  # after a restart people need a moment to find back: nobody's clock runs


class House:
    """The time that the server has been there for people, in milliseconds, over all its runs."""

    def __init__(self, past: int) -> None:
        self.past = past  # as far as it is known from earlier runs
        self.moment = MOMENT if past else 0
        self.began = monotonic_ns()

    def now(self) -> int:
        return self.past + max(0, (monotonic_ns() - self.began) // 1_000_000 - self.moment)


class Clocks:
    """What everybody has left, in milliseconds. Every answer has some seconds for free, but only once."""

    def __init__(self, timing: Timing, seats: int) -> None:
        self.free = timing.free * 1000
        self.left = [timing.bank * 1000] * seats
        self.since: list[int | None] = [None] * seats  # when the question came that a person thinks about
        self.again = [0] * seats  # answers that were taken back, and are still to be given again

    def ask(self, seats: list[Seat], now: int) -> None:
        """These seats have a question; those who had one before go on thinking, all others rest."""
        for seat in range(len(self.left)):
            if seat not in seats:
                self.stop(seat, now)
            elif self.since[seat] is None:
                self.since[seat] = now

    def stop(self, seat: Seat, now: int) -> None:
        self.left[seat] = self.remaining(seat, now)
        self.since[seat] = None

    def answer(self, seat: Seat, now: int) -> None:
        self.stop(seat, now)
        self.again[seat] = max(0, self.again[seat] - 1)

    def take_back(self, seat: Seat, now: int) -> None:
        """No free seconds anew, or one could think for ever by answering and taking back."""
        self.again[seat] += 1
        self.stop(seat, now)

    def grace(self, seat: Seat, now: int) -> int:
        """What is left of the free seconds of the open question."""
        since = self.since[seat]
        return 0 if since is None else max(0, self._free(seat) - max(0, now - since))

    def remaining(self, seat: Seat, now: int) -> int:
        since = self.since[seat]
        spent = 0 if since is None else max(0, now - since - self._free(seat))
        return max(0, self.left[seat] - spent)

    def _free(self, seat: Seat) -> int:
        return 0 if self.again[seat] else self.free

    def expires(self, seat: Seat) -> int | None:
        """When the seat's time is over; None while it rests."""
        since = self.since[seat]
        return None if since is None else since + self._free(seat) + self.left[seat]
