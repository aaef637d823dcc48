"""Every message between a client and a table, named once. docs/wire.md tells them to people.

What goes in is checked by msgspec against these classes; what comes out is made of them.
"""

from __future__ import annotations

from typing import TypeAlias, cast

import msgspec

from everglow.game import Json, Seat
from everglow.server.table.entries import Timing
from everglow.server.table.table import Status


class Question(msgspec.Struct, omit_defaults=True):
    """What a seat is asked, if anything: the number stays also while it is not."""

    number: int
    undo: bool = False  # whether the last answer can be taken back
    asked: Json | None = None
    legal: list[str] = []
    text: str = ""  # the question as a sentence, with {markers} for icons
    choices: list[str] = []  # what every legal answer would do, likewise


class ChairTold(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat."""

    name: str = ""
    level: str = ""  # of a bot of the house
    owner: str = ""  # whose bot it is, if it came over the network
    covered: str = ""
    resigned: bool = False
    host: bool = False
    you: bool = False
    owes: bool = False  # before the start: sit again with a new hash; when it is sealed: disclose your nonce
    hash: str = ""  # of what the seat throws into the deal; nobody can change it once the table is sealed


class TableTold(msgspec.Struct):
    """A table as anybody may know it, and whether it is yours."""

    code: str
    game: str
    options: dict[str, str]
    status: Status
    public: bool
    cover: str
    grace: int
    timing: Timing | None
    commitment: str  # empty for a lesson, whose deal is prepared
    lesson: bool
    sealed: bool  # the host has begun, and nonces are being told; the first card follows
    withheld: list[str]  # the names of those who did not tell theirs, and lost their seats
    chairs: list[ChairTold]
    host: bool
    frozen: str
    rematch: str
    imported: bool  # played elsewhere: the moves check out, but nobody knows who is behind the names
    branch: str | None  # the finished game from which this one went on: its code, if it is of this house


class ClocksTold(msgspec.Struct):
    """Milliseconds that everybody has left, whose clock runs, and what passes before it counts."""

    left: list[int]
    running: list[Seat]
    free: list[int]


class Reveal(msgspec.Struct):
    """The end: what the deal was made of."""

    secret: str
    nonces: list[str]
    hashes: list[str]  # of the nonces, as they were told before the start; "" where there was none
    result: Json
    places: list[int]  # by seat, from 1; those who are equal by every tie-breaker share one


class Message(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """Something a client is told."""


class Numbered(Message):
    """What follows from an entry; a gap in these numbers means that something was missed."""

    seq: int


class Welcome(Numbered):
    """Everything, on joining or after a gap."""

    table: TableTold
    view: Json | None
    question: Question | None
    clocks: ClocksTold | None
    log: list[str]
    said: list[Json]
    reveal: Reveal | None


class Update(Numbered):
    """Somebody acted: what happened, what changed in the view, what is asked now."""

    events: list[Json]
    log: list[str]
    patch: list[Json]
    question: Question | None
    clocks: ClocksTold | None
    reveal: Reveal | None


class Undone(Numbered):
    """Somebody took an answer back, and with it what came of it."""

    seat: Seat
    view: Json
    log: list[str]
    question: Question | None
    clocks: ClocksTold | None


class Table(Numbered):
    """Who sits where, and whether the game runs, has changed."""

    table: TableTold
    clocks: ClocksTold | None
    log: list[str] = []  # what the log says of it
    missed: list[str] = []  # to whoever is back: what a bot played for them meanwhile


class Chat(Numbered):
    """Somebody said something, from a seat or while watching."""

    name: str
    text: str
    seat: Seat | None  # null: they watch, whatever they are called


class AwayTold(msgspec.Struct):
    """Somebody who plays and is not here."""

    seat: Seat
    left: int | None  # milliseconds until a bot plays for them when they are asked; null: all wait for them


class Present(Message, omit_defaults=True):
    """Who is here: seats, and how many watch; and who is away."""

    seats: list[Seat]
    watching: int
    away: list[AwayTold] = []


class Waiting(Message):
    """Bots that wait for a free worker."""

    seats: list[Seat]


class Ack(Message):
    """Done, and written down."""

    id: int


class Refused(Message):
    """Not done, and why."""

    id: int
    reason: str


class Previewed(Message):
    """What a step would give, as data and as sentences."""

    id: int
    name: str
    gives: Json
    log: list[str]
    final: bool  # whether it could not be taken back


class Reason(Message):
    """Why something is not possible; none if it is. The rule is an anchor of the game's page of rules.

    The plan tells several steps that lead there and what they take; it is empty where the game knows none.
    """

    id: int
    name: str
    reason: str | None
    rule: str
    plan: Json


AnyMessage: TypeAlias = (
    Welcome | Update | Undone | Table | Chat | Present | Waiting | Ack | Refused | Previewed | Reason
)


Listed: TypeAlias = list[Json] | msgspec.Raw  # a list, or its bytes if several are sent the same


def encode(message: Message) -> bytes:
    return msgspec.json.encode(message)


def encode_list(shared: list[Json]) -> msgspec.Raw:
    """Encode once what several are sent: the bytes go into each of their messages as they are."""
    return msgspec.Raw(msgspec.json.encode(shared))


def update(
    seq: int,
    events: Listed,
    log: list[str],
    patch: Listed,
    question: Question | None,
    clocks: ClocksTold | None,
    reveal: Reveal | None,
) -> Update:
    """Make an update of parts that may be encoded already; once it is encoded, nobody sees a difference."""
    events, patch = cast(list[Json], events), cast(list[Json], patch)
    return Update(
        seq=seq, events=events, log=log, patch=patch, question=question, clocks=clocks, reveal=reveal
    )
