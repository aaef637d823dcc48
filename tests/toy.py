"""A toy game that only says words and asks for numbers, for the tests of the agenda."""

from everglow.agenda import (
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

    def __init__(self, *tasks, seats=2, patient=False, urgent=()):
        self.agenda = empty(seats, patient)
        self.said = []
        self.urgent = list(urgent)
        for task in reversed(tasks):
            self.agenda.push(task)
        advance(self, self.agenda)

    def interrupts(self, lane):
        for task in [task for task in self.urgent if task.lane == lane]:
            self.urgent.remove(task)
            self.agenda.push(task)

    def answer(self, seat, action):
        answer(self, self.agenda, seat, action)
        return self


class Say(Effect):
    """Say a word."""

    def __init__(self, word):
        self.word = word

    def resolve(self, s, t):
        s.said.append(self.word)


class Ask(Decision):
    """Choose a number and say it."""

    def __init__(self, *numbers, spoken=False):
        self.numbers = list(numbers)
        self.said_always = spoken

    def spoken(self):
        return self.said_always

    def options(self, s, t):
        return self.numbers

    def choose(self, s, t, action):
        s.said.append(action)


def say(word, lane=TABLE):
    return Task(Say(word), YOU, lane=lane)


def ask(*numbers, seat=YOU, lane=TABLE, spoken=False):
    return Task(Ask(*numbers, spoken=spoken), seat, lane=lane)


def both_at_once():
    """Both seats choose at the same time, each in a lane of its own; only then the table goes on."""
    return Toy(ask(1, 2, seat=YOU, lane=1), ask(3, 4, seat=THEM, lane=2), say("done"))
