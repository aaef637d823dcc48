"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from everglow.game import Action, Seat, State


class Bot(Protocol):
    """Somebody who answers questions. It knows no more than a person on its seat would."""

    def choose(self, state: State, seat: Seat) -> Action:
        """The answer of `seat`. The state is an imagined one, and the bot's own to play with."""


class Forfeit(Exception):
    """A bot does not go on with its game. The message says what it did, to be read after its name."""
