"""Dragons."""

from __future__ import annotations

from everglow.agenda import Task
from everglow.games.vale.box.card import Card, Creature
from everglow.games.vale.box.components import BLUE, DRAGON, EARTH, FIRE, PURPLE, RED, WATER, WIND
from everglow.games.vale.rules.effects import Do, Gain, Score, ScoreItsCost, ScorePer, ScorePerFamily, Sure
from everglow.games.vale.rules.moves import (
    CopyInstant,
    DiscardSummoned,
    Draw,
    PlayerOfYourChoice,
    RecoverOne,
    SummonFree,
)
from everglow.games.vale.state.state import State


class DiscardThis(Sure):
    """Discard this creature."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.discard_from_area(t.seat, t.card, t.card)


class Hatch(Do):
    """`Discard this creature, then ...`: what follows may use the slot it leaves."""

    def possible(self, s: State, t: Task[State]) -> bool:
        place = s.suppose_gone(t.seat, t.card)
        possible = self.steps[1].possible(s, t)
        s.unsuppose_gone(t.seat, t.card, place)
        return possible


DRAGON_CARDS: list[Card] = [
    # Return another creature of your area to your hand and score its printed cost.
    Card("aeris", DRAGON, cost=9, instant=RecoverOne(Creature(), ScoreItsCost(), other=True)),
    # Score 8. A player of your choice discards one of their wind creatures.
    Card("boulder", DRAGON, cost=8, instant=Do(Score(8), PlayerOfYourChoice(DiscardSummoned(WIND)))),
    # Discard this creature, then summon a dragon from your hand without paying.
    Card("dragon_egg", DRAGON, cost=3, instant=Hatch(DiscardThis(), SummonFree(DRAGON))),
    # Score 7. A player of your choice discards one of their water creatures.
    Card("ember", DRAGON, cost=7, instant=Do(Score(7), PlayerOfYourChoice(DiscardSummoned(WATER)))),
    # Score 4 per different family in your area.
    Card("eternity", DRAGON, cost=12, instant=ScorePerFamily(4)),
    # Score 8. A player of your choice discards one of their earth creatures.
    Card("gust", DRAGON, cost=8, instant=Do(Score(8), PlayerOfYourChoice(DiscardSummoned(EARTH)))),
    # Score 7. A player of your choice discards one of their fire creatures.
    Card("marina", DRAGON, cost=7, instant=Do(Score(7), PlayerOfYourChoice(DiscardSummoned(FIRE)))),
    # Copy an instant effect of another creature in your area.
    Card("scorch", DRAGON, cost=9, instant=CopyInstant()),
    # Score 5 per dragon in your area.
    Card("tidal", DRAGON, cost=5, instant=ScorePer(5, Creature(DRAGON))),
    # Take a red, a blue and a purple stone, score 3, draw a card.
    Card("willow", DRAGON, cost=10, instant=Do(Gain(RED, BLUE, PURPLE), Score(3), Draw())),
]
