"""Inputs of the net: the position as a seat may know it, and all that the hand-made evaluation counts."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD
from everglow.games.glow.box.card import CARDS, FIRST_ADVENTURER, FIRST_SPELL, NUM_ADVENTURERS, NUM_COMPANIONS
from everglow.games.glow.box.components import BLACK, COLOURS, END, LAST_ROUND, PHASE_NAMES, SYMBOLS, UNROLLED
from everglow.games.glow.box.dice import colour_of, is_small
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.judge.evaluate import WIDE, Forecast, recruiting
from everglow.games.glow.judge.features import KINDS, SEATS, TILE_KINDS, VILLAGES, tile_kind
from everglow.games.glow.judge.worth import firefly_margin
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State
from everglow.inputs import ONE, Inputs, Row, lead

FEW: Final = 5  # light that is told together
STEPS: Final = 24
TOKENS: Final = 8  # footprints or rerolls; more count as so many
MARGINS: Final = 9  # fireflies more than companions, from -4 to 4
DICE: Final = 4  # with one symbol, or of one colour
# What an amount of 1 stands for.
ALL_LIGHT: Final = 64.0
SOME_LIGHT: Final = 16.0
DAYS: Final = 4.0

AMOUNTS: Final = "total now, forecast, lead; held, from cards, from today, firefly bonus"

INPUTS: Final = Inputs(
    [
        ("players: 2, 3, 4", SEATS - 1),
        ("whether it is the Sea", 1),
        ("round", LAST_ROUND),
        ("phase: setup, morning, late morning, noon, afternoon, evening, end", len(PHASE_NAMES)),
        ("start player, by seat", SEATS),
        ("who decides, by seat", SEATS),
        ("meeting track, by companion", NUM_COMPANIONS),
        ("small dice with it / 2, by companion", NUM_COMPANIONS),
        ("footprints with it / 4, by companion", NUM_COMPANIONS),
        ("whether the black die is with it, by companion", NUM_COMPANIONS),
        ("graveyard, by companion", NUM_COMPANIONS),
        (f"own question: {', '.join(KINDS)}", len(KINDS)),
        ("own question: for which card", len(CARDS)),
    ],
    [
        (AMOUNTS, 7),
        ("light, in fives", STEPS),
        ("footprints, by number", TOKENS),
        ("reroll tokens, by number", TOKENS),
        ("rerolls of companions and of the score track, by number", TOKENS),
        ("fireflies more than companions, from -4 to 4", MARGINS),
        ("whether a companion is still to be taken", 1),
        ("adventurer", NUM_ADVENTURERS),
        ("companions", NUM_COMPANIONS),
        ("days to come / 4, by companion", NUM_COMPANIONS),
        ("resolved today, by companion and adventurer", FIRST_SPELL),
        ("spell tiles, by kind and face down", TILE_KINDS),
        ("small dice by colour and number", COLOURS * DICE),
        ("large dice by colour and number", BLACK * DICE),
        ("dice that count, by symbol and number", SYMBOLS * DICE),
        ("face of the black die", UNROLLED),
        ("group, by spot", len(SPOTS)),
        ("camp, by village", len(VILLAGES)),
        ("boats / 4, by island", len(ISLANDS)),
        ("whether still travelling or rolling", 1),
    ],
    SEATS,
    meaning=1,
)

SEA: Final = INPUTS.start("whether it is the Sea")
ROUND: Final = INPUTS.start("round")
PHASE: Final = INPUTS.start("phase: setup, morning, late morning, noon, afternoon, evening, end")
START: Final = INPUTS.start("start player, by seat")
DECIDES: Final = INPUTS.start("who decides, by seat")
TRACK: Final = INPUTS.start("meeting track, by companion")
TRACK_DICE: Final = INPUTS.start("small dice with it / 2, by companion")
TRACK_FOOTPRINTS: Final = INPUTS.start("footprints with it / 4, by companion")
TRACK_BLACK: Final = INPUTS.start("whether the black die is with it, by companion")
GRAVEYARD: Final = INPUTS.start("graveyard, by companion")
KIND: Final = INPUTS.start(f"own question: {', '.join(KINDS)}")
ASKING: Final = INPUTS.start("own question: for which card")
IN_FIVES: Final = INPUTS.start("light, in fives")
FOOTPRINTS: Final = INPUTS.start("footprints, by number")
REROLLS: Final = INPUTS.start("reroll tokens, by number")
OTHER_REROLLS: Final = INPUTS.start("rerolls of companions and of the score track, by number")
FIREFLIES: Final = INPUTS.start("fireflies more than companions, from -4 to 4")
TO_TAKE: Final = INPUTS.start("whether a companion is still to be taken")
ADVENTURER: Final = INPUTS.start("adventurer")
COMPANION: Final = INPUTS.start("companions")
COMPANION_LATER: Final = INPUTS.start("days to come / 4, by companion")
RESOLVED: Final = INPUTS.start("resolved today, by companion and adventurer")
TILES: Final = INPUTS.start("spell tiles, by kind and face down")
SMALL: Final = INPUTS.start("small dice by colour and number")
LARGE: Final = INPUTS.start("large dice by colour and number")
SHOWN: Final = INPUTS.start("dice that count, by symbol and number")
BLACK_FACE: Final = INPUTS.start("face of the black die")
GROUP: Final = INPUTS.start("group, by spot")
CAMP: Final = INPUTS.start("camp, by village")
ISLAND: Final = INPUTS.start("boats / 4, by island")
BUSY: Final = INPUTS.start("whether still travelling or rolling")

KIND_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}
VILLAGE_NUMBERS: Final = {village: number for number, village in enumerate(VILLAGES)}

MIDDLE: Final = MARGINS // 2


def inputs(s: State, seat: int) -> list[int]:
    """The parts of INPUTS that are not zero; at the end of a game only its light and its likes."""
    row = Row()
    _table(row, s, seat)
    seats = len(s.players)
    if s.phase != END:
        _seats(row, s, seat)
    else:
        for i in range(seats):
            row.base = INPUTS.table_length + i * INPUTS.seat_length
            _light(row, s.players[(seat + i) % seats])
    return row.found


# The table


def _table(row: Row, s: State, seat: int) -> None:
    row.put(len(s.players) - 2)
    row.count(SEA, int(s.sea), 1)
    row.put(ROUND + s.round - 1)
    row.put(PHASE + s.phase)
    row.put(START + _from(s, seat, s.start))
    for decider in s.deciders():
        row.put(DECIDES + _from(s, seat, decider))
    for c in s.graveyard:
        row.put(GRAVEYARD + c)
    for space in s.track.occupied():
        _space(row, s, space)
    _question(row, s, seat)


def _space(row: Row, s: State, space: int) -> None:
    """Put a companion of the meeting track, with what lies beside it."""
    c, first, dice = s.track.companions[space], space * COLOURS, 0
    row.put(TRACK + c)
    for colour in range(BLACK):
        dice += s.track.dice[first + colour]
    row.weigh_exactly(TRACK_DICE + c, dice * (ONE // 2))
    row.weigh_exactly(TRACK_FOOTPRINTS + c, s.track.footprints[space] * (ONE // 4))
    row.count(TRACK_BLACK + c, s.track.dice[first + BLACK], 1)


def _question(row: Row, s: State, seat: int) -> None:
    t = s.agenda.waiting_for(seat)
    if t is not None:
        row.put(KIND + KIND_NUMBERS[s.agenda.kind(seat)])
        if t.card != NO_CARD:
            row.put(ASKING + t.card)


def _from(s: State, seat: int, other: int) -> int:
    return (other - seat) % len(s.players)


# The seats


def _seats(row: Row, s: State, seat: int) -> None:
    seats = len(s.players)
    forecasts = [Forecast(s, i, i == seat) for i in range(seats)]
    totals = [forecast.total() for forecast in forecasts]
    for i in range(seats):
        which = (seat + i) % seats
        row.base = INPUTS.table_length + i * INPUTS.seat_length
        _seat(row, s, which)
        _amounts(row, forecasts[which])
        row.weigh(2, lead(totals, which) / WIDE)


def _amounts(row: Row, forecast: Forecast) -> None:
    """Put the forecast and its parts, in the order of AMOUNTS; total and lead are put elsewhere."""
    row.weigh(1, forecast.total() / ALL_LIGHT)
    row.weigh(3, forecast.held / ALL_LIGHT)
    row.weigh(4, forecast.cards / SOME_LIGHT)
    row.weigh(5, forecast.day / SOME_LIGHT)
    row.weigh(6, forecast.prices.bonus / SOME_LIGHT)


def _seat(row: Row, s: State, seat: int) -> None:
    p = s.players[seat]
    _light(row, p)
    _tokens(row, p)
    _cards(row, p, LAST_ROUND - s.round)
    _dice(row, p)
    _board(row, s, p)
    row.count(TO_TAKE, int(recruiting(s, seat) is not None), 1)
    row.count(BUSY, len(s.agenda.lanes[seat + 1]), 1)


def _light(row: Row, p: Player) -> None:
    row.weigh(0, p.total() / ALL_LIGHT)
    row.count(IN_FIVES, p.light // FEW, STEPS)


def _tokens(row: Row, p: Player) -> None:
    row.count(FOOTPRINTS, p.footprints, TOKENS)
    row.count(REROLLS, p.rerolls, TOKENS)
    row.count(OTHER_REROLLS, p.rerolls_left() - p.rerolls, TOKENS)
    row.count(FIREFLIES, max(1, firefly_margin(p) + MIDDLE + 1), MARGINS)


def _cards(row: Row, p: Player, days: int) -> None:
    if p.adventurer != NO_CARD:
        row.put(ADVENTURER + p.adventurer - FIRST_ADVENTURER)
        _resolved(row, p, p.adventurer)
    for c in p.companions:
        row.put(COMPANION + c)
        row.weigh(COMPANION_LATER + c, days / DAYS)
        _resolved(row, p, c)
    tiles = [0] * TILE_KINDS
    for tile in p.spells:
        tiles[tile_kind(tile)] += 1
    for kind in range(TILE_KINDS):
        row.weigh_exactly(TILES + kind, tiles[kind] * ONE)


def _resolved(row: Row, p: Player, card: int) -> None:
    if p.resolved & CARDS[card].bit:
        row.put(RESOLVED + card)


def _dice(row: Row, p: Player) -> None:
    small, large = [0] * COLOURS, [0] * BLACK
    for d in p.dice:
        if is_small(d):
            small[colour_of(d)] += 1
        else:
            large[colour_of(d)] += 1
    _numbers(row, SMALL, small)
    _numbers(row, LARGE, large)
    _numbers(row, SHOWN, p.shown()[:SYMBOLS])
    face = p.black_face()
    if face < UNROLLED:
        row.put(BLACK_FACE + face)


def _numbers(row: Row, start: int, numbers: list[int]) -> None:
    for i in range(len(numbers)):
        row.count(start + i * DICE, numbers[i], DICE)


def _board(row: Row, s: State, p: Player) -> None:
    if s.sea:
        counts = [0] * len(ISLANDS)
        for boat in p.boats:
            counts[boat] += 1
        for island in range(len(ISLANDS)):
            row.weigh_exactly(ISLAND + island, counts[island] * (ONE // 4))
        return
    row.put(GROUP + p.group)
    camp = VILLAGE_NUMBERS.get(p.camp, -1)
    if camp >= 0:
        row.put(CAMP + camp)
