"""Fair queue for the worker processes: tables where a person waits first, then one person after another."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

MANY: Final = 1000  # people of whom we know when they last had a turn


class Waiting(NamedTuple):
    """Request for a place in the queue."""

    person: str
    urgent: Callable[[], bool]  # whether somebody waits for it at this moment
    comes: asyncio.Future[None]


class Turns:
    """Fair queue: neither one person nor all for whom nobody waits hold more than half of the places."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.most = max(1, places // 2)  # of one person, or of all for whom nobody waits
        self.held: Counter[str] = Counter()
        self.unhurried: list[Waiting] = []  # who hold a place for which nobody waited
        self.line: list[Waiting] = []  # in the order in which they came
        self.turns = 0  # so far
        self.latest: dict[str, int] = {}  # everybody's last one

    @property
    def taken(self) -> int:
        return self.held.total()

    def would_wait(self, person: str) -> bool:
        return self.free < 1 or self.held[person] >= self.most

    @asynccontextmanager
    async def turn(self, person: str, urgent: Callable[[], bool]) -> AsyncIterator[None]:
        """A place for somebody, as soon as it is their turn."""
        wish = Waiting(person, urgent, asyncio.get_running_loop().create_future())
        self.line.append(wish)
        self._go_on()
        try:
            await wish.comes
            yield
        finally:
            self._leave(wish)

    def _leave(self, wish: Waiting) -> None:
        """Take somebody out, also one who gives up while waiting."""
        if wish in self.line:
            self.line.remove(wish)
            return
        if wish in self.unhurried:
            self.unhurried.remove(wish)
        self.free += 1
        self.held[wish.person] -= 1
        self.held += Counter()  # forget those who hold none
        self._go_on()

    def _go_on(self) -> None:
        while self.free and (able := [wish for wish in self.line if self._able(wish)]):
            self._call(min(able, key=self._rank))  # the first of equals

    def _able(self, wish: Waiting) -> bool:
        if wish.comes.done() or self.held[wish.person] >= self.most:
            return False
        return len(self.unhurried) < self.most or wish.urgent()

    def _rank(self, wish: Waiting) -> tuple[bool, int, int]:
        return not wish.urgent(), self.held[wish.person], self.latest.get(wish.person, 0)

    def _call(self, wish: Waiting) -> None:
        self.line.remove(wish)
        self.unhurried += [] if wish.urgent() else [wish]
        self.free -= 1
        self.held[wish.person] += 1
        self.turns += 1
        self.latest[wish.person] = self.turns
        if len(self.latest) > MANY:
            self.latest = {person: turn for person, turn in self.latest.items() if self.held[person]}
        wish.comes.set_result(None)
