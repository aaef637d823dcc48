"""The 70 cards as one list, and the names that saved games know their sentences by."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Effect, label
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.rules.cards.dragon import DRAGON_CARDS
from everglow.games.vale.rules.cards.earth import EARTH_CARDS
from everglow.games.vale.rules.cards.fire import FIRE_CARDS
from everglow.games.vale.rules.cards.water import WATER_CARDS
from everglow.games.vale.rules.cards.wind import WIND_CARDS
from everglow.games.vale.state.state import KEEP_STONES, State

CARDS.extend(FIRE_CARDS + WATER_CARDS + EARTH_CARDS + WIND_CARDS + DRAGON_CARDS)

CARD_IDS: Final[dict[str, int]] = {card.name: i for i, card in enumerate(CARDS)}

EFFECTS: Final[dict[str, Effect[State]]] = {}


def _enter(text: Effect[State] | None, name: str) -> None:
    if text is not None:
        label(text, name, EFFECTS)


_bit = 1
for _card in CARDS:
    _enter(_card.instant, f"{_card.name}/instant")
    _enter(_card.active, f"{_card.name}/active")
    if _card.active is not None:
        _card.active_bit = _bit
        _bit <<= 1
_enter(KEEP_STONES, "rule/stone_limit")
