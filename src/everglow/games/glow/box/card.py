"""The kinds of cards and what is printed on each. The cards themselves are in `rules/cards/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from everglow.agenda import Effect
from everglow.games.glow.box.components import NO_DIE, NOTHING
from everglow.games.glow.box.conditions import Condition, Never

if TYPE_CHECKING:
    from everglow.games.glow.state.state import State

A: Final = 0  # the deck of the first four days
B: Final = 1
DECK_NAMES: Final[list[Literal["A", "B"]]] = ["A", "B"]


class Card:
    """Card or tile that is resolved at noon: when its dice show, it gives."""

    def __init__(self, name: str, when: Condition | None, gives: list[Effect[State]], points: int) -> None:
        self.name = name
        self.when = when or Never()
        self.gives = gives  # from left to right as printed
        self.points = points  # at the end of the game
        self.once = self.when.forbids  # at most once a day: a forbidden symbol, or a skull
        self.bit = 0  # one for each card, to remember who was resolved

    def times(self, shown: list[int]) -> int:
        """Count how often it acts now."""
        times = self.when.times(shown)
        return min(times, 1) if self.once else times


class Companion(Card):
    """Recruited in the morning; lies in a row with those that came before."""

    def __init__(
        self,
        name: str,
        deck: int,
        points: int = 0,
        fireflies: int = 0,
        die: int = NO_DIE,
        reroll: bool = False,
        kaar: bool = False,
        when: Condition | None = None,
        gives: list[Effect[State]] | None = None,
    ) -> None:
        super().__init__(name, when, gives or [], points)
        self.deck = deck
        self.fireflies = fireflies
        self.die = die  # the large die it brings
        self.reroll = reroll  # once a day
        self.kaar = kaar  # protects from the black die, and brings it into play
        self.source = NOTHING  # its number among the sources of rerolls


class Adventurer(Card):
    """A player's own card, and the large dice that come with it."""

    def __init__(
        self,
        name: str,
        die: int,
        dice: int = 2,
        points: int = 0,
        when: Condition | None = None,
        gives: list[Effect[State]] | None = None,
    ) -> None:
        super().__init__(name, when, gives or [], points)
        self.die = die
        self.dice = dice


class Spell(Card):
    """A tile that acts once and goes to the box."""

    def __init__(self, name: str, when: Condition, gives: Effect[State], copies: int = 1) -> None:
        super().__init__(name, when, [gives], 0)
        self.copies = copies
        self.once = True


# By id: companions, adventurers, spells. `rules/cards/` fills them; every list is indexed by the card's id.
CARDS: Final[list[Card]] = []
COMPANIONS: Final[list[Companion]] = []
ADVENTURERS: Final[list[Adventurer]] = []  # the id minus FIRST_ADVENTURER
SPELLS: Final[list[Spell]] = []  # the id minus FIRST_SPELL

REROLLERS: Final[list[Companion]] = []  # by the number of the source, after token and track

NUM_COMPANIONS: Final = 46
NUM_ADVENTURERS: Final = 7
NUM_TILES: Final = 7  # of six kinds
FIRST_ADVENTURER: Final = NUM_COMPANIONS
FIRST_SPELL: Final = NUM_COMPANIONS + NUM_ADVENTURERS
FACE_DOWN: Final = 64  # added to a spell tile that nobody has seen
