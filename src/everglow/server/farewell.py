"""Somebody wants to be forgotten: games of others stay, with somebody nameless in that place."""

from __future__ import annotations

import secrets
from collections import defaultdict
from typing import Final

from msgspec import structs

from everglow.game import Json, Seat
from everglow.server.entries import AnyEntry, Branched, Hosted, Imported, Opened, Said, Sat, read, written
from everglow.server.store import Leaver, Listing

NOBODY: Final = "Somebody"
SILENCE: Final = "…"


def without(leaver: Leaver, lines: list[bytes], listing: Listing) -> tuple[list[bytes], Listing]:
    """A table as if nameless strangers had been there: who played how stays, so that it can be verified."""
    entries = [read(line) for line in lines]
    seated = [entry for entry in entries if isinstance(entry, Sat | Branched)]
    sat = {entry.seat: entry.name for entry in seated if entry.person in leaver.ids}
    others = {entry.name for entry in seated if entry.person not in leaver.ids}
    farewell = Farewell(leaver.ids, {*leaver.names, *sat.values()} - others)
    return [written(farewell.to(entry)) for entry in entries], unlisted(listing, leaver, sat)


class Farewell:
    """To somebody at one table; what others of the same name said there stays theirs."""

    def __init__(self, ids: set[str], names: set[str]) -> None:
        self.names = names
        self.ids = ids
        # Others at every table, so that nothing joins them.
        self.strangers: defaultdict[str, str] = defaultdict(lambda: secrets.token_urlsafe(9))

    def to(self, entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Opened) and entry.host in self.ids:
            return structs.replace(entry, host=self.strangers[entry.host])
        if isinstance(entry, Sat | Hosted | Branched) and entry.person in self.ids:
            return self._stranger(entry)
        if isinstance(entry, Said) and entry.name in self.names:
            return structs.replace(entry, name=NOBODY, text=SILENCE)
        if isinstance(entry, Imported):
            return structs.replace(entry, record=self._unnamed(entry.record))
        return entry

    def _stranger(self, entry: Sat | Hosted | Branched) -> AnyEntry:
        found = structs.replace(entry, person=self.strangers[entry.person])
        if isinstance(found, Sat):
            return structs.replace(found, name=NOBODY, owner=NOBODY if found.owner else "")
        if isinstance(found, Branched):
            return structs.replace(found, name=NOBODY, record=self._unnamed(found.record))
        return found

    def _unnamed(self, record: Json) -> Json:
        """A game from elsewhere, or from another table."""
        return {**record, "names": [NOBODY if name in self.names else name for name in record["names"]]}


def unlisted(listing: Listing, leaver: Leaver, sat: dict[Seat, str]) -> Listing:
    names = [NOBODY if sat.get(seat) == name else name for seat, name in enumerate(listing.names)]
    people = [other for other in listing.people if other not in leaver.ids]
    return structs.replace(listing, names=names, people=people)
