"""Census of all that lies in front of a player, counted in all the ways in which creatures count it."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.card import CARDS, Card
from everglow.games.vale.box.components import BLUE, NO_DISCOUNTS, PURPLE, RED, STONE_LIMIT, VALUES
from everglow.games.vale.box.permanents import Permanent
from everglow.games.vale.rules.moves import Recover
from everglow.games.vale.state.player import Player

CHEAP: Final = 2  # the highest printed cost that Incubus still counts
LADDER: Final = 0b11110  # the bits of the printed costs 1, 2, 3 and 4 that Succubus asks for


class Census:
    """A player's creatures, stones and cards as numbers; what few cards ask for is counted when asked."""

    def __init__(self, p: Player) -> None:
        self.area = p.area
        self.creatures = len(p.area)
        self.hand = len(p.hand)
        self.by_family = [0, 0, 0, 0, 0]
        self.families = 0  # how many different ones
        self.values = VALUES
        self.discounts = NO_DISCOUNTS
        self.limit = STONE_LIMIT
        for c in p.area:
            self._count(CARDS[c])
        self.stones = keepable(p.stones, self.values, self.limit)
        self.wealth = self.worth_of(RED) + self.worth_of(BLUE) + self.worth_of(PURPLE)

    def _count(self, card: Card) -> None:
        if self.by_family[card.family] == 0:
            self.families += 1
        self.by_family[card.family] += 1
        if card.permanent is not None:
            self._heed(card.permanent)

    def _heed(self, permanent: Permanent) -> None:
        self.values = permanent.values(self.values)
        self.discounts = permanent.discounts(self.discounts)
        self.limit += permanent.extra_stones()

    def worth_of(self, stone: int) -> int:
        """Value of all the stones of a colour together."""
        return self.stones[stone] * self.values[stone]

    def cost_of(self, card: int) -> int:
        cost = CARDS[card].cost - self.discounts[CARDS[card].family]
        return max(0, cost)

    def families_with(self, family: int) -> int:
        """Count the different ones there would be with another creature of this family."""
        return self.families + (1 if self.by_family[family] == 0 else 0)

    def cheap(self) -> int:
        count = 0
        for c in self.area:
            if CARDS[c].cost <= CHEAP:
                count += 1
        return count

    def actives(self) -> int:
        count = 0
        for c in self.area:
            if CARDS[c].active_bit:
                count += 1
        return count

    def returning(self) -> int:
        """Creatures that a resolution turn returns to the hand."""
        count = 0
        for c in self.area:
            if isinstance(CARDS[c].active, Recover):
                count += 1
        return count

    def dearest(self) -> int:
        """The highest printed cost."""
        cost = 0
        for c in self.area:
            cost = max(cost, CARDS[c].cost)
        return cost

    def has_ladder(self) -> bool:
        costs = 0
        for c in self.area:
            costs |= 1 << CARDS[c].cost
        return costs & LADDER == LADDER


def keepable(stones: list[int], values: list[int], limit: int) -> list[int]:
    """The dearest stones that the limit allows; the others have to go at once."""
    over = stones[0] + stones[1] + stones[2] - limit
    if over <= 0:
        return stones
    kept = stones[:]
    while over > 0:
        kept[least(kept, values)] -= 1
        over -= 1
    return kept


def least(stones: list[int], values: list[int]) -> int:
    """The colour of the stone worth least."""
    cheapest = -1
    for colour in range(3):
        if stones[colour] > 0 and (cheapest < 0 or values[colour] < values[cheapest]):
            cheapest = colour
    return cheapest
