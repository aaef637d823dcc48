"""Sums over all turns of an analysis: bridges, error rates, moments that mattered, kind and unkind chance."""

from __future__ import annotations

from math import sqrt
from typing import Final

from everglow.coach.parts import Bridge, Closing, JudgedTurn, Opening, Player, Slip, Stroke
from everglow.coach.shares import POINT, WHOLE
from everglow.game import Seat

MOMENTS: Final = 3
RATE: Final = 500.0  # as backgammon players know it
SLIPS: Final[dict[Slip, int]] = {
    "blunder": 15 * POINT,
    "mistake": 10 * POINT,
    "inaccuracy": 5 * POINT,
}  # the worst first
INTERVAL: Final = 1.96  # standard errors


def close(opening: Opening, turns: list[JudgedTurn]) -> Closing:
    seats = range(len(opening["start"]))
    players = [player(opening, turns, seat) for seat in seats]
    return Closing(part="closing", players=players, moments=costliest(turns))


def player(opening: Opening, turns: list[JudgedTurn], seat: Seat) -> Player:
    own = [turn for turn in turns if turn["seat"] == seat]
    losses = [cost(turn) for turn in own if turn["real"] or cost(turn)]
    reveals = sorted(reveals_of(opening, turns, seat), key=lambda reveal: reveal["luck"])
    rate, margin = error_rate(losses)
    return Player(
        bridge=bridge(opening, turns, seat),
        choices=len(losses),
        lost=sum(losses),
        error_rate=rate,
        error_margin=margin,
        slips=slips(losses),
        moments=costliest(own),
        luckiest=reveals[-1] if reveals and reveals[-1]["luck"] > 0 else None,
        unluckiest=reveals[0] if reveals and reveals[0]["luck"] < 0 else None,
    )


def bridge(opening: Opening, turns: list[JudgedTurn], seat: Seat) -> Bridge:
    return Bridge(
        start=opening["start"][seat],
        luck=opening["deal"][seat] + sum(turn["luck"][seat] for turn in turns),
        own=sum(turn["play"][seat] for turn in turns if turn["seat"] == seat),
        others=sum(turn["play"][seat] for turn in turns if turn["seat"] != seat),
        unexplained=sum(turn["unexplained"][seat] for turn in turns),
        end=turns[-1]["after"][seat] if turns else opening["curve"][0]["shares"][seat],
    )


def cost(turn: JudgedTurn) -> int:
    """Share that a seat lost by its own turn."""
    return -turn["play"][turn["seat"]]


def costliest(turns: list[JudgedTurn]) -> list[int]:
    """Numbers of the turns that cost most, the worst first."""
    ranked = sorted([turn for turn in turns if cost(turn)], key=lambda turn: (-cost(turn), turn["number"]))
    return [turn["number"] for turn in ranked[:MOMENTS]]


def error_rate(losses: list[int]) -> tuple[float, float]:
    """Return the rate, and half of its interval over the choices."""
    if not losses:
        return 0.0, 0.0
    mean = sum(losses) / len(losses)
    spread = sum((loss - mean) ** 2 for loss in losses) / max(1, len(losses) - 1)
    return RATE * mean / WHOLE, RATE * INTERVAL * sqrt(spread / len(losses)) / WHOLE


def slips(losses: list[int]) -> dict[Slip, int]:
    named = [slip(loss) for loss in losses]
    return {name: named.count(name) for name in SLIPS}


def slip(loss: int) -> Slip:
    """Name a loss as chess players do."""
    return next((name for name, least in SLIPS.items() if loss >= least), "small")


def reveals_of(opening: Opening, turns: list[JudgedTurn], seat: Seat) -> list[Stroke]:
    deal = reveal(0, opening["deal"], opening["as_good"], opening["worlds"], seat)
    rest = [reveal(t["number"], t["luck"], t["as_good"], t["worlds"], seat) for t in turns if t["worlds"]]
    return [deal, *rest]


def reveal(turn: int, luck: list[int], as_good: list[int], worlds: int, seat: Seat) -> Stroke:
    return Stroke(turn=turn, luck=luck[seat], as_good=as_good[seat], worlds=worlds)
