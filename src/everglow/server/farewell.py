"""Somebody wants to be forgotten: games of others stay, with somebody nameless in that place."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import structs

from everglow.server.entries import AnyEntry, Hosted, Imported, Opened, Said, Sat, read, written
from everglow.server.store import Listing

NOBODY: Final = "Somebody"
SILENCE: Final = "…"


def without(person: str, name: str, lines: list[bytes], listing: Listing) -> tuple[list[bytes], Listing]:
    """A table as if a nameless stranger had been there: who played how stays, so that it can be verified."""
    entries = [read(line) for line in lines]
    sat = {entry.seat: entry.name for entry in entries if isinstance(entry, Sat) and entry.person == person}
    stranger = secrets.token_urlsafe(9)  # another one at every table, so that nothing joins them
    names = {name, *sat.values()} - others(entries, person)
    found = [written(forgotten(entry, person, stranger, names)) for entry in entries]
    return found, unlisted(listing, person, sat)


def others(entries: list[AnyEntry], person: str) -> set[str]:
    """Names of others who sat there: what they said stays theirs."""
    return {entry.name for entry in entries if isinstance(entry, Sat) and entry.person != person}


def forgotten(entry: AnyEntry, person: str, stranger: str, names: set[str]) -> AnyEntry:
    if isinstance(entry, Sat) and entry.person == person:
        return structs.replace(entry, person=stranger, name=NOBODY)
    if isinstance(entry, Opened) and entry.host == person:
        return structs.replace(entry, host=stranger)
    if isinstance(entry, Hosted) and entry.person == person:
        return structs.replace(entry, person=stranger)
    if isinstance(entry, Said) and entry.name in names:
        return structs.replace(entry, name=NOBODY, text=SILENCE)
    if isinstance(entry, Imported):
        return structs.replace(entry, record=unnamed(entry.record, names))
    return entry


def unnamed(record: dict[str, object], names: set[str]) -> dict[str, object]:
    """A game that was brought from elsewhere."""
    known = record["names"]
    assert isinstance(known, list)
    return {**record, "names": [NOBODY if name in names else name for name in known]}


def unlisted(listing: Listing, person: str, sat: dict[int, str]) -> Listing:
    names = [NOBODY if sat.get(seat) == name else name for seat, name in enumerate(listing.names)]
    people = [other for other in listing.people if other != person]
    return structs.replace(listing, names=names, people=people)
