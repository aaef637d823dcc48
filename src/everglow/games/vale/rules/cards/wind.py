"""Wind creatures."""

from __future__ import annotations

from everglow.agenda import Task
from everglow.games.vale.box.card import ACTIVE, Card, Creature
from everglow.games.vale.box.components import PURPLE, WIND
from everglow.games.vale.box.permanents import CardsCostLess, WhenSummoning
from everglow.games.vale.rules.activation import ActivateAll
from everglow.games.vale.rules.effects import (
    Condition,
    Do,
    Gain,
    If,
    OnlyIf,
    Score,
    ScorePer,
    ScorePerFamily,
    ScorePerHandCard,
    Sure,
)
from everglow.games.vale.rules.moves import CopyActive, Draw, Recover
from everglow.games.vale.state.state import State


class HandEqualsArea(Condition):
    """You have as many cards in your hand as creatures in your area."""

    def holds(self, s: State, seat: int) -> bool:
        return len(s.players[seat].hand) == len(s.players[seat].area)


class HandOfAtMost(Condition):
    """You have so many cards in your hand, or fewer."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def holds(self, s: State, seat: int) -> bool:
        return len(s.players[seat].hand) <= self.cards


class PutOnDeck(Sure):
    """Put this creature on top of the deck."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.put_on_deck(t.seat, t.card)


WIND_CARDS: list[Card] = [
    # Score 1 per wind creature in your area, then return this creature to your hand.
    Card("boreas", WIND, cost=4, instant=Do(ScorePer(1, Creature(WIND)), Recover())),
    # Draw a card. | Return this creature to your hand.
    Card("dandelion_spirit", WIND, cost=3, instant=Draw(), active=Recover()),
    # Score 1 per creature in your area with an active effect.
    Card("freyja", WIND, cost=7, active=ScorePer(1, Creature(having=ACTIVE))),
    # Activate every active effect in your area.
    Card("genie", WIND, cost=4, instant=ActivateAll()),
    # Copy an active effect of another creature in your area.
    Card("genie_exalted", WIND, cost=5, active=CopyActive()),
    # Score 2 per creature in your area.
    Card("gi_rin", WIND, cost=10, instant=ScorePer(2, Creature())),
    # Draw a card.
    Card("griffon", WIND, cost=7, active=Draw()),
    # With as many cards in your hand as creatures in your area, score 3.
    Card("harpy", WIND, cost=3, active=OnlyIf(HandEqualsArea(), Score(3))),
    # Draw a card. | Wind creatures cost you 2 less.
    Card("hippogriff", WIND, cost=4, instant=Draw(), permanent=CardsCostLess(2, WIND)),
    # With 5 or fewer cards in your hand score 2, otherwise take a purple stone.
    Card("odin", WIND, cost=6, active=If(HandOfAtMost(5), Score(2), Gain(PURPLE))),
    # Draw a card. | Creatures cost you 1 less.
    Card("pegasus", WIND, cost=3, instant=Draw(), permanent=CardsCostLess(1)),
    # Score 2 per card in your hand.
    Card("rudra", WIND, cost=8, instant=ScorePerHandCard(2)),
    # Draw a card. | Each time you summon, score 1.
    Card("sylph", WIND, cost=4, instant=Draw(), permanent=WhenSummoning(1)),
    # Score 6, then put this creature on top of the deck.
    Card("tengu", WIND, cost=3, instant=Do(Score(6), PutOnDeck())),
    # Score 1 per different family in your area.
    Card("valkyrie", WIND, cost=5, active=ScorePerFamily(1)),
]
