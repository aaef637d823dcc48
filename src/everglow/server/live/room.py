"""One table in memory: who is connected to it, and what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet
from time import monotonic
from typing import Protocol

from everglow.game import Seat
from everglow.server.live.waits import Waits
from everglow.server.table.changes import apply
from everglow.server.table.entries import Acted, AnyEntry
from everglow.server.table.listing import Listing, listing_of
from everglow.server.table.people import Visitor
from everglow.server.table.table import RUNNING, Table
from everglow.server.views.messages import BLOCK, AwayTold, Letter, Present, Waiting, encode
from everglow.server.views.public_view import PublicViews
from everglow.server.views.updates import Audience
from everglow.words.message import Message


class Client(Protocol):
    """One connection. What is sent waits where it does not hold up anybody else."""

    session: str  # of its device, "" if that is nobody's
    address: str  # where it is, "" if that does not matter

    def send(self, data: bytes) -> None: ...

    def dismiss(self, reason: Message) -> None:
        """Close the connection; the client will come back by itself."""


class Room:
    """Room of a table: everybody who is connected to it. Its lock is held while something happens there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.public = PublicViews()
        self.audiences: dict[str | None, Audience] = {}
        self.clients: dict[Client, str | None] = {}  # whose they are
        self.away: dict[str, float] = {person: monotonic() for person in table.people()}  # since when
        self.awaits: set[str] = set()  # people who are away and for whom no bot shall play yet
        self.thinking: set[Seat] = set()  # bots
        self.waiting: set[Seat] = set()  # bots that wait for a worker
        self.waits = Waits()
        self._look()
        self.empty_since = monotonic()
        self._listing: Listing | None = None

    # Who is there

    def enter(self, client: Client, by: Visitor | None, now: int) -> None:
        person = by.person if by else None
        self.clients[client] = person
        if person:
            self.away.pop(person, None)
            self.awaits.discard(person)
        audience = self.audiences.setdefault(person, Audience(person, self.public))
        client.send(pad(audience, encode(audience.welcome(self.table, now))))
        if self.waiting:
            client.send(encode(Waiting(seats=sorted(self.waiting))))
        self.tell(self.present())

    def leave(self, client: Client) -> None:
        person = self.clients.pop(client, None)
        if person not in self.clients.values():
            self.audiences.pop(person, None)
            if person:
                self.away[person] = monotonic()
        self.empty_since = monotonic()
        self.tell(self.present())

    def dismiss_devices(self, sessions: set[str], why: Message) -> None:
        """Dismiss connections of forgotten devices: whoever comes back on one has no name yet."""
        for client in [client for client in self.clients if client.session in sessions]:
            client.dismiss(why)

    def dismiss_places(self, addresses: frozenset[str], why: Message) -> None:
        for client in [client for client in self.clients if client.address in addresses]:
            client.dismiss(why)

    def dismiss_people(self, people: AbstractSet[str], why: Message) -> None:
        for client in [client for client, person in self.clients.items() if person in people]:
            client.dismiss(why)

    def here(self, person: str) -> bool:
        return person in self.clients.values()

    def away_for(self, person: str) -> float:
        """Seconds since somebody left; someone who was never here since the table was loaded counts too."""
        return 0.0 if self.here(person) else monotonic() - self.away.setdefault(person, monotonic())

    def patience(self, seat: Seat) -> int | None:
        """Milliseconds until a bot may play for somebody who is away; None if all wait for them."""
        person = self.table.chairs[seat].person
        if self.here(person) or person in self.awaits:
            return None
        return max(0, round(1000 * (self.table.opened.grace - self.away_for(person))))

    def awaited(self) -> bool:
        """Whether somebody who plays is here and waits for an answer. Bots wait for people, not for bots."""
        asked = self.table.deciders()
        playing = [(seat, chair) for seat, chair in enumerate(self.table.chairs) if chair.human()]
        people = [(seat, chair) for seat, chair in playing if not chair.owner]
        return any(seat not in asked and self.here(chair.person) for seat, chair in people or playing)

    def attended(self) -> bool:
        """Whether bots play on: for somebody who plays and is here, or until a person is asked.

        Where nobody has a seat that they could take back, those who watch count.
        """
        if any(chair.human() for chair in self.table.chairs):
            return True  # the game waits for them
        covered = [chair.person for chair in self.table.chairs if chair.person and not chair.resigned]
        return any(map(self.here, covered)) if covered else bool(self.clients)

    def payer(self) -> str:
        """Return the person whom bots' thinking is charged to: a player who is here, or the host."""
        here = [chair.person for chair in self.table.chairs if chair.human() and self.here(chair.person)]
        return here[0] if here else self.table.host

    def present(self) -> Present:
        seats = [
            seat for seat, chair in enumerate(self.table.chairs) if chair.person and self.here(chair.person)
        ]
        seated = {self.table.chairs[seat].person for seat in seats}
        watching = len([person for person in self.clients.values() if person not in seated])
        return Present(seats=seats, watching=watching, away=self._away(seats))

    def _away(self, here: list[Seat]) -> list[AwayTold]:
        """People of a running game who are not here, and for whom no bot plays yet."""
        if self.table.status() != RUNNING:
            return []
        gone = [seat for seat, chair in enumerate(self.table.chairs) if chair.human() and seat not in here]
        return [AwayTold(seat, self.patience(seat)) for seat in gone]

    # What they are told

    def resync(self, client: Client, now: int) -> None:
        audience = self.audiences[self.clients[client]]
        client.send(pad(audience, encode(audience.welcome(self.table, now))))

    def note(self, entries: list[AnyEntry]) -> list[tuple[str | None, bytes]]:
        """Carry entries out; what everybody is to be told of them, once they are written down."""
        letters = []
        for entry in entries:
            apply(self.table, entry)
            for person, audience in self.audiences.items():
                letters.append((person, pad(audience, audience.hear(self.table, entry, entry.at))))
        self._look()
        return letters

    def _look(self) -> None:
        session = self.table.session
        self.waits.look(self.table.deciders(), len(session.steps) if session else 0)

    def listing(self, entries: list[AnyEntry]) -> Listing:
        """The table as lists show it after these entries; actions change that only by ending the game."""
        acted = all([isinstance(entry, Acted) for entry in entries])
        if self._listing is None or not acted or self._listing.status != self.table.status():
            self._listing = listing_of(self.table)
        return self._listing

    def send(self, letters: list[tuple[str | None, bytes]]) -> None:
        for person, letter in letters:
            for client, whose in self.clients.items():
                if whose == person:
                    client.send(letter)

    def tell(self, message: Letter) -> None:
        """The same to everybody."""
        letter = encode(message)
        for client in self.clients:
            client.send(letter)

    def bots_wait(self, seat: Seat, waits: bool) -> None:
        """Say so if a bot begins or ceases to wait for a worker."""
        if waits != (seat in self.waiting):
            self.waiting.symmetric_difference_update({seat})
            self.tell(Waiting(seats=sorted(self.waiting)))


def pad(audience: Audience, letter: bytes) -> bytes:
    """A letter. Those who play see something of their own, and its length shall not tell what."""
    return letter if audience.seat is None else letter.ljust(len(letter) + -len(letter) % BLOCK)
