"""Bots that behave badly, or see too much, as other people's might."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, ClassVar

from everglow.game import Action, Seat, State


class First:
    """Takes the first legal action."""

    def __init__(self, game: Any, seed: int) -> None:
        self.asked = 0

    def choose(self, state: State, seat: Seat) -> Action:
        self.asked += 1
        return state.legal_actions(seat)[0]


class Crashing(First):
    """Crashes at its third question."""

    def choose(self, state: State, seat: Seat) -> Action:
        if self.asked == 2:
            raise ZeroDivisionError("nothing\nto divide")
        return super().choose(state, seat)


class Leaving(First):
    def choose(self, state: State, seat: Seat) -> Action:
        raise SystemExit(3)


class Illegal(First):
    def choose(self, state: State, seat: Seat) -> Action:
        return -1


class Slow(First):
    """Bot that never answers, and catches whatever it can."""

    def choose(self, state: State, seat: Seat) -> Action:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class Watched(First):
    """Writes down what it was shown."""

    seen: ClassVar[list[State]] = []

    def choose(self, state: State, seat: Seat) -> Action:
        self.seen.append(state)
        return super().choose(state, seat)


class Deadly(First):
    """Ends the process it plays in, if nobody of its kind has done so before: a file tells."""

    def choose(self, state: State, seat: Seat) -> Action:
        try:
            Path(os.environ["DEADLY"]).touch(exist_ok=False)
        except FileExistsError:
            return super().choose(state, seat)
        os._exit(9)


class Poison(First):
    """Ends the process it plays in, every time."""

    def choose(self, state: State, seat: Seat) -> Action:
        os._exit(9)


class Demanding:
    """Cannot be made."""

    def __init__(self, game: Any, seed: int) -> None:
        raise KeyError("weights")


class Mute:
    """Has no way to answer."""

    def __init__(self, game: Any, seed: int) -> None:
        pass
