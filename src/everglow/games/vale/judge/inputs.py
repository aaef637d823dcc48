"""Inputs of the net: the position as a seat may know it, and all that the hand-made evaluation counts."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import FAMILY_NAMES, LAST_ROUND
from everglow.games.vale.judge.evaluate import Coming, Outlook, doubt, outlook_of
from everglow.games.vale.judge.features import KINDS, PHASE_NAMES, SEATS
from everglow.games.vale.show.view import PHASES
from everglow.games.vale.state.player import Player
from everglow.games.vale.state.state import State
from everglow.inputs import Inputs, Row, lead
from everglow.rng import TABLE

FEW: Final = 5  # points that are told together
STEPS: Final = 24
STONES: Final = 6  # of a colour; more count as so many
HAND: Final = 8
UNSEEN: Final = 4
SLOTS: Final = 7  # free slots from -2 to 4
FULL: Final = 3  # added to them, so that they count from 1
OF_A_FAMILY: Final = 4
PICKS: Final = 2
# What an amount of 1 stands for.
POINTS: Final = 32.0
SOME_POINTS: Final = 8.0
FEW_POINTS: Final = 4.0
ROUNDS: Final = 4.0

AMOUNTS: Final = (
    "points, forecast, lead; area, income now, later, slots, hand, marked, purse, promise; wealth, cost"
)

INPUTS: Final = Inputs(
    [
        ("players: 2, 3, 4", SEATS - 1),
        ("round", LAST_ROUND),
        ("rounds to come / 4", 1),
        ("phase: hunt, action, resolution, end", len(PHASE_NAMES)),
        ("start player, by seat", SEATS),
        ("whose turn it is, by seat", SEATS),
        ("who decides, by seat", SEATS),
        ("display without markers, by card", len(CARDS)),
        (f"own question: {', '.join(KINDS)}", len(KINDS)),
        ("own question: for which card", len(CARDS)),
    ],
    [
        (AMOUNTS, 13),
        ("points, in fives", STEPS),
        ("red, blue, purple stones, by number", 3 * STONES),
        ("cards in hand, by number", HAND),
        ("... that nobody saw", UNSEEN),
        ("free slots, from -2 to 4", SLOTS),
        ("creatures, by family and number", len(FAMILY_NAMES) * OF_A_FAMILY),
        ("picks to come, by number", PICKS),
        ("whether the action turn, the resolution turn is to come", 2),
        ("area, by card", len(CARDS)),
        ("rounds to come / 4, by card of the area", len(CARDS)),
        ("activated already, by card", len(CARDS)),
        ("known hand, by card", len(CARDS)),
        ("rounds to come / 4, by card of the hand", len(CARDS)),
        ("points it would score / 8, by card of the hand", len(CARDS)),
        ("what its stones can pay, by card of the hand", len(CARDS)),
        ("marked, by card", len(CARDS)),
    ],
    SEATS,
    meaning=1,
)

ROUND: Final = INPUTS.start("round")
LATER: Final = INPUTS.start("rounds to come / 4")
PHASE: Final = INPUTS.start("phase: hunt, action, resolution, end")
START: Final = INPUTS.start("start player, by seat")
TURN: Final = INPUTS.start("whose turn it is, by seat")
DECIDES: Final = INPUTS.start("who decides, by seat")
DISPLAY: Final = INPUTS.start("display without markers, by card")
KIND: Final = INPUTS.start(f"own question: {', '.join(KINDS)}")
ASKING: Final = INPUTS.start("own question: for which card")
IN_FIVES: Final = INPUTS.start("points, in fives")
STONE: Final = INPUTS.start("red, blue, purple stones, by number")
IN_HAND: Final = INPUTS.start("cards in hand, by number")
NOT_SEEN: Final = INPUTS.start("... that nobody saw")
FREE: Final = INPUTS.start("free slots, from -2 to 4")
FAMILY: Final = INPUTS.start("creatures, by family and number")
TO_PICK: Final = INPUTS.start("picks to come, by number")
TO_ACT: Final = INPUTS.start("whether the action turn, the resolution turn is to come")
AREA: Final = INPUTS.start("area, by card")
AREA_LATER: Final = INPUTS.start("rounds to come / 4, by card of the area")
DONE: Final = INPUTS.start("activated already, by card")
KNOWN: Final = INPUTS.start("known hand, by card")
HAND_LATER: Final = INPUTS.start("rounds to come / 4, by card of the hand")
PROSPECT: Final = INPUTS.start("points it would score / 8, by card of the hand")
PAYABLE: Final = INPUTS.start("what its stones can pay, by card of the hand")
MARKED: Final = INPUTS.start("marked, by card")

KIND_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}
PHASE_NUMBERS: Final = {name: PHASE_NAMES.index(phase) for name, phase in PHASES.items()}


def inputs(s: State, seat: int) -> list[int]:
    """The parts of INPUTS that are not zero; at the end of a game only its points and their likes."""
    row = Row()
    _table(row, s, seat)
    seats = len(s.players)
    if s.agenda.lanes[TABLE]:
        _seats(row, s, seat)
    else:
        for i in range(seats):
            row.base = INPUTS.table_length + i * INPUTS.seat_length
            _score(row, s.players[(seat + i) % seats])
    return row.found


# The table


def _table(row: Row, s: State, seat: int) -> None:
    row.put(len(s.players) - 2)
    row.put(ROUND + s.round - 1)
    row.put(START + _from(s, seat, s.start))
    _turn(row, s, seat)
    for decider in s.deciders():
        row.put(DECIDES + _from(s, seat, decider))
    for c in s.display:
        row.put(DISPLAY + c)
    t = s.agenda.waiting_for(seat)
    if t is not None:
        row.put(KIND + KIND_NUMBERS[s.agenda.kind(seat)])
        if t.card != NO_CARD:
            row.put(ASKING + t.card)


def _turn(row: Row, s: State, seat: int) -> None:
    """Put the phase and whose turn it is: a card's questions belong to the turn below them."""
    lane = s.agenda.lanes[TABLE]
    for i in range(len(lane) - 1, -1, -1):
        number = PHASE_NUMBERS.get(lane[i].effect.name, -1)
        if number >= 0:
            row.put(PHASE + number)
            row.put(TURN + _from(s, seat, lane[i].seat))
            return
    row.put(PHASE + len(PHASE_NAMES) - 1)


