"""Rate limits: messages, processor time and tables, by person and by address."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

MESSAGE: Final = 4096  # bytes of a message
BACKLOG: Final = 1 << 20  # bytes that wait for a slow connection before it is closed
TABLES: Final = 30  # unfinished tables of one person
GUESTS: Final = 10  # bots of one person
STRANGERS: Final = (
    300.0,
    10_000.0,
)  # a second, and at once: milliseconds of the processor for all of an address who are new here
PERSON: Final = (200.0, 6_000.0)  # ... and for one person
NEIGHBOURS: Final = (600.0, 20_000.0)  # ... and for all known people of an address
MESSAGES: Final = (20.0, 60.0)  # ... and messages of one connection
MANY: Final = 10_000  # of whom we remember what they used
CHAT: Final = (0.5, 6.0)  # ... and things said by one person


class Allowance:
    """Token bucket: so many a second, and so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.used = 0.0  # since others were told
        self.at = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is so much left."""
        self._refill()
        if self.left < amount:
            return False
        self.left -= amount
        self.used += amount
        return True

    def owe(self, amount: float) -> float:
        """Take so much in any case; seconds to wait until it was there."""
        self._refill()
        self.left -= amount
        self.used += amount
        return -self.left / self.rate if self.left < 0 < self.rate else 0.0

    def charge(self, amount: float) -> None:
        """Take what was used up at another process."""
        self._refill()
        self.left -= amount

    def _refill(self) -> None:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def any(self, amount: float = 1.0) -> bool:
        return self.left + (monotonic() - self.at) * self.rate >= amount

    def full(self) -> bool:
        return self.left + (monotonic() - self.at) * self.rate >= self.burst


class Allowances:
    """One for everybody; whoever has used nothing lately is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: dict[str, Allowance] = {}
        self.most = MANY

    def take(self, who: str, amount: float = 1.0) -> bool:
        return self.of(who).take(amount)

    def of(self, who: str) -> Allowance:
        if len(self.known) > self.most:
            self.known = {name: allowance for name, allowance in self.known.items() if not allowance.full()}
            self.most = max(
                MANY, 2 * len(self.known)
            )  # so that nobody makes us look at all of them each time
        return self.known.setdefault(who, Allowance(self.rate, self.burst))

    def heavy(self) -> list[tuple[str, float]]:
        """List who has used up more than half, with how much of it was not told before."""
        heavy = [(who, one) for who, one in self.known.items() if one.used and not one.any(self.burst / 2)]
        told = [(who, round(one.used, 1)) for who, one in heavy]
        for _, one in heavy:
            one.used = 0.0
        return told

    def left(self, who: str) -> bool:
        """Whether there would be one."""
        return who not in self.known or self.known[who].any()


class Asker(NamedTuple):
    """Client that uses something up: somebody at an address, known here since before today, or a stranger."""

    address: str
    person: str = ""
    known: bool = False

    @property
    def account(self) -> str:
        """Known people have one of their own, so that no stranger behind the same router uses it up."""
        return f"of {self.person}" if self.known else self.address


class Budgets:
    """Processor time, in milliseconds: of every person, and of all strangers and all known of an address."""

    def __init__(self) -> None:
        self.people = Allowances(*PERSON)
        self.strangers = Allowances(*STRANGERS)
        self.neighbours = Allowances(*NEIGHBOURS)

    def spend(self, who: Asker, cost: float) -> bool:
        """Whether they have so much left."""
        own = self._of(who)
        return all(allowance.any(cost) for allowance in own) and all([one.take(cost) for one in own])

    def owe(self, who: Asker, cost: float) -> float:
        """Seconds that they have to wait before something of this cost is done for them."""
        return max(allowance.owe(cost) for allowance in self._of(who))

    def _of(self, who: Asker) -> list[Allowance]:
        shared = self.neighbours if who.known else self.strangers
        own = [self.people.of(who.person)] if who.person else []
        return [*own, shared.of(who.address)]
