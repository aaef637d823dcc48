"""Positions of the rules to try out. Nothing is stored: every request carries all steps so far."""

from __future__ import annotations

from typing import Final

from everglow.game import AnyGame, GameEvent, Json
from everglow.games import games
from everglow.server.http.requests import Try
from everglow.server.http.responses import Tried
from everglow.server.table.errors import Refused
from everglow.server.table.session import why_not
from everglow.server.views.messages import Question
from everglow.server.views.public_view import lines
from everglow.server.views.updates import as_texts
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

READER: Final = 0


class Trial:
    """A position, and how far its reader has come. Nobody else acts in it."""

    def __init__(self, game: AnyGame, position: Json) -> None:
        self.game = game
        self.position = position
        self.names = names_in(position["setup"])
        self.state = game.examples.set_up(position)
        self.steps = 0
        self.log: list[Message] = []
        self.events = self._happened()

    def act(self, name: str) -> None:
        if why := why_not(self.game, self.state, READER, name):
            raise Refused(why, self.names)
        self.state.apply(READER, self.game.codec.action(name))
        self.steps += 1
        self.events = self._happened()

    def question(self) -> Question | None:
        asked = self.game.show.question(self.state, READER)
        if asked is None:
            return None
        legal = self.state.legal_actions(READER)
        said = as_texts(self.game, self.state, READER, asked, legal)
        return Question(self.steps, self.steps > 0, asked, *said)

    def result(self, why: str) -> Tried:
        reason = why_not(self.game, self.state, READER, why) if why else None
        return Tried(
            names=self.names,
            view=self.game.show.view(self.state, READER),
            question=self.question(),
            events=self.events,
            log=self.log,
            reason=reason,
            rule=self.game.texts.rule(self.state, READER, why) if reason else "",
        )

    def _happened(self) -> list[GameEvent]:
        """Return what the last step told, as the reader may see it."""
        events = [self.game.show.redact(event, READER) for event in self.state.news()]
        self.log += lines(self.game, events)
        return events


def try_action(wish: Try) -> Tried:
    """The position after the reader's steps; Refused if one of them is not possible."""
    trial = open_trial(wish.game, wish.position)
    for name in wish.actions:
        trial.act(name)
    return trial.result(wish.why)


def open_trial(game: str, name: str) -> Trial:
    if game not in games():
        raise Refused(words.expected_game(games=list(games())))
    positions = {position["name"]: position for position in games()[game].examples.positions()}
    if name not in positions:
        raise Refused(words.expected_position(positions=list(positions)))
    return Trial(games()[game], positions[name])


def names_in(setup: Json) -> list[str]:
    """Return who sits there, in the order of the seats."""
    return list(setup.get("turn_order") or setup["players"])
