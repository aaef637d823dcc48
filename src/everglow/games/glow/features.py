"""The position as a seat sees it, as numbers for learning. Seats are counted from the one that looks."""

from __future__ import annotations

from everglow.games.glow.card import CARDS, FACE_DOWN, FIRST_ADVENTURER, FIRST_SPELL
from everglow.games.glow.components import (
    BLACK,
    COLOURS,
    ELEMENTS,
    LAP,
    LAST_ROUND,
    MEETING_TRACK,
    PHASE_NAMES,
    UNROLLED,
)
from everglow.games.glow.dice import colour_of, is_small
from everglow.games.glow.player import Player
from everglow.games.glow.realm import SPOTS
from everglow.games.glow.sea import ISLANDS
from everglow.games.glow.state import State

SEATS = 4


def features(s: State, seat: int) -> list[float]:
    """Round, phase, board; for each of four seats all that lies there; the track and the open piles."""
    found = [s.round / LAST_ROUND, float(s.sea)]
    found += [float(s.phase == phase) for phase in range(len(PHASE_NAMES))]
    found += [float(s.start == (seat + i) % len(s.players)) for i in range(SEATS)]
    for i in range(SEATS):
        found += _player(s.players[(seat + i) % len(s.players)]) if i < len(s.players) else _nobody(s)
    return found + _track(s) + _cards(s.graveyard) + [float(count) for count in s.reserve]


def _player(p: Player) -> list[float]:
    found = [p.light / LAP, p.footprints / 10, p.fireflies / 10, p.rerolls / 10, float(p.lapped)]
    found += [p.track_rerolls() / 10, p.total() / LAP]
    found += [float(p.adventurer == c) for c in range(FIRST_ADVENTURER, FIRST_SPELL)]
    return found + _cards(p.companions) + _resolved(p) + _spells(p) + _dice(p) + _place(p)


def _nobody(s: State) -> list[float]:
    return [0.0] * len(_player(s.players[0]))


def _cards(cards: list[int]) -> list[float]:
    return [float(c in cards) for c in range(FIRST_ADVENTURER)]


def _resolved(p: Player) -> list[float]:
    """Which cards were resolved or have given their reroll today."""
    today = p.resolved | p.spent
    return [float(today >> c & 1) for c in range(FIRST_SPELL)]


def _spells(p: Player) -> list[float]:
    """How many tiles of each kind, and face down."""
    kinds = [float(p.spells.count(spell)) for spell in range(FIRST_SPELL, len(CARDS))]
    return [*kinds, float(len([tile for tile in p.spells if tile >= FACE_DOWN]))]


def _dice(p: Player) -> list[float]:
    """What counts, what has paid, what the black die shows; large and small dice by colour."""
    small = [colour_of(d) for d in p.dice if is_small(d)]
    large = [colour_of(d) for d in p.dice if not is_small(d)]
    counts = p.shown() + p.used + [small.count(c) for c in range(COLOURS)]
    black = [float(p.black_face() == face) for face in range(UNROLLED)]
    return [count / 5 for count in counts + [large.count(c) for c in range(BLACK)]] + black


def _place(p: Player) -> list[float]:
    found = [float(p.group == spot) for spot in range(len(SPOTS))]
    found += [float(p.camp == spot) for spot in range(len(SPOTS)) if SPOTS[spot].village]
    found += [float(p.entered >> spot & 1) for spot in range(len(SPOTS))]
    return found + [p.boats.count(island) / 4 for island in range(len(ISLANDS))]


def _track(s: State) -> list[float]:
    found: list[float] = []
    for space in MEETING_TRACK:
        found += _cards([s.track.companions[space]])
        found.append(s.track.footprints[space] / 5)
    return found + [count / 2 for count in s.track.dice[: ELEMENTS * COLOURS]]
