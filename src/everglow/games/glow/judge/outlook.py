"""Outlook for today: gains from cards at noon and from the journey, for any dice a player may show."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD
from everglow.games.glow.box.card import CARDS, COMPANIONS, FACE_DOWN
from everglow.games.glow.box.components import (
    BLACK,
    ELEMENTS,
    LOSE_TWO,
    SYMBOLS,
    THREE_LIGHT,
    TWO_FOOTPRINTS,
    UNROLLED,
)
from everglow.games.glow.box.dice import SIDES, colour_of, face_of
from everglow.games.glow.judge.odds import Odds
from everglow.games.glow.judge.voyage import fleet
from everglow.games.glow.judge.wayfaring import Wayfarer
from everglow.games.glow.judge.worth import GIFTS, Prices, worth
from everglow.games.glow.rules.noon import CROMAUG
from everglow.games.glow.state.player import Player

_BITS: Final = 4  # for the number of dice with a symbol
_BLACK: Final = _BITS * (UNROLLED + 1)  # where the face of the black die begins


class Outlook:
    """A player's noon and journey. Rolls are one int: how many dice show each symbol, and the black die."""

    def __init__(self, p: Player, odds: Odds, prices: Prices, graveyard: list[int]) -> None:
        self.prices = prices
        self.cards = [c for c in [*p.companions, p.adventurer] if c != NO_CARD and waits(p, c)]
        self.gains = [gain(c, odds, prices, graveyard) for c in self.cards]
        self.lights = [lights(c) for c in self.cards]
        self.spells = [tile for tile in p.spells if tile < FACE_DOWN]
        self.protected = p.protected()
        self.footprints = p.footprints
        skull = given_up(p, odds, prices)
        self.sailor = fleet(p, prices, skull)
        self.wayfarer = Wayfarer(p, prices, skull)
        self.rolls: dict[int, float] = {}
        self.turns: dict[tuple[int, ...], float] = {}
        self.hopes: dict[tuple[int, ...], float] = {}

    # Noon and journey

    def of(self, roll: int) -> float:
        """Value of a roll for the rest of the day."""
        value = self.rolls.get(roll)
        if value is None:
            value = self.rolls[roll] = self.day(shown_by(roll, self.protected), roll >> _BLACK)
        return value

    def day(self, shown: list[int], black: int) -> float:
        footprints = 2 * shown[TWO_FOOTPRINTS]
        light = 3.0 * shown[THREE_LIGHT]
        if black == LOSE_TWO + 1 and not self.protected:
            light -= 2.0
        return light + self.noon(shown, footprints)

    def noon(self, shown: list[int], footprints: int) -> float:
        """Value of every card whose condition is met, as if all of them came first; then of the journey."""
        value, lit = 0.0, 0
        for i, c in enumerate(self.cards):
            times = CARDS[c].times(shown)
            if times:
                value += times * self.gains[i]
                footprints += times * GIFTS[c].footprints
                lit += times * self.lights[i]
        value += self.prices.lit(lit) - self.prices.bonus + self.cursed(shown)
        return value + self.journey(shown, footprints, lit)

    def cursed(self, shown: list[int]) -> float:
        """Spells that act now; what they cost in the end was counted already."""
        value = 0.0
        for tile in self.spells:
            if CARDS[tile].times(shown):
                gift = GIFTS[tile]
                value += gift.light + gift.footprints * self.prices.footprint + self.prices.spell
        return value

    def journey(self, shown: list[int], gained: int, lit: int) -> float:
        footprints = max(self.footprints + gained, 0)
        return gained * self.prices.footprint + self.travel(shown, footprints, lit)

    def travel(self, shown: list[int], footprints: int, lit: int) -> float:
        """... with so many fireflies more."""
        firefly = self.prices.lit(lit + 1) - self.prices.lit(lit)
        if self.sailor.boats:
            return self.sailor.sail(different(shown), footprints, firefly)
        return self.wayfarer.travel(shown, footprints, firefly)

    # Rerolls

    def hope(self, dice: list[int]) -> float:
        """Average value of a roll after the best reroll of one or two dice."""
        name = tuple(dice)
        hope = self.hopes.get(name)
        if hope is None:
            hope = self.hopes[name] = self.best_reroll(dice)
        return hope

    def best_reroll(self, dice: list[int]) -> float:
        best = self.best_second(dice, 0)
        for first in range(1, len(dice)):
            if dice[first] != dice[first - 1]:
                best = max(best, self.best_second(dice, first))
        return best

    def best_second(self, dice: list[int], first: int) -> float:
        """The best reroll of this die, alone or with a later one."""
        rest = roll_of(dice) - part(dice[first])
        ways = sides(dice[first])
        best = self.mean(rest, ways)
        for i in range(first + 1, len(dice)):
            if i == first + 1 or dice[i] != dice[i - 1]:
                best = max(best, self.mean_of_two(rest - part(dice[i]), ways, sides(dice[i])))
        return best

    def mean(self, rest: int, ways: list[int]) -> float:
        total = 0.0
        for way in ways:
            total += self.of(rest + way)
        return total / SIDES

    def mean_of_two(self, rest: int, ways: list[int], others: list[int]) -> float:
        total = 0.0
        for way in others:
            total += self.mean(rest + way, ways)
        return total / SIDES

    def turn(self, dice: list[int]) -> float:
        """Value of a roll after the best die was turned."""
        name = tuple(dice)
        value = self.turns.get(name)
        if value is None:
            value = self.turns[name] = self.best_turn(dice, dice)
        return value

    def best_turn(self, dice: list[int], turning: list[int]) -> float:
        """Value of a roll after one of these dice was turned to the best of its faces."""
        roll = roll_of(dice)
        best = -99.0
        for d in turning:
            for way in sides(d):
                best = max(best, self.of(roll - part(d) + way))
        return best


