"""The log of a game: its record, the steps that stand, and the answers by which questions are numbered."""

from __future__ import annotations

import msgspec

from everglow.game import GameEvent, Seat, State
from everglow.record import Record


class Step:
    """An answer that stands, and its events.

    While it may be taken back, the state before it is kept for the seat's last step; for older ones it is
    played again when somebody goes back so far.
    """

    def __init__(self, seat: Seat, name: str, before: State | None, at: int, bot: str) -> None:
        self.seat = seat
        self.name = name
        self.before = before
        self.reversible = before is not None
        self.barrier = 0 if before is None else before.barrier(seat)  # of the seat, before the answer
        self.at = at  # in the server's time
        self.bot = bot  # the level of the bot that answered, or whose it is; "" for a person
        self._events: list[GameEvent] | None = []
        self._packed = b""  # the same, once there is a later step: it takes a fifth of the memory

    @property
    def events(self) -> list[GameEvent]:
        if self._events is not None:
            return self._events
        events: list[GameEvent] = msgspec.json.decode(self._packed)
        return events

    def happened(self, events: list[GameEvent]) -> None:
        self._events = events

    def pack(self) -> None:
        """Keep the events encoded from now on."""
        if self._events is not None:
            self._packed, self._events = msgspec.json.encode(self._events), None

    def close(self) -> None:
        """Let the answer stand for good."""
        self.reversible, self.before = False, None


class GameLog:
    """Grows with every answer. An undo drops the last steps, and is an answer of its own."""

    def __init__(self, record: Record, opening: list[GameEvent], at: int) -> None:
        self.record = record
        self.opening = opening  # events before the first question
        self.began = at
        self.steps: list[Step] = []
        self.answers: list[list[str]] = [[] for _ in range(record.seats)]  # by seat; "" is an undo
        self.latest: dict[Seat, int] = {}  # the place of everybody's last step

    def number(self, seat: Seat) -> int:
        """Number of the seat's open question; no number is used twice, not even after an undo."""
        return len(self.answers[seat])

    def add(self, step: Step) -> None:
        if self.steps:
            self.steps[-1].pack()
        self.latest[step.seat] = len(self.steps)
        self.record.add(step.seat, step.name)
        self.steps.append(step)

    def drop_from(self, place: int) -> None:
        """Drop all steps from this place on."""
        self.record.undo(len(self.steps) - place)
        del self.steps[place:]
        self.latest = {step.seat: at for at, step in enumerate(self.steps)}

    def settle(self, at: int) -> None:
        """Make all steps so far final, and begin to count time now."""
        self.began = at
        for step in self.steps:
            step.close()
            step.at = at

    def last_reversible(self, seat: Seat) -> int | None:
        """Place of the seat's last step, if nothing keeps it from being taken back so far."""
        place = self.latest.get(seat)
        return None if place is None or not self.steps[place].reversible else place

    def standing(self, seat: Seat) -> int:
        """Count the seat's answers that stand."""
        return len([step for step in self.steps if step.seat == seat])

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(self.record.seats) if other != seat]

    def events(self) -> list[GameEvent]:
        """All events of the game, as far as they stand."""
        return self.opening + [event for step in self.steps for event in step.events]

    def last_events(self) -> list[GameEvent]:
        """Events of the step that led to the present state."""
        return self.steps[-1].events if self.steps else self.opening
