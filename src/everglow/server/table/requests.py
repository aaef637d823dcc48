"""Every request to a table, with its fields; docs/wire.md describes them.

msgspec checks what comes in against these classes.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, UnsetType

from everglow.server.table.entries import Timing
from everglow.server.table.errors import Unable
from everglow.server.table.validation import explain, field_of
from everglow.server.words.generated import messages as words

Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Nonce: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
Reaction: TypeAlias = Literal["cheer", "laugh", "surprise", "think", "heart"]
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


class Odds(Request):
    """Tell me the chances of this die or card."""

    name: Word


class Say(Request):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class React(Request):
    """Show a reaction at your seat, for a moment."""

    reaction: Reaction


class Nudge(Request):
    """Nudge somebody who is asked and takes long."""

    seat: Chosen


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
    """The host chooses what is played, and how; what is left out stays as it was."""

    options: dict[str, str] = {}
    seats: Chosen | UnsetType = UNSET  # seats that nobody has may come and go
    public: bool | UnsetType = UNSET
    timing: Timing | UnsetType | None = UNSET
    cover: Word | UnsetType = UNSET


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
    | Odds
    | Say
    | React
    | Nudge
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


class OpenTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Request for a new table, with its game, seats, options and rules for people who are away."""

    game: Annotated[Word, msgspec.Meta(examples=["vale"])]
    lesson: Annotated[
        bool, msgspec.Meta(description="A first game with a prepared deal; seats and options are its own.")
    ] = False
    seats: Annotated[Chosen, msgspec.Meta(description="As many as the game allows: see `/api/games`.")] = 2
    options: Annotated[dict[str, str], msgspec.Meta(description="By name; those left out are as usual.")] = {}
    public: Annotated[bool, msgspec.Meta(description="Whether it is listed, or found by its code alone.")] = (
        True
    )
    timing: Annotated[Timing | None, msgspec.Meta(description="A clock for everybody, or none.")] = None
    cover: Annotated[Word, msgspec.Meta(description="The level that plays for people who are away.")] = (
        "lantern"
    )
    grace: Annotated[
        int, msgspec.Meta(ge=5, le=86_400, description="Seconds that they may be away before it does.")
    ] = 60


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Request to go on from a step of a finished game, at one seat, against bots of a level."""

    step: Number
    seat: Chosen
    level: Word


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """Request for a hint about the open question of this number, or for a mark of the last one's answer."""

    question: Number


TYPES: Final = [kind.__name__.lower() for kind in get_args(AnyRequest)]
REACTIONS: Final[tuple[Reaction, ...]] = get_args(Reaction)
_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class BadMessage(Unable):
    """Malformed message; it says what was expected."""


def decode(frame: str | bytes) -> AnyRequest:
    """Return what a client asks for; BadMessage if it is nothing we know."""
    try:
        return _requests.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        known = REACTIONS if field_of(error) == "reaction" else TYPES
        raise BadMessage(words.bad_message(details=explain(error, known))) from None
