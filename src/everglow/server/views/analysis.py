"""Analysis of a finished game as it is sent and stored."""

from __future__ import annotations

import msgspec

from everglow.coach.parts import Closing, JudgedTurn, Opening
from everglow.words.message import Message


class TurnTold(msgspec.Struct):
    """Turn of a seat, judged; and, if there was a better way, both ways in words from where they part."""

    judged: JudgedTurn
    way: list[Message]
    better_way: list[Message]
    more: list[Message] = []  # what the better way would have brought more, in things of the game
    fewer: list[Message] = []  # and what less
    better_names: list[str] = []  # of the answers of the better way, one for each of its messages
    average: bool = False  # `more` and `fewer` are averages, because of chance
    later: bool = False  # ... by the end of the round: at that of the turn there is no difference yet


class AnalysisTold(msgspec.Struct, omit_defaults=True):
    """Parts of an analysis that are new to whoever asks. The closing, with the sums, is the last of them."""

    opening: Opening | None
    turns: list[TurnTold]
    closing: Closing | None
    reason: Message | None = None  # why it does not begin by itself

    def beyond(self, known: int) -> AnalysisTold:
        """Leave out the first parts: the opening, and then turn by turn."""
        return AnalysisTold(None if known else self.opening, self.turns[max(0, known - 1) :], self.closing)

    def parts(self) -> int:
        return (self.opening is not None) + len(self.turns)
