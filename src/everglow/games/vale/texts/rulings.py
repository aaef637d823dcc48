"""Anchors in docs/rules/vale.md of the rule behind a question, a refusal or a sentence."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.permanents import (
    CardsCostLess,
    HoldMoreStones,
    Permanent,
    StonesAreWorthMore,
    SwapValues,
    WhenSummoning,
    WhenSummoningPerStone,
    WhenSummoningWith,
    WhenTaming,
)
from everglow.games.vale.rules.activation import ActivateAll
from everglow.games.vale.rules.cards.deck import CARD_IDS
from everglow.games.vale.rules.cards.earth import StealAPoint, TurnAllStonesInto
from everglow.games.vale.rules.effects import (
    Choose,
    Gain,
    If,
    Lose,
    OnlyIf,
    PutBack,
    ScorePer,
    ScorePerFamily,
    ScorePerHandCard,
    ScoreValueOf,
    Sentence,
)
from everglow.games.vale.rules.moves import (
    CopyText,
    Draw,
    PlayerOfYourChoice,
    Recover,
    RecoverOne,
    SummonFree,
)
from everglow.games.vale.state.state import State
from everglow.games.vale.texts.sentences import says

UNASKED: Final = "the-round"

# By the kind of the question.
QUESTIONS: Final = {
    "mark": "R28",
    "action": "action",
    "resolution": "R15",
    "pay": "R01",
    "keep": "R05",
    "activate": "R14",
    "discard_hand": "R08",
    "discard_area": "R17",
    "discard_up_to": "R23",
    "free_summon": "R08",
    "recover": "R12",
    "take": "R19",
    "player": "R17",
    "copy": "R13",
    "choose": "R16",
}

# Where the verb of a wish leads to a nearer rule than its question.
WISHES: Final = {
    ("action", "sell"): "R28",
    ("action", "tame"): "R28",
    ("action", "summon"): "R06",
    ("action", "release"): "R27",
    ("action", "activate"): "resolution",
    ("action", "end_turn"): "R28",
}

SENTENCES: Final[list[tuple[type[Sentence], str]]] = [
    (TurnAllStonesInto, "R02"),
    (Gain, "R05"),
    (ScoreValueOf, "R04"),
    (If, "R07"),
    (SummonFree, "R08"),
    (Recover, "R12"),
    (RecoverOne, "R12"),
    (CopyText, "R13"),
    (ActivateAll, "R14"),
    (OnlyIf, "R15"),
    (PutBack, "R15"),
    (Choose, "R16"),
    (PlayerOfYourChoice, "R17"),
    (Lose, "R18"),
    (StealAPoint, "R18"),
    (Draw, "R20"),
    (ScorePer, "R26"),
    (ScorePerFamily, "R26"),
    (ScorePerHandCard, "R26"),
]
PERMANENTS: Final[list[tuple[type[Permanent], str]]] = [
    (StonesAreWorthMore, "R03"),
    (SwapValues, "R03"),
    (HoldMoreStones, "R05"),
    (WhenSummoning, "R06"),
    (WhenSummoningWith, "R09"),
    (WhenSummoningPerStone, "R09"),
    (CardsCostLess, "R11"),
    (WhenTaming, "R24"),
]


def rule(s: State, seat: int, wish: str) -> str:
    """The rule behind what a player may not do now, or is asked instead."""
    kind, verb = s.agenda.kind(seat), wish.partition(":")[0]
    return WISHES.get((kind, verb)) or QUESTIONS.get(kind, UNASKED)


def rulings(name: str) -> list[str]:
    """The rulings about what a card says, whether they name it or not."""
    card = CARDS[CARD_IDS[name]]
    said = [anchor for kind, anchor in SENTENCES if says(card, kind)]
    return said + [anchor for kind, anchor in PERMANENTS if isinstance(card.permanent, kind)]
