"""Late morning: everybody rolls all dice, then rerolls and turns as long as they like."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Decision, Effect, Task
from everglow.games.glow.actions import DONE, FACE, ONLY, SOURCES, SPEND, TOKEN, TRACK, TURN
from everglow.games.glow.box.card import COMPANIONS
from everglow.games.glow.box.components import LATE_MORNING, NOTHING, REROLLS_TO_TURN
from everglow.games.glow.box.dice import colour_of, faces
from everglow.games.glow.rules.picks import picked, picks
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State


class LateMorning(Effect[State]):
    """Late morning: all at once, each with their own dice and their own chance."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.phase = LATE_MORNING
        for seat in range(len(s.players)):
            s.roll_all(seat)
            s.agenda.push(Task(ROLLING, seat, lane=seat + 1))


class Rolling(Decision[State]):
    """Spend a reroll, turn a die, or be done for today."""

    def kind(self) -> str:
        return "reroll"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        if not picks(p):
            return [DONE]
        actions = [SPEND + source for source in range(SOURCES) if rerolls_of(p, source)]
        if p.rerolls_left() >= REROLLS_TO_TURN:
            actions.append(TURN)
        actions.append(DONE)
        return actions

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action == DONE:
            return s.tell({"event": "done", "seat": t.seat})
        s.agenda.push(t)
        if action == TURN:
            s.agenda.push(t.next(SPEND_FOR_TURN, REROLLS_TO_TURN))
        else:
            s.spend_reroll(t.seat, action - SPEND)
            s.agenda.push(t.next(FIRST_DIE))


class FirstDie(Decision[State]):
    """Choose a die to roll again."""

    def kind(self) -> str:
        return "first_die"

    def options(self, s: State, t: Task[State]) -> list[int]:
        return picks(s.players[t.seat])

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.agenda.push(t.next(SECOND_DIE, action))


class SecondDie(Decision[State]):
    """Choose a second die, or roll only the first. Picks ascend, so that no pair is reached twice."""

    def kind(self) -> str:
        return "second_die"

    def spoken(self) -> bool:
        return True  # the dice are rolled then

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        return picks(p, t.memo, besides=picked(p, t.memo)) + [ONLY]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        p = s.players[t.seat]
        first = picked(p, t.memo)
        second = NOTHING if action == ONLY else picked(p, action)
        s.reroll(t.seat, first)
        if second != NOTHING:
            s.reroll(t.seat, second)


class SpendForTurn(Decision[State]):
    """Spend three rerolls of any sources. They ascend, so that no set is reached twice."""

    def kind(self) -> str:
        return "spend"

    def picks(self, s: State, t: Task[State]) -> int:
        return t.memo % _LEFT

    def options(self, s: State, t: Task[State]) -> list[int]:
        p, left, least = s.players[t.seat], t.memo % _LEFT, t.memo // _LEFT
        actions: list[int] = []
        available = 0
        for source in range(SOURCES - 1, least - 1, -1):
            rerolls = rerolls_of(p, source)
            available += rerolls
            if rerolls and available >= left:
                actions.append(SPEND + source)
        return actions[::-1]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        left, source = t.memo % _LEFT - 1, action - SPEND
        s.spend_reroll(t.seat, source)
        if left:
            s.agenda.push(t.next(SPEND_FOR_TURN, source * _LEFT + left))
        else:
            s.agenda.push(t.next(TURN_DIE))


class TurnDie(Decision[State]):
    """Choose a die to turn."""

    def kind(self) -> str:
        return "turn_die"

    def options(self, s: State, t: Task[State]) -> list[int]:
        return picks(s.players[t.seat])

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.agenda.push(t.next(TURN_FACE, action))


class TurnFace(Decision[State]):
    """Choose the face it shall show, special faces included."""

    def kind(self) -> str:
        return "face"

    def options(self, s: State, t: Task[State]) -> list[int]:
        d = picked(s.players[t.seat], t.memo)
        return [FACE + face for face in faces(colour_of(d))]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.turn(t.seat, picked(s.players[t.seat], t.memo), action - FACE)


_LEFT: Final = REROLLS_TO_TURN + 1  # a memo of how many are left to spend, and the last source


def rerolls_of(p: Player, source: int) -> int:
    """Count the rerolls that a source has left today."""
    if source == TOKEN:
        return p.rerolls
    if source == TRACK:
        return p.track_rerolls()
    for c in p.ready():
        if COMPANIONS[c].source == source:
            return 1
    return 0


LATE_MORNING_BEGINS: Final[Effect[State]] = LateMorning()
ROLLING: Final[Effect[State]] = Rolling()
FIRST_DIE: Final[Effect[State]] = FirstDie()
SECOND_DIE: Final[Effect[State]] = SecondDie()
TURN_DIE: Final[Effect[State]] = TurnDie()
TURN_FACE: Final[Effect[State]] = TurnFace()
SPEND_FOR_TURN: Final[Effect[State]] = SpendForTurn()
