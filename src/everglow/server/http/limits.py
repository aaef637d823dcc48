"""Limits on the requests of one person or address over HTTP."""

from __future__ import annotations

from collections import Counter
from typing import Final

from everglow.server.live.limits import Allowances, Asker, Budgets

BODY: Final = 16_384  # bytes of a request
RECORD: Final = 262_144  # bytes of a whole game that somebody brings
BODY_TIME: Final = 10.0  # seconds for it to arrive
LOBBIES: Final = 3  # tables of one host that a list of open tables shows
LOBBIES_OF_ADDRESS: Final = 30  # ... and of all who are new here, at one address
SOCKETS_OF_PERSON: Final = 20
NAMELESS_OF_ADDRESS: Final = 100  # connections of people without a name
STRANGERS_OF_ADDRESS: Final = 300  # ... and of all who are new here: a whole club behind one router
SOCKETS_OF_ADDRESS: Final = 1000  # ... and of everybody
CONNECTIONS_OF_ADDRESS: Final = 1200  # over TCP, whatever they are for
# How many a second and at once: requests that change something or cost much, by known person or address.
REQUESTS: Final = (20.0, 100.0)
GUESSES: Final = (0.5, 60.0)  # ... codes of tables that do not exist, by known person or address
FIRST_GUESSES: Final = (0.02, 5.0)  # ... and by somebody who has just said a name
INTRODUCTIONS: Final = (0.5, 100.0)  # ... and new people, by address
OPENINGS: Final = (0.2, 200.0)  # ... and new tables, by known person or address
IMPORTS: Final = (0.1, 20.0)  # ... and games that somebody brings, by known person or address
ANALYSES: Final = (0.05, 10.0)  # ... and games that are judged, by known person or address
DEEP_ANALYSES: Final = (0.01, 3.0)  # ... and games that are judged by search, by known person or address
HINTS: Final = (0.5, 40.0)  # ... and hints of the coach, by known person or address
ANSWERS: Final = (0.2, 30.0)  # ... and answers to puzzles that are judged, by known person or address
DELETIONS: Final = (0.02, 5.0)  # ... and accounts that are deleted, by address


class ServerAllowances:
    """Allowances of people and addresses at a server, by what they limit."""

    def __init__(self) -> None:
        self.budgets = Budgets()
        self.requests = Allowances(*REQUESTS)
        self.guesses = Allowances(*GUESSES)
        self.first_guesses = Allowances(*FIRST_GUESSES)
        self.introductions = Allowances(*INTRODUCTIONS)
        self.openings = Allowances(*OPENINGS)
        self.imports = Allowances(*IMPORTS)
        self.judgements = Allowances(*ANALYSES)
        self.deep_judgements = Allowances(*DEEP_ANALYSES)
        self.hints = Allowances(*HINTS)
        self.answers = Allowances(*ANSWERS)
        self.deletions = Allowances(*DELETIONS)

    def shared(self) -> dict[str, Allowances]:
        """Return by name all allowances, which hold for all processes together."""
        own = {name: part for name, part in vars(self).items() if isinstance(part, Allowances)}
        return own | vars(self.budgets)


class Sockets:
    """Open connections by person and by address. Strangers leave room for people who are known."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[str, int]] = {}  # those of other processes, where they are many

    def enter(self, who: Asker) -> bool:
        """Whether there is room for one more."""
        if any(self._all(name) >= most for name, most in counted(who).items()):
            return False
        self.open.update(counted(who).keys())
        return True

    def _all(self, name: str) -> int:
        return self.open[name] + sum(counts.get(name, 0) for counts in self.elsewhere.values())

    def leave(self, who: Asker) -> None:
        self.open.subtract(counted(who).keys())
        for name in counted(who):
            if self.open[name] <= 0:
                del self.open[name]


def counted(who: Asker) -> dict[str, int]:
    """Return the accounts on which a connection counts, with the limit of each."""
    limits = {f"at {who.address}": SOCKETS_OF_ADDRESS}
    if who.person:
        limits[f"of {who.person}"] = SOCKETS_OF_PERSON
    else:
        limits[f"nameless at {who.address}"] = NAMELESS_OF_ADDRESS
    if not who.known:
        limits[f"strangers at {who.address}"] = STRANGERS_OF_ADDRESS
    return limits
