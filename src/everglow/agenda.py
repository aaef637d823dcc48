"""The agenda: what is still to be done in a game, as plain data.

A game never waits inside a function. Whatever it has not finished lies on its agenda as stacks of
tasks, and a task whose effect is a `Decision` waits there for an answer. So a game can be copied,
saved or searched at any question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from everglow.game import GameEvent
from everglow.rng import TABLE, Chance

NO_CARD: Final = -1


class IllegalAction(Exception):
    """An answer that the rules do not allow now. Nothing has changed."""


class Situation:
    """A game's state as the agenda and bots know it: compiled calls, where `game.State` is looked up."""

    chance: Chance

    def deciders(self) -> list[int]:
        raise NotImplementedError

    def legal_actions(self, seat: int) -> list[int]:
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        raise NotImplementedError

    def copy(self) -> Situation:
        raise NotImplementedError

    def imagine(self, seat: int, seed: int) -> Situation:
        raise NotImplementedError

    def redeal(self, seed: int) -> Situation:
        raise NotImplementedError

    def key(self) -> object:
        raise NotImplementedError

    def barrier(self, seat: int) -> int:
        raise NotImplementedError

    def returns(self) -> list[float]:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def places(self) -> list[int]:
        raise NotImplementedError

    def listen(self) -> None:
        raise NotImplementedError

    def news(self) -> Sequence[GameEvent]:
        raise NotImplementedError

    def interrupts(self, lane: int) -> None:
        """Put on the agenda what must be done at once, before the next task of this lane."""


S = TypeVar("S", bound=Situation)  # a game's own state


class Effect(Generic[S]):
    """A sentence of rules or card text. Immutable, and shared by every state."""

    name: str = ""

    def parts(self) -> list[Effect[S]]:
        """The sentences this one is made of."""
        return []

    def certain(self) -> bool:
        """Whether it can be carried out always, whatever the position."""
        return False

    def possible(self, s: S, t: Task[S]) -> bool:
        """Whether it could be carried out completely now."""
        return True

    def resolve(self, s: S, t: Task[S]) -> None:
        """Carry it out. The task has already left the agenda."""
        raise NotImplementedError


class Decision(Effect[S]):
    """A sentence that asks somebody to choose."""

    def kind(self) -> str:
        """The word by which clients know such a question."""
        raise NotImplementedError

    def picks(self, s: S, t: Task[S]) -> int:
        """Return how many answers like this are still wanted, this one included."""
        return 1

    def spoken(self) -> bool:
        """Whether the player says it also when there is only one answer: it moves the game on."""
        return False

    def discreet(self, s: S, t: Task[S]) -> bool:
        """Whether the others cannot know that there is only one answer; so it is asked for as well."""
        return False

    def options(self, s: S, t: Task[S]) -> list[int]:
        """The legal actions, in ascending order. Without any, the question is passed over."""
        raise NotImplementedError

    def choose(self, s: S, t: Task[S], action: int) -> None:
        """Go on with the answer. The task has already left the agenda."""
        raise NotImplementedError

    def possible(self, s: S, t: Task[S]) -> bool:
        return len(self.options(s, t)) > 0


class Task(Generic[S]):
    """An effect to be carried out: by whom, for which card. Immutable."""

    def __init__(
        self, effect: Effect[S], seat: int, card: int = NO_CARD, memo: int = 0, lane: int = TABLE
    ) -> None:
        self.effect: Final = effect
        self.seat: Final = seat
        self.card: Final = card  # what "this card" means
        self.memo: Final = memo  # the answers so far, where one question takes several
        self.lane: Final = lane

    def next(self, effect: Effect[S], memo: int = 0) -> Task[S]:
        """The same player goes on with this, for the same card."""
        return Task(effect, self.seat, self.card, memo, self.lane)

    def for_card(self, card: int, effect: Effect[S]) -> Task[S]:
        """The same player goes on with this, for another card."""
        return Task(effect, self.seat, card, 0, self.lane)

    def handed_to(self, seat: int, effect: Effect[S]) -> Task[S]:
        """Another player goes on with this, for the same card."""
        return Task(effect, seat, self.card, 0, self.lane)


