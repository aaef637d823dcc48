"""Exercises made of an analysed game."""

from __future__ import annotations

from typing import Final

from everglow.coach.summary import SLIPS, cost
from everglow.server.store.protocol import Exercise
from everglow.server.table.table import Table
from everglow.server.views.analysis import AnalysisTold, TurnTold

INACCURACY: Final = SLIPS["inaccuracy"]
OF_GAME: Final = 5  # exercises of one game and person, the costliest


def exercises_of(table: Table, told: AnalysisTold, due: int) -> list[Exercise]:
    """Choose the turns of a game that cost people most; those that a bot took for somebody do not count."""
    if table.session is None or table.branch or table.imported:
        return []
    steps, exercises = table.session.steps, list[Exercise]()
    for seat, chair in enumerate(table.chairs):
        if chair.person and not chair.owner:
            own = [turn for turn in told.turns if turn.judged["seat"] == seat and costly(turn)]
            own = [turn for turn in own if not any(steps[step - 1].bot for step in turn.judged["steps"])]
            own.sort(key=lambda turn: -cost(turn.judged))
            exercises += [
                Exercise(chair.person, table.code, turn.judged["number"], due, 0) for turn in own[:OF_GAME]
            ]
    return exercises


def costly(turn: TurnTold) -> bool:
    return cost(turn.judged) >= INACCURACY
