"""Layout of a position as a row of numbers: named parts of fixed length, one after the other.

A game declares its parts once; what they are called, how long the row is and how it is filled all
come from that declaration, so that what is documented cannot differ from what is computed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

S = TypeVar("S")  # a game's own state


class Part(Generic[S]):
    """Part of the row: a name for some of its numbers."""

    def __init__(self, name: str, length: int, of: Callable[[S, int], list[float]]) -> None:
        self.name = name
        self.length = length
        self.of = of  # the state, and a seat


class Layout(Generic[S]):
    """First what concerns the whole table, then the same parts for every seat, empty seats as zeros."""

    def __init__(self, table: list[Part[S]], seat: list[Part[S]], seats: int) -> None:
        self.table = table
        self.seat = seat
        self.seats = seats  # that there may be, so that the length is the same for fewer

    def parts(self) -> list[tuple[str, int]]:
        """Every part's name and length, in order; `seat +1` sits to the left of the one that looks."""
        parts = [(part.name, part.length) for part in self.table]
        for i in range(self.seats):
            parts += [(f"seat +{i}: {part.name}", part.length) for part in self.seat]
        return parts

    def length(self) -> int:
        return sum([length for _, length in self.parts()])

    def read(self, s: S, seat: int, seats: int) -> list[float]:
        """The position as a seat sees it, where so many play."""
        numbers: list[float] = []
        for part in self.table:
            numbers += part.of(s, seat)
        for i in range(seats):
            for part in self.seat:
                numbers += part.of(s, (seat + i) % seats)
        return numbers + self._nobody() * (self.seats - seats)

    def _nobody(self) -> list[float]:
        return [0.0] * sum([part.length for part in self.seat])


def one(index: int, length: int) -> list[float]:
    """1 at this index, nowhere if it is below 0."""
    numbers = [0.0] * length
    if index >= 0:
        numbers[index] = 1.0
    return numbers


def each(indices: list[int], length: int) -> list[float]:
    """Count how often every index is among these; those below 0 are nowhere."""
    counts = [0.0] * length
    for index in indices:
        if index >= 0:
            counts[index] += 1.0
    return counts


def bits(number: int, length: int) -> list[float]:
    """1 for every bit that is set, the lowest first."""
    return [float(number >> i & 1) for i in range(length)]
