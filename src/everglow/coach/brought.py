"""Difference between two ways to spend a turn, counted in things that people know."""

from __future__ import annotations

from everglow.coach.play import Way
from everglow.game import AnyGame
from everglow.words.message import Message

Brought = tuple[list[Message], list[Message]]  # what it brings more, and what less


def compared(game: AnyGame, way: Way, other: Way, worlds: list[int]) -> Brought:
    """Compare where two ways end, on average over the same worlds, as far as their seat can see it.

    A way that chance cuts short, such as a roll of dice in the middle of a turn, has brought nothing yet:
    with it nothing is compared.
    """
    if not (ended(way) and ended(other)):
        return [], []
    one, two = holdings(game, way, worlds), holdings(game, other, worlds)
    leads = {kind: round(one[kind] - two[kind]) for kind in one}
    more = [game.texts.holding(kind, lead) for kind, lead in leads.items() if lead > 0]
    return more, [game.texts.holding(kind, -lead) for kind, lead in leads.items() if lead < 0]


def ended(way: Way) -> bool:
    """Whether the seat has done its part at the end of a way."""
    return way.seat not in way.line.after.deciders()


def holdings(game: AnyGame, way: Way, worlds: list[int]) -> dict[str, float]:
    """Average what the seat has at the end of a way; one world tells it where chance has no part."""
    ends = [way.end(world) for world in (worlds if way.chance else worlds[:1])]
    counted = [game.texts.holdings(game.show.view(s, way.seat), way.seat) for s in ends]
    return {kind: sum([one[kind] for one in counted]) / len(counted) for kind in counted[0]}
