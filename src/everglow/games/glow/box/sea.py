"""The Sea of Darkness: islands, and the connections between them."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.components import ELEMENTS, FIREFLY, FOOTPRINT, NOTHING, REROLL, SKULL

CENTRE: Final = 0  # the island where boats begin


class Island:
    """A place for boats: what it is worth at the end, and what is found on arrival."""

    def __init__(
        self, name: str, x: float, y: float, light: int = 0, finds: int = NOTHING, count: int = 1
    ) -> None:
        self.name = name
        self.x = x  # 0 to 1, from the left edge of the board
        self.y = y  # 0 to 1, from its top
        self.light = light  # of each boat at the end
        self.finds = finds
        self.count = count
        self.passages: list[int] = []  # numbers in PASSAGES, ascending


class Connection:
    """A line between two islands: exactly so many different elements, and perhaps a toll."""

    def __init__(
        self,
        one: int,
        other: int,
        least: int = 0,
        most: int = ELEMENTS,
        toll: int = 0,
        at: tuple[float, float] | None = None,
    ) -> None:
        self.one = one
        self.other = other
        self.least = least
        self.most = most
        self.toll = toll  # footprints, besides jokers
        self.at = at  # where the number is printed


class Passage:
    """A connection in one of its directions."""

    def __init__(self, start: int, to: int, connection: Connection) -> None:
        self.start = start
        self.to = to
        self.least = connection.least
        self.most = connection.most
        self.toll = connection.toll


ISLANDS: Final[list[Island]] = [
    Island("island_00", 0.5022, 0.4755),  # centre: the start
    Island("island_01", 0.7424, 0.4825, finds=FOOTPRINT, count=2),  # east
    Island("island_02", 0.8697, 0.3357, finds=SKULL),  # north-east
    Island("island_03", 0.6732, 0.6713, finds=FIREFLY, count=2),  # south-east
    Island("island_04", 0.8785, 0.7972, light=5, finds=FOOTPRINT),  # far south-east
    Island("island_05", 0.4774, 0.8573, light=4),  # south
    Island("island_06", 0.3202, 0.6853, light=2, finds=REROLL),  # south-west
    Island("island_07", 0.1033, 0.793, light=2, finds=REROLL),  # far south-west
    Island("island_08", 0.2074, 0.4587),  # west
    Island("island_09", 0.1245, 0.1958, light=8),  # north-west
    Island("island_10", 0.3617, 0.2028, finds=REROLL),  # north
    Island("island_11", 0.6004, 0.1706, light=3, finds=SKULL),  # far north
]

CONNECTIONS: Final[list[Connection]] = [
    Connection(0, 1, 1, 2, at=(0.639, 0.5077)),
    Connection(0, 3, 3, 3, at=(0.5706, 0.6056)),
    Connection(0, 6, 1, 2, at=(0.3937, 0.5804)),
    Connection(0, 8, 3, 3, at=(0.3399, 0.4853)),
    Connection(0, 10, 4, 4, at=(0.3872, 0.3483)),
    Connection(1, 2),
    Connection(3, 4, 1, 2, at=(0.762, 0.8126)),
    Connection(3, 5, 5, 5, toll=1, at=(0.6012, 0.779)),
    Connection(5, 6, 5, 5, toll=1, at=(0.3814, 0.7762)),
    Connection(6, 7, 4, 4, at=(0.2453, 0.814)),
    Connection(7, 8, 4, 4, at=(0.1485, 0.6056)),
    Connection(8, 9, 1, 2, toll=1, at=(0.1761, 0.3441)),
    Connection(9, 10, 1, 2, toll=1, at=(0.2635, 0.1986)),
    Connection(10, 11, 5, 5, at=(0.4731, 0.2098)),
]

PASSAGES: Final[list[Passage]] = sorted(
    [Passage(c.one, c.other, c) for c in CONNECTIONS] + [Passage(c.other, c.one, c) for c in CONNECTIONS],
    key=lambda passage: (passage.start, passage.to),
)
for _number, _passage in enumerate(PASSAGES):
    ISLANDS[_passage.start].passages.append(_number)

ISLAND_IDS: Final[dict[str, int]] = {island.name: number for number, island in enumerate(ISLANDS)}
