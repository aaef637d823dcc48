"""A small map of where a player is, drawn in characters: the spots around a group, or the whole Sea."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.components import FIREFLY, FOOTPRINT, LIGHT, NO_SYMBOL, NOTHING, REROLL, SKULL
from everglow.games.glow.box.realm import ROUTES, SPOT_IDS, SPOTS, Route, Spot
from everglow.games.glow.box.sea import CONNECTIONS, ISLANDS, Connection, Island
from everglow.games.glow.schema import Player, Question, View
from everglow.games.glow.texts.places import MARKS, Walker, symbol

WIDTH: Final = 78
HEIGHT: Final = 11
REALM: Final = (0.06, 0.11, 0.92, 0.9)  # its edges, as far as there are spots: left, top, right, bottom
AROUND: Final = (0.4, 0.36)  # how much of it is drawn, across and down
ASKED: Final = ("go", "sail")  # questions that are about the map
ICON: Final = {FOOTPRINT: "footprint", FIREFLY: "firefly", REROLL: "reroll", SKULL: "skull"}


def sketch(view: View, question: Question | None = None) -> list[str]:
    """With a line that says how to read it; nothing for spectators, or beside other questions."""
    if view["seat"] is None or (question is not None and question["kind"] not in ASKED):
        return []
    player = view["players"][view["seat"]]
    return _sea(player) if view["board"] == "sea" else _realm(view, player)


class Canvas:
    """Characters in rows. A cell may hold a marker such as `{fire}`, which is shown as one symbol."""

    def __init__(self, left: float, top: float, across: float, down: float) -> None:
        self.left = left
        self.top = top
        self.across = across
        self.down = down
        self.cells = [[" "] * WIDTH for _ in range(HEIGHT)]

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The column and row of a place on the board; it may lie outside."""
        return (
            round((x - self.left) / self.across * (WIDTH - 1)),
            round((y - self.top) / self.down * (HEIGHT - 1)),
        )

    def line(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A dotted line, as far as it lies inside."""
        (column, row), (to_column, to_row) = self.at(*start), self.at(*end)
        across, down = abs(to_column - column), abs(to_row - row)
        steps = max(across, down, 1)
        for step in range(0, steps + 1, 2 if across > 2 * down else 1):
            share = step / steps
            self.put(column + round((to_column - column) * share), row + round((to_row - row) * share), ".")

    def put(self, column: int, row: int, cell: str) -> None:
        if 0 <= column < WIDTH and 0 <= row < HEIGHT:
            self.cells[row][column] = cell

    def write(self, x: float, y: float, cells: list[str]) -> None:
        """Cells side by side, a blank around them, with their middle there or as near as the edge allows."""
        column, row = self.at(x, y)
        if not (0 <= column < WIDTH and 0 <= row < HEIGHT):
            return
        first = min(max(column - len(cells) // 2, 0), WIDTH - len(cells))
        for number, cell in enumerate([" ", *cells, " "], first - 1):
            self.put(number, row, cell)

    def lines(self) -> list[str]:
        rows = ["".join(row).rstrip() for row in self.cells]
        drawn = [number for number, row in enumerate(rows) if row]
        return rows[drawn[0] : drawn[-1] + 1]


# The Realm of Shadows


def _realm(view: View, player: Player) -> list[str]:
    here = SPOTS[SPOT_IDS[player["group"]]]
    near = [here, *[SPOTS[way.to] for way in here.ways]]
    left, across = _part([spot.x for spot in near], AROUND[0], REALM[0], REALM[2])
    top, down = _part([spot.y for spot in near], AROUND[1], REALM[1], REALM[3])
    canvas = Canvas(left, top, across, down)
    walker = Walker(player, view["phase"] == "afternoon")
    for route in ROUTES:
        one, other = SPOTS[route.one], SPOTS[route.other]
        canvas.line((one.x, one.y), (other.x, other.y))
    for route in ROUTES:
        if route.at is not None:
            canvas.write(*route.at, _on_route(route))
    for spot in SPOTS:
        label = [*_spot(spot), *_cost(spot, walker)]
        canvas.write(spot.x, spot.y, ["[", *_spot(spot), "]"] if spot is here else label)
    return [*canvas.lines(), LEGEND]


LEGEND: Final = (
    "[you] {fire}1 needs {fire}, !{fire}1 no {fire}; ^5 a village worth 5 {light}; "
    "+1{footprint} your price; x been there"
)


def _part(near: list[float], span: float, first: float, last: float) -> tuple[float, float]:
    """Where a part of the board begins that has all of these in its middle, and how far it goes."""
    span = max(span, max(near) - min(near) + 0.04)
    return min(max((min(near) + max(near) - span) / 2, first), last - span), span


def _spot(spot: Spot) -> list[str]:
    """Its mark: what entering takes, and a number."""
    if spot.village:
        return ["^", *str(spot.village)]
    mark = [*str(MARKS[spot.name])] if spot.name in MARKS else [*spot.name]
    if spot.needs != NO_SYMBOL:
        return [symbol(spot.needs), *mark]
    return [*(["!", symbol(spot.without)] if spot.without != NO_SYMBOL else []), *mark]


def _cost(spot: Spot, walker: Walker) -> list[str]:
    """In footprints; or that nobody goes there twice a day."""
    if spot.name in walker.entered:
        return ["x"]
    price = walker.price(spot)
    return ["+", str(price), "{footprint}"] if price else []


def _on_route(route: Route) -> list[str]:
    if route.finds == LIGHT:
        return [*str(route.count), "{light}"]
    return [*(str(route.count) if route.count > 1 else ""), f"{{{ICON[route.finds]}}}"]


# The Sea of Darkness


def _sea(player: Player) -> list[str]:
    canvas = Canvas(0.05, 0.12, 0.9, 0.78)
    for line in CONNECTIONS:
        one, other = ISLANDS[line.one], ISLANDS[line.other]
        canvas.line((one.x, one.y), (other.x, other.y))
    for line in CONNECTIONS:
        one, other = ISLANDS[line.one], ISLANDS[line.other]
        canvas.write((one.x + other.x) / 2, (one.y + other.y) / 2, _needed(line))
    for island in ISLANDS:
        canvas.write(island.x, island.y, _island(island, player["boats"].count(island.name)))
    return [*canvas.lines(), SEA_LEGEND]


SEA_LEGEND: Final = (
    "[2 east] your boats; 1-2 different elements needed, +1{footprint} toll; 5 {light} in the end"
)


def _island(island: Island, boats: int) -> list[str]:
    name = island.about.removesuffix(" (start)").removesuffix(" island")
    if boats:
        name = f"[{name}]" if boats == 1 else f"[{boats} {name}]"
    finds = [] if island.finds == NOTHING else [" ", *(str(island.count) if island.count > 1 else "")]
    icon = [] if island.finds == NOTHING else [f"{{{ICON[island.finds]}}}"]
    light = [" ", *str(island.light), "{light}"] if island.light else []
    return [*name, *finds, *icon, *light]


def _needed(line: Connection) -> list[str]:
    if not line.least:
        return ["a", "n", "y"]
    number = f"{line.least}-{line.most}" if line.least < line.most else str(line.least)
    return [*number, *(["+", str(line.toll), "{footprint}"] if line.toll else [])]
