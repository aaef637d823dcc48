"""Afternoon in the Realm of Shadows: the group goes from spot to spot."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Decision, Effect, Task
from everglow.games.glow.actions import GO, STOP
from everglow.games.glow.box.components import NO_SYMBOL, SKULL
from everglow.games.glow.box.realm import SPOTS, way_between
from everglow.games.glow.rules.skulls import GIVE_UP
from everglow.games.glow.state.state import State


class Journey(Decision[State]):
    """Go on to a neighbouring spot, or stop here."""

    def kind(self) -> str:
        return "go"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        shown = p.shown()
        actions: list[int] = []
        for way in SPOTS[p.group].ways:
            if not p.entered >> way.to & 1 and price(p.used, shown, way.to) <= p.footprints:
                actions.append(GO + way.to)
        actions.append(STOP)
        return actions

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action == STOP:
            return stop(s, t.seat)
        s.agenda.push(t)
        s.agenda.push(t.next(ARRIVE, action - GO))
        pay(s, t.seat, action - GO)
        cross(s, t, action - GO)


def price(used: list[int], shown: list[int], spot: int) -> int:
    """The footprints that entering costs: a toll, or a joker where the dice do not serve (J1)."""
    target = SPOTS[spot]
    if target.needs != NO_SYMBOL:
        return 0 if shown[target.needs] > used[target.needs] else 1
    if target.without != NO_SYMBOL:
        return 1 if shown[target.without] else 0
    return target.toll


def pay(s: State, seat: int, spot: int) -> None:
    """Pay with a die where one serves: a footprint instead is never better."""
    p, target = s.players[seat], SPOTS[spot]
    footprints = price(p.used, p.shown(), spot)
    if target.needs != NO_SYMBOL and footprints == 0:
        s.use_die(seat, target.needs)
    s.pay(seat, footprints, target.name)


def cross(s: State, t: Task[State], spot: int) -> None:
    """The symbol of the route comes after paying and before the spot (J4)."""
    way = way_between(s.players[t.seat].group, spot)
    assert way is not None
    if way.finds == SKULL:
        s.agenda.push(t.next(GIVE_UP))
    else:
        s.find(t.seat, way.finds, way.count, "route")


class Arrive(Effect[State]):
    """Take what lies on the spot; then the group is there."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.find(t.seat, SPOTS[t.memo].finds, 1, SPOTS[t.memo].name)
        s.arrive(t.seat, t.memo)


def stop(s: State, seat: int) -> None:
    """A group that has gone to a village and stops there makes its camp (J3)."""
    p = s.players[seat]
    if SPOTS[p.group].village and p.entered != 1 << p.group:
        s.make_camp(seat)
    s.tell({"event": "stopped", "seat": seat, "place": SPOTS[p.group].name})


JOURNEY: Final[Effect[State]] = Journey()
ARRIVE: Final[Effect[State]] = Arrive()
