"""Active texts: which of them wait, and carrying them out in an order of the player's choice."""

from __future__ import annotations

from everglow.agenda import Decision, Task
from everglow.games.vale.actions import ACTIVATE
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.state.state import State


def available(s: State, seat: int, done: int) -> list[int]:
    """The creatures not activated yet whose condition is met now; `done` has a bit for every other."""
    cards: list[int] = []
    for c in s.players[seat].area:
        active = CARDS[c].active
        if active is not None and not done & CARDS[c].active_bit:
            if CARDS[c].sure_active or active.possible(s, Task(active, seat, c)):
                cards.append(c)
    cards.sort()
    return cards


def activate(s: State, t: Task[State], card: int) -> None:
    """Carry out a creature's active text, then ask for the next one."""
    active = CARDS[card].active
    assert active is not None
    s.tell_card("activated", t.seat, card)
    s.agenda.push(t.next(t.effect, t.memo | CARDS[card].active_bit))
    s.agenda.push(t.for_card(card, active))


class ActivateAll(Decision[State]):
    """Activate every active text in your area that can be, each once, in the order you like."""

    def kind(self) -> str:
        return "activate"

    def certain(self) -> bool:
        return True  # there may be none

    def possible(self, s: State, t: Task[State]) -> bool:
        return True

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [ACTIVATE + c for c in available(s, t.seat, t.memo)]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        activate(s, t, action - ACTIVATE)
