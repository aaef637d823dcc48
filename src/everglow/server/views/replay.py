"""Replays: a game step by step as one seat sees it, or with all hands open when it is over."""

from __future__ import annotations

from typing import Final

import msgspec

from everglow.game import GameEvent, GameView, Seat, State
from everglow.record import Record
from everglow.server.table.errors import Refused, Unable
from everglow.server.table.log import Step
from everglow.server.table.session import GameSession
from everglow.server.table.table import OVER, Table
from everglow.server.views.messages import Change, Reveal, TableTold
from everglow.server.views.patch import patch
from everglow.server.views.public_view import lines
from everglow.server.views.updates import reveal, table_message
from everglow.server.views.worded import in_words
from everglow.server.words.generated import messages as words
from everglow.words.message import Message
from everglow.words.wording import Wording

ALL: Final = "all"  # eyes that see every hand


class NotYet(Unable):
    """The game is not over, and these are not the eyes of whoever asks."""


def eyes_of(table: Table, asked: str | None, person: str | None) -> Seat | None:
    """Return whose eyes somebody may look through, None for all hands; while a game runs, only their own."""
    if table.session is None:
        raise Refused(words.nothing_to_tell_again())
    own, over = table.seat_of(person), table.status() == OVER
    usual = ALL if over or own is None else str(own)
    wish = usual if asked is None else asked
    if wish != ALL and wish not in [str(seat) for seat in range(len(table.chairs))]:
        raise Refused(words.expected_eyes(last=len(table.chairs) - 1))
    if not over and (own is None or wish != str(own)):
        raise NotYet(words.replay_when_over())
    return None if wish == ALL else int(wish)


class StepTold(msgspec.Struct, omit_defaults=True):
    """One answer, and what came of it for whoever looks."""

    seat: Seat
    events: list[GameEvent]
    log: list[Message]
    patch: list[Change]  # from the view before it
    at: int = 0  # milliseconds of the house's time; all 0 where nobody wrote them down
    took: int = 0  # milliseconds since the question came
    bot: str = ""  # the level of the bot that answered, or whose it is; none for a person


class ReplayTold(msgspec.Struct):
    """A game from its first question on, through somebody's eyes."""

    table: TableTold
    eyes: Seat | None  # all hands are open if these are nobody's
    view: GameView
    events: list[GameEvent]
    log: list[Message]
    steps: list[StepTold]
    reveal: Reveal | None
    sound: bool  # dealt and played again just now, it came to the same result


class Replay:
    """Replay of a game, copied from its table while nothing happened there."""

    def __init__(self, table: Table, eyes: Seat | None, person: str | None) -> None:
        assert table.session is not None
        self.table: TableTold = table_message(table, person)
        self.reveal = reveal(table)
        self.names = table.names()
        self.eyes = eyes
        self.session: GameSession = table.session
        self.steps: list[Step] = list(table.session.steps)  # it may go on while we tell

    def written(self, language: str | None = None) -> bytes:
        """Encode the replay; the whole game is played again for this: not in the event loop."""
        told = self.build()
        return msgspec.json.encode(in_words(told, Wording(language, self.names)) if language else told)

    def build(self) -> ReplayTold:
        state = self.session.record.start(self.session.game, events=True)
        first, events = self._view(state), self._news(state)
        steps = self._steps(state, first)
        return ReplayTold(
            table=self.table,
            eyes=self.eyes,
            view=first,
            events=events,
            log=self._lines(events),
            steps=steps,
            reveal=self.reveal,
            sound=self._sound(state),
        )

    def _steps(self, state: State, before: GameView) -> list[StepTold]:
        told: list[StepTold] = []
        since = [self.session.log.began] * self.session.record.seats  # when everybody's question came
        fork = self.session.record.fork
        for number, step in enumerate(self.steps):
            if fork and number == fork.after:
                fork.renew(state)
            asked = state.deciders()
            state.apply(step.seat, self.session.game.codec.action(step.name))
            after, events = self._view(state), self._news(state)
            took = step.at - since[step.seat]
            changes = patch(before, after)
            told.append(StepTold(step.seat, events, self._lines(events), changes, step.at, took, step.bot))
            for seat in state.deciders():
                since[seat] = step.at if seat == step.seat or seat not in asked else since[seat]
            before = after
        return told

    def _view(self, state: State) -> GameView:
        show = self.session.game.show
        view: GameView = show.open_view(state) if self.eyes is None else show.view(state, self.eyes)
        return view

    def _news(self, state: State) -> list[GameEvent]:
        """Take the events since the last call, as these eyes see them."""
        redact, eyes = self.session.game.show.redact, self.eyes
        return [event if eyes is None else redact(event, eyes) for event in state.news()]

    def _lines(self, events: list[GameEvent]) -> list[Message]:
        return lines(self.session.game, events)

    def _sound(self, state: State) -> bool:
        """Whether, of a game that is over, the commitment is that of its secret and the result is ours.

        A lesson has published none, as its deal is prepared.
        """
        if self.reveal is None:
            return False
        record = self.session.record
        again = Record(record.game, record.rules_version, record.names, record.secret)
        again.conclude(state)
        published = self.table.commitment or (record.commitment if self.table.lesson else "")
        return again.commitment == record.commitment == published and again.result == record.result