def _from(s: State, seat: int, other: int) -> int:
    return (other - seat) % len(s.players)


# The seats


def _seats(row: Row, s: State, seat: int) -> None:
    coming, seats = Coming(s), len(s.players)
    row.weigh(LATER, coming.later / ROUNDS)
    looks = [outlook_of(s, i, i == seat, coming) for i in range(seats)]
    forecasts = [look.total() for look in looks]
    for i in range(seats):
        which = (seat + i) % seats
        row.base = INPUTS.table_length + i * INPUTS.seat_length
        _seat(row, looks[which])
        row.weigh(1, forecasts[which] / POINTS)
        row.weigh(2, lead(forecasts, which) / doubt(coming.later))


def _seat(row: Row, look: Outlook) -> None:
    _score(row, look.p)
    _amounts(row, look)
    _counts(row, look)
    _area(row, look)
    _hand(row, look)
    for c in look.p.marked:
        row.put(MARKED + c)


def _score(row: Row, p: Player) -> None:
    row.weigh(0, p.score / POINTS)
    row.count(IN_FIVES, p.score // FEW, STEPS)


def _amounts(row: Row, look: Outlook) -> None:
    """Put the parts of the forecast, in the order of AMOUNTS."""
    row.weigh(3, look.area / SOME_POINTS)
    row.weigh(4, look.income_now / SOME_POINTS)
    row.weigh(5, look.income_later / SOME_POINTS)
    row.weigh(6, look.slots / FEW_POINTS)
    row.weigh(7, look.hand / SOME_POINTS)
    row.weigh(8, look.marked / SOME_POINTS)
    row.weigh(9, look.purse / FEW_POINTS)
    row.weigh(10, look.promise / SOME_POINTS)
    row.weigh(11, look.census.wealth / SOME_POINTS)
    row.weigh(12, look.cost / SOME_POINTS)


def _counts(row: Row, look: Outlook) -> None:
    census = look.census
    for colour in range(3):
        row.count(STONE + colour * STONES, census.stones[colour], STONES)
    row.count(IN_HAND, census.hand, HAND)
    row.count(NOT_SEEN, census.hand - len(look.known), UNSEEN)
    row.count(FREE, max(1, look.free + FULL), SLOTS)
    for family in range(len(FAMILY_NAMES)):
        row.count(FAMILY + family * OF_A_FAMILY, census.by_family[family], OF_A_FAMILY)
    row.count(TO_PICK, look.picks, PICKS)
    row.count(TO_ACT, look.turn, 1)
    row.count(TO_ACT + 1, look.resolution, 1)


def _area(row: Row, look: Outlook) -> None:
    for c in look.p.area:
        row.put(AREA + c)
        row.weigh(AREA_LATER + c, look.later / ROUNDS)
        if look.done & CARDS[c].active_bit:
            row.put(DONE + c)


def _hand(row: Row, look: Outlook) -> None:
    for i, c in enumerate(look.known):
        row.put(KNOWN + c)
        row.weigh(HAND_LATER + c, look.later / ROUNDS)
        row.weigh(PROSPECT + c, look.scoring[i] / SOME_POINTS)
        if look.census.cost_of(c) <= look.census.wealth:
            row.put(PAYABLE + c)
