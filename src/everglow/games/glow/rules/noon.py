"""Noon: die faces pay out, then every card whose condition is met is resolved."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD, Decision, Effect, Task
from everglow.games.glow.actions import RESOLVE, RESOLVE_SPELL
from everglow.games.glow.box.card import CARDS, FACE_DOWN
from everglow.games.glow.box.components import LOSE_TWO, NOON, SYMBOL_NAMES, THREE_LIGHT, TWO_FOOTPRINTS
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State
from everglow.rng import TABLE

CROMAUG: Final = CARD_IDS["cromaug"]


class Noon(Effect[State]):
    """Noon: all at once, unless Cromaug couples the players: then in turn order (N5)."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.phase = NOON
        together = not coupled(s)
        for seat in reversed(s.turn_order()):
            s.agenda.push(Task(DIE_FACES, seat, lane=seat + 1 if together else TABLE))


def coupled(s: State) -> bool:
    """Whether somebody may take from the graveyard and the reserve what others put there."""
    for p in s.players:
        if CROMAUG in p.companions:
            return True
    return False


class DieFaces(Effect[State]):
    """First the faces: footprints, then light, then what the black die takes (N1)."""

    def resolve(self, s: State, t: Task[State]) -> None:
        p = s.players[t.seat]
        p.resolved = 0
        shown = p.shown()
        if shown[TWO_FOOTPRINTS]:
            s.gain_footprints(t.seat, 2 * shown[TWO_FOOTPRINTS], SYMBOL_NAMES[TWO_FOOTPRINTS])
        if shown[THREE_LIGHT]:
            s.gain_light(t.seat, 3 * shown[THREE_LIGHT], SYMBOL_NAMES[THREE_LIGHT])
        if p.cursed():
            s.lose_light(t.seat, 2, SYMBOL_NAMES[LOSE_TWO])
        s.agenda.push(t.next(NEXT_CARD))


class NextCard(Decision[State]):
    """Choose the next card; it goes on until no condition is met any more (N2)."""

    def kind(self) -> str:
        return "resolve"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        shown = p.shown()
        return [RESOLVE + c for c in met_cards(p, shown)] + [RESOLVE_SPELL + i for i in met_spells(p, shown)]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        """The number of activations is counted once, from the dice of this moment (N4)."""
        s.agenda.push(t)
        if action >= RESOLVE_SPELL:
            card, times = s.resolve_spell(t.seat, action - RESOLVE_SPELL), 1
        else:
            card = action - RESOLVE
            times = CARDS[card].times(s.players[t.seat].shown())
            s.resolve(t.seat, card, times)
        for effect in reversed(CARDS[card].gives):
            s.agenda.push(Task(effect, t.seat, card, times, t.lane))


def met_cards(p: Player, shown: list[int]) -> list[int]:
    """The companions and the adventurer that wait to be resolved, in ascending order."""
    cards: list[int] = []
    for c in p.companions:
        if not p.resolved & CARDS[c].bit and CARDS[c].times(shown):
            cards.append(c)
    cards.sort()
    own = p.adventurer
    if own != NO_CARD and not p.resolved & CARDS[own].bit and CARDS[own].times(shown):
        cards.append(own)
    return cards


def met_spells(p: Player, shown: list[int]) -> list[int]:
    """The places of the tiles that wait to be resolved; a face-down one does nothing yet (S1)."""
    places: list[int] = []
    for place, tile in enumerate(p.spells):
        if tile < FACE_DOWN and CARDS[tile].times(shown):
            places.append(place)
    return places


NOON_BEGINS: Final[Effect[State]] = Noon()
DIE_FACES: Final[Effect[State]] = DieFaces()
NEXT_CARD: Final[Effect[State]] = NextCard()
