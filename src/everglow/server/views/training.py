"""Positions to train with: a turn of a game that somebody spends anew, as its seat saw it."""

from __future__ import annotations

import msgspec

from everglow.coach.attempt import Attempt, answers_before
from everglow.game import AnyGame, GameEvent, GameView, Seat
from everglow.games import games
from everglow.record import Record
from everglow.server.table.errors import Refused
from everglow.server.table.session import why_not
from everglow.server.views.messages import Previewed, Question
from everglow.server.views.public_view import lines
from everglow.server.views.updates import as_texts
from everglow.server.words.generated import messages as words
from everglow.words.message import Message


class Judgement(msgspec.Struct):
    """Worth of a turn to whoever spent it, beside the best way that was found, as shares of the victory."""

    worth: int
    best: int
    lost: int  # what lies between them; 0 if that is no more than noise
    error: int  # its standard error
    way: list[Message]  # what was done, from where the two part; empty if nothing is better
    better_way: list[Message]


class Verdict(msgspec.Struct):
    """Worth of an answer, and what comes of it for whoever gave it."""

    judgement: Judgement
    right: bool  # it lost less than an inaccuracy
    counted: bool  # it is kept; later answers to the same puzzle, and those of strangers, are not
    again: int  # days until an exercise comes back; 0 if it does not
    streak: int
    due: int  # exercises that wait now


class TrainingTold(msgspec.Struct):
    """Training of a day: its puzzle, the same for everybody, and your own exercises that are due."""

    day: str
    game: str
    solved: bool
    lost: int  # by your answer to it, a share of the victory; 0 before you answered
    streak: int  # days in a row on which you answered, up to today or yesterday
    due: list[str]  # exercises, each as `puzzle` of the other requests
    learning: int  # exercises of yours that come later


class Posed(msgspec.Struct):
    """A position after some answers, as its seat sees it; `over` when the turn is spent and can be judged."""

    puzzle: str
    game: str
    options: dict[str, str]
    names: list[str]
    seat: Seat
    step: int  # answers of the game before this turn
    view: GameView
    question: Question | None
    events: list[GameEvent]  # of the last answer
    log: list[Message]
    over: bool
    reason: Message | None  # why what was asked for is not possible
    rule: str
    previewed: Previewed | None


class Position:
    """A turn of a game as it begins. It is shared: nobody changes it."""

    def __init__(self, puzzle: str, record: Record, turn: int) -> None:
        self.puzzle = puzzle
        self.record = record
        self.turn = turn
        self.game: AnyGame = games()[record.game]
        before = record.start(self.game, events=True)
        news = list(before.news())
        self.step = 0
        for seat, action in answers_before(*record.line(self.game), turn):
            before.apply(seat, action)
            news += before.news()
            self.step += 1
        self.before = before
        self.seat: Seat = before.deciders()[0]
        self.log = lines(self.game, self.seen(news))

    def seen(self, events: list[GameEvent]) -> list[GameEvent]:
        return [self.game.show.redact(event, self.seat) for event in events]

    def spent(self, actions: list[str]) -> Spending:
        """The turn after these answers; Refused if one of them is not possible."""
        spending = Spending(self)
        for name in actions:
            spending.act(name)
        return spending


class Spending:
    """A turn that somebody spends, answer by answer."""

    def __init__(self, position: Position) -> None:
        self.at = position
        self.game = position.game
        self.attempt = Attempt(position.before, position.turn)
        self.log = list(position.log)
        self.events: list[GameEvent] = []

    @property
    def over(self) -> bool:
        return bool(self.attempt.actions) and self.attempt.over

    def act(self, name: str) -> None:
        if self.over:
            raise Refused(words.turn_is_spent())
        if why := self.why_not(name):
            raise Refused(why, self.at.record.names)
        self.attempt.act(self.game.codec.action(name))
        self.events = self.at.seen(list(self.attempt.after.news()))
        self.log += lines(self.game, self.events)

    def why_not(self, name: str) -> Message | None:
        return why_not(self.game, self.attempt.after, self.at.seat, name)

    def question(self) -> Question | None:
        asked = None if self.over else self.game.show.question(self.attempt.after, self.at.seat)
        if asked is None:
            return None
        legal = self.attempt.after.legal_actions(self.at.seat)
        said = as_texts(self.game, self.attempt.after, self.at.seat, asked, legal)
        steps = len(self.attempt.actions)
        return Question(steps, steps > 0, asked, *said)

    def preview(self, name: str) -> Previewed:
        if why := self.why_not(name):
            raise Refused(why, self.at.record.names)
        gives = self.game.show.preview(self.attempt.after, self.at.seat, self.game.codec.action(name))
        return Previewed(id=0, name=name, gives=gives, log=lines(self.game, gives["events"]), final=False)

    def pose(self, why: str, preview: str) -> Posed:
        reason = self.why_not(why) if why and not self.over else None
        return Posed(
            puzzle=self.at.puzzle,
            game=self.game.name,
            options=self.at.record.options,
            names=self.at.record.names,
            seat=self.at.seat,
            step=self.at.step,
            view=self.game.show.view(self.attempt.after, self.at.seat),
            question=self.question(),
            events=self.events,
            log=self.log,
            over=self.over,
            reason=reason,
            rule=self.game.texts.rule(self.attempt.after, self.at.seat, why) if reason else "",
            previewed=self.preview(preview) if preview and not self.over else None,
        )
