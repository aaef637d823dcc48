"""Anchors in docs/rules/glow.md of the rule behind a question, a refusal or a card."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Effect
from everglow.games.glow.box.card import ADVENTURERS, CARDS, COMPANIONS, SPELLS
from everglow.games.glow.box.components import NO_DIE
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.rules.effects import BuryRightmost, CastSpells, FetchCompanion, LoseFootprints, Skull
from everglow.games.glow.state.state import State
from everglow.games.glow.texts.together import does

UNASKED: Final = "who-decides-when"

# By the kind of the question.
QUESTIONS: Final = {
    "adventurer": "what-is-agreed-on",
    "take": "morning",
    "die": "D1",
    "black": "K4",
    "discard": "morning",
    "reroll": "spending-rerolls",
    "first_die": "spending-rerolls",
    "second_die": "spending-rerolls",
    "turn_die": "spending-rerolls",
    "face": "dice",
    "spend": "spending-rerolls",
    "resolve": "N2",
    "fetch": "C1",
    "go": "J1",
    "sail": "sailing",
    "skull": "J5",
}

# Where the verb of a wish leads to a nearer rule than its question.
WISHES: Final = {
    ("reroll", "turn"): "late-morning",
    ("resolve", "resolve"): "conditions",
}
TRACK: Final = "reroll:track"  # the score track has a ruling of its own

SENTENCES: Final[list[tuple[type[Effect[State]], str]]] = [
    (Skull, "skulls-and-gains"),
    (FetchCompanion, "C1"),
    (CastSpells, "X1"),
    (LoseFootprints, "S3"),
    (BuryRightmost, "S5"),
]


def rule(s: State, seat: int, wish: str) -> str:
    """The rule behind what a player may not do now, or is asked instead."""
    kind, verb = s.agenda.kind(seat), wish.partition(":")[0]
    if kind and wish == TRACK:
        return "R1"
    return WISHES.get((kind, verb)) or QUESTIONS.get(kind, UNASKED)


def rulings(name: str) -> list[str]:
    """The rulings about what a card says or brings, whether they name it or not."""
    card = CARDS[CARD_IDS[name]]
    said = [anchor for kind, anchor in SENTENCES if does(card, kind)]
    companion = COMPANIONS[CARD_IDS[name]] if card in COMPANIONS else None
    return [
        *(["what-everybody-has"] if card in ADVENTURERS else []),
        *(["conditions"] if card.gives else []),
        *said,
        *(["D1", "D2"] if companion and companion.die != NO_DIE else []),
        *(["spending-rerolls"] if companion and companion.reroll else []),
        *(["K1", "K3", "K4"] if companion and companion.kaar else []),
        *(["S1", "S2"] if card in SPELLS else []),
    ]
