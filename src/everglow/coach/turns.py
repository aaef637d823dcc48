"""Turns of a finished game: answers of one seat up to where somebody else decides or chance speaks.

A position in the middle of a turn is not judged: a creature that is paid for but not yet there looks like a
loss. Where several seats answer at once, all answers of the first seat count before those of the next; the
rules have it that their order does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

from everglow.agenda import Situation
from everglow.game import Action, Seat


class Answer(NamedTuple):
    """Answer of a seat: which step of the game it was, and the action."""

    step: int  # from 1
    action: Action


class Turn:
    """Answers of one seat, with the positions before the first, before the last and after the last."""

    def __init__(self, number: int, before: Situation, waiting: list[list[Answer]], past: int = 0) -> None:
        self.number = number  # from 1; 0 is the deal
        self.past = past  # fingerprint of all answers before
        self.before = before
        self.seat: Seat = before.deciders()[0]
        self.answers: list[Answer] = []
        self.last = self.after = before
        self.choices = 0  # questions with more than one legal answer
        while self._goes_on():
            self._take(waiting[self.seat].pop(0))

    def _goes_on(self) -> bool:
        if self.chance or not self.after.deciders():
            return False
        return self.after.deciders()[0] == self.seat

    def _take(self, answer: Answer) -> None:
        self.last, self.after = self.after, self.after.copy()
        self.choices += len(self.last.legal_actions(self.seat)) > 1
        self.after.apply(self.seat, answer.action)
        self.answers.append(answer)

    @property
    def chance(self) -> bool:
        """Whether chance or a reveal concerned anybody; then the turn is over."""
        return barriers(self.last) != barriers(self.after)

    @property
    def fingerprint(self) -> int:
        """Fingerprint of all answers so far, which tells nothing of the chance that follows them."""
        told = repr((self.past, self.number, self.seat, self.actions)).encode()
        return int.from_bytes(sha256(told).digest()[:8], "big")

    @property
    def actions(self) -> list[Action]:
        return [answer.action for answer in self.answers]


def turns(start: Situation, moves: list[tuple[Seat, Action]], past_steps: int = 0) -> Iterator[Turn]:
    """Play a game again, turn by turn."""
    waiting: list[list[Answer]] = [[] for _ in start.scores()]
    for step, (seat, action) in enumerate(moves, past_steps + 1):
        waiting[seat].append(Answer(step, action))
    number, past, state = 0, 0, start
    while state.deciders():
        number += 1
        turn = Turn(number, state, waiting, past)
        yield turn
        past, state = turn.fingerprint, turn.after


def barriers(s: Situation) -> list[int]:
    return [s.barrier(seat) for seat in range(len(s.places()))]
