"""The contract of Glow: all that it shows, asks and reports, as types.

`web/generate.py` writes them in TypeScript. Cards, spots and islands are named by their ids, seats are
counted from 0. Not compiled: mypyc would erase these annotations.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

Element: TypeAlias = Literal["nature", "water", "air", "fire", "earth"]
Symbol: TypeAlias = Literal["nature", "water", "air", "fire", "earth", "footprints_2", "light_3"]
Face: TypeAlias = Literal[
    "nature", "water", "air", "fire", "earth", "footprints_2", "light_3", "minus_light_2"
]
Colour: TypeAlias = Literal["green", "dark_blue", "light_blue", "red", "orange", "purple", "yellow", "black"]
Phase: TypeAlias = Literal["setup", "morning", "late_morning", "noon", "afternoon", "evening", "end"]
Good: TypeAlias = Literal["light", "footprint", "firefly", "reroll_token"]


class Die(TypedDict):
    """A die: `of` is the card that it came with (no small one has any), `face` is null before rolling."""

    colour: Colour
    of: str | None
    face: Face | None


# The view


class Space(TypedDict):
    """A space of the meeting track, and what lies there."""

    space: Element
    companion: str | None
    dice: list[Colour]
    footprints: int


class Score(TypedDict):
    """The final scoring by part, if it were now."""

    before: int
    cards: int
    board: int
    fireflies: int
    footprints: int
    total: int


class PayingOut(TypedDict, total=False):
    """Gains and losses from the special faces at noon; empty before the roll and after noon."""

    footprint: int
    light: int


NoonGood: TypeAlias = Literal["light", "footprint", "firefly", "reroll"]
Deed: TypeAlias = Literal["bury", "spells", "fetch"]


class Gift(TypedDict):
    """A good with its count, below 0 where it is lost; or a deed, without one."""

    what: NoonGood | Deed
    count: NotRequired[int]


class Noon(TypedDict):
    """Gains and deeds of noon: of the special faces and of all cards whose condition is met, together.

    Deeds that would change nothing are left out. `leaving`: companions that would go to the graveyard.
    """

    gives: list[Gift]
    leaving: list[str]


class Belongings(TypedDict):
    """Belongings of a player. A spell is null while it lies face down."""

    adventurer: str | None
    light: int
    lapped: bool
    fireflies: int
    reroll_tokens: int
    rerolls_left: int
    ready: list[str]
    companions: list[str]
    resolved: list[str]
    spells: list[str | None]
    dice: list[Die]
    camp: str
    boats: list[str]
    score: Score


class Travelling(TypedDict):
    """Means of a journey, and how far it went. `counting`: dice that count, by what they show."""

    footprints: int
    counting: dict[Symbol, int]
    used: dict[Element, int]
    group: str
    entered: list[str]


class Today(TypedDict):
    """Effects of the phase on a player's dice.

    `acting`: how often a card, or a spell by its place (`spell_1`), would act at noon.
    `reroll_field`: where a reroll of the score track would take the marker.
    `cancelled_dice`: those of `dice`, by place, that do not count, because the black die shows their element.
    `used_dice`: those that have paid on this journey; of several alike the first ones.
    `noon`: what noon would bring; null before the roll and after noon.
    `discards_next`: with two players, the start player sends a companion away after taking one.
    """

    travelling: bool
    acting: dict[str, int]
    paying_out: PayingOut
    reroll_field: int | None
    cancelled_dice: list[int]
    used_dice: list[int]
    noon: Noon | None
    discards_next: bool


class Player(Belongings, Travelling, Today):
    """Player with all that lies before them."""


class View(TypedDict):
    """View of the table, all of which lies open. `winners` and `places` are empty until the end.

    `days`: the number of the last day (a round is a day).
    `spell_pile`: how many spell tiles are left; `box`: the spent ones, null for those nobody saw.
    """

    game: Literal["glow"]
    seat: int | None
    board: Literal["realm", "sea"]
    round: int
    days: int
    phase: Phase
    over: bool
    start: int
    deciders: list[int]
    winners: list[int]
    places: list[int]
    deck: int
    deck_back: Literal["A", "B"] | None
    spell_pile: int
    box: list[str | None]
    graveyard: list[str]
    reserve: list[Colour]
    track: list[Space]
    players: list[Player]


# Questions

Kind: TypeAlias = Literal[
    "adventurer",
    "take",
    "die",
    "black",
    "discard",
    "reroll",
    "first_die",
    "second_die",
    "spend",
    "turn_die",
    "face",
    "resolve",
    "fetch",
    "go",
    "sail",
    "skull",
]


class Question(TypedDict):
    """A decision: for which card, whose text asks, how many picks like this, and the die picked before.

    `prices`: footprints that a step of a journey costs, by action.
    `acting`: how often a companion would act if it came back from the graveyard.
    `gains`: cards to resolve that only give, by action: among these the order changes nothing.
    """

    kind: Kind
    seat: int
    card: str | None
    text: str | None
    picks: int
    picked: str | None
    prices: dict[str, int]
    acting: dict[str, int]
    gains: list[str]


# Events


class Changed(TypedDict):
    """A player got or lost one of the goods, because of a card, a die or a place."""

    event: Literal["gained", "lost"]
    seat: int
    cause: str
    light: NotRequired[int]
    footprint: NotRequired[int]
    firefly: NotRequired[int]
    reroll_token: NotRequired[int]


class CardEvent(TypedDict):
    """A player chose an adventurer, or turned up a spell."""

    event: Literal["chose", "revealed_spell"]
    seat: int
    card: str


class Recruited(TypedDict):
    """A companion joined, with everything that lay at its space."""

    event: Literal["recruited"]
    seat: int
    card: str
    space: Element
    dice: list[Colour]
    footprint: int


class Discarded(TypedDict):
    """A companion of the meeting track went to the graveyard."""

    event: Literal["discarded"]
    seat: int
    card: str
    space: Element


class CausedEvent(TypedDict):
    """A companion came from the graveyard, or went there."""

    event: Literal["fetched", "buried"]
    seat: int
    cause: str
    card: str


class ReturnedDie(TypedDict):
    """A large die went back to the reserve."""

    event: Literal["returned_die"]
    seat: int
    colour: Colour


class TookDie(TypedDict):
    """A large die came with a Sketal."""

    event: Literal["took_die"]
    seat: int
    cause: str
    colour: Colour


class RolledBlackDie(TypedDict):
    """The black die was rolled until it could lie at a space: the last face."""

    event: Literal["rolled_black_die"]
    seat: int
    faces: list[Face]


class MovedBlackDie(TypedDict):
    """The black die was moved to a space."""

    event: Literal["moved_black_die"]
    seat: int
    space: Element


class RolledDice(TypedDict):
    """Event: all dice were rolled; or the small ones went back to the spaces that they show."""

    event: Literal["rolled", "put_back_dice"]
    seat: int
    dice: list[Die]


class ChangedDie(TypedDict):
    """A die, as it was, got another face."""

    event: Literal["rerolled", "turned"]
    seat: int
    die: Die
    face: Face


class Spent(TypedDict):
    """Price that was paid for a reroll."""

    reroll_token: int
    light: int


class SpentReroll(TypedDict):
    """A reroll was spent: `token`, `track` or a companion; `light` is what is left."""

    event: Literal["spent_reroll"]
    seat: int
    source: str
    light: int
    spent: Spent


class Resolved(TypedDict):
    """A card acted, so many times."""

    event: Literal["resolved"]
    seat: int
    card: str
    times: int


class DrewSpell(TypedDict):
    """A spell was taken, face down."""

    event: Literal["drew_spell"]
    seat: int
    cause: str


class BrokeSpell(TypedDict):
    """A spell was given up: its place among the player's, and what it was if it lay face up."""

    event: Literal["broke_spell"]
    seat: int
    place: int
    card: str | None


