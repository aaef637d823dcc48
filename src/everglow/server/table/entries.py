"""Entries: what happened at a table, as it is stored. A table is computed from its entries and nothing else.

Entries are only ever appended, so these classes may gain fields with defaults but lose none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

import msgspec

from everglow.game import Json, Seat


class Timing(msgspec.Struct):
    """A clock for every player, in seconds: a bank, and what every answer has for free."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    free: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 10


class Entry(msgspec.Struct, kw_only=True, tag_field="entry", tag=str.lower):
    """Something that happened, in milliseconds of the house's time (see clock.py)."""

    at: int = 0


class Opened(Entry):
    """Somebody opened the table. The secret makes the deal, and its hash was published with this."""

    game: str
    version: str  # of the rules
    options: dict[str, str]
    seats: int
    host: str
    public: bool
    timing: Timing | None
    cover: str  # the level that plays for people who are away
    grace: int  # seconds that a seat waits for somebody who is away
    secret: str
    lesson: bool = False  # the deal is prepared, and everybody may know it


class Sat(Entry):
    """A person took a seat, or committed to a new nonce for it; the nonce itself may follow later."""

    seat: Seat
    person: str
    name: str
    nonce: str
    owner: str = ""  # whose bot it is; "" for people themselves
    hash: str = ""  # the SHA-256 of the nonce, which everybody is told; "" if there is none
    avatar: str = ""  # how they look, as they had chosen then
    colour: str = ""


class Joined(Entry):
    """A bot took a seat."""

    seat: Seat
    level: str


class Stood(Entry):
    """A seat became free before the start."""

    seat: Seat


class Agreed(Entry):
    """The host chose what is played, and how."""

    options: dict[str, str]
    seats: int
    public: bool
    timing: Timing | None
    cover: str


class Hosted(Entry):
    """Somebody else became the host."""

    person: str


class Sealed(Entry):
    """The host begins the game: no hash changes any more, and whoever sent only a hash tells the nonce."""


class Disclosed(Entry):
    """A seat told the nonce that it had committed to."""

    seat: Seat
    nonce: str


class Withheld(Entry):
    """These seats did not tell their nonces: they are free now, and the others commit anew."""

    seats: list[Seat]


class Started(Entry):
    """The first card is dealt."""


class Acted(Entry):
    """A seat answered its question."""

    seat: Seat
    name: str  # of the action


class Undone(Entry):
    """A seat took its last answer back."""

    seat: Seat
    bots: int | None = None  # answers of bots that went with it; None: nobody else lost anything by it


class Covered(Entry):
    """A bot plays for a person who is away, ran out of time or left."""

    seat: Seat
    why: str


class Returned(Entry):
    """The person plays again."""

    seat: Seat


class Resigned(Entry):
    """The person gave the seat up for good."""

    seat: Seat


class Hinted(Entry):
    """A seat was told what the coach would answer to the question of this number.

    Or, with marks, what its answer cost; that is noted once, and holds for all later answers.
    """

    seat: Seat
    question: int
    marks: bool = False


class Said(Entry):
    """Somebody said something to the table."""

    name: str
    text: str
    person: str = ""  # who it was; entries of before version 3 of the store do not tell


class Rematched(Entry):
    """Rematch: whoever likes goes on at another table."""

    code: str


class Imported(Entry):
    """The table shows a game that was played elsewhere: its record, verified before this was written."""

    record: Json


class Branched(Entry):
    """The table goes on from a step of a game that is over: a person at one seat, bots at all others."""

    code: str  # of the table where that game was played
    record: Json  # up to that step, with the fork's own secret
    seat: Seat
    person: str
    name: str
    level: str
    avatar: str = ""
    colour: str = ""


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Joined
    | Stood
    | Agreed
    | Hosted
    | Sealed
    | Disclosed
    | Withheld
    | Started
    | Acted
    | Undone
    | Covered
    | Returned
    | Resigned
    | Hinted
    | Said
    | Rematched
    | Imported
    | Branched
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def people_named(entries: Iterable[AnyEntry]) -> set[str]:
    """The ids of all people whom these entries name."""
    people = {entry.host for entry in entries if isinstance(entry, Opened)}
    people |= {entry.person for entry in entries if isinstance(entry, Sat | Hosted | Said | Branched)}
    return people - {""}


def encode_entry(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


def decode_entry(line: bytes) -> AnyEntry:
    return _decoder.decode(line)
