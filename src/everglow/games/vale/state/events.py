"""Events that tell listeners what happened."""

from __future__ import annotations

from typing import Literal

from everglow.agenda import NO_CARD, Situation
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import STONE_NAMES
from everglow.games.vale.schema import CardDeed, Drew, Event, SomeStones


def some(stones: list[int]) -> SomeStones:
    """Stones by colour, without the colours of which there are none."""
    counted: SomeStones = {}
    for colour, count in enumerate(stones):
        if count:
            counted[STONE_NAMES[colour]] = count
    return counted


class Chronicle(Situation):
    """The events since somebody last took them; None while nobody listens, as in search."""

    events: list[Event] | None

    def listen(self) -> None:
        self.events = []

    def news(self) -> list[Event]:
        told = self.events
        self.events = [] if told is not None else None
        return told or []

    def tell_card(self, deed: CardDeed, seat: int, card: int) -> None:
        if self.events is not None:
            self.events.append({"event": deed, "seat": seat, "card": CARDS[card].name})

    def tell_points(self, event: Literal["scored", "lost"], seat: int, points: int, cause: int) -> None:
        assert self.events is not None
        self.events.append({"event": event, "seat": seat, "cause": CARDS[cause].name, "points": points})

    def tell_stones(
        self, event: Literal["took", "put_back"], seat: int, stones: list[int], cause: int
    ) -> None:
        assert self.events is not None
        if cause == NO_CARD:
            self.events.append({"event": event, "seat": seat, "stones": some(stones)})
        else:
            named = CARDS[cause].name
            self.events.append({"event": event, "seat": seat, "cause": named, "stones": some(stones)})

    def tell_move(
        self, event: Literal["recovered", "fetched", "copied"], seat: int, card: int, cause: int
    ) -> None:
        if self.events is not None:
            named = CARDS[cause].name
            self.events.append({"event": event, "seat": seat, "card": CARDS[card].name, "cause": named})

    def tell_discard(self, seat: int, card: int, cause: int, source: Literal["area", "hand"]) -> None:
        assert self.events is not None
        named, why = CARDS[card].name, CARDS[cause].name
        self.events.append({"event": "discarded", "seat": seat, "card": named, "cause": why, "from": source})

    def tell_drew(self, seat: int, card: int, cause: int, known: bool) -> None:
        """Tell of a drawn card, which everybody knows or only who drew it."""
        assert self.events is not None
        named, why = CARDS[card].name, CARDS[cause].name
        drew: Drew = {"event": "drew", "seat": seat, "card": named, "cause": why}
        if not known:
            drew["only"] = seat
        self.events.append(drew)

    def tell_end_of_turn(self, seat: int) -> None:
        if self.events is not None:
            self.events.append({"event": "turn_ended", "seat": seat})
