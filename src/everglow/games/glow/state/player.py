"""One seat: what lies in front of a player, and what the dice make of it."""

from __future__ import annotations

from bisect import insort

from everglow.agenda import NO_CARD
from everglow.games.glow.box.card import CARDS, COMPANIONS
from everglow.games.glow.box.components import (
    ELEMENTS,
    FIREFLY_BONUS,
    LAP,
    LOSE_TWO,
    NOTHING,
    REROLL_FIELDS,
    UNROLLED,
)
from everglow.games.glow.box.dice import face_of, is_black, owner_of
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS

FIELD_BELOW = [max([f for f in REROLL_FIELDS if f < light], default=NOTHING) for light in range(LAP)]
FIELDS_BELOW = [len([f for f in REROLL_FIELDS if f < light]) for light in range(LAP)]


class Player:
    """Light, tokens, cards and dice, and where the group or the boats are."""

    def __init__(
        self,
        adventurer: int,
        light: int,
        footprints: int,
        fireflies: int,
        rerolls: int,
        companions: list[int],
        spells: list[int],
        dice: list[int],
        group: int,
        camp: int,
        boats: list[int],
        used: list[int],
        entered: int = 0,
        resolved: int = 0,
        spent: int = 0,
        lapped: bool = False,
    ) -> None:
        self.adventurer = adventurer
        self.light = light
        self.footprints = footprints
        self.fireflies = fireflies
        self.rerolls = rerolls  # tokens
        self.companions = companions  # the oldest first
        self.spells = spells  # tiles in the order they came, FACE_DOWN added to those not revealed yet
        self.dice = dice  # ascending
        self.group = group
        self.camp = camp
        self.boats = boats  # ascending; none in the Realm; never changed in place, so that copies share it
        self.used = used  # by element: how many dice have paid in this journey; likewise
        self.entered = entered  # a bit for every spot of this journey
        self.resolved = resolved  # a bit for every card resolved this noon
        self.spent = spent  # a bit for every companion whose reroll was used today
        self.lapped = lapped  # once past the end of the score track, it gives no more rerolls (R2)

    def copy(self) -> Player:
        return Player(
            self.adventurer,
            self.light,
            self.footprints,
            self.fireflies,
            self.rerolls,
            self.companions[:],
            self.spells[:],
            self.dice[:],
            self.group,
            self.camp,
            self.boats,
            self.used,
            self.entered,
            self.resolved,
            self.spent,
            self.lapped,
        )

    def pay_with(self, element: int, dice: int) -> None:
        """Note that so many more dice of this element have paid in this journey."""
        used = self.used[:]
        used[element] += dice
        self.used = used

    def key(self) -> tuple[object, ...]:
        """Equal for equal seats."""
        numbers = (self.adventurer, self.light, self.footprints, self.fireflies, self.rerolls, self.lapped)
        lists = (tuple(self.companions), tuple(self.spells), tuple(self.dice), tuple(self.boats))
        today = (tuple(self.used), self.entered, self.resolved, self.spent)
        return (numbers, lists, today, self.group, self.camp)

    # Dice

    def hold(self, d: int) -> None:
        insort(self.dice, d)

    def replace(self, old: int, new: int) -> None:
        self.dice.remove(old)
        insort(self.dice, new)

    def die_of(self, card: int) -> int:
        """The large die that came with a companion; NOTHING if none did."""
        for d in self.dice:
            if owner_of(d) == card:
                return d
        return NOTHING

    def black_face(self) -> int:
        """Face of the black die if this player has it; UNROLLED if it lies elsewhere."""
        for d in self.dice:
            if is_black(d):
                return face_of(d)
        return UNROLLED

    def holds_black(self) -> bool:
        return any([is_black(d) for d in self.dice])

    def protected(self) -> bool:
        """The owner of Kaar has nothing to fear from the black die (K3)."""
        for c in self.companions:
            if COMPANIONS[c].kaar:
                return True
        return False

    def shown(self) -> list[int]:
        """Count the dice that count, by symbol. The black one never does, nor those it cancels (B1)."""
        shown = [0] * (UNROLLED + 1)
        black = UNROLLED
        for d in self.dice:
            if is_black(d):
                black = face_of(d)
            else:
                shown[face_of(d)] += 1
        if black < ELEMENTS and not self.protected():
            shown[black] = 0
        return shown

    def different_elements(self) -> int:
        shown = self.shown()
        return sum([shown[element] > 0 for element in range(ELEMENTS)])

    def cursed(self) -> bool:
        """The black die takes light at noon."""
        return self.black_face() == LOSE_TWO and not self.protected()

    # Rerolls

    def track_field(self) -> int:
        """Target of the marker in a reroll: the nearest reroll field below (R1), NOTHING if there is none."""
        return NOTHING if self.lapped else FIELD_BELOW[self.light]

    def track_rerolls(self) -> int:
        return 0 if self.lapped else FIELDS_BELOW[self.light]

    def ready(self) -> list[int]:
        """The companions whose reroll is still to be had today."""
        return [c for c in self.companions if COMPANIONS[c].reroll and not self.spent & CARDS[c].bit]

    def rerolls_left(self) -> int:
        """Rerolls from tokens, companions and the score track together."""
        return self.rerolls + len(self.ready()) + self.track_rerolls()

    # The end of the game

    def card_points(self) -> int:
        points = 0 if self.adventurer == NO_CARD else CARDS[self.adventurer].points
        return points + sum([CARDS[c].points for c in self.companions])

    def board_points(self) -> int:
        """The camp's village, or the islands under the boats."""
        return SPOTS[self.camp].village + sum([ISLANDS[boat].light for boat in self.boats])

    def firefly_points(self) -> int:
        """Bonus for at least as many fireflies as companions (F1: none and none will do)."""
        fireflies = self.fireflies + sum([COMPANIONS[c].fireflies for c in self.companions])
        return FIREFLY_BONUS if fireflies >= len(self.companions) else 0

    def total(self) -> int:
        """The light of the final scoring, if it were now; it may fall below 0 (F2)."""
        return self.light + self.card_points() + self.board_points() + self.firefly_points() + self.footprints
