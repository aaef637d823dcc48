"""How good a position looks to a seat, from what the seat may see."""

from __future__ import annotations

from everglow.games.glow.components import LAST_ROUND
from everglow.games.glow.player import Player
from everglow.games.glow.state import State

CARD_A_DAY = 1.0  # what a card in play brings on a usual day
REROLL_TOKEN = 0.5


def evaluate(s: State, seat: int) -> float:
    """The lead over the best opponent, tokens and cards included, from -1 to 1."""
    others = [standing(p, s.round) for i, p in enumerate(s.players) if i != seat]
    lead = standing(s.players[seat], s.round) - max(others)
    return max(-1.0, min(1.0, lead / 60))


def standing(p: Player, round: int) -> float:
    """The final scoring as of now, and what cards and rerolls are still good for: less every day."""
    days = LAST_ROUND - round
    return p.total() + days * CARD_A_DAY * len(p.companions) + min(days, 1) * REROLL_TOKEN * p.rerolls
