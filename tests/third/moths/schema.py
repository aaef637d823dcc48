"""Schema of views, questions and events: the contract of this game with everybody outside of it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from tests.third.moths.box import Lantern

Phase: TypeAlias = Literal["flight", "forage", "end"]


class Flight(TypedDict):
    """A moth on its way."""

    size: int
    lantern: Lantern


class Player(TypedDict):
    """A seat; `hand` and `flight` are None to the others."""

    points: int
    lanterns: int  # taken so far
    hand_size: int
    hand: list[int] | None
    flown: bool  # a moth is on its way
    flight: Flight | None


class Shines(TypedDict):
    """Brightness of the lanterns tonight."""

    porch: int
    street: int


class View(TypedDict):
    """View of a seat (or of a spectator, None). `winners` and `places` are empty until the end."""

    game: Literal["moths"]
    seat: int | None
    round: int  # the night
    phase: Phase
    over: bool
    start: int
    deciders: list[int]
    winners: list[int]
    places: list[int]
    lanterns: Shines
    deck: int
    spent: list[int]
    players: list[Player]


class Question(TypedDict):
    """Send a moth, or swap one."""

    kind: Literal["send", "forage"]
    seat: int


class Lit(TypedDict):
    """A night begins."""

    event: Literal["lit"]
    round: int
    start: int
    lanterns: Shines


class Sent(TypedDict):
    """Somebody has chosen; `flight` is None to the others."""

    event: Literal["sent"]
    seat: int
    flight: Flight | None


class Landed(TypedDict):
    """Event: all moths at one lantern. `moths` is by seat: 0 for whoever sent none there."""

    event: Literal["landed"]
    lantern: Lantern
    moths: list[int]
    winner: int | None
    points: int


class Swapped(TypedDict):
    """Somebody has given a moth away."""

    event: Literal["swapped"]
    seat: int
    size: int


class Drew(TypedDict):
    """Somebody has drawn a moth; `size` is None to the others."""

    event: Literal["drew"]
    seat: int
    size: int | None


class Rested(TypedDict):
    """Somebody keeps all moths."""

    event: Literal["rested"]
    seat: int


class Ended(TypedDict):
    """The game is over."""

    event: Literal["ended"]
    scores: list[int]
    winners: list[int]


Event: TypeAlias = Lit | Sent | Landed | Swapped | Drew | Rested | Ended


class Preview(TypedDict):
    """Preview: the events that an action would surely cause."""

    events: list[Event]


TYPES: Final[dict[str, object]] = {"View": View, "Question": Question, "Event": Event, "Preview": Preview}
"""Types that the client gets, by the name of its TypeScript type; parts are found from these."""