class Agenda(Generic[S]):
    """Stacks of tasks; the last task of a stack comes next.

    The table has one, and every seat has its own for what the rules let all players do at the same
    time. The table waits until every seat is done.
    """

    def __init__(
        self, lanes: list[list[Task[S]]], asked: list[list[int]], patient: bool, own: int = 0
    ) -> None:
        self.lanes = lanes
        self.asked = asked  # by lane: the legal answers to the question on top, computed once
        self.patient = patient  # ask also what has a single answer (scenarios check those too)
        self.own = own  # how many tasks lie in the seats' own lanes

    def copy(self) -> Agenda[S]:
        # Tasks and lists of answers never change, so copies share them.
        return Agenda([lane[:] for lane in self.lanes], self.asked[:], self.patient, self.own)

    def push(self, task: Task[S]) -> None:
        self.lanes[task.lane].append(task)
        if task.lane != TABLE:
            self.own += 1

    def schedule(self, tasks: Sequence[Task[S]]) -> None:
        """Push tasks so that the first of them comes next."""
        for task in reversed(tasks):
            self.push(task)

    def pop(self, lane: int) -> None:
        self.lanes[lane].pop()
        if lane != TABLE:
            self.own -= 1

    def waiting(self) -> list[Task[S]]:
        """The tasks that wait for an answer: the table's, or those of several seats."""
        if self.asked[TABLE]:
            return self.lanes[TABLE][-1:]
        return [self.lanes[lane][-1] for lane in range(1, len(self.lanes)) if self.asked[lane]]

    def waiting_for(self, seat: int) -> Task[S] | None:
        """The task that waits for this seat's answer, if any."""
        if self.asked[TABLE]:
            task = self.lanes[TABLE][-1]
            return task if task.seat == seat else None
        if 0 <= seat < len(self.lanes) - 1 and self.asked[seat + 1]:
            return self.lanes[seat + 1][-1]
        return None

    def deciders(self) -> list[int]:
        if self.asked[TABLE]:
            return [self.lanes[TABLE][-1].seat]
        return [task.seat for task in self.waiting()]

    def kind(self, seat: int) -> str:
        """The kind of the question that a seat is asked; empty if it is not asked."""
        task = self.waiting_for(seat)
        effect = None if task is None else task.effect
        return effect.kind() if isinstance(effect, Decision) else ""

    def options(self, seat: int) -> list[int]:
        """The legal answers of a seat, none if it is not asked."""
        task = self.waiting_for(seat)
        return [] if task is None else self.asked[task.lane]


def empty(seats: int, patient: bool = False) -> Agenda[S]:
    """The agenda of a table where nothing has begun, with lanes for so many seats that act on their own."""
    return Agenda([[] for _ in range(seats + 1)], [[] for _ in range(seats + 1)], patient)


def answer(s: S, agenda: Agenda[S], seat: int, action: int) -> None:
    """Answer the question that waits for this seat, and carry on."""
    task = agenda.waiting_for(seat)
    if task is None:
        raise IllegalAction(f"seat {seat} is not asked anything now; {_expected(agenda)}")
    if action not in agenda.asked[task.lane]:
        raise IllegalAction(f"action {action} is not legal now; expected one of {agenda.asked[task.lane]}")
    agenda.asked[task.lane] = []
    agenda.pop(task.lane)
    effect = task.effect
    assert isinstance(effect, Decision)
    effect.choose(s, task, action)
    _run(s, agenda, task.lane)
    advance(s, agenda)


def _expected(agenda: Agenda[S]) -> str:
    deciders = agenda.deciders()
    return f"expected an answer of {deciders}" if deciders else "the game is over"


def advance(s: S, agenda: Agenda[S]) -> None:
    """Carry out tasks until all that is left waits for answers."""
    running = True
    while running:
        if agenda.own > 0:
            for lane in range(1, len(agenda.lanes)):
                _run(s, agenda, lane)
        running = agenda.own == 0 and _run(s, agenda, TABLE)


def _run(s: S, agenda: Agenda[S], lane: int) -> bool:
    """Carry out one lane's tasks; True if the table came to what the seats do for themselves."""
    tasks = agenda.lanes[lane]
    while not agenda.asked[lane]:
        s.interrupts(lane)
        if not tasks or not _step(s, agenda, tasks[-1]):
            return False
        if lane == TABLE and agenda.own > 0:
            return True
    return False


def _step(s: S, agenda: Agenda[S], task: Task[S]) -> bool:
    """Carry out one task; False if it is a question for a player."""
    effect = task.effect
    if not isinstance(effect, Decision):
        agenda.pop(task.lane)
        effect.resolve(s, task)
        return True
    options = effect.options(s, task)
    if options and (len(options) > 1 or agenda.patient or effect.spoken() or effect.discreet(s, task)):
        agenda.asked[task.lane] = options
        return False
    agenda.pop(task.lane)
    if options:
        effect.choose(s, task, options[0])
    return True


def label(effect: Effect[S], name: str, into: dict[str, Effect[S]]) -> None:
    """Give an effect and all its parts the names that saved games know them by."""
    effect.name = name
    into[name] = effect
    for i, part in enumerate(effect.parts()):
        label(part, f"{name}.{i}", into)
