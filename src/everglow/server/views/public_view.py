"""The public view of a game after a step, computed once for everybody who is sent an update."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import cast

from msgspec import Raw

from everglow.game import AnyGame, Event, Json, Seat, State
from everglow.server.table.present import Present
from everglow.server.table.session import GameSession
from everglow.server.views.messages import Listed, encode_list
from everglow.server.views.patch import patch


class PublicView:
    """What everybody may see of one state. It is shared: nobody changes it."""

    def __init__(self, game: AnyGame, state: State, events: list[Event], names: list[str]) -> None:
        self.game = game
        self.events = events  # of the step that led here
        self.names = names
        self.view = game.show.view(state, None)
        self._compared: tuple[Json, list[Json], Raw] | None = None
        self._events: Raw | None = None
        self._sentences: dict[Seat | None, list[str]] = {}  # what each seat is told

    def since(self, before: Json, private: list[Json]) -> Listed:
        """Return what changed, with what a seat alone sees; as a rule everybody saw the same before."""
        if self._compared is None or self._compared[0] is not before:
            changes = patch(before, self.view)
            self._compared = before, changes, encode_list(changes)
        return self._compared[1] + private if private else self._compared[2]

    def events_for(self, seat: Seat | None) -> tuple[Listed, list[str]]:
        """The events as a seat may see them, and as sentences."""
        events = [self.game.show.redact(event, seat) for event in self.events]
        if seat not in self._sentences:
            self._sentences[seat] = sentences(self.game, events, self.names, seat)
        open_to_all = all(map(is_, events, self.events))
        return self._open_events() if open_to_all else cast(list[Json], events), self._sentences[seat]

    def _open_events(self) -> Raw:
        """The events as they are, for all from whom nothing is hidden."""
        if self._events is None:
            self._events = encode_list(cast(list[Json], self.events))
        return self._events


class PublicViews:
    """Cache of the public view of the present state, shared by all who are at a table."""

    def __init__(self) -> None:
        self._present: Present | None = None
        self._view: PublicView | None = None

    def of(self, session: GameSession) -> PublicView:
        if self._view is None or self._present is not session.present:
            self._present = session.present
            events = session.log.last_events()
            self._view = PublicView(session.game, session.state, events, session.record.names)
        return self._view


def sentences(game: AnyGame, events: Sequence[Event], names: list[str], you: Seat | None = None) -> list[str]:
    """Return what is worth telling of events, to a seat or to everybody else."""
    told = [game.texts.log(event, names, you) for event in events]
    return [sentence for sentence in told if sentence]
