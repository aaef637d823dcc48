"""Judgement of positions by a net, compiled with the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from everglow.agenda import Situation

if TYPE_CHECKING:
    from everglow.bots.net.kernel import Net

HALF: Final = 524288.0  # shares of a victory are told of 2^20
BLENDS: Final = 16  # parts of a judgement
LAST_PART: Final = 64  # of a judgement at the end of a game, that is left for the points

Judge: TypeAlias = Callable[[Situation, int], float]
Inputs: TypeAlias = Callable[[Situation, int], list[int]]


class NetJudge:
    """Judge by a net: the expected share of the victory, from -1 to 1; perhaps blended with another judge."""

    def __init__(self, net: Net, inputs: Inputs, hand: Judge, blend: int) -> None:
        self.net = net
        self.inputs = inputs
        self.hand = hand
        self.blend = blend  # sixteenths that are the other judge's

    def foresee(self, s: Situation, seat: int) -> float:
        """Judge a position from what the seat may see."""
        if not s.deciders():
            return self.at_the_end(s, seat)
        share: int = self.net.share(self.inputs(s, seat))
        worth = float(share) / HALF - 1.0
        if self.blend == 0:
            return worth
        return (worth * (BLENDS - self.blend) + self.hand(s, seat) * self.blend) / BLENDS

    def at_the_end(self, s: Situation, seat: int) -> float:
        """Judge a finished game by who won; what is left tells apart how close it was."""
        won = 2.0 * s.returns()[seat] - 1.0
        return (won * (LAST_PART - 1) + self.hand(s, seat)) / LAST_PART
