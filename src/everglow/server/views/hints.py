"""Hint of the coach as it is sent."""

from __future__ import annotations

import msgspec

from everglow.words.message import Message


class MarkTold(msgspec.Struct):
    """Judgement of an answer that was just given: the share of the victory that it lost, and a better way."""

    question: int
    lost: int  # of 2**30; 0 if it was as good as any, as far as the coach can tell
    names: list[str]  # of the better way; none if nothing was lost
    way: list[Message]  # these in words, where there is a choice


class HintTold(msgspec.Struct):
    """Hint about a question: what to answer, how the turn would go on, and what that brings.

    `lead` is the share of the victory, of 2**30, by which it is better than the best that begins otherwise.
    """

    question: int
    names: list[str]  # of the answer, and of those of the same turn that would follow it
    way: list[Message]  # these in words, where there is a choice
    rival: Message | None  # the best other answer
    lead: int
    sure: bool  # the lead is more than noise
    more: list[Message]  # what it brings more than the other, in things of the game
    fewer: list[Message]  # and what less
    average: bool  # these are averages, because of chance
    later: bool = False  # ... by the end of the round: at that of the turn there is no difference yet
