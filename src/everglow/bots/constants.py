"""Constants of a search: how far and how broadly it looks, compiled with the engine."""

from __future__ import annotations

from typing import Final

FAR: Final = 1000  # decisions: as far as the game's own horizon


class Constants:
    """Numbers that decide how a search spends its simulations. `python -m benchmarks.constants` fits them."""

    def __init__(
        self,
        breadth: int,
        trust: int,
        sight: int = FAR,
        curiosity: float = 0.1,
        ripe: int = 4,
        candidates: int = 8,
        alike: int = 2,
        enough: int = 40,
    ) -> None:
        self.breadth = breadth  # positions that the plan looks at
        self.trust = trust  # simulations that the plan's own evaluation of a line counts as
        self.sight = sight  # greedy moves beyond the tree at most
        self.curiosity = curiosity  # how much a step that was seldom tried is worth trying again
        self.ripe = ripe  # simulations through a step before the tree grows beyond it
        self.candidates = candidates  # ways to spend the turn that are searched
        self.alike = alike  # of these with the same first step
        self.enough = enough  # simulations of every line; then only promising ones are followed
