"""Types of the data for the pages of the client, which `client.py` collects. Never used in play."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from everglow.games.glow.schema import Colour, Element, Face, NoonGood
from everglow.games.glow.texts.cards import Slot

Deeds: TypeAlias = Literal["skull", "bury", "spells", "fetch"]
Point: TypeAlias = tuple[float, float]


class When(TypedDict):
    """Condition of a card: symbols, so many alike, and symbols that may not show."""

    all: NotRequired[list[Element]]
    same: NotRequired[int]
    none: NotRequired[list[Element]]


class Given(TypedDict):
    """A good with its count, below 0 where it is lost; or a deed, without one."""

    what: NoonGood | Deeds
    count: NotRequired[int]


class Card(TypedDict):
    """A card as it is printed; `slots` are those in which it has a text."""

    points: int
    when: When | None
    gives: list[Given]
    once: bool
    slots: list[Slot]


class Companion(Card):
    """A companion as it is printed."""

    deck: Literal["A", "B"]
    fireflies: int
    reroll: bool
    kaar: bool
    die: Colour | Literal["any"] | None


class Adventurer(Card):
    """An adventurer as it is printed, and the dice that come with it."""

    die: Colour
    dice: int


class Spell(Card):
    """A spell as it is printed, and how many of it there are."""

    copies: int


class Boxed(TypedDict):
    """Dice of a colour, by where they lie when the box is opened; the owner is an adventurer."""

    owner: str | None
    own: int
    reserve: int
    small: int


class Spot(TypedDict):
    """A spot of the realm. `mark` is the number that the map shows, `village` the light of a camp; or 0."""

    mark: int
    at: Point
    needs: Element | None
    without: Element | None
    village: int
    toll: int
    finds: Given | None


class Route(TypedDict):
    """A route between two spots; `at` is where its symbol is printed."""

    ends: tuple[str, str]
    finds: Given | None
    at: Point | None


class Island(TypedDict):
    """An island of the sea."""

    at: Point
    light: int
    finds: Given | None


class Connection(TypedDict):
    """A connection between two islands; `at` is where its number is printed."""

    ends: tuple[str, str]
    least: int
    most: int
    toll: int
    at: Point | None


class Realm(TypedDict):
    """The board of the realm."""

    spots: dict[str, Spot]
    routes: list[Route]


class Sea(TypedDict):
    """The board of the sea."""

    islands: dict[str, Island]
    connections: list[Connection]


class Table(TypedDict):
    """Data of every card, of both boards and of the tracks; `faces` are those of a die, its own last."""

    companions: dict[str, Companion]
    adventurers: dict[str, Adventurer]
    spells: dict[str, Spell]
    icons: list[str]
    faces: dict[Colour, list[Face]]
    boxed: dict[Colour, Boxed]
    track: list[Element]
    fields: list[int]
    lap: int
    to_turn: int  # rerolls that turn a die
    days: int
    realm: Realm
    sea: Sea


class Acting(TypedDict):
    """The same dice for several cards: how often each of them acts."""

    dice: list[tuple[Colour, Face]]
    times: dict[str, int]


class Figures(TypedDict):
    """Figures of the rules."""

    acting: Acting


TYPES: Final[dict[str, object]] = {"Card": Card, "Table": Table, "Figures": Figures}
