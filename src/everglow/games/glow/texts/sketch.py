"""A small map of where a player is, drawn in characters: the spots around a group, or the whole Sea."""

from __future__ import annotations

from itertools import groupby
from typing import Final, TypeAlias, cast

from everglow.games.glow.box.components import FIREFLY, FOOTPRINT, LIGHT, NO_SYMBOL, NOTHING, REROLL, SKULL
from everglow.games.glow.box.realm import ROUTES, SPOT_IDS, SPOTS, Route, Spot
from everglow.games.glow.box.sea import CONNECTIONS, ISLANDS, Connection, Island
from everglow.games.glow.schema import Player, Question, View
from everglow.games.glow.texts.places import MARKS, Walker, symbol
from everglow.games.glow.words.generated import messages as m
from everglow.words.languages import LANGUAGES
from everglow.words.message import Message, verbatim
from everglow.words.wording import Wording

Cell: TypeAlias = str | Message
Cells: TypeAlias = list[Cell]

WIDTH: Final = 78
HEIGHT: Final = 11
REALM: Final = (0.06, 0.11, 0.92, 0.9)  # its edges, as far as there are spots: left, top, right, bottom
AROUND: Final = (0.4, 0.36)  # how much of it is drawn, across and down
ASKED: Final = ("go", "sail")  # questions that are about the map
ICON: Final = {FOOTPRINT: "footprint", FIREFLY: "firefly", REROLL: "reroll", SKULL: "skull"}


def sketch(view: View, question: Question | None = None) -> list[Message]:
    """Draw the map, with a line on how to read it; nothing for spectators, or beside other questions."""
    if view["seat"] is None or (question is not None and question["kind"] not in ASKED):
        return []
    player = view["players"][view["seat"]]
    return _sea(player) if view["board"] == "sea" else _realm(view, player)


def _worded(message: Message) -> Cells:
    """A message as cells: as many as its longest wording needs, the first of them holds all of it."""
    width = max([len(Wording(language).say(message)) for language in LANGUAGES])
    return [m.map_piece(piece=message, width=width), *[""] * (width - 1)]


class Canvas:
    """Cells in rows. A cell is a character, a marker such as `{fire}`, shown as one symbol, or a message."""

    def __init__(self, left: float, top: float, across: float, down: float) -> None:
        self.left = left
        self.top = top
        self.across = across
        self.down = down
        self.cells: list[Cells] = [[" "] * WIDTH for _ in range(HEIGHT)]

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

    def put(self, column: int, row: int, cell: Cell) -> None:
        if 0 <= column < WIDTH and 0 <= row < HEIGHT:
            self.cells[row][column] = cell

    def write(self, x: float, y: float, cells: Cells) -> None:
        """Cells side by side, a blank around them, with their middle there or as near as the edge allows."""
        column, row = self.at(x, y)
        if not (0 <= column < WIDTH and 0 <= row < HEIGHT):
            return
        first = min(max(column - len(cells) // 2, 0), WIDTH - len(cells))
        for number, cell in enumerate([" ", *cells, " "], first - 1):
            self.put(number, row, cell)

    def lines(self) -> list[Message]:
        """The rows, without blank ones before and after them."""
        drawn = [number for number, row in enumerate(self.cells) if any([cell != " " for cell in row])]
        return [_row(row) for row in self.cells[drawn[0] : drawn[-1] + 1]]


def _row(cells: Cells) -> Message:
    """A row as pieces: characters side by side, and messages."""
    pieces: list[Message] = []
    for is_text, run in groupby(_trimmed(cells), key=lambda cell: isinstance(cell, str)):
        items = list(run)
        pieces += [verbatim("".join(map(str, items)))] if is_text else cast("list[Message]", items)
    return m.map_row(pieces=pieces)


def _trimmed(cells: Cells) -> Cells:
    """Cut the blanks at the end."""
    last = max([number for number, cell in enumerate(cells) if cell != " "], default=-1)
    return cells[: last + 1]


# The Realm of Shadows


def _realm(view: View, player: Player) -> list[Message]:
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
    return [*canvas.lines(), m.map_legend()]


def _part(near: list[float], span: float, first: float, last: float) -> tuple[float, float]:
    """Find the part of the board that has all of these in its middle: where it begins, how far it goes."""
    span = max(span, max(near) - min(near) + 0.04)
    return min(max((min(near) + max(near) - span) / 2, first), last - span), span


def _spot(spot: Spot) -> Cells:
    """Write the mark of a spot: what entering takes, and a number."""
    if spot.village:
        return ["^", *str(spot.village)]
    if spot.name not in MARKS:
        return _worded(m.map_start(place=spot.name))
    needed = ["!", symbol(spot.without)] if spot.needs == NO_SYMBOL else [symbol(spot.needs)]
    return [*needed, *str(MARKS[spot.name])]


def _cost(spot: Spot, walker: Walker) -> Cells:
    """Write the cost in footprints; or that nobody goes there twice a day."""
    if spot.name in walker.entered:
        return ["x"]
    price = walker.price(spot)
    return ["+", str(price), "{footprint}"] if price else []


def _on_route(route: Route) -> Cells:
    if route.finds == LIGHT:
        return [*str(route.count), "{light}"]
    return [*(str(route.count) if route.count > 1 else ""), f"{{{ICON[route.finds]}}}"]


# The Sea of Darkness


def _sea(player: Player) -> list[Message]:
    canvas = Canvas(0.05, 0.12, 0.9, 0.78)
    for line in CONNECTIONS:
        one, other = ISLANDS[line.one], ISLANDS[line.other]
        canvas.line((one.x, one.y), (other.x, other.y))
    for line in CONNECTIONS:
        one, other = ISLANDS[line.one], ISLANDS[line.other]
        canvas.write((one.x + other.x) / 2, (one.y + other.y) / 2, _needed(line))
    for island in ISLANDS:
        canvas.write(island.x, island.y, _island(island, player["boats"].count(island.name)))
    return [*canvas.lines(), m.sea_legend()]


def _island(island: Island, boats: int) -> Cells:
    light = [" ", *str(island.light), "{light}"] if island.light else []
    return [*_worded(m.map_island(place=island.name, boats=boats)), *_found(island), *light]


def _found(island: Island) -> Cells:
    if island.finds == NOTHING:
        return []
    return [" ", *(str(island.count) if island.count > 1 else ""), f"{{{ICON[island.finds]}}}"]


def _needed(line: Connection) -> Cells:
    if not line.least:
        return _worded(m.map_any())
    number = f"{line.least}-{line.most}" if line.least < line.most else str(line.least)
    return [*number, *(["+", str(line.toll), "{footprint}"] if line.toll else [])]
