"""One seat: what lies in front of a player, and what it makes of costs and stones."""

from __future__ import annotations

from bisect import insort

from everglow.games.vale.card import CARDS
from everglow.games.vale.components import STONE_LIMIT, VALUES


class Player:
    """Points, stones, markers, hand and summoned creatures."""

    def __init__(
        self,
        score: int,
        stones: list[int],
        hand: list[int],
        secrets: dict[int, int],
        area: list[int],
        marked: list[int],
    ) -> None:
        self.score = score
        self.stones = stones  # how many of each colour
        self.hand = hand  # ascending
        self.secrets = secrets  # hand cards drawn unseen, and from which deck (they count up)
        self.area = area  # the oldest first
        self.marked = marked  # cards of the display with a marker of this player

    def copy(self) -> Player:
        return Player(
            self.score, self.stones[:], self.hand[:], self.secrets.copy(), self.area[:], self.marked[:]
        )

    def hold(self, card: int) -> None:
        insort(self.hand, card)

    def let_go(self, card: int) -> None:
        self.hand.remove(card)
        self.secrets.pop(card, None)

    def swap_secrets(self, deck: int, pool: list[int]) -> None:
        """Deal anew what this player drew unseen from a deck."""
        drawn = [c for c in self.hand if self.secrets.get(c, -1) == deck]
        for card in drawn:
            self.let_go(card)
        for _ in drawn:
            card = pool.pop()
            self.secrets[card] = deck
            self.hold(card)

    def stone_limit(self) -> int:
        limit = STONE_LIMIT
        for c in self.area:
            permanent = CARDS[c].permanent
            if permanent is not None:
                limit += permanent.extra_stones()
        return limit

    def stones_held(self) -> int:
        return self.stones[0] + self.stones[1] + self.stones[2]

    def stone_values(self) -> list[int]:
        """What a stone of each colour is worth to this player."""
        return [self.value_of(stone) for stone in range(3)]

    def value_of(self, stone: int) -> int:
        """Swapping two values and adding to both commute, so the order of the area does not matter."""
        extra = 0
        colour = stone
        for c in self.area:
            permanent = CARDS[c].permanent
            if permanent is not None:
                extra += permanent.extra_value(stone)
                colour = permanent.counts_as(colour)
        return VALUES[colour] + extra

    def wealth(self) -> int:
        values = self.stone_values()
        return self.worth(self.stones, values)

    def worth(self, stones: list[int], values: list[int]) -> int:
        return stones[0] * values[0] + stones[1] * values[1] + stones[2] * values[2]

    def cost_of(self, card: int) -> int:
        """What summoning a card would cost, discounts included."""
        cost = CARDS[card].cost
        for c in self.area:
            permanent = CARDS[c].permanent
            if permanent is not None:
                cost -= permanent.discount(CARDS[card].family)
        return max(cost, 0)
