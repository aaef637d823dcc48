"""Morning: one after the other, everybody recruits a companion of the meeting track."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Decision, Effect, Task
from everglow.games.glow.actions import BLACK_TO, DISCARD, LEAVE_BLACK, TAKE
from everglow.games.glow.box.components import ELEMENTS
from everglow.games.glow.rules.arrival import arrive
from everglow.games.glow.state.state import State


class TakeCompanion(Decision[State]):
    """Take a companion with all dice and footprints of its space."""

    def kind(self) -> str:
        return "take"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [TAKE + space for space in s.track.occupied()]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        space = action - TAKE
        s.agenda.push(t.next(RECRUIT, space))
        if s.track.black_space() == space and s.players[t.seat].protected():
            s.agenda.push(t.next(MOVE_BLACK_DIE, space))


class MoveBlackDie(Decision[State]):
    """Kaar's owner may first move the black die to any other space (K4)."""

    def kind(self) -> str:
        return "black"

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [BLACK_TO + space for space in range(ELEMENTS) if space != t.memo] + [LEAVE_BLACK]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action != LEAVE_BLACK:
            s.move_black_die(t.seat, t.memo, action - BLACK_TO)


class Recruit(Effect[State]):
    """The companion goes to the right end of the row."""

    def resolve(self, s: State, t: Task[State]) -> None:
        arrive(s, t, s.recruit(t.seat, t.memo))


class DiscardCompanion(Decision[State]):
    """The start player puts one of the others into the graveyard, with two players."""

    def kind(self) -> str:
        return "discard"

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [DISCARD + space for space in s.track.occupied()]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.discard(t.seat, action - DISCARD)


class EndOfMorning(Effect[State]):
    """Companions that nobody took go to the graveyard; dice and footprints stay."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.clear_companions()


def morning(s: State) -> list[Task[State]]:
    """List a morning's tasks in turn order; with two players, the start player also discards a companion."""
    tasks = [Task(TAKE_COMPANION, seat) for seat in s.turn_order()]
    if len(s.players) == 2:
        tasks.insert(1, Task(DISCARD_COMPANION, s.start))
    return tasks


TAKE_COMPANION: Final[Effect[State]] = TakeCompanion()
MOVE_BLACK_DIE: Final[Effect[State]] = MoveBlackDie()
RECRUIT: Final[Effect[State]] = Recruit()
DISCARD_COMPANION: Final[Effect[State]] = DiscardCompanion()
END_OF_MORNING: Final[Effect[State]] = EndOfMorning()
