"""Protocol of a bot."""

from __future__ import annotations

from typing import Protocol

from everglow.complaints import Complaint
from everglow.game import Action, Seat, State


class Bot(Protocol):
    """Player that answers questions, knowing no more than a person in its seat would."""

    def choose(self, state: State, seat: Seat) -> Action:
        """Return the action of `seat`. The state is an imagined copy that the bot may change."""


class Forfeit(Complaint):
    """Failure of a bot that ends its game. The message says what it did, to be read after its name."""
