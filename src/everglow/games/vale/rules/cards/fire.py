"""Fire creatures."""

from __future__ import annotations

from everglow.games.vale.box.card import CARDS, INSTANT, Card, Creature
from everglow.games.vale.box.components import FIRE, RED
from everglow.games.vale.box.permanents import HoldMoreStones, StonesAreWorthMore, WhenSummoningPerStone
from everglow.games.vale.rules.effects import (
    Condition,
    Do,
    Gain,
    If,
    PutBack,
    Score,
    ScorePer,
    ScorePerFamily,
    ScorePerHandCard,
    Then,
)
from everglow.games.vale.rules.moves import Recover, RecoverOne
from everglow.games.vale.state.state import State


class AreaHasCosts(Condition):
    """Your area has at least one creature of each of these printed costs."""

    def __init__(self, *costs: int) -> None:
        self.costs = set(costs)

    def holds(self, s: State, seat: int) -> bool:
        return self.costs <= {CARDS[c].cost for c in s.players[seat].area}


FIRE_CARDS: list[Card] = [
    # Your red stones are worth 1 more.
    Card("agni", FIRE, cost=4, permanent=StonesAreWorthMore(1, RED)),
    # Return to your hand a creature with an instant effect and a printed cost of 2 or less.
    Card("asmodeus", FIRE, cost=4, active=RecoverOne(Creature(up_to=2, having=INSTANT))),
    # Return to your hand a fire creature with an instant effect.
    Card("balog", FIRE, cost=4, active=RecoverOne(Creature(FIRE, having=INSTANT))),
    # Put back a red stone, then score 3.
    Card("burning_skull", FIRE, cost=3, active=Then(PutBack(RED), Score(3))),
    # Score 1 per card in your hand.
    Card("firefox", FIRE, cost=1, instant=ScorePerHandCard(1)),
    # You may hold two more stones.
    Card("hestia", FIRE, cost=0, permanent=HoldMoreStones(2)),
    # Take four red stones.
    Card("horned_salamander", FIRE, cost=2, active=Gain(RED, RED, RED, RED)),
    # Score 1 per creature in your area.
    Card("ifrit", FIRE, cost=2, instant=ScorePer(1, Creature())),
    # Take two red stones. | Return this creature to your hand.
    Card("imp", FIRE, cost=0, instant=Gain(RED, RED), active=Recover()),
    # Score 2 per creature in your area with a printed cost of 2 or less.
    Card("incubus", FIRE, cost=2, instant=ScorePer(2, Creature(up_to=2))),
    # Score 2 per fire creature in your area.
    Card("lava_giant", FIRE, cost=3, instant=ScorePer(2, Creature(FIRE))),
    # Each time you summon, score 1 per red stone spent on it.
    Card("phoenix", FIRE, cost=3, permanent=WhenSummoningPerStone(RED, 1)),
    # Take a red stone and score 1.
    Card("salamander", FIRE, cost=1, active=Do(Gain(RED), Score(1))),
    # If your area has printed costs 1, 2, 3 and 4, score 10.
    Card("succubus", FIRE, cost=0, instant=If(AreaHasCosts(1, 2, 3, 4), Score(10))),
    # Score 2 per different family in your area.
    Card("surtr", FIRE, cost=4, instant=ScorePerFamily(2)),
]
