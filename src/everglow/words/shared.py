"""Messages that the texts of all games share."""

from __future__ import annotations

from collections.abc import Sequence

from everglow.words.generated import messages as m
from everglow.words.message import Message


def game_ended(scores: Sequence[int], winners: Sequence[int]) -> Message:
    """Say that the game is over, everybody's score, and who has won."""
    standings = [m.standing(seat=seat, score=score) for seat, score in enumerate(scores)]
    return m.game_ended(standings=standings, victory=victory(winners))


def victory(winners: Sequence[int]) -> Message:
    """Say who has won."""
    return m.won(seat=winners[0]) if len(winners) == 1 else m.shared_victory(seats=winners)


def unasked(deciders: Sequence[int]) -> Message:
    """Say to somebody who is not asked who is."""
    return m.not_your_turn(seats=deciders) if deciders else m.game_over()
