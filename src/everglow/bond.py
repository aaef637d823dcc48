"""Bonds between cards of a game that work together: how one helps another, and how each of them says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from everglow.words.message import Message


class Named(Protocol):
    """A card of a game."""

    name: str


C = TypeVar("C", bound=Named)


class Bond(Generic[C]):
    """A way in which one card helps another. Without `helped` it is mutual, and both say the same."""

    def __init__(self, helps: Message, helped: Message | None, joins: Callable[[C, C], bool]) -> None:
        self.helps = helps
        self.helped = helped
        self.joins = joins  # whether the first one helps the second


def partners(card: C, cards: list[C], bonds: list[Bond[C]]) -> list[tuple[Message, list[str]]]:
    """The names of those that a card works with, by reason, in the order of the bonds."""
    others = [one for one in cards if one is not card]
    circles: list[tuple[Message, list[C]]] = []
    for bond in bonds:
        circles.append((bond.helps, [one for one in others if bond.joins(card, one)]))
        if bond.helped:
            circles.append((bond.helped, [one for one in others if bond.joins(one, card)]))
    return [(why, [one.name for one in circle]) for why, circle in circles if circle]
