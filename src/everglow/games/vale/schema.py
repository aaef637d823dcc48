"""The contract of The Vale of Eternity: all that it shows, asks and reports, as types.

`web/generate.py` writes them in TypeScript. Cards are named by their ids (`hydra`), seats are counted
from 0. Not compiled: mypyc would erase these annotations.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

Stone: TypeAlias = Literal["red", "blue", "purple"]
Family: TypeAlias = Literal["fire", "water", "earth", "wind", "dragon"]
Phase: TypeAlias = Literal["hunt", "action", "resolution", "end"]


class Stones(TypedDict):
    """Stones of each colour: how many, or what one of each is worth."""

    red: int
    blue: int
    purple: int


class SomeStones(TypedDict, total=False):
    """Likewise, without the colours of which there are none."""

    red: int
    blue: int
    purple: int


# The view


class HandCard(TypedDict):
    """A card in the own hand, and what summoning it costs now."""

    card: str
    cost: int


class Prospect(TypedDict):
    """A creature that will act at resolution, and what it brings: nothing yet if that is chosen then."""

    card: str
    points: int
    stones: SomeStones
    cards: int


class Player(TypedDict):
    """View of one player. The hand is null for everybody else.

    `area_limit`: creatures that the area may hold this round; `free_places`: how many more.
    """

    points: int
    stones: Stones
    stone_values: Stones
    stone_limit: int
    area_limit: int
    free_places: int
    marked: list[str]
    area: list[str]
    activated: list[str]
    hand_size: int
    hand: list[HandCard] | None


class View(TypedDict):
    """View of a seat. `winners` and `places` are empty until the end.

    `rounds`: the number of the last round; `points_to_end`: points that end the game with their round;
    `reached_end`: who has so many points now, the most first, while another round would follow;
    `outlook`: by seat, what the area will bring at resolution.
    """

    game: Literal["vale"]
    seat: int | None
    round: int
    rounds: int
    points_to_end: int
    reached_end: list[int]
    phase: Phase
    over: bool
    start: int
    deciders: list[int]
    winners: list[int]
    places: list[int]
    deck: int
    deck_top: str | None
    discarded: list[str]
    display: list[str]
    players: list[Player]
    outlook: list[list[Prospect]]


# Questions

TurnKind: TypeAlias = Literal["mark", "action", "resolution", "keep"]
TextKind: TypeAlias = Literal[
    "activate",
    "choose",
    "player",
    "discard_hand",
    "discard_area",
    "discard_up_to",
    "free_summon",
    "copy",
    "recover",
    "take",
]


class TurnQuestion(TypedDict):
    """A phase or the stone limit asks; `picks` answers like this are wanted, this one included."""

    kind: TurnKind
    seat: int
    card: None
    text: None
    picks: int


class TextQuestion(TypedDict):
    """A card asks; `text` is the card whose text it is, which differs where it is copied."""

    kind: TextKind
    seat: int
    card: str
    text: str
    picks: int


Pay = TypedDict(
    "Pay",
    {
        "kind": Literal["pay"],
        "seat": int,
        "card": str,
        "text": None,
        "picks": int,
        "cost": int,
        "for": Literal["summon", "release"],
    },
)
Pay.__doc__ = "A price that must be paid in stones, for summoning or releasing the card."

Question: TypeAlias = TurnQuestion | TextQuestion | Pay


# Events

CardDeed: TypeAlias = Literal[
    "marked", "sold", "tamed", "announced", "summoned", "released", "put_on_deck", "activated"
]


class CardEvent(TypedDict):
    """A player did something with a card."""

    event: CardDeed
    seat: int
    card: str


class CausedEvent(TypedDict):
    """A card's text (`cause`) moved or copied another one."""

    event: Literal["recovered", "fetched", "copied"]
    seat: int
    card: str
    cause: str


Discarded = TypedDict(
    "Discarded",
    {
        "event": Literal["discarded"],
        "seat": int,
        "card": str,
        "cause": str,
        "from": Literal["area", "hand"],
    },
)
Discarded.__doc__ = "A card went to the discard pile, because of a card's text."


class Drew(TypedDict):
    """A card was drawn: null if unseen. `only` is the seat that saw it; redaction removes it."""

    event: Literal["drew"]
    seat: int
    card: str | None
    cause: str
    only: NotRequired[int]


class PointsEvent(TypedDict):
    """Points were scored or lost because of a card."""

    event: Literal["scored", "lost"]
    seat: int
    cause: str
    points: int


class ReachedEnd(TypedDict):
    """Event: somebody has the points that end the game with this round, unless they are lost again."""

    event: Literal["reached_end"]
    seat: int
    points: int


class StonesEvent(TypedDict):
    """Stones were taken or put back: because of a card, or of the stone limit."""

    event: Literal["took", "put_back"]
    seat: int
    cause: NotRequired[str]
    stones: SomeStones


class Paid(TypedDict):
    """Stones were paid for a card."""

    event: Literal["paid"]
    seat: int
    card: str
    stones: SomeStones


class TurnEnded(TypedDict):
    """A player ended the turn."""

    event: Literal["turn_ended"]
    seat: int


class Revealed(TypedDict):
    """A round began: the cards that are hunted in it."""

    event: Literal["revealed"]
    round: int
    start: int
    cards: list[str]


class Shuffled(TypedDict):
    """The discard pile became a new deck of so many cards."""

    event: Literal["shuffled"]
    count: int


class GameEnded(TypedDict):
    """The game is over."""

    event: Literal["game_ended"]
    winners: list[int]
    scores: list[int]


TableEvent: TypeAlias = Revealed | Shuffled | ReachedEnd | GameEnded
SeatEvent: TypeAlias = (
    CardEvent | CausedEvent | Discarded | Drew | PointsEvent | StonesEvent | Paid | TurnEnded
)
Event: TypeAlias = SeatEvent | TableEvent


# What a step would bring


class Waste(TypedDict):
    """Waste of a step: value overpaid, stones beyond the limit, or an idle instant effect."""

    kind: Literal["overpaid", "tooMany", "idle"]
    count: int


class Preview(TypedDict):
    """The events up to the next question, by seat how points and stones change, and what is wasted."""

    events: list[Event]
    points: list[int]
    stones: list[Stones]
    waste: Waste | None


TYPES: Final[dict[str, object]] = {
    "Stone": Stone,
    "View": View,
    "Question": Question,
    "Event": Event,
    "Preview": Preview,
}
"""Types that the client gets, by their name in TypeScript; parts are found from these."""
