"""All cards as one list, and the names that saved games know their sentences by."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Effect, label
from everglow.games.glow.actions import FIRST_COMPANION
from everglow.games.glow.box.card import ADVENTURERS, CARDS, COMPANIONS, REROLLERS, SPELLS
from everglow.games.glow.rules.arrival import CHOOSE_DIE
from everglow.games.glow.rules.cards.adventurers import ALL_ADVENTURERS
from everglow.games.glow.rules.cards.companions import DECK_A, DECK_B
from everglow.games.glow.rules.cards.spells import ALL_SPELLS
from everglow.games.glow.rules.effects import Skull
from everglow.games.glow.state.state import State

COMPANIONS.extend(DECK_A + DECK_B)
ADVENTURERS.extend(ALL_ADVENTURERS)
SPELLS.extend(ALL_SPELLS)
REROLLERS.extend([companion for companion in COMPANIONS if companion.reroll])
CARDS.extend(COMPANIONS)
CARDS.extend(ADVENTURERS)
CARDS.extend(SPELLS)

CARD_IDS: Final[dict[str, int]] = {card.name: i for i, card in enumerate(CARDS)}

EFFECTS: Final[dict[str, Effect[State]]] = {}

for _i, _card in enumerate(CARDS):
    _card.bit = 1 << _i
    for _n, _effect in enumerate(_card.gives):
        label(_effect, f"{_card.name}/{_n}", EFFECTS)
        if isinstance(_effect, Skull):
            _card.once = True
for _i, _companion in enumerate(REROLLERS):
    _companion.source = FIRST_COMPANION + _i
label(CHOOSE_DIE, "rule/die", EFFECTS)
