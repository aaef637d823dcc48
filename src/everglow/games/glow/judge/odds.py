"""Odds of a pool of dice: how often each card may be expected to act on a day."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.card import CARDS, Card
from everglow.games.glow.box.components import BLACK, COLOURS, ELEMENTS, SYMBOLS
from everglow.games.glow.box.conditions import Condition, Same, Shows, ShowsWithout, Without
from everglow.games.glow.box.dice import SIDES, SMALL_DICE, colour_of, is_small
from everglow.games.glow.rules.cards import CARD_IDS  # so that the cards are there
from everglow.games.glow.state.player import Player

MOST: Final = 9  # dice with one symbol; more are as good as this many
SMALL_A_DAY: Final = 2  # small dice that come with a companion, on average (2.1 in self-play)
KEPT: Final = 200  # pools that are remembered at a time

# By colour, and after them a small die nobody knows yet: how likely it shows each symbol.
SHARES: Final[list[list[float]]] = [
    [float((s < ELEMENTS) + (s == colour)) / SIDES for s in range(SYMBOLS)] for colour in range(COLOURS)
]
SHARES[BLACK] = [0.0] * SYMBOLS  # it never counts
SHARES.append([sum([SHARES[c][s] for c in SMALL_DICE]) / len(SMALL_DICE) for s in range(SYMBOLS)])
UNKNOWN: Final = COLOURS


class Odds:
    """A pool of dice, by colour, and how often every card acts on average when they are rolled once."""

    def __init__(self, pool: int, colours: list[int]) -> None:
        self.pool = pool  # by colour, four bits each: how many dice
        self.dice = [SHARES[colour] for colour in colours]
        self.least = [at_least([die[symbol] for die in self.dice]) for symbol in range(SYMBOLS)]
        self.times = [self.of(card) for card in CARDS]

    def of(self, card: Card) -> float:
        return self.once(card.when) if card.once else self.often(card.when)

    def often(self, when: Condition) -> float:
        """The average number of times."""
        if isinstance(when, Shows):
            return sum([self.all_of(when.needs, times) for times in range(1, MOST + 1)])
        if isinstance(when, Same):
            return sum([sum(least[when.count :: when.count]) for least in self.least])
        return 0.0

    def once(self, when: Condition) -> float:
        """Chance that it acts at all."""
        if isinstance(when, Shows):
            return self.all_of(when.needs, 1)
        if isinstance(when, Without):
            return self.none_of(when.elements)
        if isinstance(when, ShowsWithout):
            return self.none_of([when.without]) * self.least[when.element][1]
        assert isinstance(when, Same)
        rare = 1.0
        for least in self.least:
            rare *= 1.0 - least[when.count]
        return 1.0 - rare

    def all_of(self, needs: list[tuple[int, int]], times: int) -> float:
        """Elements as if they did not crowd each other out: close enough for an average."""
        chance = 1.0
        for element, count in needs:
            chance *= self.least[element][min(count * times, MOST + 1)]
        return chance

    def none_of(self, elements: list[int]) -> float:
        chance = 1.0
        for die in self.dice:
            chance *= 1.0 - sum([die[element] for element in elements])
        return chance


def at_least(shares: list[float]) -> list[float]:
    """Chances that at least so many dice show a symbol; the last is 0, for more than there can be."""
    exactly = [1.0] + [0.0] * (MOST + 1)
    for share in shares:
        for count in range(MOST, 0, -1):
            exactly[count] += share * (exactly[count - 1] - exactly[count])
        exactly[0] *= 1.0 - share
    return [sum(exactly[count:]) for count in range(MOST + 1)] + [0.0]


_known: Final[dict[int, Odds]] = {}  # by pool; emptied when there are too many


def odds_today(p: Player) -> Odds:
    """Odds with the dice that the player holds."""
    return odds_of([colour_of(d) for d in p.dice])


def odds_later(p: Player) -> Odds:
    """Odds with the player's large dice, and with unknown small ones as they will come."""
    return odds_of([colour_of(d) for d in p.dice if not is_small(d)] + [UNKNOWN] * SMALL_A_DAY)


def odds_of(colours: list[int]) -> Odds:
    pool = 0
    for colour in colours:
        pool += 1 << 4 * colour
    odds = _known.get(pool)
    if odds is None:
        if len(_known) >= KEPT:
            _known.clear()
        odds = _known[pool] = Odds(pool, colours)
    return odds


assert CARD_IDS
