"""The position as a seat sees it, as numbers for learning. Seats are counted from the one that looks."""

from __future__ import annotations

from everglow.games.vale.card import CARDS
from everglow.games.vale.components import LAST_ROUND, POINTS_TO_END
from everglow.games.vale.player import Player
from everglow.games.vale.state import State
from everglow.games.vale.view import phase

PHASES = ["hunt", "action", "resolution", "end"]
SEATS = 4


def features(s: State, seat: int) -> list[float]:
    """Round and phase; for each of four seats its numbers, area and markers; own hand, display, discards."""
    found = [s.round / LAST_ROUND, len(s.deck) / len(CARDS)]
    found += [float(phase(s) == name) for name in PHASES]
    found += [float(s.start == (seat + i) % len(s.players)) for i in range(SEATS)]
    for i in range(SEATS):
        found += _player(s.players[(seat + i) % len(s.players)]) if i < len(s.players) else _nobody()
    return found + _cards(s.players[seat].hand) + _cards(s.display) + _cards(s.discarded)


def _player(p: Player) -> list[float]:
    numbers = [p.score / POINTS_TO_END, len(p.hand) / 10, *(n / 6 for n in p.stones)]
    return numbers + _cards(p.area) + _cards(p.marked)


def _nobody() -> list[float]:
    return [0.0] * (5 + 2 * len(CARDS))


def _cards(cards: list[int]) -> list[float]:
    return [float(c in cards) for c in range(len(CARDS))]
