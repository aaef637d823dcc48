"""A toy game that only says words and asks for numbers, for the tests of the agenda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from everglow.agenda import (
    Agenda,
    Decision,
    Effect,
    Situation,
    Task,
    advance,
    answer,
    empty,
)
from everglow.rng import TABLE

YOU, THEM = 0, 1


class Toy(Situation):
    """A game that only writes down what happens."""

    def __init__(
        self, *tasks: Task[Any], seats: int = 2, patient: bool = False, urgent: Sequence[Task[Any]] = ()
    ) -> None:
        self.agenda: Agenda[Any] = empty(seats, patient)
        self.said: list[str | int] = []
        self.urgent = list(urgent)
        for task in reversed(tasks):
            self.agenda.push(task)
        advance(self, self.agenda)

    def interrupts(self, lane: int) -> None:
        for task in [task for task in self.urgent if task.lane == lane]:
            self.urgent.remove(task)
            self.agenda.push(task)

    def answer(self, seat: int, action: int) -> Toy:
        answer(self, self.agenda, seat, action)
        return self


class Say(Effect[Any]):
    """Say a word."""

    def __init__(self, word: str) -> None:
        self.word = word

    def resolve(self, s: Toy, t: Task[Any]) -> None:
        s.said.append(self.word)


class Ask(Decision[Any]):
    """Choose a number and say it."""

    def __init__(self, *numbers: int, spoken: bool = False) -> None:
        self.numbers = list(numbers)
        self.said_always = spoken

    def spoken(self) -> bool:
        return self.said_always

    def options(self, s: Toy, t: Task[Any]) -> list[int]:
        return self.numbers

    def choose(self, s: Toy, t: Task[Any], action: int) -> None:
        s.said.append(action)


def say(word: str, lane: int = TABLE) -> Task[Any]:
    return Task(Say(word), YOU, lane=lane)


def ask(*numbers: int, seat: int = YOU, lane: int = TABLE, spoken: bool = False) -> Task[Any]:
    return Task(Ask(*numbers, spoken=spoken), seat, lane=lane)


def both_at_once() -> Toy:
    """Both seats choose at the same time, each in a lane of its own; only then the table goes on."""
    return Toy(ask(1, 2, seat=YOU, lane=1), ask(3, 4, seat=THEM, lane=2), say("done"))
