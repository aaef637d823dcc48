"""Events that tell listeners what happened."""

from __future__ import annotations

from typing import Literal

from everglow.games.glow.box import dice
from everglow.games.glow.box.card import CARDS, COMPANIONS
from everglow.games.glow.box.components import COLOUR_NAMES, ELEMENT_NAMES, MEETING_TRACK, SYMBOL_NAMES
from everglow.games.glow.box.labels import die_told, source_name
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.schema import Changed, Event, Good
from everglow.games.glow.state.position import Position


class Chronicle(Position):
    """A position whose events are kept while somebody listens.

    The verbs ask whether anybody does before they call `tell_...`: nobody listens in search.
    """

    def listen(self) -> None:
        self.events = []

    def news(self) -> list[Event]:
        told = self.events
        self.events = [] if told is not None else None
        return told or []

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    # Light, tokens and cards

    def tell_change(
        self, event: Literal["gained", "lost"], seat: int, cause: str, good: Good, count: int
    ) -> None:
        changed: Changed = {"event": event, "seat": seat, "cause": cause}
        changed[good] = count
        self.tell(changed)

    def tell_recruited(self, seat: int, card: int, space: int, colours: list[int], footprints: int) -> None:
        self.tell(
            {
                "event": "recruited",
                "seat": seat,
                "card": COMPANIONS[card].name,
                "space": ELEMENT_NAMES[space],
                "dice": [COLOUR_NAMES[colour] for colour in colours],
                "footprint": footprints,
            }
        )

    def tell_discarded(self, seat: int, card: int, space: int) -> None:
        named, where = COMPANIONS[card].name, ELEMENT_NAMES[space]
        self.tell({"event": "discarded", "seat": seat, "card": named, "space": where})

    def tell_graveyard(self, event: Literal["fetched", "buried"], seat: int, cause: str, card: int) -> None:
        self.tell({"event": event, "seat": seat, "cause": cause, "card": COMPANIONS[card].name})

    def tell_broken(self, seat: int, place: int, card: str | None) -> None:
        self.tell({"event": "broke_spell", "seat": seat, "place": place, "card": card})

    def tell_resolved(self, seat: int, card: int, times: int) -> None:
        self.tell({"event": "resolved", "seat": seat, "card": CARDS[card].name, "times": times})

    # Dice

    def tell_returned_die(self, seat: int, colour: int) -> None:
        self.tell({"event": "returned_die", "seat": seat, "colour": COLOUR_NAMES[colour]})

    def tell_took_die(self, seat: int, card: int, colour: int) -> None:
        named, kind = COMPANIONS[card].name, COLOUR_NAMES[colour]
        self.tell({"event": "took_die", "seat": seat, "cause": named, "colour": kind})

    def tell_black_die(self, seat: int, faces: list[int]) -> None:
        self.tell({"event": "rolled_black_die", "seat": seat, "faces": [SYMBOL_NAMES[f] for f in faces]})

    def tell_dice(self, event: Literal["rolled", "put_back_dice"], seat: int, rolled: list[int]) -> None:
        self.tell({"event": event, "seat": seat, "dice": [die_told(d) for d in rolled]})

    def tell_die(self, event: Literal["rerolled", "turned"], seat: int, d: int, new: int) -> None:
        face = SYMBOL_NAMES[dice.face_of(new)]
        self.tell({"event": event, "seat": seat, "die": die_told(d), "face": face})

    def tell_spent(self, seat: int, source: int, tokens: int, light: int) -> None:
        """Tell that so many tokens and so much light went; what is left of the light is told too."""
        self.tell(
            {
                "event": "spent_reroll",
                "seat": seat,
                "source": source_name(source),
                "light": self.players[seat].light,
                "spent": {"reroll_token": tokens, "light": light},
            }
        )

    # Boards

    def tell_sailed(self, seat: int, start: int, to: int) -> None:
        begun, ended = ISLANDS[start].name, ISLANDS[to].name
        self.tell({"event": "sailed", "seat": seat, "start": begun, "place": ended})

    def tell_dealt(self) -> None:
        lying = self.track.companions
        named = {ELEMENT_NAMES[space]: COMPANIONS[lying[space]].name for space in MEETING_TRACK}
        self.tell({"event": "dealt", "round": self.round, "start": self.start, "companions": named})
