"""Components besides cards, dice and boards: symbols, colours, and the numbers of the rulebook."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.schema import Colour, Element, Face, Good, Phase, Symbol

# Plain ints: they index lists, cost nothing to copy, and compile to machine integers.
# The five elements: symbols on dice, and the spaces of the meeting track.
NATURE: Final = 0
WATER: Final = 1
AIR: Final = 2
FIRE: Final = 3
EARTH: Final = 4
ELEMENTS: Final = 5
UNUSED: Final = [0, 0, 0, 0, 0]  # by element: no die has paid yet
# The three special faces.
TWO_FOOTPRINTS: Final = 5
THREE_LIGHT: Final = 6
LOSE_TWO: Final = 7
SYMBOLS: Final = 7  # that cards ask for: the black die's own face is never counted
UNROLLED: Final = 8  # instead of a face: taken, and not rolled yet
ELEMENT_NAMES: Final[list[Element]] = ["nature", "water", "air", "fire", "earth"]
COUNTED_NAMES: Final[list[Symbol]] = [*ELEMENT_NAMES, "footprints_2", "light_3"]
SYMBOL_NAMES: Final[list[Face]] = [*COUNTED_NAMES, "minus_light_2"]
NO_SYMBOL: Final = -1

# A colour has the number of its die's sixth face.
GREEN: Final = 0
DARK_BLUE: Final = 1
LIGHT_BLUE: Final = 2
RED: Final = 3
ORANGE: Final = 4
PURPLE: Final = 5
YELLOW: Final = 6
BLACK: Final = 7
COLOURS: Final = 8
COLOUR_NAMES: Final[list[Colour]] = [
    "green",
    "dark_blue",
    "light_blue",
    "red",
    "orange",
    "purple",
    "yellow",
    "black",
]
NO_DIE: Final = -1
ANY_DIE: Final = -2

# What can be found on cards and boards.
LIGHT: Final = 0
FOOTPRINT: Final = 1
FIREFLY: Final = 2
REROLL: Final = 3
SKULL: Final = 4
NOTHING: Final = -1
GOODS: Final[list[Good]] = ["light", "footprint", "firefly", "reroll_token"]

# The five phases of a day, with what comes before the first and after the last.
SETUP: Final = 0
MORNING: Final = 1
LATE_MORNING: Final = 2
NOON: Final = 3
AFTERNOON: Final = 4
EVENING: Final = 5
END: Final = 6
PHASE_NAMES: Final[list[Phase]] = ["setup", "morning", "late_morning", "noon", "afternoon", "evening", "end"]

MEETING_TRACK: Final = [FIRE, WATER, EARTH, AIR, NATURE]  # its spaces from left to right

LAST_ROUND: Final = 8
START_LIGHT: Final = 10
LAST_PLAYERS_REROLLS: Final = 2
REMOVED_OF_EACH_DECK: Final = 3
REROLLS_TO_TURN: Final = 3
BOATS: Final = 4
FIREFLY_BONUS: Final = 10

LAP: Final = 100  # fields of the score track
REROLL_FIELDS: Final = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 19, 22, 26, 31, 37, 44, 52]
