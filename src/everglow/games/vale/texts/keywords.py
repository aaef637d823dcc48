"""Keywords of a creature, by which people search; read from its sentences."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import STONE_NAMES, VALUES
from everglow.games.vale.rules.activation import ActivateAll
from everglow.games.vale.rules.cards.deck import CARD_IDS
from everglow.games.vale.rules.cards.earth import StealAPoint, TakeFromDiscardPile
from everglow.games.vale.rules.cards.water import CashIn
from everglow.games.vale.rules.effects import (
    Lose,
    PutBack,
    Score,
    ScoreItsCost,
    ScorePer,
    ScorePerFamily,
    ScorePerHandCard,
    ScorePerStone,
    ScoreValueOf,
)
from everglow.games.vale.rules.moves import (
    CopyText,
    Draw,
    PlayerOfYourChoice,
    Recover,
    RecoverOne,
    SummonFree,
)
from everglow.games.vale.schema import Stone
from everglow.games.vale.texts.pages import Keyword
from everglow.games.vale.texts.sentences import says
from everglow.games.vale.texts.stones import most_at_once
from everglow.games.vale.texts.together import DISCARDS, discount

POINTS: Final = (
    Score,
    ScoreItsCost,
    ScorePer,
    ScorePerFamily,
    ScorePerHandCard,
    ScorePerStone,
    ScoreValueOf,
    StealAPoint,
    CashIn,
)
DEEDS: Final[dict[Keyword, tuple[type, ...]]] = {
    "points": POINTS,
    "cards": (Draw, TakeFromDiscardPile),
    "returns": (Recover, RecoverOne),
    "discards": DISCARDS,
    "summons": (SummonFree,),
    "repeats": (CopyText, ActivateAll),
    "pays": (PutBack, CashIn, Lose),
    "others": (PlayerOfYourChoice, StealAPoint),
}


def stones(name: str) -> list[Stone]:
    """The colours that a card gives."""
    most = most_at_once(CARDS[CARD_IDS[name]])
    return [STONE_NAMES[colour] for colour in range(3) if most[colour]]


def keywords(name: str) -> list[Keyword]:
    """The deeds of a card, and what it changes for as long as it lies there."""
    card, lasting = CARDS[CARD_IDS[name]], CARDS[CARD_IDS[name]].permanent
    deeds = [deed for deed, kinds in DEEDS.items() if says(card, *kinds)]
    if lasting is not None and lasting.on_summon([1, 1, 1]) > 0 and "points" not in deeds:
        deeds.append("points")
    if any(discount(card, other) for other in CARDS):
        deeds.append("cheaper")
    if lasting is not None and (lasting.extra_stones() or lasting.values(VALUES[:]) != VALUES):
        deeds.append("worth")
    return deeds
