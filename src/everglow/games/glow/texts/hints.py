"""Hints for a newcomer, to read the table."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.words.generated import messages as m

HINTS: Final = [
    m.hint_dice(),
    m.hint_black_die(),
    m.hint_cards(),
    m.hint_rerolls(),
    m.hint_footprints(),
    m.hint_fireflies(),
    m.hint_villages(),
]
