"""Value of a position for every seat: its share of the victory.

What a reveal is worth shows only when somebody has taken what lies there. So greedy players go on first, as
far as the horizon of the game's judge, but never past the next chance or reveal: nothing that nobody knows is
used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from everglow.agenda import Situation
from everglow.bots.plan import Judge
from everglow.coach.shares import WHOLE, Shares, apportion
from everglow.rng import stream

WORLDS: Final = 32  # over which luck and play are averaged
SAME: Final = 0  # the re-deal that tells positions apart: alike but for what nobody knows, they are one
MANY: Final = 1000  # positions whose shares are remembered

Horizon: TypeAlias = Callable[[Situation], int]


class Value:
    """Everybody's share of the victory, judged for each seat from its own view and scaled to one whole."""

    def __init__(self, judge: Judge, horizon: Horizon, seats: int) -> None:
        self.judge = judge
        self.horizon = horizon
        self.seats = seats
        self.known: dict[object, Shares] = {}

    def of(self, s: Situation) -> Shares:
        """Return the shares in a position: judged, or as the rules share the victory at the end."""
        if not s.deciders():
            return apportion([round(won * WHOLE) for won in s.returns()])
        key = s.redeal(SAME).key()
        shares = self.known.get(key)
        if shares is None:
            if len(self.known) >= MANY:
                self.known.clear()
            shares = self.known[key] = self.judged(s)
        return shares

    def judged(self, s: Situation) -> Shares:
        """Judge a position for every seat, from its own view."""
        reached = self.played_on(s)  # perhaps to the end, but real players may end it otherwise
        return apportion([weight(self.judge(reached, seat)) for seat in range(self.seats)])

    def played_on(self, s: Situation) -> Situation:
        """Let greedy players go on, as long as the judge errs less after it and chance has no part."""
        for _ in range(self.horizon(s)):
            deciders = s.deciders()
            if not deciders or self.horizon(s) == 0:
                break
            reached = self.greedy(s, deciders[0])
            if reached is s:
                break
            s = reached
        return s

    def greedy(self, s: Situation, seat: int) -> Situation:
        """Return the position after the best answer without chance; the same position if there is none."""
        barriers, legal = self.barriers(s), s.legal_actions(seat)
        best, position = -2.0, s
        for action in legal:
            reached = s.copy()
            reached.apply(seat, action)
            if self.quiet(reached, barriers):
                worth = self.judge(reached, seat) if len(legal) > 1 else 0.0
                if worth > best:
                    best, position = worth, reached
        return position

    def quiet(self, s: Situation, barriers: list[int]) -> bool:
        """Whether no chance and no reveal concerned anybody since the barriers were these."""
        for seat in range(self.seats):
            if s.barrier(seat) != barriers[seat]:
                return False
        return True

    def barriers(self, s: Situation) -> list[int]:
        return [s.barrier(seat) for seat in range(self.seats)]


def weight(worth: float) -> int:
    """Turn a judgement from -1 to 1 into a weight."""
    return max(0, round((0.5 + 0.5 * worth) * WHOLE))


def seeds(number: int) -> list[int]:
    """List the seeds of the worlds for a turn of that number, the same in every analysis."""
    words = stream(number)
    return [int(words.word()) for _ in range(WORLDS)]
