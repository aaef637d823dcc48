"""Inputs of a net: the few numbers of a position that are not zero, as places and amounts.

A game declares its inputs as named parts, one after the other: first those of the table, then the same
parts for every seat, counted from the seat that judges. A row is a list of ints, each a place and an
amount: one list for one call of the kernel, which is what makes a judgement cheap.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

ONE: Final = 256  # an amount of 1
MOST: Final = 2047  # the largest amount, nearly 8; what is more counts as this
SPAN: Final = 4096  # of amounts, those below 0 included
HALF: Final = 2048
LONGEST: Final = 500  # numbers of a row that are not zero: with more, the kernel's sums could overflow


class Inputs:
    """Declaration of a game's inputs."""

    def __init__(
        self, table: list[tuple[str, int]], seat: list[tuple[str, int]], seats: int, meaning: int
    ) -> None:
        self.table = table
        self.seat = seat
        self.seats = seats
        self.meaning = meaning  # counts up when the same places come to mean something else
        self.table_length = sum([length for _, length in table])
        self.seat_length = sum([length for _, length in seat])

    def length(self) -> int:
        return self.table_length + self.seats * self.seat_length

    def parts(self) -> list[tuple[str, int]]:
        """Every part's name and length, in order; `seat +1` sits to the left of the one that judges."""
        parts = self.table[:]
        for i in range(self.seats):
            parts += [(f"seat +{i}: {name}", length) for name, length in self.seat]
        return parts

    def start(self, name: str) -> int:
        """First place of a part of the table, or of a seat's part, counted from where the seat begins."""
        for parts in (self.table, self.seat):
            place = 0
            for part, length in parts:
                if part == name:
                    return place
                place += length
        raise KeyError(name)

    def digest(self) -> str:
        """Fingerprint of the declaration: weights for other inputs are of no use."""
        told = "\n".join([f"{name}: {length}" for name, length in self.parts()])
        return sha256(f"{self.meaning}\n{told}".encode()).hexdigest()[:16]


class Row:
    """Row of inputs that is being filled; `base` is where the parts of a seat begin."""

    def __init__(self) -> None:
        self.found: list[int] = []
        self.base = 0

    def put(self, place: int) -> None:
        """Put 1 at a place."""
        self.found.append((self.base + place) * SPAN + (HALF + ONE))

    def count(self, start: int, number: int, most: int) -> None:
        """Put 1 at the place of a number from 1 to `most`; more count as the most, none as nothing."""
        if number > 0:
            self.put(start + min(number, most) - 1)

    def weigh(self, place: int, amount: float) -> None:
        """Put an amount at a place, rounded to its 256th."""
        self.weigh_exactly(place, int(amount * ONE + (0.5 if amount >= 0.0 else -0.5)))

    def weigh_exactly(self, place: int, amount: int) -> None:
        """Put an amount at a place, told in 256ths; nothing if it is 0."""
        if amount:
            self.found.append((self.base + place) * SPAN + HALF + max(-MOST, min(MOST, amount)))


def place_of(number: int) -> int:
    return number // SPAN


def amount_of(number: int) -> int:
    """Amount of a number of a row, in 256ths."""
    return number % SPAN - HALF


def lead(scores: list[float], seat: int) -> float:
    """Lead of a seat over the best other."""
    best = -1000.0
    for other, score in enumerate(scores):
        if other != seat and score > best:
            best = score
    return scores[seat] - best
