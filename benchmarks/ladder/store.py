"""Store of all results so far, in a file of JSON lines: one for each slice, with what its figures need."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from benchmarks.ladder.cell import Cell
from everglow.arena.match import Result
from everglow.arena.standing import Standing, standings
from everglow.game import Json

Version: TypeAlias = Callable[[Cell], str]


class Store:
    """Slices count only for bots that still choose as they did."""

    def __init__(self, path: Path, version: Version) -> None:
        self.path = path
        self.version = version
        self.slices: list[Json] = []
        if path.exists():
            self.slices = [json.loads(line) for line in path.read_text().splitlines()]

    def of(self, cell: Cell) -> list[Json]:
        named = [piece for piece in self.slices if piece["cell"] == name(cell)]
        return [piece for piece in named if piece["version"] == self.version(cell)]

    def missing(self, cell: Cell) -> list[int]:
        """The numbers of the games not yet played."""
        done = {deal for piece in self.of(cell) for deal in piece["deals"]}
        missing = [deal for deal in range(cell.deals()) if deal not in done]
        return [deal * cell.players + rotation for deal in missing for rotation in range(cell.players)]

    def standings(self, cell: Cell) -> list[Standing]:
        """Standings of all slices together, one for each bot."""
        found = [Standing() for _ in cell.bots]
        for piece in self.of(cell):
            for standing, saved in zip(found, piece["standings"], strict=True):
                standing.merge(Standing.from_json(saved))
        return found

    def judged(self, cell: Cell) -> int:
        """Count the games whose luck was judged."""
        told = [piece for piece in self.of(cell) if "fair_share" in piece["standings"][0]]
        return sum(int(piece["standings"][0]["games"]) for piece in told)

    def add(self, cell: Cell, results: list[Result]) -> None:
        """Keep the deals that have all their rotations; what older bots did is dropped."""
        terms = cell.terms()
        played = [terms.deal(result.number) for result in results]
        deals = sorted(deal for deal in set(played) if played.count(deal) == cell.players)
        if not deals:
            return
        whole = standings(terms, [result for result in results if terms.deal(result.number) in deals])
        piece = {"cell": name(cell), "version": self.version(cell), "deals": deals}
        kept = self.of(cell) + [other for other in self.slices if other["cell"] != name(cell)]
        self.slices = [*kept, {**piece, "standings": [standing.to_json() for standing in whole]}]
        self._write()

    def _write(self) -> None:
        """Write a new file beside the old one and replace it: an interrupt loses a slice at most."""
        fresh = self.path.with_suffix(".new")
        fresh.write_text("".join(json.dumps(piece) + "\n" for piece in self.slices))
        fresh.replace(self.path)


def name(cell: Cell) -> str:
    """Key of a slice's cell; not how many games are wanted, so that more can be played later."""
    return " ".join(filter(None, [cell.game, cell.board, str(cell.players), ",".join(cell.bots)]))
