"""The Realm of Shadows: spots, and the routes between them."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.components import (
    AIR,
    EARTH,
    FIRE,
    FIREFLY,
    LIGHT,
    NATURE,
    NO_SYMBOL,
    NOTHING,
    REROLL,
    SKULL,
    WATER,
)

START: Final = 0  # the field where groups and camps begin


class Spot:
    """A place for a group: what entering it takes, and what is found there."""

    def __init__(
        self,
        name: str,
        x: float,
        y: float,
        needs: int = NO_SYMBOL,
        without: int = NO_SYMBOL,
        village: int = 0,
        toll: int = 0,
        finds: int = NOTHING,
    ) -> None:
        self.name = name
        self.x = x  # 0 to 1, from the left edge of the board
        self.y = y  # 0 to 1, from its top
        self.needs = needs  # a symbol that a die pays for
        self.without = without  # a symbol that no die may show
        self.village = village  # the light of a camp here; 0 if it is no village
        self.toll = toll  # footprints
        self.finds = finds  # a token
        self.ways: list[Way] = []  # in ascending order of where they lead


class Route:
    """A line between two spots, and the symbol printed on it."""

    def __init__(
        self,
        one: int,
        other: int,
        finds: int = NOTHING,
        count: int = 1,
        at: tuple[float, float] | None = None,
    ) -> None:
        self.one = one
        self.other = other
        self.finds = finds
        self.count = count  # below 0: lost
        self.at = at  # where the symbol is printed


class Way:
    """A route in one of its directions."""

    def __init__(self, to: int, route: Route) -> None:
        self.to = to
        self.finds = route.finds
        self.count = route.count


SPOTS: Final[list[Spot]] = [
    Spot("start", 0.091, 0.8951),
    Spot("spot_01", 0.191, 0.8386, needs=FIRE),
    Spot("spot_02", 0.2424, 0.7925, needs=FIRE),
    Spot("spot_03", 0.3111, 0.826, needs=FIRE),
    Spot("spot_04", 0.3821, 0.7883, needs=WATER),
    Spot("village_5", 0.4665, 0.8699, village=5, toll=1, finds=FIREFLY),
    Spot("spot_06", 0.5983, 0.8616, needs=WATER),
    Spot("spot_07", 0.6703, 0.8197, needs=NATURE),
    Spot("spot_08", 0.7336, 0.7526, without=FIRE),
    Spot("spot_09", 0.8614, 0.6981, needs=AIR),
    Spot("spot_10", 0.9116, 0.6017, needs=AIR),
    Spot("spot_11", 0.8286, 0.3187, without=WATER),
    Spot("spot_12", 0.7948, 0.13, needs=EARTH),
    Spot("spot_13", 0.8559, 0.1195, needs=EARTH),
    Spot("village_20", 0.9047, 0.2238, village=20, toll=3),
    Spot("spot_15", 0.7784, 0.3816, needs=NATURE),
    Spot("spot_16", 0.8057, 0.5765, needs=AIR),
    Spot("village_12", 0.6725, 0.579, village=12, toll=1),
    Spot("spot_18", 0.7369, 0.4591, needs=NATURE),
    Spot("spot_19", 0.691, 0.3669, needs=AIR),
    Spot("spot_20", 0.7303, 0.2977, needs=AIR),
    Spot("spot_21", 0.7467, 0.2222, needs=EARTH),
    Spot("spot_22", 0.7249, 0.1153, without=NATURE),
    Spot("spot_23", 0.6321, 0.1132, needs=EARTH),
    Spot("spot_24", 0.607, 0.1992, without=AIR),
    Spot("spot_25", 0.6572, 0.2348, needs=EARTH),
    Spot("spot_26", 0.5906, 0.3166, needs=AIR),
    Spot("spot_27", 0.5972, 0.4507, needs=FIRE),
    Spot("spot_28", 0.5371, 0.3145, needs=AIR),
    Spot("spot_29", 0.4607, 0.3522, needs=FIRE),
    Spot("spot_30", 0.4672, 0.4591, needs=FIRE),
    Spot("spot_31", 0.5295, 0.4948, needs=WATER),
    Spot("spot_32", 0.6376, 0.6918, needs=WATER),
    Spot("village_8", 0.5226, 0.6727, village=8, toll=1, finds=FIREFLY),
    Spot("spot_34", 0.4345, 0.5618, needs=WATER),
    Spot("spot_35", 0.3624, 0.5199, needs=WATER),
    Spot("spot_36", 0.3974, 0.457, needs=FIRE),
    Spot("spot_37", 0.3865, 0.3627, without=EARTH),
    Spot("village_10", 0.2904, 0.2993, village=10, toll=1, finds=REROLL),
    Spot("spot_39", 0.4269, 0.2579, needs=EARTH),
    Spot("spot_40", 0.1932, 0.1216, needs=NATURE),
    Spot("spot_41", 0.3352, 0.13, without=WATER),
    Spot("spot_42", 0.3996, 0.1174, needs=EARTH),
    Spot("village_15", 0.5066, 0.1832, village=15, toll=2),
    Spot("spot_44", 0.1048, 0.8071, needs=NATURE),
    Spot("spot_45", 0.155, 0.7778, needs=NATURE),
    Spot("spot_46", 0.1834, 0.7023, needs=NATURE),
    Spot("spot_47", 0.2391, 0.6939, needs=NATURE),
    Spot("spot_48", 0.2675, 0.6205, needs=WATER),
    Spot("spot_49", 0.3199, 0.6499, needs=WATER),
    Spot("spot_50", 0.3646, 0.6143, needs=WATER),
    Spot("spot_51", 0.4138, 0.6751, without=NATURE),
    Spot("spot_52", 0.2675, 0.4759, needs=AIR),
    Spot("spot_53", 0.131, 0.1279, needs=NATURE),
    Spot("spot_54", 0.1037, 0.1992, needs=NATURE),
    Spot("spot_55", 0.0655, 0.2579, needs=FIRE),
    Spot("spot_56", 0.0961, 0.413, without=FIRE),
    Spot("spot_57", 0.1616, 0.4528, without=EARTH),
    Spot("spot_58", 0.2118, 0.5723, without=AIR),
    Spot("village_3", 0.0873, 0.5497, village=3, toll=1, finds=REROLL),
    Spot("spot_60", 0.1004, 0.7065, needs=AIR),
]

ROUTES: Final[list[Route]] = [
    Route(0, 1),
    Route(0, 44),
    Route(1, 2),
    Route(2, 3),
    Route(2, 45),
    Route(3, 4),
    Route(4, 5),
    Route(5, 6),
    Route(5, 51),
    Route(6, 7),
    Route(7, 8),
    Route(8, 9),
    Route(8, 32),
    Route(9, 10),
    Route(10, 11, FIREFLY, at=(0.8945, 0.4448)),
    Route(11, 12, LIGHT, -5, at=(0.7984, 0.2322)),
    Route(11, 15),
    Route(12, 13),
    Route(12, 22),
    Route(13, 14),
    Route(15, 16, SKULL, at=(0.8326, 0.4573)),
    Route(15, 18),
    Route(16, 17),
    Route(17, 18),
    Route(17, 27),
    Route(18, 19),
    Route(19, 20),
    Route(19, 26, REROLL, at=(0.6346, 0.3902)),
    Route(20, 21),
    Route(21, 22),
    Route(22, 23, REROLL, at=(0.6812, 0.1357)),
    Route(23, 24),
    Route(24, 25),
    Route(24, 43),
    Route(25, 26),
    Route(26, 28),
    Route(27, 28),
    Route(28, 29),
    Route(28, 39),
    Route(29, 30),
    Route(30, 31),
    Route(30, 36),
    Route(30, 37),
    Route(31, 33),
    Route(32, 33),
    Route(33, 34),
    Route(34, 35),
    Route(35, 36),
    Route(35, 50),
    Route(35, 52),
    Route(37, 38),
    Route(38, 39),
    Route(38, 40),
    Route(40, 41, SKULL, at=(0.2737, 0.1524)),
    Route(40, 53),
    Route(41, 42),
    Route(42, 43),
    Route(44, 45),
    Route(45, 46),
    Route(45, 60),
    Route(46, 47),
    Route(47, 48),
    Route(48, 49),
    Route(48, 58),
    Route(49, 50),
    Route(50, 51),
    Route(52, 54, FIREFLY, 2, at=(0.2096, 0.3678)),
    Route(53, 54),
    Route(54, 55),
    Route(55, 56),
    Route(56, 57),
    Route(57, 59),
    Route(58, 59),
    Route(59, 60),
]

for _route in ROUTES:
    SPOTS[_route.one].ways.append(Way(_route.other, _route))
    SPOTS[_route.other].ways.append(Way(_route.one, _route))
for _spot in SPOTS:
    _spot.ways.sort(key=lambda way: way.to)

SPOT_IDS: Final[dict[str, int]] = {spot.name: number for number, spot in enumerate(SPOTS)}


def way_between(start: int, to: int) -> Way | None:
    """The way from one spot to another, if they are neighbours."""
    for way in SPOTS[start].ways:
        if way.to == to:
            return way
    return None
