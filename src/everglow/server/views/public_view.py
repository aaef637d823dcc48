"""The public view of a game after a step, computed and encoded once for everybody who is sent an update."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Final

from everglow.game import AnyGame, GameEvent, GameView, Memory, Seat, State
from everglow.server.table.present import Present
from everglow.server.table.session import GameSession
from everglow.server.views.messages import Change, encode_list, join_lists
from everglow.server.views.patch import patch
from everglow.words.message import Message


class PublicView:
    """Public view of one state: all that everybody may see. It is shared: nobody changes it."""

    def __init__(self, game: AnyGame, state: State, events: list[GameEvent], memory: Memory) -> None:
        self.game: Final = game
        self.events: Final = events  # of the step that led here
        self.view: Final[GameView] = game.show.watched(state, memory)
        self._public: Final = all(map(is_, self._redacted(None), events))  # a seat knows what watchers know
        self._before: GameView | None = None  # the view from which the patch leads here
        self._patch = b""
        self._open = b"", b""  # all events and their lines of the log
        self._beginning = b""  # of an update for all who see no more than that
        self.ends: dict[int, bytes] = {}  # of an update, by the time at which it is sent

    def beginning(self, seq: int, seat: Seat | None, before: GameView, private: list[Change]) -> bytes:
        """An update up to the question; as a rule it is the same for everybody."""
        shared = self._public and not private
        if shared and self._beginning and self._before is before:
            return self._beginning
        events, log = self._events_for(seat)
        changes = join_lists(self._since(before), encode_list(private)) if private else self._since(before)
        told = b'{"type":"update","seq":%d,"events":%b,"log":%b,"patch":%b' % (seq, events, log, changes)
        if shared:
            self._beginning = told
        return told

    def _since(self, before: GameView) -> bytes:
        """Return what changed for everybody; as a rule everybody saw the same before."""
        if self._before is not before:
            self._before, self._patch, self._beginning = before, encode_list(patch(before, self.view)), b""
        return self._patch

    def _events_for(self, seat: Seat | None) -> tuple[bytes, bytes]:
        """The events as a seat may see them, and their lines of the log."""
        events = self.events if self._public else self._redacted(seat)
        if not all(map(is_, events, self.events)):
            return encode_list(events), encode_list(lines(self.game, events))
        if not self._open[0]:
            self._open = encode_list(events), encode_list(lines(self.game, events))
        return self._open

    def _redacted(self, seat: Seat | None) -> list[GameEvent]:
        return [self.game.show.redact(event, seat) for event in self.events]


class PublicViews:
    """Cache of the public view of the present state, shared by all who are at a table."""

    def __init__(self) -> None:
        self._present: Present | None = None
        self._view: PublicView | None = None
        self._memory: Memory = {}

    def of(self, session: GameSession) -> PublicView:
        if self._view is None or self._present is not session.present:
            self._present = session.present
            events = session.log.last_events()
            self._view = PublicView(session.game, session.state, events, self._memory)
        return self._view


def lines(game: AnyGame, events: Sequence[GameEvent]) -> list[Message]:
    """Return what is worth telling of events, the same to everybody who may see them."""
    told = [game.texts.log(event) for event in events]
    return [line for line in told if line is not None]
