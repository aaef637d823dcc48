"""Arrival of a companion in a row, with what it does at once: Sketals bring a die, Kaar the black one."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Decision, Effect, Task
from everglow.games.glow.actions import DIE
from everglow.games.glow.box.card import COMPANIONS
from everglow.games.glow.box.components import ANY_DIE, BLACK, ELEMENTS, MORNING, NO_DIE
from everglow.games.glow.state.state import State


def arrive(s: State, t: Task[State], card: int) -> None:
    """Checked at this moment only: a die that is not there now is not delivered later (D3)."""
    companion = COMPANIONS[card]
    if companion.die == ANY_DIE:
        s.agenda.push(t.for_card(card, CHOOSE_DIE))
    elif companion.die != NO_DIE and s.reserve[companion.die]:
        s.take_die(t.seat, companion.die, card)
    elif companion.kaar and s.reserve[BLACK]:
        s.roll_black_die(t.seat, anywhere=s.phase != MORNING)


class ChooseDie(Decision[State]):
    """The multicoloured Sketal: a large die of your choice from the reserve (D1)."""

    def kind(self) -> str:
        return "die"

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [DIE + colour for colour in range(ELEMENTS) if s.reserve[colour]]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.take_die(t.seat, action - DIE, t.card)


CHOOSE_DIE: Final[Effect[State]] = ChooseDie()
