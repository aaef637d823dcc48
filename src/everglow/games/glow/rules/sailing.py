"""Afternoon in the Sea of Darkness: one boat sails to a neighbouring island."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Decision, Effect, Task
from everglow.games.glow.actions import SAIL, STOP
from everglow.games.glow.box.components import SKULL
from everglow.games.glow.box.sea import ISLANDS, PASSAGES
from everglow.games.glow.rules.skulls import GIVE_UP
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State

CLOSED: Final = 99  # footprints: more than anybody has


class Sail(Decision[State]):
    """Sail with one boat along one connection, or stay."""

    def kind(self) -> str:
        return "sail"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        elements = p.different_elements()
        actions: list[int] = []
        for island in sorted(set(p.boats)):
            for passage in ISLANDS[island].passages:
                if is_open(p, elements, passage):
                    actions.append(SAIL + passage)
        actions.append(STOP)
        return actions

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action == STOP:
            return s.tell({"event": "stopped", "seat": t.seat})
        sail(s, t, action - SAIL)


def is_open(p: Player, elements: int, passage: int) -> bool:
    """Whether a passage can be paid, and no other boat of the player is at its end."""
    return PASSAGES[passage].to not in p.boats and price(elements, passage) <= p.footprints


def price(elements: int, passage: int) -> int:
    """The toll, and a joker for every missing element; nothing lowers their number."""
    way = PASSAGES[passage]
    if elements > way.most:
        return CLOSED
    return way.toll + max(way.least - elements, 0)


def sail(s: State, t: Task[State], passage: int) -> None:
    way = PASSAGES[passage]
    island = ISLANDS[way.to]
    s.pay(t.seat, price(s.players[t.seat].different_elements(), passage), island.name)
    s.sail(t.seat, way.start, way.to)
    if island.finds == SKULL:
        s.agenda.push(t.next(GIVE_UP))
    else:
        s.find(t.seat, island.finds, island.count, island.name)


SAILING: Final[Effect[State]] = Sail()
