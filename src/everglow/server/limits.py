"""How much of everything one client may have, so that nobody can crowd the others out."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final, NamedTuple

MESSAGE: Final = 4096  # bytes of a message
BODY: Final = 16_384  # bytes of a request
RECORD: Final = 262_144  # bytes of a whole game that somebody brings
BODY_TIME: Final = 10.0  # seconds for it to arrive
BACKLOG: Final = 1 << 20  # bytes that wait for a slow connection before it is closed
TABLES: Final = 30  # unfinished tables of one person
LOBBIES: Final = 3  # tables of one host that a list of open tables shows
LOBBIES_OF_ADDRESS: Final = 30  # ... and of all who are new here, at one address
UNDOS_OF_QUESTION: Final = 30  # of one seat: how often the answer to a question may be taken back
UNDOS_OF_GAME: Final = 300  # ... and answers to any
RETURNS: Final = 100  # of one seat, from a bot
TALK: Final = 2500  # entries of a table after which nothing more is said there
ENTRIES: Final = 5000  # ... and after which the game is only played to its end
GUESTS: Final = 10  # bots of one person
SOCKETS_OF_PERSON: Final = 20
NAMELESS_OF_ADDRESS: Final = 100  # connections of people without a name
STRANGERS_OF_ADDRESS: Final = 300  # ... and of all who are new here: a whole club behind one router
SOCKETS_OF_ADDRESS: Final = 1000  # ... and of everybody
CONNECTIONS_OF_ADDRESS: Final = 1200  # over TCP, whatever they are for
REQUESTS: Final = (
    20.0,
    100.0,
)  # a second, and at once: HTTP requests that change something or cost much, by known person or address
STRANGERS: Final = (
    300.0,
    10_000.0,
)  # ... milliseconds of the processor for all of an address who are new here
PERSON: Final = (200.0, 6_000.0)  # ... and for one person
NEIGHBOURS: Final = (600.0, 20_000.0)  # ... and for all known people of an address
GUESSES: Final = (0.5, 60.0)  # ... codes of tables that do not exist, by known person or address
FIRST_GUESSES: Final = (0.02, 5.0)  # ... and by somebody who has just said a name
INTRODUCTIONS: Final = (0.5, 100.0)  # ... and new people, by address
OPENINGS: Final = (0.2, 200.0)  # ... and new tables, by known person or address
MESSAGES: Final = (20.0, 60.0)  # ... and messages of one connection
IMPORTS: Final = (0.1, 20.0)  # ... and games that somebody brings, by known person or address
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

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is so much left."""
        self._refill()
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def owe(self, amount: float) -> float:
        """Take so much in any case; seconds to wait until it was there."""
        self._refill()
        self.left -= amount
        return -self.left / self.rate if self.left < 0 < self.rate else 0.0

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
            self.known = {name: found for name, found in self.known.items() if not found.full()}
            self.most = max(
                MANY, 2 * len(self.known)
            )  # so that nobody makes us look at all of them each time
        return self.known.setdefault(who, Allowance(self.rate, self.burst))

    def left(self, who: str) -> bool:
        """Whether there would be one."""
        return who not in self.known or self.known[who].any()


class Asker(NamedTuple):
    """Who uses something up: somebody at an address, known here not only since today, or a stranger."""

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
        found = self._of(who)
        return all(allowance.any(cost) for allowance in found) and all([one.take(cost) for one in found])

    def owe(self, who: Asker, cost: float) -> float:
        """Seconds that they have to wait before something of this cost is done for them."""
        return max(allowance.owe(cost) for allowance in self._of(who))

    def _of(self, who: Asker) -> list[Allowance]:
        shared = self.neighbours if who.known else self.strangers
        own = [self.people.of(who.person)] if who.person else []
        return [*own, shared.of(who.address)]


class Sockets:
    """Open connections by person and by address. Strangers leave room for people who are known."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    def enter(self, who: Asker) -> bool:
        """Whether there is room for one more."""
        if any(self.open[name] >= most for name, most in counted(who).items()):
            return False
        self.open.update(counted(who).keys())
        return True

    def leave(self, who: Asker) -> None:
        self.open.subtract(counted(who).keys())
        for name in counted(who):
            if self.open[name] <= 0:
                del self.open[name]


def counted(who: Asker) -> dict[str, int]:
    """As what a connection counts, and how many of each there may be."""
    found = {f"at {who.address}": SOCKETS_OF_ADDRESS}
    if who.person:
        found[f"of {who.person}"] = SOCKETS_OF_PERSON
    else:
        found[f"nameless at {who.address}"] = NAMELESS_OF_ADDRESS
    if not who.known:
        found[f"strangers at {who.address}"] = STRANGERS_OF_ADDRESS
    return found
