"""Earth creatures."""

from __future__ import annotations

from everglow.agenda import Decision, Task
from everglow.games.vale.actions import DISCARD, DONE, SEAT, TAKE
from everglow.games.vale.box.card import Card, Creature
from everglow.games.vale.box.components import BLUE, EARTH, PURPLE, RED
from everglow.games.vale.box.permanents import WhenSummoningWith
from everglow.games.vale.rules.effects import (
    Choose,
    Condition,
    Do,
    Gain,
    If,
    Lose,
    OnlyIf,
    Score,
    ScoreItsCost,
    ScorePer,
    ScorePerFamily,
    ScoreValueOf,
    Sure,
    Then,
)
from everglow.games.vale.rules.moves import DiscardFromHand, Recover, SummonFree
from everglow.games.vale.state.state import State


class DiscardUpTo(Decision[State]):
    """Discard some of the other creatures in your area. Picks ascend, so that no set is reached twice."""

    def __init__(self, most: int) -> None:
        self.most = most

    def kind(self) -> str:
        return "discard_up_to"

    def picks(self, s: State, t: Task[State]) -> int:
        return self.most - t.memo.bit_count()

    def certain(self) -> bool:
        return True  # none is enough

    def possible(self, s: State, t: Task[State]) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        last = max(self.picked(s, t), default=-1)
        others = sorted([DISCARD + c for c in s.players[t.seat].area if c != t.card and c > last])
        return others + [DONE]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action == DONE:
            return self.discard(s, t)
        again = t.next(self, t.memo | 1 << sorted(s.players[t.seat].area).index(action - DISCARD))
        if again.memo.bit_count() < self.most:
            return s.agenda.push(again)
        self.discard(s, again)

    def picked(self, s: State, t: Task[State]) -> list[int]:
        """The memo has a bit for each creature of the area, in ascending order."""
        return [c for place, c in enumerate(sorted(s.players[t.seat].area)) if t.memo >> place & 1]

    def discard(self, s: State, t: Task[State]) -> None:
        for card in self.picked(s, t):
            s.discard_from_area(t.seat, card, t.card)


class StealAPoint(Decision[State]):
    """An opponent of your choice who has a point loses it to you."""

    def kind(self) -> str:
        return "player"

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [SEAT + seat for seat, p in enumerate(s.players) if seat != t.seat and p.score > 0]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.lose(action - SEAT, 1, t.card)
        s.score(t.seat, 1, t.card)


class SomebodyIsAhead(Condition):
    """An opponent has more points than you."""

    def holds(self, s: State, seat: int) -> bool:
        return max(s.scores()) > s.players[seat].score


class TakeFromDiscardPile(Decision[State]):
    """Take a card of this family from the discard pile into your hand."""

    def __init__(self, family: int) -> None:
        self.creature = Creature(family)

    def kind(self) -> str:
        return "take"

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [TAKE + c for c in self.creature.among(s.discarded)]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.take_from_discard(t.seat, action - TAKE, t.card)


class TurnAllStonesInto(Sure):
    """Swap every stone you hold for one of this colour."""

    def __init__(self, stone: int) -> None:
        self.stone = stone

    def resolve(self, s: State, t: Task[State]) -> None:
        held = s.players[t.seat].stones[:]
        s.put_back(t.seat, held, t.card)
        s.gain(t.seat, [sum(held) if colour == self.stone else 0 for colour in range(3)], t.card)


class Holding(Condition):
    """You hold at least one stone of this colour."""

    def __init__(self, stone: int) -> None:
        self.stone = stone

    def holds(self, s: State, seat: int) -> bool:
        return s.players[seat].stones[self.stone] > 0


SUMMON_ANY = SummonFree()


class DiscardBeforeSummoning(DiscardFromHand):
    """Discard a card from your hand, but leave one that can be summoned free."""

    def possible(self, s: State, t: Task[State]) -> bool:
        for c in s.players[t.seat].hand[:]:
            if self.leaves_a_summon(s, t, c):
                return True
        return False

    def options(self, s: State, t: Task[State]) -> list[int]:
        hand = s.players[t.seat].hand[:]
        return [DISCARD + c for c in hand if self.leaves_a_summon(s, t, c)]

    def leaves_a_summon(self, s: State, t: Task[State], card: int) -> bool:
        s.suppose_discarded(t.seat, card)
        possible = SUMMON_ANY.possible(s, t)
        s.unsuppose_discarded(t.seat, card)
        return possible


EARTH_CARDS: list[Card] = [
    # Choose one: a red stone; lose 1 and a blue stone; lose 2 and a purple stone.
    Card(
        "basilisk",
        EARTH,
        cost=3,
        active=Choose(1, Do(Lose(0), Gain(RED)), Do(Lose(1), Gain(BLUE)), Do(Lose(2), Gain(PURPLE))),
    ),
    # Score 3 per different family in your area.
    Card("behemoth", EARTH, cost=9, instant=ScorePerFamily(3)),
    # Discard up to three other creatures of your area.
    Card("cerberus", EARTH, cost=5, instant=DiscardUpTo(3)),
    # Discard a card from your hand and score its printed cost.
    Card("forest_spirit", EARTH, cost=2, instant=DiscardFromHand(ScoreItsCost())),
    # Each time you summon with at least one purple stone, score 3.
    Card("gargoyle", EARTH, cost=2, permanent=WhenSummoningWith(PURPLE, 3)),
    # Steal 1 point from an opponent of your choice.
    Card("goblin", EARTH, cost=1, active=StealAPoint()),
    # If an opponent has more points than you, score 4; otherwise lose 4.
    Card("goblin_soldier", EARTH, cost=4, active=If(SomebodyIsAhead(), Score(4), Lose(4))),
    # Discard a card from your hand, then take a purple stone.
    Card("medusa", EARTH, cost=4, active=Then(DiscardFromHand(), Gain(PURPLE))),
    # Take an earth card from the discard pile into your hand.
    Card("mimic", EARTH, cost=6, active=TakeFromDiscardPile(EARTH)),
    # Score 6. | Return this creature to your hand.
    Card("mud_slime", EARTH, cost=6, instant=Score(6), active=Recover()),
    # Score the value of your purple stones.
    Card("rock_golem", EARTH, cost=6, instant=ScoreValueOf(PURPLE)),
    # Score 4 per earth creature in your area.
    Card("sand_giant", EARTH, cost=10, instant=ScorePer(4, Creature(EARTH))),
    # Swap every stone you hold for a purple one.
    Card("stone_golem", EARTH, cost=6, instant=TurnAllStonesInto(PURPLE)),
    # If you hold a purple stone, score 3.
    Card("troll", EARTH, cost=3, active=OnlyIf(Holding(PURPLE), Score(3))),
    # Discard a card from your hand, then summon another without paying.
    Card("young_forest_spirit", EARTH, cost=0, instant=Then(DiscardBeforeSummoning(), SUMMON_ANY)),
]
