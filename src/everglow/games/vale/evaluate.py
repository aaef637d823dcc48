"""How good a position looks to a seat, from what the seat may see."""

from __future__ import annotations

from everglow.games.vale.components import LAST_ROUND
from everglow.games.vale.player import Player
from everglow.games.vale.state import State


def evaluate(s: State, seat: int) -> float:
    """The lead over the best opponent, stones and creatures included, from -1 to 1."""
    others = [standing(p, s.round) for i, p in enumerate(s.players) if i != seat]
    lead = standing(s.players[seat], s.round) - max(others)
    return max(-1.0, min(1.0, lead / 60))


def standing(p: Player, round: int) -> float:
    """Points, and what stones and creatures are still good for: less in every round."""
    ahead = (LAST_ROUND - round) / LAST_ROUND
    return p.score + (0.5 * p.wealth() + len(p.area) + 0.5 * len(p.hand)) * ahead
