"""A game that is played: its log, its present state, and what can be taken back."""

from __future__ import annotations

from everglow.game import AnyGame, GamePlan, Seat, State
from everglow.record import Record
from everglow.record_parts import SHOWN, BadRecord
from everglow.server.table.errors import Refused
from everglow.server.table.log import GameLog, Step
from everglow.server.table.present import Asked, Present
from everglow.server.table.undo import Undo
from everglow.server.words.generated import messages as words
from everglow.words.message import Message


class GameSession:
    """A game from its first question on. The record is the truth, the state follows from it."""

    def __init__(self, game: AnyGame, record: Record, at: int = 0) -> None:
        state = record.start(game, events=True)
        self.game = game
        self.log = GameLog(record, list(state.news()), at)
        self.undo = Undo(game, self.log)
        self.present = Present(game, state, {})

    @classmethod
    def replayed(cls, game: AnyGame, record: Record) -> GameSession:
        """Play a record; answers that were taken back stay in the record alone."""
        bare = Record(record.game, record.rules_version, record.names, record.secret)
        bare.nonces, bare.options, bare.fork = record.nonces, record.options, record.fork
        bare.hashes = record.hashes
        session = cls(game, bare)
        for seat, name in record.standing():
            if why := session.why_not(seat, name):
                raise BadRecord(why)
            session.act(seat, name)
        session.log.record = record
        return session

    @property
    def state(self) -> State:
        return self.present.state

    @property
    def record(self) -> Record:
        return self.log.record

    @property
    def steps(self) -> list[Step]:
        return self.log.steps

    def over(self) -> bool:
        return self.present.over()

    # Questions

    def number(self, seat: Seat) -> int:
        return self.log.number(seat)

    def asked(self, seat: Seat) -> Asked:
        return self.present.asked(seat)

    def why_not(self, seat: Seat, name: str) -> Message | None:
        return why_not(self.game, self.state, seat, name)

    def check(self, seat: Seat, name: str) -> None:
        """Refused if a seat may not do that now."""
        if why := self.why_not(seat, name):
            raise Refused(why, self.record.names, seat)

    def rule(self, seat: Seat, name: str) -> str:
        """The anchor of the rule behind a refusal."""
        return self.game.texts.rule(self.state, seat, name)

    def plan(self, seat: Seat, name: str) -> GamePlan:
        """Several steps that lead to an action; empty if there are none, or no such action."""
        try:
            return self.game.show.plan(self.state, seat, name)
        except ValueError:
            return {}

    # Steps

    def act(self, seat: Seat, name: str, at: int = 0, bot: str = "") -> None:
        """Carry out an answer that is legal."""
        if (fork := self.record.fork) and len(self.steps) == fork.after:
            fork.renew(self.state)
        barriers = self.present.barriers(self.record.seats)
        self._carry_out(Step(seat, name, self.state.copy(), at, bot))
        self.record.conclude(self.state)
        self.log.answers[seat].append(name)
        if barriers != self.present.barriers(self.record.seats):
            self.undo.close(self.state)

    def _carry_out(self, step: Step) -> None:
        state = self.state
        state.apply(step.seat, self.game.codec.action(step.name))
        step.happened(list(state.news()))
        self.log.add(step)
        self.undo.note(step)
        self.present = Present(self.game, state, self.present.questions)

    def settle(self, at: int) -> None:
        """Make what was played so far final; time begins now."""
        self.log.settle(at)
        self.undo.open, self.undo.kept = [], {}

    # Undo

    def state_without(self, seat: Seat) -> State | None:
        """The state as if the seat's last answer had not been given; None if it cannot be taken back."""
        return self.undo.state_without(seat, self.present)

    def undo_possible(self, seat: Seat) -> bool:
        """Whether `state_without` is there, found without playing on from it."""
        return self.undo.possible(seat, self.present)

    def bots_lost(self, seat: Seat) -> int | None:
        """Return how many answers of bots go with the seat's last one; None if it cannot be taken back."""
        return self.undo.bots_lost(seat, self.present)

    def answer_given(self, seat: Seat) -> str | None:
        """Return what a bot answered in this very position before it was taken back, if that is legal."""
        name = self.undo.answer_given(seat, self.present)
        return None if name is None or self.why_not(seat, name) else name

    def final(self, seat: Seat, name: str, only_bots: bool = False) -> bool:
        """Whether a legal answer could not be taken back, as far as the seat can know now."""
        return self.undo.final(seat, name, self.present, only_bots)

    def take_back(self, seat: Seat, bots: int | None = None) -> None:
        """Take back a seat's last answer; what others did meanwhile stays.

        With a number, so many of their last answers go too, and their questions are asked anew.
        """
        state, later = self.undo.take_back(seat, bots)
        state.listen()
        self.present = Present(self.game, state, {})
        for step in later:
            before = state.copy() if step.reversible else None
            self._carry_out(Step(step.seat, step.name, before, step.at, step.bot))


def why_not(game: AnyGame, state: State, seat: Seat, name: str) -> Message | None:
    """Say why a seat may not do that now; None if it may."""
    try:
        action = game.codec.action(name)
    except ValueError:
        return words.no_such_action(name=name[:SHOWN])
    if action in state.legal_actions(seat):
        return None
    return game.texts.why_not(state, seat, name) or words.not_possible()
