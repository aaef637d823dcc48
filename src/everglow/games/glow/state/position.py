"""Position of a game in progress: the data of all that lies on the table, and what can be read off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from everglow.agenda import Agenda, Situation
from everglow.games.glow.box.components import SETUP
from everglow.games.glow.schema import Event
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.track import Track
from everglow.rng import Chance

if TYPE_CHECKING:
    from everglow.games.glow.state.state import State


class Position(Situation):
    """The table, and what is still to be done."""

    def __init__(
        self,
        players: list[Player],
        track: Track,
        deck: list[int],
        removed: list[int],
        graveyard: list[int],
        reserve: list[int],
        pile: list[int],
        box: list[int],
        agenda: Agenda[State],
        chance: Chance,
        barriers: list[int],
        sea: bool,
        round: int = 1,
        start: int = 0,
        phase: int = SETUP,
    ) -> None:
        self.players = players
        self.track = track
        self.deck = deck  # the last card is on top
        self.removed = removed  # ascending: companions that went to the box unseen; copies share it
        self.graveyard = graveyard  # ascending: the order of the pile means nothing
        self.reserve = reserve  # by colour: how many dice
        self.pile = pile  # spell tiles; the last one is on top; never changed in place, copies share it
        self.box = box  # ascending: spent spell tiles, FACE_DOWN added to those nobody saw; likewise
        self.agenda = agenda
        self.chance = chance
        self.barriers = barriers  # by seat
        self.sea = sea  # the board: the Sea of Darkness instead of the Realm of Shadows
        self.round = round
        self.start = start
        self.phase = phase
        self.events: list[Event] | None = None  # since somebody last took them; None: nobody listens

    def deciders(self) -> list[int]:
        return self.agenda.deciders()

    def legal_actions(self, seat: int) -> list[int]:
        return self.agenda.options(seat)

    def scores(self) -> list[int]:
        """Total of everybody, if the final scoring were now."""
        return [p.total() for p in self.players]

    def places(self) -> list[int]:
        """Rank players by light; among equals by reroll tokens; those who are still equal share a place."""
        merits = [(p.total(), p.rerolls) for p in self.players]
        return [1 + len([other for other in merits if other > merit]) for merit in merits]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(self.players))]

    def barrier(self, seat: int) -> int:
        return self.barriers[seat]

    def key(self) -> object:
        lanes = [tuple([(t.effect.name, t.seat, t.card, t.memo) for t in lane]) for lane in self.agenda.lanes]
        piles = (self.deck, self.removed, self.graveyard, self.reserve, self.pile, self.box)
        return (
            tuple([p.key() for p in self.players]),
            self.track.key(),
            tuple([tuple(pile) for pile in piles]),
            tuple(lanes),
            (self.sea, self.round, self.start, self.phase),
        )

    def turn_order(self) -> list[int]:
        seats = len(self.players)
        return [(self.start + i) % seats for i in range(seats)]
