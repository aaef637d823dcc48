"""Events for remote bots besides the messages of their tables: challenges, and changes of their seats."""

from __future__ import annotations

import msgspec

from everglow.game import Seat
from everglow.server.views.messages import Letter, TableTold


class ChallengeTold(msgspec.Struct):
    """Challenge: somebody would like a bot at a free seat of this table."""

    id: str
    by: str
    seat: Seat
    table: TableTold


class Challenged(Letter, tag="challenge"):
    """Accept it or decline it soon."""

    challenge: ChallengeTold


class Withdrawn(Letter):
    """The challenge of this id is no more."""

    id: str


class AboutTable(Letter):
    """Event with the state of one of the bot's tables."""

    table: TableTold


class Seated(AboutTable):
    """You have a seat, and the game has not begun."""


class Started(AboutTable):
    """The game runs: read the table's stream, and answer its questions."""


class Over(AboutTable):
    """The game has come to its end."""


class Stood(AboutTable):
    """You have no seat there any more."""
