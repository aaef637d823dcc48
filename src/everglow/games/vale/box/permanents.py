"""The sentences that permanent text is made of. They are never carried out, only asked."""

from __future__ import annotations

from everglow.games.vale.box.components import ANY, FAMILY_NAMES


class Permanent:
    """Effect of a creature for as long as it lies in your area. Every question has a neutral answer."""

    def discounts(self, discounts: list[int]) -> list[int]:
        """Discount on summoning, by family, if without this creature it were `discounts`."""
        return discounts

    def values(self, values: list[int]) -> list[int]:
        """Values of your stones, by colour, if without this creature they were `values`."""
        return values

    def extra_stones(self) -> int:
        """Number of stones that you may hold beyond the usual."""
        return 0

    def on_summon(self, paid: list[int]) -> int:
        """Points that you score for summoning another creature with these stones."""
        return 0

    def on_tame(self, family: int) -> list[int]:
        """The stones you take for taming a creature of this family: so many of each colour."""
        return []


class CardsCostLess(Permanent):
    """Summoning costs you less, for one family or for all."""

    def __init__(self, by: int, family: int = ANY) -> None:
        self.by_family = [by if family in (ANY, one) else 0 for one in range(len(FAMILY_NAMES))]

    def discounts(self, discounts: list[int]) -> list[int]:
        return [discounts[family] + less for family, less in enumerate(self.by_family)]


class SwapValues(Permanent):
    """Your stones of the two colours are worth what the other colour is."""

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def values(self, values: list[int]) -> list[int]:
        swapped = values[:]
        swapped[self.one], swapped[self.other] = values[self.other], values[self.one]
        return swapped


class StonesAreWorthMore(Permanent):
    """Your stones of these colours are worth more. Where values are also swapped, the order is the same."""

    def __init__(self, by: int, *stones: int) -> None:
        self.extra = [by if colour in stones else 0 for colour in range(3)]

    def values(self, values: list[int]) -> list[int]:
        return [values[colour] + self.extra[colour] for colour in range(3)]


class HoldMoreStones(Permanent):
    """Your stone limit is higher."""

    def __init__(self, by: int) -> None:
        self.by = by

    def extra_stones(self) -> int:
        return self.by


class WhenSummoning(Permanent):
    """Each time you summon another creature, score."""

    def __init__(self, points: int) -> None:
        self.points = points

    def on_summon(self, paid: list[int]) -> int:
        return self.points


class WhenSummoningWith(Permanent):
    """Each time you summon another creature with at least one stone of this colour, score."""

    def __init__(self, stone: int, points: int) -> None:
        self.stone = stone
        self.points = points

    def on_summon(self, paid: list[int]) -> int:
        return self.points if paid[self.stone] > 0 else 0


class WhenSummoningPerStone(Permanent):
    """Each time you summon another creature, score for each stone of this colour you spent."""

    def __init__(self, stone: int, points: int) -> None:
        self.stone = stone
        self.points = points

    def on_summon(self, paid: list[int]) -> int:
        return self.points * paid[self.stone]


class WhenTaming(Permanent):
    """Each time you tame a creature of this family, take stones."""

    def __init__(self, family: int, *stones: int) -> None:
        self.family = family
        self.stones = [stones.count(colour) for colour in range(3)]

    def on_tame(self, family: int) -> list[int]:
        return self.stones if family == self.family else []
