"""Costs and gifts of a step to a spot or an island, as a player's view tells it."""

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
from everglow.games.glow.texts.phrases import amount
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message


def _kind(spot: Spot) -> str:
    """`fire` for a spot that a fire die enters, `no fire` for one that no fire die may enter."""
    if spot.needs != NO_SYMBOL:
        return SYMBOL_NAMES[spot.needs]
    return "" if spot.without == NO_SYMBOL else f"no {SYMBOL_NAMES[spot.without]}"


def _marks() -> dict[str, int]:
    """The number that the map shows at each spot: those of a kind are counted along the routes."""
    marks: dict[str, int] = {}
    seen: list[str] = []
    for spot in SPOTS:
        if kind := _kind(spot):
            seen.append(kind)
            marks[spot.name] = seen.count(kind)
    return marks


def symbol(number: int) -> str:
    """The marker of a symbol."""
    return f"{{{SYMBOL_NAMES[number]}}}"


MARKS: Final[dict[str, int]] = _marks()


def deeds(what: int, count: int) -> list[Message]:
    """Say what a symbol on a board does; nothing if there is none."""
    if what == NOTHING:
        return []
    if what == SKULL:
        return [m.do_skull_of_board()]
    if what == LIGHT:
        return [m.do_lose(what=amount(-count, "light"))]
    return [m.do_take(what=amount(count, TOKENS[what]))]


TOKENS: Final = {FOOTPRINT: "footprint", FIREFLY: "firefly", REROLL: "reroll"}


def on_the_way(way: Way) -> list[Message]:
    """Say what a step along a route brings, first on the route and then at its end."""
    route = [m.on_route(deed=deed) for deed in deeds(way.finds, way.count)]
    return route + deeds(SPOTS[way.to].finds, 1)


# The Realm of Shadows


def need(spot: Spot) -> Message:
    """Say what entering a spot takes, whatever the dice show."""
    if spot.needs != NO_SYMBOL:
        return m.need_face(face=SYMBOL_NAMES[spot.needs])
    if spot.without != NO_SYMBOL:
        return m.need_without(face=SYMBOL_NAMES[spot.without])
    return amount(spot.toll, "footprint") if spot.toll else m.need_nothing()


class Walker:
    """A group on its journey: what its player's dice and footprints allow."""

    def __init__(self, player: Travelling, under_way: bool) -> None:
        self.counting: dict[Symbol, int] = player["counting"]
        self.footprints: int = player["footprints"]
        self.used: dict[Element, int] = player["used"] if under_way else dict.fromkeys(ELEMENT_NAMES, 0)
        self.entered: list[str] = player["entered"] if under_way else [player["group"]]

    def cost(self, spot: Spot) -> Message:
        """Say what entering takes now, or why it cannot be."""
        if spot.name in self.entered:
            return m.entered_today()
        price = self.price(spot)
        if price:
            return payment(price, self.footprints)
        if spot.needs != NO_SYMBOL:
            return m.uses_die(face=SYMBOL_NAMES[spot.needs])
        return m.free()

    def price(self, spot: Spot) -> int:
        """Return the price in footprints: a toll, or a joker where the dice do not serve."""
        if spot.needs != NO_SYMBOL:
            face = ELEMENT_NAMES[spot.needs]
            return int(self.counting[face] <= self.used[face])
        if spot.without != NO_SYMBOL:
            return int(self.counting[ELEMENT_NAMES[spot.without]] > 0)
        return spot.toll


def payment(price: int, footprints: int) -> Message:
    if price <= footprints:
        return m.pay(what=amount(price, "footprint"))
    return m.you_lack(what=amount(price - footprints, "footprint"))


# The Sea of Darkness


def wanted(way: Passage) -> Message:
    """The number of different elements that a connection shows, and its toll."""
    if way.least == 0:
        return m.need_any_elements()
    between = m.need_elements_between(least=way.least, most=way.most)
    elements = between if way.least < way.most else m.need_elements(count=way.least)
    if not way.toll:
        return elements
    return m.need_elements_and_toll(elements=elements, toll=amount(way.toll, "footprint"))


class Sailor:
    """A fleet: what its player's dice and footprints allow."""

    def __init__(self, player: Travelling) -> None:
        self.footprints: int = player["footprints"]
        self.shown = sum([player["counting"][element] > 0 for element in ELEMENT_NAMES])

    def cost(self, way: Passage) -> Message:
        """Say what a passage takes now, or why it cannot be."""
        if self.shown > way.most:
            return m.closed()
        price = way.toll + max(way.least - self.shown, 0)
        return payment(price, self.footprints) if price else m.free()


def ashore(way: Passage) -> list[Message]:
    """Say what arriving brings at once."""
    island = ISLANDS[way.to]
    return deeds(island.finds, island.count)
