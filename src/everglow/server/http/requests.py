"""HTTP requests: the types of their bodies and of their parameters.

Responses are in responses.py; docs/wire.md and the page /docs describe both.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from everglow.server.table.faces import Avatar, Colour
from everglow.server.table.requests import Chosen, Nonce, Word


class Try(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Actions of a reader of the rules in a position, all so far; with `why`, an action to explain."""

    game: Word
    position: Word
    actions: Annotated[list[Word], msgspec.Meta(max_length=60)] = []
    why: Word = ""


Puzzle = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[A-HJ-NP-Z2-9]{6}-[0-9]{1,4})$",
        description="The day of a daily puzzle, today or yesterday; or an exercise of yours.",
        examples=["2026-11-18"],
    ),
]
Answers = Annotated[list[Word], msgspec.Meta(max_length=60)]


class Pose(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Answers so far to a position to train with; an action to explain, and one to preview."""

    puzzle: Puzzle
    actions: Answers = []
    why: Word = ""
    preview: Word = ""


class Solve(msgspec.Struct, forbid_unknown_fields=True):
    """A whole turn, as somebody would spend it."""

    puzzle: Puzzle
    actions: Answers


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Request to play on from a position to train with, against bots of a level."""

    puzzle: Puzzle
    level: Word


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """Display name: 1 to 24 characters that can be seen."""

    name: Annotated[Word, msgspec.Meta(examples=["Ann"])]


class Speaks(msgspec.Struct, forbid_unknown_fields=True):
    """The language that somebody chose."""

    language: Literal["en", "de", "fr", "nl"]


class Wears(msgspec.Struct, forbid_unknown_fields=True):
    """Face that somebody would like to have at tables; "" for no choice."""

    avatar: Avatar | Literal[""] = ""
    colour: Colour | Literal[""] = ""


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Word


class DeleteAccount(msgspec.Struct, forbid_unknown_fields=True):
    """Your name, so that nobody is forgotten by accident."""

    name: Word


class MakeBot(msgspec.Struct, forbid_unknown_fields=True):
    """A bot that somebody would like to bring; if it is not public, only they may challenge it."""

    name: Word
    public: bool = True


class Challenge(msgspec.Struct, forbid_unknown_fields=True):
    """The host would like this bot at a free seat."""

    bot: Word
    seat: Chosen


class Accept(msgspec.Struct, forbid_unknown_fields=True):
    """A bot comes, and adds something to the chance of the deal: a nonce, or its hash as in `sit`."""

    nonce: Nonce = ""
    hash: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""


class Decline(msgspec.Struct, forbid_unknown_fields=True):
    """A bot does not come, and may say why."""

    reason: Word = ""


class Lists(msgspec.Struct):
    """Choice of a list of tables, and of a page of it."""

    list: Annotated[
        Literal["open", "watch", "gathering", "mine", "finished"],
        msgspec.Meta(
            description="`open`: tables that wait for people; `watch`: running ones; "
            "`gathering`, `mine` (running) and `finished`: your own, and for these you need a cookie."
        ),
    ] = "open"
    after: Annotated[
        str,
        msgspec.Meta(
            pattern=r"^(?:[0-9]{1,12}\.[0-9]{1,9}-[A-Z0-9]{6})?$",
            description="The `next` of the page before; empty for the first page.",
        ),
    ] = ""


class AtTable(msgspec.Struct):
    """Path parameter: the code of a table."""

    code: Annotated[
        str,
        msgspec.Meta(
            pattern="^[A-HJ-NP-Za-hj-np-z2-9]{6}$",
            description="The six characters of a table; upper or lower case is the same.",
            examples=["K7MQ2P"],
        ),
    ]


class Looking(AtTable):
    """Table to look back at, and from which seat."""

    eyes: Annotated[
        str | None,
        msgspec.Meta(
            description="whose: a seat, from 0 on, or all; usually all, or your own while the game runs"
        ),
    ] = None


class AtStep(AtTable):
    """Position of a finished game, by its step."""

    step: Annotated[
        str,
        msgspec.Meta(pattern="^[0-9]{1,6}$", description="after so many answers; the game begins with 0"),
    ] = "0"


class Judged(AtTable):
    """Finished game to be judged, and how much of its analysis is known already."""

    known: Annotated[
        str,
        msgspec.Meta(
            pattern="^[0-9]{1,6}$", description="parts that came before: 1 for the opening, 1 for every turn"
        ),
    ] = "0"


class JudgedAgain(Judged):
    """Analysed game to be judged again by search."""

    unasked: Annotated[
        Literal["", "1"],
        msgspec.Meta(description="1 if nobody asked for it: it begins only if the server has time"),
    ] = ""


class Plays(msgspec.Struct):
    """Filter: the games whose events a bot wants to receive."""

    games: Annotated[
        str,
        msgspec.Meta(description="the games that the bot plays, with commas between; all if none is said"),
    ] = ""


class OwnBot(msgspec.Struct):
    """Path parameter: one of your own bots."""

    bot: str


class OwnDevice(msgspec.Struct):
    """Path parameter: one of your own devices."""

    device: str


class OwnChallenge(msgspec.Struct):
    """Path parameter: a challenge to this bot."""

    challenge: str
