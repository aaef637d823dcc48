"""The meeting track: five spaces with companions, small dice and footprints. A space is its element."""

from __future__ import annotations

from everglow.agenda import NO_CARD
from everglow.games.glow.box.components import BLACK, COLOURS, ELEMENTS, NOTHING


class Track:
    """Meeting track: the companion, the dice and the footprints at each space."""

    def __init__(self, companions: list[int], dice: list[int], footprints: list[int]) -> None:
        self.companions = companions  # by space
        self.dice = dice  # how many of each colour at each space: the order of dice means nothing
        self.footprints = footprints  # by space

    def copy(self) -> Track:
        return Track(self.companions[:], self.dice[:], self.footprints[:])

    def key(self) -> tuple[object, ...]:
        return (tuple(self.companions), tuple(self.dice), tuple(self.footprints))

    def occupied(self) -> list[int]:
        """The spaces where a companion lies."""
        return [space for space in range(ELEMENTS) if self.companions[space] != NO_CARD]

    def dice_at(self, space: int) -> list[int]:
        """The colours of the dice there, in ascending order."""
        counts = self.dice[space * COLOURS : (space + 1) * COLOURS]
        return [colour for colour in range(COLOURS) for _ in range(counts[colour])]

    def put_die(self, space: int, colour: int) -> None:
        self.dice[space * COLOURS + colour] += 1

    def take_die(self, space: int, colour: int) -> None:
        self.dice[space * COLOURS + colour] -= 1

    def black_space(self) -> int:
        """Space where the black die lies; NOTHING if it is not here."""
        for space in range(ELEMENTS):
            if self.dice[space * COLOURS + BLACK]:
                return space
        return NOTHING

    def clear_dice(self, space: int) -> list[int]:
        """Take all dice from a space: their colours."""
        taken = self.dice_at(space)
        for colour in taken:
            self.take_die(space, colour)
        return taken


def empty_track() -> Track:
    return Track([NO_CARD] * ELEMENTS, [0] * (ELEMENTS * COLOURS), [0] * ELEMENTS)
