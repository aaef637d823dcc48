"""Cheapest ways to a far spot of the Realm of Shadows, with the dice and footprints of today."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.actions import GO
from everglow.games.glow.box.components import (
    ELEMENT_NAMES,
    ELEMENTS,
    FIREFLY,
    LIGHT,
    NO_SYMBOL,
    NOTHING,
    REROLL,
    SKULL,
)
from everglow.games.glow.box.realm import SPOTS, Way
from everglow.games.glow.codec.names import NAMES, action
from everglow.games.glow.rules.journey import price
from everglow.games.glow.schema import Amount, Plan
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State

MISSING: Final = 3  # footprints: a way that lacks more of them is not told
MOST: Final = 1200  # steps that a search tries: the nearest spots come first


class Trip:
    """Steps from where a group stands: what they take, and what lies on the way."""

    def __init__(self, spot: int, steps: list[int], entered: int, used: list[int], costs: list[int]) -> None:
        self.spot = spot
        self.steps = steps
        self.entered = entered  # a bit for every spot
        self.used = used  # by element: dice that have paid
        self.costs = costs  # footprints, light, skulls; below 0: fireflies, rerolls

    def on(self, way: Way, shown: list[int]) -> Trip:
        """One step further."""
        target = SPOTS[way.to]
        used, costs = self.used[:], self.costs[:]
        footprints = price(used, shown, way.to)
        if target.needs != NO_SYMBOL and footprints == 0:
            used[target.needs] += 1
        costs[0] += footprints
        find(costs, way.finds, way.count)
        find(costs, target.finds, 1)
        return Trip(way.to, self.steps + [way.to], self.entered | 1 << way.to, used, costs)

    def beats(self, other: Trip) -> bool:
        """Whether a trip is nowhere worse: nobody would rather go the other way."""
        if len(self.steps) > len(other.steps):
            return False
        for mine, theirs in zip(self.costs + self.used, other.costs + other.used, strict=True):
            if mine > theirs:
                return False
        return True

    def rank(self, footprints: int) -> tuple[int, int, int, int, int]:
        """The smaller, the better: payable, without a skull, for little, with finds, in few steps."""
        paid, light, skulls, fireflies, rerolls = self.costs
        return max(paid - footprints, 0), skulls, paid + light, fireflies + rerolls, len(self.steps)


def find(costs: list[int], what: int, count: int) -> None:
    """Add to a trip's costs what a symbol on a route or a spot takes or gives."""
    if what == LIGHT:
        costs[1] -= count
    elif what == SKULL:
        costs[2] += 1
    elif what == FIREFLY:
        costs[3] -= count
    elif what == REROLL:
        costs[4] -= count
    else:
        assert what == NOTHING


def plan(s: State, seat: int, wish: str) -> Plan:
    """The best way to a spot, for somebody on a journey; empty if none leads there."""
    spot = action(wish) - GO
    if s.agenda.kind(seat) != "go" or not 0 <= spot < len(SPOTS):
        return {}
    p = s.players[seat]
    ways = explore(p).get(spot, [])
    return plan_of(p, min(ways, key=lambda trip: trip.rank(p.footprints))) if ways and ways[0].steps else {}


def explore(p: Player) -> dict[int, list[Trip]]:
    """Find all ways to every spot of which none beats another."""
    shown, most = p.shown(), p.footprints + MISSING
    first = Trip(p.group, [], p.entered | 1 << p.group, p.used, [0, 0, 0, 0, 0])
    trips: dict[int, list[Trip]] = {p.group: [first]}
    queue = [first]
    for trip in queue:
        for way in SPOTS[trip.spot].ways:
            if not trip.entered >> way.to & 1:
                further = trip.on(way, shown)
                if further.costs[0] <= most and len(queue) < MOST and is_new(trips, further):
                    queue.append(further)
    return trips


def is_new(trips: dict[int, list[Trip]], trip: Trip) -> bool:
    """Whether nothing beats the trip so far; whatever it beats is forgotten."""
    known = trips.get(trip.spot, [])
    for other in known:
        if other.beats(trip):
            return False
    trips[trip.spot] = [other for other in known if not trip.beats(other)] + [trip]
    return True


def plan_of(p: Player, trip: Trip) -> Plan:
    """A way as the client shows it: the steps, the dice that pay, and everything taken or given."""
    footprints, light, skulls, fireflies, rerolls = trip.costs
    dice = [ELEMENT_NAMES[e] for e in range(ELEMENTS) for _ in range(trip.used[e] - p.used[e])]
    amounts: list[tuple[Amount, int]] = [
        ("footprints", footprints),
        ("lacking", max(footprints - p.footprints, 0)),
        ("light", min(light, p.light)),
        ("skulls", min(skulls, len(p.companions) + len(p.spells))),
        ("fireflies", -fireflies),
        ("rerolls", -rerolls),
    ]
    planned: Plan = {"steps": [NAMES[GO + spot] for spot in trip.steps], "dice": dice}
    for what, count in amounts:
        if count:
            planned[what] = count
    return planned
