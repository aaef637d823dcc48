"""The sentences that a card is made of, and what can be read from them at a glance."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.card import Card
from everglow.games.vale.rules.cards.dragon import DiscardThis
from everglow.games.vale.rules.cards.earth import StealAPoint, TakeFromDiscardPile, TurnAllStonesInto
from everglow.games.vale.rules.cards.water import CashIn
from everglow.games.vale.rules.cards.wind import PutOnDeck
from everglow.games.vale.rules.effects import (
    Condition,
    Gain,
    If,
    OnlyIf,
    Score,
    ScoreItsCost,
    ScorePer,
    ScorePerFamily,
    ScorePerHandCard,
    ScorePerStone,
    ScoreValueOf,
    Sentence,
)
from everglow.games.vale.rules.moves import Draw, Recover

GAINS: Final = (
    Gain,
    Score,
    ScorePer,
    ScorePerFamily,
    ScorePerHandCard,
    ScorePerStone,
    ScoreValueOf,
    ScoreItsCost,
    Draw,
    StealAPoint,
    CashIn,
    TurnAllStonesInto,
    TakeFromDiscardPile,
)


def texts(card: Card) -> list[Sentence]:
    return [text for text in (card.instant, card.active) if text is not None]


def sentences(text: Sentence) -> list[Sentence]:
    """A sentence and all its parts."""
    return [text] + [inner for part in text.parts() for inner in sentences(part)]


def all_of(card: Card) -> list[Sentence]:
    return [sentence for text in texts(card) for sentence in sentences(text)]


def says(card: Card, *kinds: type) -> bool:
    return any(isinstance(sentence, kinds) for sentence in all_of(card))


def conditions(card: Card) -> list[Condition]:
    return [s.condition for s in all_of(card) if isinstance(s, (If, OnlyIf))]


def worthwhile(text: Sentence | None) -> bool:
    """Whether one would like to carry it out once more."""
    return text is not None and any(isinstance(sentence, GAINS) for sentence in sentences(text))


def stays(card: Card) -> bool:
    """Whether its own instant effect leaves it in the area, so that it can be counted or copied there."""
    leaving = (Recover, PutOnDeck, DiscardThis)
    return card.instant is None or not any(isinstance(s, leaving) for s in sentences(card.instant))
