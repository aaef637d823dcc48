"""Fingerprint of the bots: figures are stale once bots choose otherwise."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from benchmarks.ladder.cell import Cell
from everglow.arena.match import Match
from everglow.games import games

STEPS: Final = 240  # most of a game, so that a fingerprint takes seconds
PROBE: Final = "search@40"  # stands for a search of any length, as only simulations can be repeated


def fingerprint(cell: Cell) -> str:
    """A hash of how the cell's bots begin a game. Those that were only tidied up keep it."""
    return _beginning(cell.game, cell.board, cell.players, tuple([_repeatable(bot) for bot in cell.bots]))


def _repeatable(bot: str) -> str:
    """Name a bot that chooses the same every time; its judge stays."""
    kind, *rest = bot.split("@")
    return "@".join([PROBE, *rest[1:]]) if kind == "search" else bot


@cache
def _beginning(game: str, board: str, players: int, bots: tuple[str, ...]) -> str:
    probe = Cell("", game, board, players, list(bots), 0, 0.0)
    match = Match(probe.terms(), 0)
    match.seat_bots()
    for _ in range(STEPS):
        for seat in match.state.deciders()[:1]:
            match.act(seat)
    reached = f"{games()[game].version} {games()[game].codec.notation(match.state)}"
    return sha256(reached.encode()).hexdigest()[:12]
