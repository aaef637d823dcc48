"""Anonymise a table: whoever deleted their account is replaced by a nameless stranger."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from everglow.game import Json, Seat
from everglow.server.table.entries import (
    AnyEntry,
    Branched,
    Hosted,
    Opened,
    Said,
    Sat,
    decode_entry,
    encode_entry,
)
from everglow.server.table.listing import Listing

NOBODY: Final = "N. N."  # as people without a name are called in every language
SILENCE: Final = "…"


class Leaver(msgspec.Struct):
    """Somebody who is being forgotten, with all bots that they ever had."""

    person: str
    ids: set[str]
    names: set[str]  # of theirs, as far as nobody else is called so: older sayings tell only a name


def anonymise(leaver: Leaver, lines: list[bytes], listing: Listing) -> tuple[list[bytes], Listing]:
    """A table as if nameless strangers had been there: who played how stays, so that it can be verified."""
    entries = [decode_entry(line) for line in lines]
    seated = [entry for entry in entries if isinstance(entry, Sat | Branched)]
    table = Anonymised(leaver, seated)
    return [encode_entry(table.anonymise(entry)) for entry in entries], listing_without(
        listing, leaver, seated
    )


class Anonymised:
    """One table without somebody. Strangers have another id at every table, so that nothing joins them."""

    def __init__(self, leaver: Leaver, seated: Sequence[Sat | Branched]) -> None:
        self.ids = leaver.ids
        own = {entry.name for entry in seated if entry.person in leaver.ids}
        others = {entry.name for entry in seated if entry.person not in leaver.ids}
        self.names = (leaver.names | own) - others  # for chat that does not tell a person
        self.strangers: defaultdict[str, str] = defaultdict(lambda: secrets.token_urlsafe(9))

    def anonymise(self, entry: AnyEntry) -> AnyEntry:
        change = ANONYMISE.get(type(entry))
        return entry if change is None else change(self, entry)


def anonymise_opened(table: Anonymised, entry: Opened) -> Opened:
    return structs.replace(entry, host=table.strangers[entry.host]) if entry.host in table.ids else entry


def anonymise_hosted(table: Anonymised, entry: Hosted) -> Hosted:
    if entry.person not in table.ids:
        return entry
    return structs.replace(entry, person=table.strangers[entry.person])


def anonymise_sat(table: Anonymised, entry: Sat) -> Sat:
    if entry.person not in table.ids:
        return entry
    stranger, owner = table.strangers[entry.person], NOBODY if entry.owner else ""
    return structs.replace(entry, person=stranger, name=NOBODY, owner=owner, avatar="", colour="")


def anonymise_branched(table: Anonymised, entry: Branched) -> Branched:
    if entry.person not in table.ids:
        return entry
    stranger, record = table.strangers[entry.person], record_without_name(entry.record, entry.seat)
    return structs.replace(entry, person=stranger, name=NOBODY, record=record, avatar="", colour="")


def anonymise_said(table: Anonymised, entry: Said) -> Said:
    theirs = entry.person in table.ids if entry.person else entry.name in table.names
    return structs.replace(entry, name=NOBODY, text=SILENCE, person="") if theirs else entry


ANONYMISE: Final[dict[type, Callable[[Anonymised, Any], AnyEntry]]] = {
    Opened: anonymise_opened,
    Hosted: anonymise_hosted,
    Sat: anonymise_sat,
    Branched: anonymise_branched,
    Said: anonymise_said,
}  # no other entry names anybody


def record_without_name(record: Json, seat: Seat) -> Json:
    """A record in which somebody nameless sits there."""
    names = [NOBODY if other == seat else name for other, name in enumerate(record["names"])]
    return {**record, "names": names}


def listing_without(listing: Listing, leaver: Leaver, seated: Sequence[Sat | Branched]) -> Listing:
    last = {entry.seat: entry for entry in seated}
    theirs = {seat: entry.name for seat, entry in last.items() if entry.person in leaver.ids}
    names = [NOBODY if theirs.get(seat) == name else name for seat, name in enumerate(listing.names)]
    people = [other for other in listing.people if other not in leaver.ids]
    host = "" if listing.host in leaver.ids else listing.host
    return structs.replace(listing, names=names, people=people, host=host)