def waits(p: Player, c: int) -> bool:
    return not p.resolved & CARDS[c].bit


def gain(c: int, odds: Odds, prices: Prices, graveyard: list[int]) -> float:
    """Value of a card that acts once; one that dies of it loses all that it would still bring."""
    value = prices.of(GIFTS[c])
    if c == CROMAUG:
        value = fetched(graveyard, odds, prices)
    return value - worth(c, odds, prices, prices.days) if GIFTS[c].skull else value


def lights(c: int) -> int:
    """Fireflies for the bonus; whoever dies takes them along, but there is one less to light."""
    fireflies = GIFTS[c].fireflies
    return fireflies + 1 - COMPANIONS[c].fireflies if GIFTS[c].skull else fireflies


def loss(c: int, odds: Odds, prices: Prices) -> float:
    """Loss of value with a companion that is given up."""
    return worth(c, odds, prices, prices.days) + prices.bonus - prices.lit(1 - COMPANIONS[c].fireflies)


def given_up(p: Player, odds: Odds, prices: Prices) -> float:
    """Cost of a skull: a spell, or the companion that is missed least."""
    if p.spells:
        return -prices.spell
    return min([loss(c, odds, prices) for c in p.companions], default=0.0)


def fetched(graveyard: list[int], odds: Odds, prices: Prices) -> float:
    """The best companion that Cromaug finds."""
    return max([worth(c, odds, prices, prices.days) for c in graveyard], default=0.0)


def different(shown: list[int]) -> int:
    count = 0
    for element in range(ELEMENTS):
        if shown[element]:
            count += 1
    return count


def roll_of(dice: list[int]) -> int:
    roll = 0
    for d in dice:
        roll += part(d)
    return roll


def part(d: int) -> int:
    """A die's part of a roll."""
    return face_part(colour_of(d), face_of(d))


def face_part(colour: int, face: int) -> int:
    return (face + 1) << _BLACK if colour == BLACK else 1 << _BITS * face


def sides(d: int) -> list[int]:
    return SIDE_PARTS[colour_of(d)]


SIDE_PARTS: Final[list[list[int]]] = [
    [face_part(colour, n if n < ELEMENTS else colour) for n in range(SIDES)] for colour in range(BLACK + 1)
]


def shown_by(roll: int, protected: bool) -> list[int]:
    """Count the dice that count, by symbol; the black one cancels what it shows (B1)."""
    shown = [roll >> _BITS * symbol & 15 for symbol in range(SYMBOLS)]
    black = (roll >> _BLACK) - 1
    if 0 <= black < ELEMENTS and not protected:
        shown[black] = 0
    return shown
