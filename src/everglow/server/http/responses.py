"""HTTP responses, each as a type. Messages of the WebSocket are in views/messages.py."""

from __future__ import annotations

from typing import Literal

import msgspec

from everglow.game import GameEvent, GameView, Json, Seat
from everglow.server.remote_bots.registry import BotTold
from everglow.server.table.faces import Avatar, Colour
from everglow.server.table.table import Status
from everglow.server.views.messages import Question
from everglow.words.message import Message


class Refusal(msgspec.Struct):
    """Reason for a refusal, in one sentence for people and as a message to be worded. Nothing was changed."""

    error: str  # in the language of the request
    message: Message


class Done(msgspec.Struct):
    """Success, with nothing more to say about it."""


class Me(msgspec.Struct, omit_defaults=True):
    """Your name, null for somebody new; and the language, emblem and colour that you chose, if you did."""

    name: str | None
    language: str = ""
    avatar: Avatar | Literal[""] = ""
    colour: Colour | Literal[""] = ""


class PersonalLink(msgspec.Struct):
    """Token that signs another device in as you, once, within 15 minutes."""

    token: str


class OptionTold(msgspec.Struct):
    """Something to be agreed on before a game begins."""

    name: str
    values: list[str]
    default: str
    about: str


class GameTold(msgspec.Struct):
    """A game, with the numbers of seats and the options that people can choose."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionTold]


class LevelTold(msgspec.Struct):
    """A bot, and what to expect of it."""

    name: str
    about: str


class Offer(msgspec.Struct):
    """Offer of this server: games, levels of bots, and its addresses for other devices of the network."""

    games: list[GameTold]
    levels: list[LevelTold]
    lan: list[str]
    local: bool  # only browsers on this very machine reach it: friends need `everglow serve --host 0.0.0.0`


class TableListed(msgspec.Struct):
    """A table as lists show it; a free seat has no name."""

    code: str
    game: str
    status: Status
    public: bool
    names: list[str]
    options: dict[str, str]
    bots: list[Seat]  # seats at which a bot sits
    imported: bool
    used: float  # when something last happened there, in seconds since 1970
    yours: bool  # it waits for you
    scores: list[int]  # by seat, when the game is over
    winners: list[Seat]


class TablesListed(msgspec.Struct):
    """The latest first."""

    tables: list[TableListed]
    next: str  # what to say as `after` for the next page; empty if this is the last


class Tried(msgspec.Struct):
    """A position after some steps, as its reader sees it; without a question the others would go on."""

    names: list[str]
    view: GameView
    question: Question | None
    events: list[GameEvent]  # of the last step
    log: list[Message]
    reason: Message | None  # why what was asked for is not possible
    rule: str


class Position(msgspec.Struct):
    """A position in one line of text, hands and chance included, as a game's `codec.read` takes it."""

    notation: str


class SavedState(msgspec.Struct):
    """A state as a game's codec takes it: the line with `read`, the JSON with `load`.

    An imagined one is true in what its seat knows, and dealt anew in all else.
    """

    imagined: bool
    notation: str
    state: Json


class Invitation(msgspec.Struct):
    """Address of a table: its code, and the page that shows it."""

    code: str
    link: str


class BotsListed(msgspec.Struct):
    """Bots, sorted by name."""

    bots: list[BotTold]


class DeviceTold(msgspec.Struct):
    """A device of yours: browser and system as far as they are known, and when it was first and last used."""

    id: str
    device: str
    made: float
    used: float
    this: bool  # the one that asks


class DevicesListed(msgspec.Struct):
    """The latest used first."""

    devices: list[DeviceTold]


class OwnBotTold(msgspec.Struct):
    """A bot of yours, and whether it listens now."""

    bot: str
    name: str
    public: bool
    listening: bool


class OwnBotsListed(msgspec.Struct):
    """The oldest first."""

    bots: list[OwnBotTold]


class BotToken(msgspec.Struct):
    """A bot and its token, which is told this once: here only its hash is kept."""

    bot: str
    token: str


class BotItself(msgspec.Struct):
    """Identity of a bot: its id, its name and its owner's name."""

    bot: str
    name: str
    owner: str


class Events(msgspec.Struct):
    """Events of a game as data, each with its kind under `event`; and the lines of the log about them."""

    events: list[GameEvent]
    log: list[Message]


class Health(msgspec.Struct, omit_defaults=True):
    """Whether all is well, and what is not."""

    ok: bool
    error: str = ""
