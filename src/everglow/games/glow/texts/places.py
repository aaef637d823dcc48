"""Spots and islands by name; what a step to one of them takes and gives, as a player's view tells it."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.components import (
    ELEMENT_NAMES,
    FIREFLY,
    FOOTPRINT,
    LIGHT,
    NO_SYMBOL,
    NOTHING,
    REROLL,
    SKULL,
    SYMBOL_NAMES,
)
from everglow.games.glow.box.realm import SPOTS, Spot, Way
from everglow.games.glow.box.sea import ISLANDS, Passage
from everglow.games.glow.schema import Element, Symbol, Travelling
from everglow.games.glow.texts.phrases import amount, article


def _kind(spot: Spot) -> str:
    """`{fire}` for a spot that a fire die enters, `no-{fire}` for one that no fire die may enter."""
    if spot.needs != NO_SYMBOL:
        return symbol(spot.needs)
    return "" if spot.without == NO_SYMBOL else f"no-{symbol(spot.without)}"


def _marks() -> dict[str, int]:
    """The number that the map shows at each spot: those of a kind are counted along the routes."""
    marks: dict[str, int] = {}
    seen: list[str] = []
    for spot in SPOTS:
        if kind := _kind(spot):
            seen.append(kind)
            marks[spot.name] = seen.count(kind)
    return marks


def _spot_name(spot: Spot) -> str:
    if spot.village:
        return f"the village worth {spot.village} {{light}}"
    mark = MARKS.get(spot.name)
    return f"{_kind(spot)} spot {mark}" if mark else f"the {spot.name} field"


def symbol(number: int) -> str:
    return f"{{{SYMBOL_NAMES[number]}}}"


MARKS: Final[dict[str, int]] = _marks()


PLACES: Final[dict[str, str]] = {spot.name: _spot_name(spot) for spot in SPOTS} | {
    island.name: f"the {island.about.removesuffix(' (start)')}" for island in ISLANDS
}


def deeds(what: int, count: int) -> list[str]:
    """What a symbol on a board does; nothing if there is none."""
    if what == NOTHING:
        return []
    if what == SKULL:
        return ["give up a companion or a spell"]
    if what == LIGHT:
        return [f"lose {amount(-count, 'light')}"]
    return [f"take {amount(count, {FOOTPRINT: 'footprint', FIREFLY: 'firefly', REROLL: 'reroll'}[what])}"]


def on_the_way(way: Way) -> list[str]:
    """What a step along a route brings, first on the route and then at its end."""
    route = [f"route: {deed}" for deed in deeds(way.finds, way.count)]
    return route + deeds(SPOTS[way.to].finds, 1)


# The Realm of Shadows


def need(spot: Spot) -> str:
    """What entering a spot takes, whatever the dice show."""
    if spot.needs != NO_SYMBOL:
        return symbol(spot.needs)
    if spot.without != NO_SYMBOL:
        return f"no {symbol(spot.without)}"
    return amount(spot.toll, "footprint") if spot.toll else "nothing"


class Walker:
    """A group on its journey: what its player's dice and footprints allow."""

    def __init__(self, player: Travelling, under_way: bool) -> None:
        self.counting: dict[Symbol, int] = player["counting"]
        self.footprints: int = player["footprints"]
        self.used: dict[Element, int] = player["used"] if under_way else dict.fromkeys(ELEMENT_NAMES, 0)
        self.entered: list[str] = player["entered"] if under_way else [player["group"]]

    def cost(self, spot: Spot) -> str:
        """What entering takes now, or why it cannot be."""
        if spot.name in self.entered:
            return "entered today already"
        price = self.price(spot)
        if price:
            return payment(price, self.footprints)
        if spot.needs != NO_SYMBOL:
            face = SYMBOL_NAMES[spot.needs]
            return f"uses {article(face)} {{{face}}} die"
        return "free"

    def price(self, spot: Spot) -> int:
        """In footprints: a toll, or a joker where the dice do not serve."""
        if spot.needs != NO_SYMBOL:
            face = ELEMENT_NAMES[spot.needs]
            return int(self.counting[face] <= self.used[face])
        if spot.without != NO_SYMBOL:
            return int(self.counting[ELEMENT_NAMES[spot.without]] > 0)
        return spot.toll


def payment(price: int, footprints: int) -> str:
    if price <= footprints:
        return f"pay {amount(price, 'footprint')}"
    return f"you lack {amount(price - footprints, 'footprint')}"


# The Sea of Darkness


def elements(count: int) -> str:
    return "1 element" if count == 1 else f"{count or 'no'} different elements"


def wanted(way: Passage) -> str:
    """The number of different elements that a connection shows, and its toll."""
    if way.least == 0:
        return "any number of elements"
    number = f"{way.least} or {way.most}" if way.least < way.most else f"{way.least}"
    toll = f" and {amount(way.toll, 'footprint')}" if way.toll else ""
    return f"{number} elements{toll}"


class Sailor:
    """A fleet: what its player's dice and footprints allow."""

    def __init__(self, player: Travelling) -> None:
        self.footprints: int = player["footprints"]
        self.shown = sum([player["counting"][element] > 0 for element in ELEMENT_NAMES])

    def cost(self, way: Passage) -> str:
        """What a passage takes now, or why it cannot be."""
        if self.shown > way.most:
            return "closed"
        price = way.toll + max(way.least - self.shown, 0)
        return payment(price, self.footprints) if price else "free"


def ashore(way: Passage) -> list[str]:
    """What arriving brings at once."""
    island = ISLANDS[way.to]
    return deeds(island.finds, island.count)
