"""Selection of open tables for a list: a few of every host, and of strangers' a few of every address."""

from __future__ import annotations

from collections import Counter
from typing import Final

from everglow.server.http.limits import LOBBIES, LOBBIES_OF_ADDRESS
from everglow.server.live.limits import Asker
from everglow.server.table.listing import Listing
from everglow.server.table.table import GATHERING, Table

MANY: Final = 10_000  # tables of which we remember where they were opened


class Lobbies:
    """Addresses from which strangers opened the tables that wait for people. They are never written down."""

    def __init__(self) -> None:
        self.where: dict[str, str] = {}  # by code, the oldest first

    def note(self, code: str, who: Asker) -> None:
        if not who.known:
            self.where[code] = who.address
        if len(self.where) > MANY:
            del self.where[next(iter(self.where))]

    def forget(self, table: Table) -> None:
        """Forget a table that does not wait for people any more."""
        if table.status() != GATHERING:
            self.where.pop(table.code, None)


class Fair:
    """One list: nobody fills it by themselves. Tables that it leaves out are found by their codes."""

    def __init__(self, lobbies: Lobbies) -> None:
        self.lobbies = lobbies
        self.shown: Counter[str] = Counter()

    def shows(self, table: Listing) -> bool:
        """Whether there is room for one more of its host and its address."""
        if table.status != GATHERING:
            return True
        counted = self._counted(table)
        if any(self.shown[whose] >= most for whose, most in counted.items()):
            return False
        self.shown.update(counted.keys())
        return True

    def _counted(self, table: Listing) -> dict[str, int]:
        """Return the accounts on which a table counts, with the limit of each."""
        limits = {f"of {table.host}": LOBBIES} if table.host else {}
        if where := self.lobbies.where.get(table.code):
            limits[f"at {where}"] = LOBBIES_OF_ADDRESS
        return limits
