"""How much of everything one client may have, so that nobody can crowd the others out."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final

MESSAGE: Final = 4096  # bytes of a message
BODY: Final = 16_384  # bytes of a request
RECORD: Final = 262_144  # bytes of a whole game that somebody brings
BODY_TIME: Final = 10.0  # seconds for it to arrive
BACKLOG: Final = 1 << 20  # bytes that wait for a slow connection before it is closed
TABLES: Final = 30  # unfinished tables of one person
UNDOS_OF_QUESTION: Final = 30  # of one seat: how often the answer to a question may be taken back
UNDOS_OF_GAME: Final = 300  # ... and answers to any
RETURNS: Final = 100  # of one seat, from a bot
TALK: Final = 2500  # entries of a table after which nothing more is said there
ENTRIES: Final = 5000  # ... and after which the game is only played to its end
GUESTS: Final = 10  # bots of one person
SOCKETS_OF_PERSON: Final = 20
SOCKETS_OF_ADDRESS: Final = 300  # a whole club behind one router
REQUESTS: Final = (
    20.0,
    100.0,
)  # a second, and at once: HTTP requests that change something or cost much, by address
GUESSES: Final = (0.5, 60.0)  # ... and codes of tables that do not exist, by address
MESSAGES: Final = (20.0, 60.0)  # ... and messages of one connection
IMPORTS: Final = (0.1, 20.0)  # ... and games that somebody brings, by address
DELETIONS: Final = (0.02, 5.0)  # ... and accounts that are deleted, by address
MANY: Final = 10_000  # of whom we remember what they used
CHAT: Final = (0.5, 6.0)  # ... and things said by one person


class Allowance:
    """So many a second, and so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        """Whether there is one left."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def any(self) -> bool:
        return self.left + (monotonic() - self.at) * self.rate >= 1

    def full(self) -> bool:
        return self.left + (monotonic() - self.at) * self.rate >= self.burst


class Allowances:
    """One for everybody; whoever has used nothing lately is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: dict[str, Allowance] = {}
        self.most = MANY

    def take(self, who: str) -> bool:
        if len(self.known) > self.most:
            self.known = {name: found for name, found in self.known.items() if not found.full()}
            self.most = max(
                MANY, 2 * len(self.known)
            )  # so that nobody makes us look at all of them each time
        return self.known.setdefault(who, Allowance(self.rate, self.burst)).take()

    def left(self, who: str) -> bool:
        """Whether there would be one."""
        return who not in self.known or self.known[who].any()


class Sockets:
    """Open connections by person and by address."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    def enter(self, address: str, person: str) -> bool:
        """Whether there is room for one more."""
        if self.open[f"at {address}"] >= SOCKETS_OF_ADDRESS:
            return False
        if person and self.open[f"of {person}"] >= SOCKETS_OF_PERSON:
            return False
        self.open.update([f"at {address}", f"of {person}"])
        return True

    def leave(self, address: str, person: str) -> None:
        self.open.subtract([f"at {address}", f"of {person}"])
        for name in (f"at {address}", f"of {person}"):
            if self.open[name] <= 0:
                del self.open[name]