class Paid(TypedDict):
    """Footprints were paid for a step to a place (`cause`)."""

    event: Literal["paid"]
    seat: int
    cause: str
    footprint: int


class UsedDie(TypedDict):
    """A die served for a step."""

    event: Literal["used_die"]
    seat: int
    face: Face


class Went(TypedDict):
    """A group went to a spot, or made camp there."""

    event: Literal["went", "camped"]
    seat: int
    place: str


class Stopped(TypedDict):
    """A journey ended: in the Realm at a spot."""

    event: Literal["stopped"]
    seat: int
    place: NotRequired[str]


class Sailed(TypedDict):
    """A boat sailed from one island to another."""

    event: Literal["sailed"]
    seat: int
    start: str
    place: str


class Done(TypedDict):
    """A player will roll no more today."""

    event: Literal["done"]
    seat: int


class Dealt(TypedDict):
    """A day began: the companions by space."""

    event: Literal["dealt"]
    round: int
    start: int
    companions: dict[Element, str]


class Cleared(TypedDict):
    """Event: companions that nobody took went to the graveyard."""

    event: Literal["cleared"]
    cards: list[str]


class GameEnded(TypedDict):
    """The game is over."""

    event: Literal["game_ended"]
    winners: list[int]
    scores: list[int]


TableEvent: TypeAlias = Dealt | Cleared | GameEnded
SeatEvent: TypeAlias = (
    Changed
    | CardEvent
    | Recruited
    | Discarded
    | CausedEvent
    | ReturnedDie
    | TookDie
    | RolledBlackDie
    | MovedBlackDie
    | RolledDice
    | ChangedDie
    | SpentReroll
    | Resolved
    | DrewSpell
    | BrokeSpell
    | Paid
    | UsedDie
    | Went
    | Stopped
    | Sailed
    | Done
)
Event: TypeAlias = SeatEvent | TableEvent


# What a step would bring


class Preview(TypedDict):
    """The events up to the next question, and by seat how much of each good comes or goes."""

    events: list[Event]
    light: list[int]
    footprint: list[int]
    firefly: list[int]
    reroll_token: list[int]


Amount: TypeAlias = Literal["footprints", "lacking", "light", "skulls", "fireflies", "rerolls"]


class Plan(TypedDict, total=False):
    """The cheapest way to a far spot: the steps by name, the dice that pay, and all it takes or gives.

    What is 0 is left out; all of it is empty if no way leads there.
    """

    steps: list[str]
    dice: list[Element]
    footprints: int
    lacking: int
    light: int
    skulls: int
    fireflies: int
    rerolls: int


TYPES: Final[dict[str, object]] = {
    "View": View,
    "Question": Question,
    "Event": Event,
    "Preview": Preview,
    "Plan": Plan,
}
"""Types that the client gets, by their name in TypeScript; parts are found from these."""
