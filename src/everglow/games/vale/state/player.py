"""One seat: what lies in front of a player, and what it makes of costs and stones."""

from __future__ import annotations

from bisect import insort

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import NO_DISCOUNTS, STONE_LIMIT, VALUES


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
        self.marked = marked  # cards of the display with a marker of this player, ascending

    def copy(self) -> Player:
        return Player(
            self.score, self.stones[:], self.hand[:], self.secrets.copy(), self.area[:], self.marked[:]
        )

    def hold(self, card: int) -> None:
        insort(self.hand, card)

    def let_go(self, card: int) -> None:
        self.hand.remove(card)
        self.show(card)

    def show(self, card: int) -> None:
        """Note that from now on everybody knows this card of the hand."""
        if card in self.secrets:
            del self.secrets[card]

    def has_secrets(self) -> bool:
        """The others do not know the whole hand."""
        return len(self.secrets) > 0

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
        """Value of a stone of each colour to this player."""
        values = VALUES
        for c in self.area:
            permanent = CARDS[c].permanent
            if permanent is not None:
                values = permanent.values(values)
        return values

    def value_of(self, stone: int) -> int:
        return self.stone_values()[stone]

    def wealth(self) -> int:
        return self.worth(self.stones)

    def worth(self, stones: list[int]) -> int:
        values = self.stone_values()
        return stones[0] * values[0] + stones[1] * values[1] + stones[2] * values[2]

    def cost_of(self, card: int) -> int:
        """Cost of summoning a card, discounts included."""
        return max(CARDS[card].cost - self.discounts()[CARDS[card].family], 0)

    def discounts(self) -> list[int]:
        """Discount of this player on creatures of each family."""
        discounts = NO_DISCOUNTS
        for c in self.area:
            permanent = CARDS[c].permanent
            if permanent is not None:
                discounts = permanent.discounts(discounts)
        return discounts
