"""Dice of a pool by what tells them apart: whose they are, their colour, and what they show."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.actions import ONLY, PICK
from everglow.games.glow.box.card import COMPANIONS, FIRST_ADVENTURER, NUM_ADVENTURERS
from everglow.games.glow.box.components import COLOUR_NAMES, ELEMENTS, NO_DIE, SYMBOL_NAMES, YELLOW
from everglow.games.glow.box.dice import die, faces
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.state.player import Player

PICK_NAMES: Final[list[str]] = []
NUMBER_OF: Final[dict[int, int]] = {}  # by die


def _enter(name: str, dice: list[int]) -> None:
    """Give dice that are picked alike one name and number."""
    for d in dice:
        NUMBER_OF[d] = len(PICK_NAMES)
    PICK_NAMES.append(name)


def _enter_all() -> None:
    for colour, name in enumerate(COLOUR_NAMES):
        if colour != YELLOW:
            for face in faces(colour):
                _enter(f"{name}_{SYMBOL_NAMES[face]}", [die(colour, face)])
    owners = range(FIRST_ADVENTURER, FIRST_ADVENTURER + NUM_ADVENTURERS)
    for colour, name in enumerate(COLOUR_NAMES[: YELLOW + 1]):
        for face in faces(colour):
            _enter(f"large_{name}_{SYMBOL_NAMES[face]}", [die(colour, face, owner) for owner in owners])
    for sketal in [companion.name for companion in COMPANIONS if companion.die != NO_DIE]:
        for face in range(ELEMENTS):
            dice = [die(colour, face, CARD_IDS[sketal]) for colour in range(ELEMENTS)]
            _enter(f"{sketal}_{SYMBOL_NAMES[face]}", dice)


_enter_all()
assert len(PICK_NAMES) == ONLY - PICK


def picks(p: Player, least: int = PICK, besides: int = -1) -> list[int]:
    """The dice that can be picked, from an action on, one die left aside; in ascending order."""
    actions: list[int] = []
    for d in p.dice:
        if d == besides:
            besides = -1
        elif d in NUMBER_OF:
            action = PICK + NUMBER_OF[d]
            if action >= least and action not in actions:
                actions.append(action)
    actions.sort()
    return actions


def picked(p: Player, action: int) -> int:
    """The die of the pool that is meant, the first of those that are alike."""
    alike = [d for d in p.dice if NUMBER_OF.get(d, -1) == action - PICK]
    return alike[0]
