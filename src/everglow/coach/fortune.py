"""Luck of a whole game alone, without judging anybody's play: quick enough for tournaments."""

from __future__ import annotations

from everglow.coach.analysis import Coach, Played
from everglow.coach.luck import luck_of
from everglow.coach.shares import WHOLE, plus


def fortune(played: Played) -> list[float]:
    """Return by seat the share of the victory that chance brought. Its mean over many games is 0."""
    coach = Coach(played)
    luck = coach.deal_luck().shares
    for turn in played.turns:
        if turn.chance:
            luck = plus(luck, luck_of(turn, coach.value.of(turn.after), coach.value).shares)
    return [share / WHOLE for share in luck]
