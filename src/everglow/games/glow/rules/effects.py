"""The sentences that cards are made of. A task's memo says how often the card acts."""

from __future__ import annotations

from everglow.agenda import Decision, Effect, Task
from everglow.games.glow.actions import FETCH
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.rules.arrival import arrive
from everglow.games.glow.state.state import State


class Light(Effect[State]):
    """Gain light."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, s: State, t: Task[State]) -> None:
        s.gain_light(t.seat, self.count * t.memo, CARDS[t.card].name)


class Lose(Effect[State]):
    """Lose light."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, s: State, t: Task[State]) -> None:
        s.lose_light(t.seat, self.count * t.memo, CARDS[t.card].name)


class Footprints(Effect[State]):
    """Take footprints."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, s: State, t: Task[State]) -> None:
        s.gain_footprints(t.seat, self.count * t.memo, CARDS[t.card].name)


class LoseFootprints(Effect[State]):
    """Lose footprints, as many as you have."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, s: State, t: Task[State]) -> None:
        s.lose_footprints(t.seat, self.count * t.memo, CARDS[t.card].name)


class Fireflies(Effect[State]):
    """Take fireflies."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, s: State, t: Task[State]) -> None:
        s.gain_fireflies(t.seat, self.count * t.memo, CARDS[t.card].name)


class Rerolls(Effect[State]):
    """Take reroll tokens."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, s: State, t: Task[State]) -> None:
        s.gain_rerolls(t.seat, self.count * t.memo, CARDS[t.card].name)


class Skull(Effect[State]):
    """The companion itself goes to the graveyard at once; the rest of the line still happens."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.bury(t.seat, t.card, CARDS[t.card].name)


class BuryRightmost(Effect[State]):
    """Your rightmost companion goes to the graveyard without any effect; without one nothing happens (S5)."""

    def resolve(self, s: State, t: Task[State]) -> None:
        row = s.players[t.seat].companions
        if row:
            s.bury(t.seat, row[-1], CARDS[t.card].name)


class CastSpells(Effect[State]):
    """Every other player draws a spell tile, clockwise from your left (X1)."""

    def resolve(self, s: State, t: Task[State]) -> None:
        seats = len(s.players)
        for i in range(1, seats):
            s.draw_spell((t.seat + i) % seats, CARDS[t.card].name)


class FetchCompanion(Decision[State]):
    """Take another companion from the graveyard; you must, if there is one (C1)."""

    def kind(self) -> str:
        return "fetch"

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [FETCH + c for c in s.graveyard if c != t.card]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.fetch(t.seat, action - FETCH, CARDS[t.card].name)
        arrive(s, t, action - FETCH)
