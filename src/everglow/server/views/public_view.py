"""The public view of a game after a step, computed once for everybody who is sent an update."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import cast

from msgspec import Raw

from everglow.game import AnyGame, Event, Json, Seat, State
from everglow.server.table.present import Present
from everglow.server.table.session import GameSession
from everglow.server.views.messages import Lines, Listed, encode_list
from everglow.server.views.patch import patch
from everglow.words.message import Message


class PublicView:
    """What everybody may see of one state. It is shared: nobody changes it."""

    def __init__(self, game: AnyGame, state: State, events: list[Event]) -> None:
        self.game = game
        self.events = events  # of the step that led here
        self.view = game.show.view(state, None)
        self._compared: tuple[Json, list[Json], Raw] | None = None
        self._open: tuple[Raw, Raw] | None = None  # all events and their lines of the log, encoded

    def since(self, before: Json, private: list[Json]) -> Listed:
        """Return what changed, with what a seat alone sees; as a rule everybody saw the same before."""
        if self._compared is None or self._compared[0] is not before:
            changes = patch(before, self.view)
            self._compared = before, changes, encode_list(changes)
        return self._compared[1] + private if private else self._compared[2]

    def events_for(self, seat: Seat | None) -> tuple[Listed, Lines]:
        """The events as a seat may see them, and their lines of the log."""
        events = [self.game.show.redact(event, seat) for event in self.events]
        if all(map(is_, events, self.events)):
            return self._open_events()
        return cast(list[Json], events), lines(self.game, events)

    def _open_events(self) -> tuple[Raw, Raw]:
        """The events and their lines, for all from whom nothing is hidden."""
        if self._open is None:
            told = cast(list[Json], self.events), lines(self.game, self.events)
            self._open = encode_list(told[0]), encode_list(told[1])
        return self._open


class PublicViews:
    """Cache of the public view of the present state, shared by all who are at a table."""

    def __init__(self) -> None:
        self._present: Present | None = None
        self._view: PublicView | None = None

    def of(self, session: GameSession) -> PublicView:
        if self._view is None or self._present is not session.present:
            self._present = session.present
            events = session.log.last_events()
            self._view = PublicView(session.game, session.state, events)
        return self._view


def lines(game: AnyGame, events: Sequence[Event]) -> list[Message]:
    """Return what is worth telling of events, the same to everybody who may see them."""
    told = [game.texts.log(event) for event in events]
    return [line for line in told if line is not None]
