"""Water creatures."""

from __future__ import annotations

from everglow.agenda import Task
from everglow.games.vale.box.card import Card, Creature
from everglow.games.vale.box.components import BLUE, DRAGON, PURPLE, WATER
from everglow.games.vale.box.permanents import StonesAreWorthMore, SwapValues, WhenSummoningWith, WhenTaming
from everglow.games.vale.rules.effects import (
    Choose,
    Condition,
    Do,
    Gain,
    OnlyIf,
    PutBack,
    Score,
    ScorePer,
    ScorePerStone,
    ScoreValueOf,
    Sure,
    Then,
)
from everglow.games.vale.rules.moves import DiscardSummoned, Draw, PlayerOfYourChoice, Recover
from everglow.games.vale.state.state import State


class NoneOfYours(Condition):
    """No creature of this family is in your area."""

    def __init__(self, family: int) -> None:
        self.creature = Creature(family)

    def holds(self, s: State, seat: int) -> bool:
        return not self.creature.any_among(s.players[seat].area)


class Exchange(Then):
    """Swap a stone of yours for others."""

    def __init__(self, stone: int, *others: int) -> None:
        super().__init__(PutBack(stone), Gain(*others))


class CashIn(Sure):
    """Put back all your stones and score what they are worth."""

    def resolve(self, s: State, t: Task[State]) -> None:
        wealth = s.players[t.seat].wealth()
        s.put_back(t.seat, s.players[t.seat].stones[:], t.card)
        s.score(t.seat, wealth, t.card)


WATER_CARDS: list[Card] = [
    # Put back a blue stone, then score 5.
    Card("charybdis", WATER, cost=5, active=Then(PutBack(BLUE), Score(5))),
    # Your blue stones are worth what purple ones are, and purple ones what blue ones are.
    Card("hae_tae", WATER, cost=3, permanent=SwapValues(BLUE, PURPLE)),
    # Choose two: a purple stone; a card; two blue stones; 4 points.
    Card("hydra", WATER, cost=4, instant=Choose(2, Gain(PURPLE), Draw(), Gain(BLUE, BLUE), Score(4))),
    # Each time you summon with at least one blue stone, score 2.
    Card("kappa", WATER, cost=1, permanent=WhenSummoningWith(BLUE, 2)),
    # Score 7. A player of your choice discards one of their dragons.
    Card("leviathan", WATER, cost=4, instant=Do(Score(7), PlayerOfYourChoice(DiscardSummoned(DRAGON)))),
    # With no dragon in your area, score 2.
    Card("nessie", WATER, cost=2, active=OnlyIf(NoneOfYours(DRAGON), Score(2))),
    # Score 3 per water creature in your area.
    Card("poseidon", WATER, cost=7, instant=ScorePer(3, Creature(WATER))),
    # Score 1 per blue stone you hold.
    Card("sea_spirit", WATER, cost=1, active=ScorePerStone(1, BLUE)),
    # Swap a blue stone for a purple one, or a purple one for three blue ones.
    Card(
        "snail_maiden",
        WATER,
        cost=3,
        active=Choose(1, Exchange(BLUE, PURPLE), Exchange(PURPLE, BLUE, BLUE, BLUE)),
    ),
    # Each time you tame a water creature, take two blue stones.
    Card("triton", WATER, cost=4, permanent=WhenTaming(WATER, BLUE, BLUE)),
    # Take a blue stone. | Return this creature to your hand.
    Card("undine", WATER, cost=1, instant=Gain(BLUE), active=Recover()),
    # Take a blue stone.
    Card("undine_queen", WATER, cost=3, active=Gain(BLUE)),
    # Take two blue stones. | Your blue and purple stones are worth 1 more.
    Card(
        "water_giant", WATER, cost=4, instant=Gain(BLUE, BLUE), permanent=StonesAreWorthMore(1, BLUE, PURPLE)
    ),
    # Put back all your stones and score their value.
    Card("yuki_onna", WATER, cost=0, instant=CashIn()),
    # Score the value of your blue stones.
    Card("yuki_onna_exalted", WATER, cost=3, instant=ScoreValueOf(BLUE)),
]
