"""Definition of a tournament."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import NamedTuple

from everglow.game import Seat


class Terms(NamedTuple):
    """Everything that, with the number of a game, determines that game.

    Every deal is played once with each rotation of the seats, so that no bot is luckier than another:
    games 0 to seats - 1 are the first deal, and so on. Two bots at a larger table are one of the first
    against several of the second; one bot plays against itself.
    """

    game: str
    options: dict[str, str]
    bots: list[str]
    seats: int
    seed: str
    limit: float  # seconds a decision
    adjust: bool = False  # whether the luck of every game is judged, too

    def lineup(self) -> list[int]:
        """Return which bot is at each place, before the seats are rotated."""
        return [min(place, len(self.bots) - 1) for place in range(self.seats)]

    def places(self, bot: int) -> list[int]:
        """Places of one bot, or of its copies, in the line-up."""
        return [place for place, entry in enumerate(self.lineup()) if entry == bot]

    def mirrored(self) -> Terms:
        """Terms of the first bot against copies of itself, on the same deals."""
        return self._replace(bots=[self.bots[0]] * 2)

    def games(self, wanted: int) -> int:
        """Number of games: at least as many as wanted, every deal with all its rotations."""
        return -(-wanted // self.seats) * self.seats

    def deal(self, number: int) -> int:
        return number // self.seats

    def rotation(self, number: int) -> int:
        return number % self.seats

    def seat(self, place: int, number: int) -> Seat:
        return (place + number) % self.seats

    def place(self, seat: Seat, number: int) -> int:
        return (seat - number) % self.seats

    def deal_seed(self, number: int) -> int:
        """Seed of a deal, the same for all rotations and all bots."""
        return self._hash("deal", self.deal(number))

    def seat_seed(self, number: int, seat: Seat, purpose: str) -> int:
        """Seed of a bot in a game, by hashing, so that it does not depend on where or when it is played."""
        return self._hash(purpose, self.deal(number), self.rotation(number), seat)

    def _hash(self, *parts: str | int) -> int:
        told = json.dumps([self.seed, *parts])
        return int.from_bytes(sha256(told.encode()).digest()[:8], "big")
