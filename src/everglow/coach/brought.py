"""Difference between two ways to spend a turn, counted in things that people know."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from everglow.agenda import Situation
from everglow.bots.plan import Judge, Line, worth_of
from everglow.coach.play import ERRORS, SOME, Way
from everglow.game import AnyGame, Seat
from everglow.words.message import Message

LEAST: Final = 0.5  # of a thing, on average: less is not worth a word
MOST: Final = 5  # kinds in a sentence; a game counts the telling ones first


class Brought(NamedTuple):
    """Difference between two ways: what one brings more, and what less; on average if chance plays a part."""

    more: list[Message]
    fewer: list[Message]
    average: bool
    later: bool = False  # by the end of the round, as that of the turn shows no difference


NOTHING: Final = Brought([], [], False)


def compared(game: AnyGame, way: Way, other: Way, worlds: list[int]) -> Brought:
    """Compare what a seat can see of its own when two ways are spent to the end of the turn.

    Where chance has a part in one of them, this is an average over the same worlds. Ways that end alike, such
    as which card to mark, differ by what comes of them until the round ends: an average, too.
    """
    average = way.chance or other.chance
    more, fewer = difference(game, way, other, worlds[:SOME] if average else worlds[:1], holdings)
    if more or fewer:
        return Brought(more, fewer, average)
    for many in (SOME, len(worlds)):
        more, fewer = difference(game, way, other, worlds[:many], holdings_later)
        if more or fewer:
            return Brought(more, fewer, True, True)
    return NOTHING


Count: TypeAlias = Callable[[AnyGame, Way, int], dict[str, int]]


def difference(
    game: AnyGame, way: Way, other: Way, worlds: list[int], count: Count
) -> tuple[list[Message], list[Message]]:
    """Name what one way brings more than the other and what less, as counted in these worlds."""
    mine, others = ([count(game, one, world) for world in worlds] for one in (way, other))
    known = [kind for kind in mine[0] if all(kind in counted for counted in mine + others)]
    leads = {kind: lead(kind, mine, others) for kind in known}
    more = [game.texts.holding(kind, count) for kind, count in leads.items() if count > 0]
    fewer = [game.texts.holding(kind, -count) for kind, count in leads.items() if count < 0]
    return more[:MOST], fewer[:MOST]


def lead(kind: str, mine: list[dict[str, int]], others: list[dict[str, int]]) -> int:
    """Average a difference over worlds, in whole things; 0 if it may as well be chance."""
    leads = [one[kind] - two[kind] for one, two in zip(mine, others, strict=True)]
    middle = sum(leads) / len(leads)
    if abs(middle) < LEAST or abs(middle) < ERRORS * error(leads, middle):
        return 0
    return round(middle) or (1 if middle > 0 else -1)


def error(leads: list[int], middle: float) -> float:
    """Standard error of a mean; none in a single world."""
    spread = sum([(one - middle) ** 2 for one in leads])
    return sqrt(spread / (len(leads) - 1) / len(leads)) if len(leads) > 1 else 0.0


def holdings(game: AnyGame, way: Way, world: int) -> dict[str, int]:
    """Count what the seat has in a world when its turn is over."""
    end = way.end(world)
    s = spent(game, end, [way.seat], way.value.judge) if way.chance else end
    return game.texts.holdings(game.show.view(s, way.seat), way.seat)


def holdings_later(game: AnyGame, way: Way, world: int) -> dict[str, int]:
    """Count what the seat has in a world when everybody has spent the round."""
    end = way.end(world)
    s = spent(game, end, list(range(len(end.scores()))), way.value.judge)
    return game.texts.holdings(game.show.view(s, way.seat), way.seat)


def spent(game: AnyGame, s: Situation, seats: list[Seat], judge: Judge) -> Situation:
    """Let some seats spend the rest of the round; it ends before chance begins the next one.

    Each answer is the best one at first sight; one with chance is worth what the position before it is.
    """
    now = round_of(game, s)
    while asked := [seat for seat in s.deciders() if seat in seats]:
        line = at_first_sight(s, asked[0], judge)
        if line.chance and round_of(game, line.after) != now:
            break
        s = line.after
    return s


def at_first_sight(s: Situation, seat: Seat, judge: Judge) -> Line:
    hope = judge(s, seat)
    return max([Line(s, hope, a, seat, judge) for a in s.legal_actions(seat)], key=worth_of)


def round_of(game: AnyGame, s: Situation) -> int:
    return int(game.show.view(s, None)["round"])
