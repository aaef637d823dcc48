"""The position as a seat sees it, as numbers for learning. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD, Decision, Task
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import LAST_ROUND, POINTS_TO_END, STONE_LIMIT
from everglow.games.vale.rules.activation import ActivateAll
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.rules.cards.earth import DiscardUpTo
from everglow.games.vale.rules.effects import Choose
from everglow.games.vale.rules.phases import PAY_FOR_RELEASE, PAY_FOR_SUMMON, RESOLUTION_TURN
from everglow.games.vale.show.view import PHASES, phase
from everglow.games.vale.state.state import State
from everglow.layout import Layout, Part, bits, each, one
from everglow.rng import TABLE

SEATS: Final = 4
CHOICES: Final = 4  # that a card offers at most
KINDS: Final = [
    *["mark", "action", "pay", "resolution", "activate", "keep", "choose", "player", "copy"],
    *["recover", "discard_hand", "discard_area", "discard_up_to", "free_summon", "take"],
]
PHASE_NAMES: Final = [*PHASES.values(), "end"]


def features(s: State, seat: int) -> list[float]:
    """The parts of LAYOUT: the table, the question asked, and every seat."""
    return LAYOUT.read(s, seat, len(s.players))


def cards(which: list[int]) -> list[float]:
    return each(which, len(CARDS))


# The table


def _round(s: State, seat: int) -> list[float]:
    return [s.round / LAST_ROUND]


def _deck(s: State, seat: int) -> list[float]:
    return [len(s.deck) / len(CARDS), s.decks / LAST_ROUND]


def _top(s: State, seat: int) -> list[float]:
    return cards(s.deck[-1:] if s.everybody_knows_top() else [])


def _phase(s: State, seat: int) -> list[float]:
    return one(PHASE_NAMES.index(phase(s)), len(PHASE_NAMES))


def _start(s: State, seat: int) -> list[float]:
    return _seats(s, seat, [s.start])


def _own_seat(s: State, seat: int) -> list[float]:
    """Encode the number of the own seat: some actions name a seat by its number."""
    return one(seat, SEATS)


def _turn(s: State, seat: int) -> list[float]:
    """A card's questions belong to the turn below them, also where somebody else answers."""
    for task in reversed(s.agenda.lanes[TABLE]):
        if task.effect.name in PHASES:
            return _seats(s, seat, [task.seat])
    return _seats(s, seat, [])


def _deciders(s: State, seat: int) -> list[float]:
    return _seats(s, seat, s.deciders())


def _seats(s: State, seat: int, which: list[int]) -> list[float]:
    return each([(other - seat) % len(s.players) for other in which], SEATS)


def _display(s: State, seat: int) -> list[float]:
    return cards(s.display)


def _discarded(s: State, seat: int) -> list[float]:
    return cards(s.discarded)


def _own_hand(s: State, seat: int) -> list[float]:
    return cards(s.players[seat].hand)


def _activated(s: State, seat: int) -> list[float]:
    done = 0
    for t in s.agenda.lanes[TABLE]:
        if t.effect is RESOLUTION_TURN or isinstance(t.effect, ActivateAll):
            done |= t.memo
    return [float(card.active_bit & done != 0) for card in CARDS]


# The question


def _kind(s: State, seat: int) -> list[float]:
    kind = s.agenda.kind(seat)
    return one(KINDS.index(kind) if kind else -1, len(KINDS))


def _asking(s: State, seat: int) -> list[float]:
    t = s.agenda.waiting_for(seat)
    return one(NO_CARD if t is None else t.card, len(CARDS))


def _text(s: State, seat: int) -> list[float]:
    t = s.agenda.waiting_for(seat)
    name = "" if t is None else t.effect.name.partition("/")[0]
    return one(CARD_IDS.get(name, NO_CARD), len(CARDS))


def _amounts(s: State, seat: int) -> list[float]:
    t = s.agenda.waiting_for(seat)
    effect = None if t is None else t.effect
    if t is None or not isinstance(effect, Decision):
        return [0.0, 0.0]
    return [effect.picks(s, t) / STONE_LIMIT, _price(s, t) / LAST_ROUND]


def _price(s: State, t: Task[State]) -> int:
    if t.effect is PAY_FOR_SUMMON:
        return s.players[t.seat].cost_of(t.card)
    return s.round if t.effect is PAY_FOR_RELEASE else 0


def _chosen(s: State, seat: int) -> list[float]:
    t = s.agenda.waiting_for(seat)
    return bits(t.memo if t is not None and isinstance(t.effect, Choose) else 0, CHOICES)


def _picked(s: State, seat: int) -> list[float]:
    t = s.agenda.waiting_for(seat)
    effect = None if t is None else t.effect
    return cards(effect.picked(s, t) if t is not None and isinstance(effect, DiscardUpTo) else [])


# A seat


def _points(s: State, seat: int) -> list[float]:
    return [s.players[seat].score / POINTS_TO_END]


def _stones(s: State, seat: int) -> list[float]:
    return [count / STONE_LIMIT for count in s.players[seat].stones]


def _hand_size(s: State, seat: int) -> list[float]:
    return [len(s.players[seat].hand) / LAST_ROUND]


def _known_hand(s: State, seat: int) -> list[float]:
    """Tamed, recovered or fetched in plain sight: people remember that, so learners are told."""
    p = s.players[seat]
    return cards([c for c in p.hand if c not in p.secrets])


def _area(s: State, seat: int) -> list[float]:
    return cards(s.players[seat].area)


def _marked(s: State, seat: int) -> list[float]:
    return cards(s.players[seat].marked)


LAYOUT: Final[Layout[State]] = Layout(
    [
        Part("round / 10", 1, _round),
        Part("cards in the deck / 70, times the discard pile became the deck / 10", 2, _deck),
        Part("phase: hunt, action, resolution, end", len(PHASE_NAMES), _phase),
        Part("own seat's number, as actions name it", SEATS, _own_seat),
        Part("start player, by seat", SEATS, _start),
        Part("whose turn it is, by seat", SEATS, _turn),
        Part("who decides, by seat", SEATS, _deciders),
        Part("own hand, by card", len(CARDS), _own_hand),
        Part("display without markers, by card", len(CARDS), _display),
        Part("discard pile, by card", len(CARDS), _discarded),
        Part("top of the deck if everybody knows it, by card", len(CARDS), _top),
        Part("creatures activated already, by card", len(CARDS), _activated),
        Part(f"own question: {', '.join(KINDS)}", len(KINDS), _kind),
        Part("own question: for which card", len(CARDS), _asking),
        Part("own question: whose text asks, by card", len(CARDS), _text),
        Part("own question: picks wanted / 4, price / 10", 2, _amounts),
        Part("own question: options chosen already", CHOICES, _chosen),
        Part("own question: creatures picked already, by card", len(CARDS), _picked),
    ],
    [
        Part("points / 60", 1, _points),
        Part("red, blue, purple stones / 4", 3, _stones),
        Part("cards in hand / 10", 1, _hand_size),
        Part("hand cards that everybody knows, by card", len(CARDS), _known_hand),
        Part("area, by card", len(CARDS), _area),
        Part("marked cards of the display, by card", len(CARDS), _marked),
    ],
    SEATS,
)
