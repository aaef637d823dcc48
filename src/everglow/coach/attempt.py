"""Turn of a game that somebody spends anew: the position before it, the answers one by one, the judgement."""

from __future__ import annotations

from itertools import islice

from everglow.agenda import Situation
from everglow.coach.play import Play, play_of
from everglow.coach.turns import barriers, turns
from everglow.coach.value import Value, seeds
from everglow.game import Action, Seat, State


class Attempt:
    """Answers of one seat, up to where somebody else decides or chance speaks."""

    def __init__(self, before: Situation, number: int) -> None:
        self.before = before
        self.number = number  # of the turn in its game, from 1
        self.seat: Seat = before.deciders()[0]
        self.actions: list[Action] = []
        self.last = self.after = before

    @property
    def over(self) -> bool:
        return barriers(self.last) != barriers(self.after) or self.after.deciders()[:1] != [self.seat]

    def act(self, action: Action) -> None:
        """Answer the open question; the positions before it stay as they are."""
        self.last, self.after = self.after, self.after.copy()
        self.after.listen()
        self.after.apply(self.seat, action)
        self.actions.append(action)

    def judged(self, value: Value, breadth: int) -> Play:
        """Judge a turn that is over, exactly as the analysis of its game would."""
        return play_of(self.before, self.seat, self.actions, value, seeds(self.number), breadth)


def attempt_at(start: State, moves: list[tuple[Seat, Action]], number: int) -> Attempt:
    """Return the turn of that number, as it begins; the answers to the game may end there."""
    before = start.copy()
    for seat, action in answers_before(start, moves, number):
        before.apply(seat, action)
    assert isinstance(before, Situation)
    return Attempt(before, number)


def answers_before(start: State, moves: list[tuple[Seat, Action]], number: int) -> list[tuple[Seat, Action]]:
    """List the answers before a turn, turn by turn: the order in which they are judged."""
    assert isinstance(start, Situation)
    before = islice(turns(start, moves), number - 1)
    return [(turn.seat, action) for turn in before for action in turn.actions]
