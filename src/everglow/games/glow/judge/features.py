"""The position as a seat sees it, as numbers for learning. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD, Decision
from everglow.games.glow.actions import PICK, SOURCES
from everglow.games.glow.box.card import (
    CARDS,
    FACE_DOWN,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    NUM_ADVENTURERS,
    NUM_COMPANIONS,
    NUM_TILES,
)
from everglow.games.glow.box.components import (
    BLACK,
    BOATS,
    COLOURS,
    ELEMENTS,
    LAP,
    LAST_ROUND,
    MEETING_TRACK,
    NOTHING,
    PHASE_NAMES,
    REROLLS_TO_TURN,
    SYMBOLS,
    UNROLLED,
)
from everglow.games.glow.box.dice import colour_of, is_small
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.rules.picks import NUMBER_OF, PICK_NAMES
from everglow.games.glow.rules.rolling import SECOND_DIE, TURN_FACE, rerolls_of
from everglow.games.glow.show.view import is_travelling
from everglow.games.glow.state.state import State
from everglow.layout import Layout, Part, bits, each, one

SEATS: Final = 4
MANY: Final = 10  # tokens
SOME: Final = 5  # dice
TILE_KINDS: Final = len(CARDS) - FIRST_SPELL + 1  # the last one is face down
VILLAGES: Final = [number for number, spot in enumerate(SPOTS) if spot.village]
KINDS: Final = [
    *["adventurer", "take", "black", "die", "discard", "reroll", "first_die", "second_die", "spend"],
    *["turn_die", "face", "resolve", "fetch", "go", "sail", "skull"],
]


def features(s: State, seat: int) -> list[float]:
    """The parts of LAYOUT: the table, the question asked, and every seat."""
    return LAYOUT.read(s, seat, len(s.players))


def companions(which: list[int]) -> list[float]:
    return each(which, NUM_COMPANIONS)


# The table


def _round(s: State, seat: int) -> list[float]:
    return [s.round / LAST_ROUND, float(s.sea)]


def _phase(s: State, seat: int) -> list[float]:
    return one(s.phase, len(PHASE_NAMES))


def _start(s: State, seat: int) -> list[float]:
    return _seats(s, seat, [s.start])


def _deciders(s: State, seat: int) -> list[float]:
    return _seats(s, seat, s.deciders())


def _seats(s: State, seat: int, which: list[int]) -> list[float]:
    return each([(other - seat) % len(s.players) for other in which], SEATS)


def _track_companions(s: State, seat: int) -> list[float]:
    encoded: list[float] = []
    for space in MEETING_TRACK:
        encoded += one(s.track.companions[space], NUM_COMPANIONS)
    return encoded


def _track_dice(s: State, seat: int) -> list[float]:
    encoded: list[float] = []
    for space in MEETING_TRACK:
        encoded += [count / 2 for count in s.track.dice[space * COLOURS : (space + 1) * COLOURS]]
    return encoded


def _track_footprints(s: State, seat: int) -> list[float]:
    return [s.track.footprints[space] / SOME for space in MEETING_TRACK]


def _graveyard(s: State, seat: int) -> list[float]:
    return companions(s.graveyard)


def _reserve(s: State, seat: int) -> list[float]:
    return [float(count) for count in s.reserve]


def _spent_tiles(s: State, seat: int) -> list[float]:
    return [len(s.pile) / NUM_TILES, *each([tile_kind(tile) for tile in s.box], TILE_KINDS)]


def tile_kind(tile: int) -> int:
    return TILE_KINDS - 1 if tile >= FACE_DOWN else tile - FIRST_SPELL


# The question


def _kind(s: State, seat: int) -> list[float]:
    kind = s.agenda.kind(seat)
    return one(KINDS.index(kind) if kind else -1, len(KINDS))


def _asking(s: State, seat: int) -> list[float]:
    t = s.agenda.waiting_for(seat)
    return one(NO_CARD if t is None else t.card, len(CARDS))


def _picks(s: State, seat: int) -> list[float]:
    t = s.agenda.waiting_for(seat)
    effect = None if t is None else t.effect
    if t is None or not isinstance(effect, Decision):
        return [0.0]
    return [effect.picks(s, t) / REROLLS_TO_TURN]


def _picked(s: State, seat: int) -> list[float]:
    t = s.agenda.waiting_for(seat)
    asked = t is not None and (t.effect is SECOND_DIE or t.effect is TURN_FACE)
    return one(t.memo - PICK if t is not None and asked else NOTHING, len(PICK_NAMES))


# A seat


def _light(s: State, seat: int) -> list[float]:
    p = s.players[seat]
    return [p.light / LAP, float(p.lapped), p.total() / LAP]


def _tokens(s: State, seat: int) -> list[float]:
    p = s.players[seat]
    return [p.footprints / MANY, p.fireflies / MANY]


def _rerolls(s: State, seat: int) -> list[float]:
    p = s.players[seat]
    return [rerolls_of(p, source) / MANY for source in range(SOURCES)]


def _adventurer(s: State, seat: int) -> list[float]:
    return one(s.players[seat].adventurer - FIRST_ADVENTURER, NUM_ADVENTURERS)


def _row(s: State, seat: int) -> list[float]:
    return companions(s.players[seat].companions)


def _places(s: State, seat: int) -> list[float]:
    """Encode the place of each companion in its row: some texts take the rightmost one."""
    row = s.players[seat].companions
    places = [0.0] * NUM_COMPANIONS
    for place, c in enumerate(row):
        places[c] = (place + 1) / len(row)
    return places


def _resolved(s: State, seat: int) -> list[float]:
    return bits(s.players[seat].resolved, FIRST_SPELL)


def _tiles(s: State, seat: int) -> list[float]:
    """Encode the spell tiles in the order of their places, since actions name them by place."""
    encoded: list[float] = []
    for tile in s.players[seat].spells:
        encoded += one(tile_kind(tile), TILE_KINDS)
    return encoded + [0.0] * (NUM_TILES * TILE_KINDS - len(encoded))


def _dice(s: State, seat: int) -> list[float]:
    return each([NUMBER_OF.get(d, NOTHING) for d in s.players[seat].dice], len(PICK_NAMES))


def _colours(s: State, seat: int) -> list[float]:
    """Count dice by colour, also those that are not rolled yet."""
    dice = s.players[seat].dice
    small = each([colour_of(d) for d in dice if is_small(d)], COLOURS)
    return small + each([colour_of(d) for d in dice if not is_small(d)], BLACK)


def _counting(s: State, seat: int) -> list[float]:
    return [count / SOME for count in s.players[seat].shown()[:SYMBOLS]]


def _used(s: State, seat: int) -> list[float]:
    return [count / SOME for count in s.players[seat].used]


def _black(s: State, seat: int) -> list[float]:
    face = s.players[seat].black_face()
    return one(face if face < UNROLLED else NOTHING, UNROLLED)


def _group(s: State, seat: int) -> list[float]:
    return one(s.players[seat].group, len(SPOTS))


def _camp(s: State, seat: int) -> list[float]:
    return [float(s.players[seat].camp == village) for village in VILLAGES]


def _entered(s: State, seat: int) -> list[float]:
    return bits(s.players[seat].entered, len(SPOTS))


def _boats(s: State, seat: int) -> list[float]:
    return [count / BOATS for count in each(s.players[seat].boats, len(ISLANDS))]


def _travelling(s: State, seat: int) -> list[float]:
    return [float(is_travelling(s, seat))]


LAYOUT: Final[Layout[State]] = Layout(
    [
        Part("round / 8, whether it is the Sea", 2, _round),
        Part("phase: setup, morning, late morning, noon, afternoon, evening, end", len(PHASE_NAMES), _phase),
        Part("start player, by seat", SEATS, _start),
        Part("who decides, by seat", SEATS, _deciders),
        Part("meeting track: the companion, by space and card", ELEMENTS * NUM_COMPANIONS, _track_companions),
        Part("meeting track: dice / 2, by space and colour", ELEMENTS * COLOURS, _track_dice),
        Part("meeting track: footprints / 5, by space", ELEMENTS, _track_footprints),
        Part("graveyard, by companion", NUM_COMPANIONS, _graveyard),
        Part("dice in the reserve, by colour", COLOURS, _reserve),
        Part("spell pile / 7; tiles in the box, by kind and face down", 1 + TILE_KINDS, _spent_tiles),
        Part(f"own question: {', '.join(KINDS)}", len(KINDS), _kind),
        Part("own question: for which card", len(CARDS), _asking),
        Part("own question: picks wanted / 3", 1, _picks),
        Part("own question: the die picked, by pick", len(PICK_NAMES), _picked),
    ],
    [
        Part("light / 100, whether lapped, total / 100", 3, _light),
        Part("footprints / 10, fireflies / 10", 2, _tokens),
        Part("rerolls / 10: tokens, track, the two companions", SOURCES, _rerolls),
        Part("adventurer", NUM_ADVENTURERS, _adventurer),
        Part("companions", NUM_COMPANIONS, _row),
        Part("place in the row (1 is the rightmost), by companion", NUM_COMPANIONS, _places),
        Part("resolved today, by companion and adventurer", FIRST_SPELL, _resolved),
        Part("spell tiles, by place and kind", NUM_TILES * TILE_KINDS, _tiles),
        Part("rolled dice, by pick", len(PICK_NAMES), _dice),
        Part("small dice by colour, large dice by colour", COLOURS + BLACK, _colours),
        Part("dice that count / 5, by symbol", SYMBOLS, _counting),
        Part("dice that have paid / 5, by element", ELEMENTS, _used),
        Part("face of the black die", UNROLLED, _black),
        Part("group, by spot", len(SPOTS), _group),
        Part("camp, by village", len(VILLAGES), _camp),
        Part("spots entered today", len(SPOTS), _entered),
        Part("boats / 4, by island", len(ISLANDS), _boats),
        Part("whether still travelling", 1, _travelling),
    ],
    SEATS,
)
