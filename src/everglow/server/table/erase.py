"""A table without somebody who wants to be forgotten: their place is taken by somebody nameless."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import structs

from everglow.game import Json, Seat
from everglow.server.table.entries import AnyEntry, Branched, Hosted, Opened, Said, Sat, read, written
from everglow.server.table.listing import Listing

NOBODY: Final = "Somebody"
SILENCE: Final = "…"


class Leaver(msgspec.Struct):
    """Somebody who is being forgotten, with all bots that they ever had."""

    person: str
    ids: set[str]
    names: set[str]  # of theirs, as far as nobody else is called so: older sayings tell only a name


def anonymise(leaver: Leaver, lines: list[bytes], listing: Listing) -> tuple[list[bytes], Listing]:
    """A table as if nameless strangers had been there: who played how stays, so that it can be verified."""
    entries = [read(line) for line in lines]
    seated = [entry for entry in entries if isinstance(entry, Sat | Branched)]
    table = Anonymised(leaver, seated)
    return [written(table.entry(entry)) for entry in entries], unlisted(listing, leaver, seated)


class Anonymised:
    """One table. Strangers have another id at every table, so that nothing joins them."""

    def __init__(self, leaver: Leaver, seated: Sequence[Sat | Branched]) -> None:
        self.ids = leaver.ids
        own = {entry.name for entry in seated if entry.person in leaver.ids}
        others = {entry.name for entry in seated if entry.person not in leaver.ids}
        self.names = (leaver.names | own) - others  # for sayings that do not tell a person
        self.strangers: defaultdict[str, str] = defaultdict(lambda: secrets.token_urlsafe(9))

    def entry(self, entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Opened) and entry.host in self.ids:
            return structs.replace(entry, host=self.strangers[entry.host])
        if isinstance(entry, Sat | Hosted | Branched) and entry.person in self.ids:
            return self._stranger(entry)
        if isinstance(entry, Said) and self._theirs(entry):
            return structs.replace(entry, name=NOBODY, text=SILENCE, person="")
        return entry

    def _theirs(self, entry: Said) -> bool:
        return entry.person in self.ids if entry.person else entry.name in self.names

    def _stranger(self, entry: Sat | Hosted | Branched) -> AnyEntry:
        found = structs.replace(entry, person=self.strangers[entry.person])
        if isinstance(found, Sat):
            return structs.replace(found, name=NOBODY, owner=NOBODY if found.owner else "")
        if isinstance(found, Branched):
            return structs.replace(found, name=NOBODY, record=unnamed(found.record, found.seat))
        return found


def unnamed(record: Json, seat: Seat) -> Json:
    """A record in which somebody nameless sits there."""
    names = [NOBODY if other == seat else name for other, name in enumerate(record["names"])]
    return {**record, "names": names}


def unlisted(listing: Listing, leaver: Leaver, seated: Sequence[Sat | Branched]) -> Listing:
    last = {entry.seat: entry for entry in seated}
    theirs = {seat: entry.name for seat, entry in last.items() if entry.person in leaver.ids}
    names = [NOBODY if theirs.get(seat) == name else name for seat, name in enumerate(listing.names)]
    people = [other for other in listing.people if other not in leaver.ids]
    host = "" if listing.host in leaver.ids else listing.host
    return structs.replace(listing, names=names, people=people, host=host)
