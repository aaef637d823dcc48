"""Odds of dice: in how many of all ways they can fall a card's condition is met. Counted, never sampled."""

from __future__ import annotations

from everglow.games.glow.actions import TAKE
from everglow.games.glow.box.card import Card
from everglow.games.glow.box.components import BLACK, ELEMENTS, NOTHING, SYMBOLS, UNROLLED
from everglow.games.glow.box.conditions import Condition, Same, Shows, ShowsWithout, Without
from everglow.games.glow.box.dice import SIDES, colour_of, face_of, side, turned
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State


class Odds:
    """Odds as counts: the ways in which it happens, out of all ways."""

    def __init__(self, ways: int, of: int) -> None:
        self.ways = ways
        self.of = of


def thrown(colours: list[int], card: Card, protected: bool) -> Odds:
    """Odds that a card's condition is met when all these dice are rolled once."""
    dice = [colour for colour in colours if colour != BLACK]
    of: int = SIDES ** len(colours)
    if len(dice) == len(colours):
        return Odds(ways(dice, card.when, NOTHING), of)
    if protected:
        return Odds(SIDES * ways(dice, card.when, NOTHING), of)
    return Odds(sum([ways(dice, card.when, side(BLACK, number)) for number in range(SIDES)]), of)


def ways(colours: list[int], when: Condition, cancelled: int) -> int:
    """Count the throws that meet a condition, while the black die cancels a symbol."""
    most = counted(when)
    falls: dict[tuple[int, ...], int] = {(0,) * SYMBOLS: 1}  # by what is shown, as far as it matters: ways
    met = 0
    for colour in colours:
        falls = with_one_more(falls, colour, most, cancelled)
        met *= SIDES
        if not when.forbids:  # what is met stays met, whatever else is rolled
            met += sum([falls.pop(shown) for shown in meeting(falls, when)])
    return met + sum([falls[shown] for shown in meeting(falls, when)])


def meeting(falls: dict[tuple[int, ...], int], when: Condition) -> list[tuple[int, ...]]:
    return [shown for shown in falls if when.times(list(shown))]


def with_one_more(
    falls: dict[tuple[int, ...], int], colour: int, most: list[int], cancelled: int
) -> dict[tuple[int, ...], int]:
    """The same throws with one more die."""
    throws: dict[tuple[int, ...], int] = {}
    for shown in falls:
        for number in range(SIDES):
            symbol = side(colour, number)
            after = shown
            if symbol != cancelled and shown[symbol] < most[symbol]:
                after = (*shown[:symbol], shown[symbol] + 1, *shown[symbol + 1 :])
            throws[after] = throws.get(after, 0) + falls[shown]
    return throws


def counted(when: Condition) -> list[int]:
    """Count, by symbol, up to how many dice it matters to a condition how many show it."""
    most = [0] * SYMBOLS
    if isinstance(when, Shows):
        for element, count in when.needs:
            most[element] = count
    elif isinstance(when, Same):
        most = [when.count] * SYMBOLS
    elif isinstance(when, Without):
        for element in when.elements:
            most[element] = 1
    elif isinstance(when, ShowsWithout):
        most[when.element] = most[when.without] = 1
    return most


def rolled_again(p: Player, dice: list[int], card: Card) -> Odds:
    """Odds that a card's condition is met when these one or two dice are rolled again and the others stay."""
    pools = [p]
    for d in dice:
        pools = [with_side(q, d, number) for q in pools for number in range(SIDES)]
    return Odds(sum([card.times(q.shown()) > 0 for q in pools]), len(pools))


def with_side(p: Player, d: int, number: int) -> Player:
    """The player with another side of a die up."""
    q = p.copy()
    q.replace(d, turned(d, side(colour_of(d), number)))
    return q


def best_reroll(p: Player, card: Card) -> tuple[list[int], Odds]:
    """The one or two dice that most likely meet a card's condition when rolled again; one if equal."""
    best: tuple[list[int], Odds] = ([], Odds(0, 1))
    for dice in [*[[d] for d in sorted(set(p.dice))], *pairs(p.dice)]:
        odds = rolled_again(p, dice, card)
        if odds.ways * best[1].of > best[1].ways * odds.of:
            best = (dice, odds)
    return best


def pairs(dice: list[int]) -> list[list[int]]:
    """Different pairs of dice; they are given in ascending order."""
    distinct = {(first, second) for i, first in enumerate(dice) for second in dice[i + 1 :]}
    return [[first, second] for first, second in sorted(distinct)]


def is_rolled(p: Player) -> bool:
    return any([face_of(d) != UNROLLED for d in p.dice])


def after_taking(s: State, seat: int, card: int) -> Player | None:
    """The player with a companion of the meeting track and its dice.

    None if they cannot take it now, or if they would first choose a die or where the black one lies.
    """
    for action in s.legal_actions(seat):
        if TAKE <= action < TAKE + ELEMENTS and s.track.companions[action - TAKE] == card:
            trial = s.imagine(seat, 0)
            trial.apply(seat, action)
            chooses = trial.agenda.kind(seat) in ("die", "black")
            return None if chooses else trial.players[seat]
    return None
