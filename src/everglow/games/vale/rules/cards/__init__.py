"""All cards, and the names that saved games know their sentences by."""

from __future__ import annotations

from everglow.games.vale.rules.cards.deck import CARD_IDS, EFFECTS

__all__ = ["CARD_IDS", "EFFECTS"]
