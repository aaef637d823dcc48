"""A creature card and what is printed on it. The cards themselves are in `rules/cards/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from everglow.agenda import Effect
from everglow.games.vale.box.components import ANY
from everglow.games.vale.box.permanents import Permanent

if TYPE_CHECKING:
    from everglow.games.vale.state.state import State

INSTANT: Final = 0
ACTIVE: Final = 1


class Card:
    """A printed card: three slots, named after when their text matters."""

    def __init__(
        self,
        name: str,
        family: int,
        cost: int,
        instant: Effect[State] | None = None,
        active: Effect[State] | None = None,
        permanent: Permanent | None = None,
    ) -> None:
        self.name = name
        self.family = family
        self.cost = cost
        self.instant = instant
        self.active = active
        self.permanent = permanent
        self.active_bit = 0  # one bit for each card with an active text, to remember who was activated
        self.sure_instant = instant is None or instant.certain()  # no need to look ahead
        self.sure_active = active is not None and active.certain()


CARDS: Final[list[Card]] = []  # by card id; `rules/cards/` fills it


class Creature:
    """Filter for the creatures that a sentence speaks of."""

    def __init__(self, family: int = ANY, up_to: int = 99, having: int = ANY) -> None:
        self.family = family
        self.up_to = up_to  # the printed cost
        self.having = having  # an instant or an active text

    def fits(self, card: Card) -> bool:
        if self.family != ANY and card.family != self.family:
            return False
        return card.cost <= self.up_to and self._has_text(card)

    def _has_text(self, card: Card) -> bool:
        if self.having == INSTANT:
            return card.instant is not None
        return self.having == ANY or card.active is not None

    def any_among(self, cards: list[int]) -> bool:
        for c in cards:
            if self.fits(CARDS[c]):
                return True
        return False

    def among(self, cards: list[int]) -> list[int]:
        return [c for c in cards if self.fits(CARDS[c])]
