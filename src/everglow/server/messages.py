"""Every message between a client and a table, named once. docs/wire.md tells them to people.

What goes in is checked by msgspec against these classes; what comes out is made of them.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, get_args

import msgspec

from everglow.game import Json, Seat
from everglow.server.complaints import plainly
from everglow.server.entries import Timing

Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Nonce: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
Chosen: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=8)]


class Request(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a client asks for. The answer carries the same id."""

    id: Number = 0


class Act(Request):
    """Answer the open question of this number."""

    question: Number
    name: Word


class Undo(Request):
    """Take back the last answer, while the question of this number is open."""

    question: Number


class Preview(Request):
    """Tell me what this step would give or cost."""

    name: Word


class Why(Request):
    """Tell me why this is not possible now."""

    name: Word


class Say(Request):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Sit(Request):
    """Take a free seat, and add something to the chance of the deal."""

    seat: Chosen
    nonce: Nonce = ""  # said openly; better send its hash
    hash: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""  # the nonce follows by `disclose`


class Disclose(Request):
    """The host has begun: tell the nonce whose hash you sent."""

    nonce: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Stand(Request):
    """Leave the seat before the start."""


class Bot(Request):
    """The host seats a bot."""

    seat: Chosen
    level: Word


class Remove(Request):
    """The host frees a seat before the start."""

    seat: Chosen


class Agree(Request):
    """The host chooses what is played, and how; seats that nobody has may come and go."""

    options: dict[str, str]
    seats: Chosen
    public: bool
    timing: Timing | None
    cover: Word


class Start(Request):
    """The host begins the game."""


class Leave(Request):
    """A bot plays on for me; I may come back."""


class Back(Request):
    """I play again myself."""


class Resign(Request):
    """A bot plays on for me to the end."""


class Cover(Request):
    """Let a bot play at once for somebody who is away."""

    seat: Chosen


class Wait(Request):
    """Wait for somebody who is away: no bot plays for them until they are back, or until `cover`."""

    seat: Chosen


class Rematch(Request):
    """Another game: bots of the house sit down again, people say yes by sitting down."""


class Resync(Request):
    """I missed something: tell me everything."""


AnyRequest: TypeAlias = (
    Act
    | Undo
    | Preview
    | Why
    | Say
    | Sit
    | Disclose
    | Stand
    | Bot
    | Remove
    | Agree
    | Start
    | Leave
    | Back
    | Resign
    | Cover
    | Wait
    | Rematch
    | Resync
)


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
    status: str
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


def encode(message: Message) -> bytes:
    return msgspec.json.encode(message)


TYPES: Final = ", ".join(kind.__name__.lower() for kind in get_args(AnyRequest))
_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class BadMessage(ValueError):
    """Not a message of ours; it says what was expected."""


def decode(frame: str | bytes) -> AnyRequest:
    """What a client asks for; BadMessage if it is nothing we know."""
    try:
        return _requests.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(f"expected a message as in docs/wire.md: {plainly(error, TYPES)}") from None
