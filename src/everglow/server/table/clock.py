"""Time: the server's clock, which stands still while it is down, and the players' clocks."""

from __future__ import annotations

from time import monotonic_ns
from typing import Final

from everglow.game import Seat
from everglow.server.table.entries import Timing

MOMENT: Final = 15_000  # after a restart people need a moment to find back: nobody's clock runs


class ServerClock:
    """Milliseconds that the server has been running, over all its runs."""

    def __init__(self, past: int) -> None:
        self.past = past  # as far as it is known from earlier runs
        self.moment = MOMENT if past else 0
        self.began = monotonic_ns()

    def now(self) -> int:
        return self.past + max(0, (monotonic_ns() - self.began) // 1_000_000 - self.moment)


class SharedClock(ServerClock):
    """The same for several processes: their database tells the time, and between two times it goes on here.

    If nothing is told for long, it stands still.
    """

    def __init__(self, longest: float) -> None:
        super().__init__(0)
        self.longest = round(1000 * longest)  # milliseconds that it goes on by itself
        self.latest = 0  # it never goes back

    def follow(self, told: int, rests: int) -> None:
        """Go on from a time, after a rest."""
        self.past, self.moment, self.began = told, rests, monotonic_ns()

    def now(self) -> int:
        passed = (monotonic_ns() - self.began) // 1_000_000 - self.moment
        self.latest = max(self.latest, self.past + min(max(0, passed), self.longest))
        return self.latest


class Clocks:
    """Time left for everybody, in milliseconds. Every question has some seconds for free, but only once."""

    def __init__(self, timing: Timing, seats: int) -> None:
        self.free = timing.free * 1000
        self.left = [timing.bank * 1000] * seats
        self.since: list[int | None] = [None] * seats  # when the question came that a person thinks about
        self.unused = [self.free] * seats  # free milliseconds of the open question
        self.again = [0] * seats  # answers that were taken back, and are still to be given again

    def ask(self, seats: list[Seat], now: int) -> None:
        """Start the clocks of seats with a question; those that ran go on, all others rest."""
        for seat in range(len(self.left)):
            if seat not in seats:
                self.stop(seat, now)
            elif self.since[seat] is None:
                self.since[seat] = now

    def stop(self, seat: Seat, now: int) -> None:
        """Stop a seat's clock; asked the same again, it goes on with what is left of its free seconds."""
        self.left[seat], self.unused[seat] = self.remaining(seat, now), self._unused(seat, now)
        self.since[seat] = None

    def answer(self, seat: Seat, now: int) -> None:
        self.stop(seat, now)
        self.again[seat] = max(0, self.again[seat] - 1)
        self.unused[seat] = 0 if self.again[seat] else self.free

    def take_back(self, seat: Seat, now: int) -> None:
        """Give no free seconds anew, or one could think for ever by answering and taking back.

        The question that goes will have its own when it comes again, so what it had is paid for.
        """
        had = 0 if self.again[seat] else self.free
        self.stop(seat, now)
        self.left[seat] = max(0, self.left[seat] - (had - self.unused[seat]))
        self.again[seat] += 1
        self.unused[seat] = 0

    def grace(self, seat: Seat, now: int) -> int:
        """Return what is left of the free seconds of the open question."""
        return 0 if self.since[seat] is None else self._unused(seat, now)

    def remaining(self, seat: Seat, now: int) -> int:
        return max(0, self.left[seat] - max(0, self._spent(seat, now) - self.unused[seat]))

    def _unused(self, seat: Seat, now: int) -> int:
        return max(0, self.unused[seat] - self._spent(seat, now))

    def _spent(self, seat: Seat, now: int) -> int:
        since = self.since[seat]
        return 0 if since is None else max(0, now - since)

    def expires(self, seat: Seat) -> int | None:
        """Return when the seat's time is over; None while it rests."""
        since = self.since[seat]
        return None if since is None else since + self.unused[seat] + self.left[seat]

    def over(self, seat: Seat) -> bool:
        """Whether nothing is left for the question at which the seat rests."""
        return self.since[seat] is None and not self.unused[seat] + self.left[seat]
