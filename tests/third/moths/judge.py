"""Evaluation of a position for a seat, and the position as numbers: all that bots know of this game."""

from __future__ import annotations

from typing import Final

from everglow.layout import Layout, Part, each, one
from tests.third.moths.box import FACES, HAND, LANTERNS, LARGEST, LAST_NIGHT, MOTHS
from tests.third.moths.state import Player, State

SEATS: Final = 4
KINDS: Final = ["send", "forage"]

breadth = 100
trust = 8
patience = "100ms"


def evaluate(s: State, seat: int) -> float:
    """Compare what the seat has and may hope for with the best of the others, from -1 to 1."""
    p, others = s.players[seat], [o for i, o in enumerate(s.players) if i != seat]
    lead = p.points + _hope(s, p) + _hand(s, p) - max([o.points for o in others]) - _usual(s)
    scale = 4.0 + 2.0 * (LAST_NIGHT - s.night)  # a lead counts for more, the fewer nights are left
    return lead / (scale + abs(lead))


foresee = evaluate  # a seat has no chances of its own here


def horizon(_s: State) -> int:
    return 6


def _hope(s: State, p: Player) -> float:
    """Points that the moth on its way may bring, if most of the others fly to the brighter lantern."""
    if not p.sent:
        return 0.0
    drawn = s.shines[p.lantern] ** 2 / sum([shine**2 for shine in s.shines])
    beaten = drawn * (LARGEST + 0.5 - p.sent) / LARGEST
    return float(s.shines[p.lantern] * (1.0 - beaten) ** (len(s.players) - 1))


def _hand(s: State, p: Player) -> float:
    """The larger a moth, the more it brings in a later flight; small ones are only thrown away."""
    flights = LAST_NIGHT - s.night + (_asked(s) == "send" and not p.sent)
    return sum([3.0 * (size / LARGEST) ** 2 for size in sorted(p.hand)[-flights:]]) if flights else 0.0


def _asked(s: State) -> str:
    """Kind of the open question, to whomever: nobody else is asked anything different."""
    deciders = s.deciders()
    return s.agenda.kind(deciders[0]) if deciders else ""


def _usual(s: State) -> float:
    return float(LAST_NIGHT - s.night)


# The position as numbers


def features(s: State, seat: int) -> list[float]:
    return LAYOUT.read(s, seat, len(s.players))


def _sizes(moths: list[int]) -> list[float]:
    return each([size - 1 for size in moths], LARGEST)


def _seats(s: State, seat: int, which: list[int]) -> list[float]:
    return each([(other - seat) % len(s.players) for other in which], SEATS)


def _table(s: State, seat: int) -> list[float]:
    return [s.night / LAST_NIGHT, *[shine / FACES for shine in s.shines], len(s.deck) / len(MOTHS)]


def _kind(s: State, seat: int) -> list[float]:
    return one(KINDS.index(_asked(s)) if _asked(s) else -1, len(KINDS))


def _number(s: State, seat: int) -> list[float]:
    return one(seat, SEATS)


def _spent(s: State, seat: int) -> list[float]:
    return _sizes(s.spent)


def _flight(s: State, seat: int) -> list[float]:
    p = s.players[seat]
    return _sizes([p.sent] if p.sent else []) + one(p.lantern if p.sent else -1, len(LANTERNS))


def _public(s: State, seat: int) -> list[float]:
    p = s.players[seat]
    most = FACES * LAST_NIGHT
    return [p.points / most, p.lanterns / LAST_NIGHT, len(p.hand) / HAND, float(p.sent > 0)]


LAYOUT: Final[Layout[State]] = Layout(
    [
        Part("night / 5, porch / 6, street / 6, deck / 36", 2 + len(LANTERNS), _table),
        Part("asked: send, forage", len(KINDS), _kind),
        Part("own seat's number", SEATS, _number),
        Part("who begins, by seat", SEATS, lambda s, seat: _seats(s, seat, [s.start])),
        Part("who decides, by seat", SEATS, lambda s, seat: _seats(s, seat, s.deciders())),
        Part("own hand, by size", LARGEST, lambda s, seat: _sizes(s.players[seat].hand)),
        Part("own moth on its way, by size, and its lantern", LARGEST + len(LANTERNS), _flight),
        Part("spent moths, by size", LARGEST, _spent),
    ],
    [Part("points / 30, lanterns / 5, hand / 4, moth on its way", 4, _public)],
    SEATS,
)
num_features = LAYOUT.length()
layout = LAYOUT.parts()
num_inputs = 0  # no net judges this game
inputs_digest = ""
weights = ""


def inputs(_s: State, _seat: int) -> list[int]:
    return []
