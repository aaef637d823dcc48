"""A skull on a board: somebody must be given up for the way."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Decision, Effect, Task
from everglow.games.glow.actions import BREAK, LOSE
from everglow.games.glow.state.state import State


class GiveUp(Decision[State]):
    """A companion into the graveyard, or a spell tile into the box; with neither it costs nothing (J5)."""

    def kind(self) -> str:
        return "skull"

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        return sorted([LOSE + c for c in p.companions]) + [BREAK + place for place in range(len(p.spells))]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action >= BREAK:
            s.break_spell(t.seat, action - BREAK)
        else:
            s.bury(t.seat, action - LOSE, "skull")


GIVE_UP: Final[Effect[State]] = GiveUp()
