"""Dice and sources of rerolls in the words of events and actions."""

from __future__ import annotations

from everglow.agenda import NO_CARD
from everglow.games.glow.actions import FIRST_COMPANION, TOKEN
from everglow.games.glow.box import dice
from everglow.games.glow.box.card import CARDS, REROLLERS
from everglow.games.glow.box.components import COLOUR_NAMES, SYMBOL_NAMES, UNROLLED
from everglow.games.glow.schema import Die


def die_told(d: int) -> Die:
    """A die: its colour, the card it belongs to (no small one does), and its face (none before rolling)."""
    owner, face = dice.owner_of(d), dice.face_of(d)
    return {
        "colour": COLOUR_NAMES[dice.colour_of(d)],
        "of": None if owner == NO_CARD else CARDS[owner].name,
        "face": None if face == UNROLLED else SYMBOL_NAMES[face],
    }


def source_name(source: int) -> str:
    if source >= FIRST_COMPANION:
        return REROLLERS[source - FIRST_COMPANION].name
    return "token" if source == TOKEN else "track"
