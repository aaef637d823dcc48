"""Components besides the cards: stones and families, and the numbers of the rulebook."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.schema import Family, Stone

# Plain ints: they index lists, cost nothing to copy, and compile to machine integers.
RED: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
VALUES: Final = [1, 3, 6]  # of a red, a blue and a purple stone
STONE_NAMES: Final[list[Stone]] = ["red", "blue", "purple"]

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
WIND: Final = 3
DRAGON: Final = 4
ANY: Final = -1
FAMILY_NAMES: Final[list[Family]] = ["fire", "water", "earth", "wind", "dragon"]
NO_DISCOUNTS: Final = [0, 0, 0, 0, 0]  # on the cost of a creature of each family

SALE: Final = [  # what selling a creature of each family gives: red, blue and purple stones
    [3, 0, 0],
    [0, 1, 0],
    [4, 0, 0],
    [1, 1, 0],
    [0, 0, 1],
]

STONE_LIMIT: Final = 4
CARDS_TO_HUNT: Final = 2  # for each player
LAST_ROUND: Final = 10
POINTS_TO_END: Final = 60
