"""Every message between a client and a table, named once. docs/wire.md tells them to people.

What goes in is checked by msgspec against these classes; what comes out is made of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from everglow.game import GameEvent, GamePlan, GamePreview, GameQuestion, GameView, Seat
from everglow.record_parts import GameResult, Pledged, Story
from everglow.server.table.entries import Timing
from everglow.server.table.faces import Avatar, Colour
from everglow.server.table.requests import Reaction
from everglow.server.table.table import Status
from everglow.words.message import Message

BLOCK: Final = 1024  # bytes: letters to those who play are a multiple of this
WIRE: Final = 2  # the version of these messages: it grows when a page of before could not read them


class Question(msgspec.Struct, omit_defaults=True):
    """Question to a seat, if there is one: the number stays also while it is not asked."""

    number: int
    undo: bool = False  # whether the last answer can be taken back
    asked: GameQuestion | None = None
    legal: list[str] = []
    text: Message | None = None  # the question, to be worded
    choices: list[Message] = []  # what every legal answer would do, likewise


class ChairTold(msgspec.Struct, omit_defaults=True):
    """Occupant of a seat."""

    name: str = ""
    level: str = ""  # of a bot of the house
    owner: str = ""  # whose bot it is, if it came over the network
    covered: str = ""
    resigned: bool = False
    host: bool = False
    you: bool = False
    owes: bool = False  # before the start: sit again with a new hash; when it is sealed: disclose your nonce
    avatar: Avatar | Literal[""] = ""  # which emblem the person chose
    colour: Colour | Literal[""] = ""  # if it is not the seat's own; no two seats have the same
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
    frozen: Message | None  # why it cannot go on
    rematch: str
    imported: bool  # played elsewhere: the moves check out, but nobody knows who is behind the names
    hints: bool  # the coach gave hints here: the game does not count
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
    result: GameResult
    places: list[int]  # by seat, from 1; those who are equal by every tie-breaker share one


class SayingTold(msgspec.Struct):
    """Something that somebody said, from a seat or while watching."""

    name: str
    text: str
    seat: Seat | None  # null: they watch, whatever they are called


class Change(TypedDict):
    """One operation of a JSON Patch; whatever is added or replaced has a value."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: NotRequired[Annotated[object, msgspec.Meta(description="Any part of a view.")]]


class RunningGame(Story, Pledged):
    """A game that lasts, as far as you have seen it."""

    events: list[GameEvent]


class Letter(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """Something a client is told."""


class Numbered(Letter):
    """Message that follows from an entry; a gap in these numbers means that something was missed."""

    seq: int


class Welcome(Numbered, kw_only=True):
    """Snapshot of everything, on joining or after a gap."""

    wire: int = WIRE  # a page that speaks another version loads itself anew
    table: TableTold
    view: GameView | None
    question: Question | None
    clocks: ClocksTold | None
    log: list[Message]
    said: list[SayingTold]
    reveal: Reveal | None


class Update(Numbered):
    """Somebody acted: what happened, what changed in the view, what is asked now."""

    events: list[GameEvent]
    log: list[Message]
    patch: list[Change]
    question: Question | None
    clocks: ClocksTold | None
    reveal: Reveal | None


class Undone(Numbered):
    """Somebody took an answer back, and with it what came of it."""

    seat: Seat
    view: GameView
    log: list[Message]
    question: Question | None
    clocks: ClocksTold | None


class Table(Numbered):
    """Change of the table: who sits where, or whether the game runs."""

    table: TableTold
    clocks: ClocksTold | None
    log: list[Message] = []  # what the log says of it
    missed: list[Message] = []  # to whoever is back: what a bot played for them meanwhile


class Chat(Numbered):
    """Somebody said something, from a seat or while watching."""

    name: str
    text: str
    seat: Seat | None  # null: they watch, whatever they are called


class Reacted(Letter):
    """Somebody reacts, at their seat; it is told once and kept nowhere."""

    seat: Seat
    reaction: Reaction


class Nudged(Letter):
    """Somebody nudged a seat that takes long; likewise."""

    seat: Seat
    by: Seat


class AwayTold(msgspec.Struct):
    """Somebody who plays and is not here."""

    seat: Seat
    left: int | None  # milliseconds until a bot plays for them when they are asked; null: all wait for them


class Present(Letter, omit_defaults=True):
    """Presence: the seats of people who are here, how many watch, and who is away."""

    seats: list[Seat]
    watching: int
    away: list[AwayTold] = []


class Waiting(Letter):
    """Bots that wait for a free worker."""

    seats: list[Seat]


class Ack(Letter):
    """Done, and written down."""

    id: int


class Refused(Letter):
    """Refusal of a request, and its reason."""

    id: int
    reason: Message


class Previewed(Letter):
    """Preview of a step: its gains, as events and as lines of the log."""

    id: int
    name: str
    gives: GamePreview
    log: list[Message]
    final: bool  # whether it could not be taken back


class Reason(Letter):
    """Reason why something is not possible; none if it is. The rule is an anchor of the game's page of rules.

    The plan tells several steps that lead there and what they take; it is empty where the game knows none.
    """

    id: int
    name: str
    reason: Message | None
    rule: str
    plan: GamePlan


class Chances(Letter):
    """Chances of a die or a card, in sentences; none of what has none."""

    id: int
    name: str
    odds: list[Message]


AnyMessage: TypeAlias = (
    Welcome
    | Update
    | Undone
    | Table
    | Chat
    | Reacted
    | Nudged
    | Present
    | Waiting
    | Ack
    | Refused
    | Previewed
    | Reason
    | Chances
)


def encode(message: Letter) -> bytes:
    return msgspec.json.encode(message)


def encode_list(shared: Sequence[object]) -> bytes:
    """Encode once what several are sent: the bytes go into each of their messages as they are."""
    return msgspec.json.encode(shared)


def join_lists(one: bytes, other: bytes) -> bytes:
    """Two encoded lists, neither of them changed, as one; the second has something in it."""
    return other if one == b"[]" else one[:-1] + b"," + other[1:]


def encode_question(question: Question | None) -> bytes:
    """Encode what a seat is asked; as a rule it is nothing, and then the number alone is left to tell."""
    if question is not None and question.asked is None:
        return b'{"number":%d%b}' % (question.number, b',"undo":true' if question.undo else b"")
    return msgspec.json.encode(question)


def encode_end(clocks: ClocksTold | None, reveal: Reveal | None) -> bytes:
    """The end of an update, after the question."""
    return b',"clocks":%b,"reveal":%b}' % (msgspec.json.encode(clocks), msgspec.json.encode(reveal))
