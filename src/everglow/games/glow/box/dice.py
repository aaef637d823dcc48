"""The dice. A die in play is one int: the card it belongs to, its colour and the face it shows.

So a pool of dice is one sorted list, cheap to copy and equal for equal pools. A large die belongs to an
adventurer or a Sketal for as long as that card is in play; a small one belongs to nobody.
"""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD
from everglow.games.glow.box.components import (
    BLACK,
    DARK_BLUE,
    ELEMENTS,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PURPLE,
    RED,
    UNROLLED,
)
from everglow.rng import Chance

# Every die shows each element once; the sixth face has the number of the die's colour.
SIDES: Final = 6

SMALL_DICE: Final = [GREEN, GREEN, LIGHT_BLUE, LIGHT_BLUE, DARK_BLUE, DARK_BLUE, RED, ORANGE, PURPLE]
RESERVE: Final = [1, 1, 1, 1, 1, 0, 0, 1]  # by colour: five large dice, and the small black one

_FACE: Final = 15  # the lowest bits
_COLOUR: Final = 4  # where the colour begins
_OWNER: Final = 8  # where the owner begins


def die(colour: int, face: int, owner: int = NO_CARD) -> int:
    """A die of this colour showing this face; without an owner it is a small one."""
    return (owner + 1) << _OWNER | colour << _COLOUR | face


def face_of(d: int) -> int:
    return d & _FACE


def colour_of(d: int) -> int:
    return d >> _COLOUR & _FACE


def owner_of(d: int) -> int:
    """The card a large die belongs to, NO_CARD for a small die."""
    return (d >> _OWNER) - 1


def is_small(d: int) -> bool:
    return d >> _OWNER == 0


def is_black(d: int) -> bool:
    return d >> _COLOUR == BLACK


def turned(d: int, face: int) -> int:
    """The same die, showing this face."""
    return d & ~_FACE | face


def side(colour: int, number: int) -> int:
    """The symbol on a side of a die."""
    return number if number < ELEMENTS else colour


def faces(colour: int) -> list[int]:
    """The different symbols on a die, in ascending order."""
    return list(range(ELEMENTS)) if colour < ELEMENTS else [*range(ELEMENTS), colour]


def side_of(face: int) -> int:
    """The first side of a die that shows this symbol."""
    return min(ELEMENTS, face)


def roll(d: int, chance: Chance, lane: int) -> int:
    """The same die after one roll."""
    return turned(d, side(colour_of(d), chance.below(lane, SIDES)))


def unrolled(colour: int, owner: int = NO_CARD) -> int:
    """A die that was just taken."""
    return die(colour, UNROLLED, owner)
