"""Cards that work together, and why: what their dice show, what they give, and what they had better not see.

Nothing here names a card: all of it is read from conditions and effects.
"""

from __future__ import annotations

from typing import Final

from everglow.agenda import Effect
from everglow.bond import Bond, partners
from everglow.games.glow.box.card import ADVENTURERS, CARDS, COMPANIONS, SPELLS, Card
from everglow.games.glow.box.components import ANY_DIE, COLOUR_NAMES, ELEMENTS, SYMBOL_NAMES
from everglow.games.glow.box.conditions import Same, Shows, ShowsWithout, Without
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.rules.effects import (
    BuryRightmost,
    CastSpells,
    FetchCompanion,
    Fireflies,
    Footprints,
    Light,
    Lose,
    LoseFootprints,
    Rerolls,
    Skull,
)
from everglow.games.glow.state.state import State
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message

GOOD: Final = (Light, Footprints, Fireflies, Rerolls, FetchCompanion, CastSpells)
HARM: Final = (Lose, LoseFootprints, BuryRightmost)
HARD: Final = 3  # equal dice that are rarely thrown at once


def works_with(name: str) -> list[tuple[Message, list[str]]]:
    """The partners of a card by reason, each with its sentence."""
    card = CARDS[CARD_IDS[name]]
    others = [one for one in CARDS if one is card or not (one in ADVENTURERS and card in ADVENTURERS)]
    return partners(card, others, BONDS)  # nobody has two adventurers


# What a card wants


def does(card: Card, *kinds: type[Effect[State]]) -> bool:
    return any(isinstance(effect, kinds) for effect in card.gives)


def gift(card: Card) -> int:
    """The light and the footprints that it gives."""
    return sum(effect.count for effect in card.gives if isinstance(effect, (Light, Footprints)))


def welcome(card: Card) -> bool:
    """Whether one is glad when it acts: it gives something, and more than it is worth if it leaves."""
    return (
        does(card, *GOOD) and not does(card, *HARM) and not (does(card, Skull) and gift(card) <= card.points)
    )


def needs(card: Card, element: int) -> bool:
    """Whether its condition asks for this element."""
    when = card.when
    if isinstance(when, Shows):
        return any(element == needed for needed, _ in when.needs)
    return isinstance(when, ShowsWithout) and when.element == element


def forbids(card: Card, element: int) -> bool:
    when = card.when
    if isinstance(when, Without):
        return element in when.elements
    return isinstance(when, ShowsWithout) and when.without == element


def at_odds(one: Card, other: Card) -> bool:
    """Whether an element that one of them asks for is forbidden by the other."""
    elements = range(ELEMENTS)
    return any(needs(a, e) and forbids(b, e) for a, b in ((one, other), (other, one)) for e in elements)


def alike(card: Card) -> int:
    """Count the equal symbols it asks for, if any will do."""
    return card.when.count if isinstance(card.when, Same) else 0


def hard(card: Card) -> bool:
    when = card.when
    three = isinstance(when, Shows) and any(count >= HARD for _, count in when.needs)
    return three or alike(card) >= HARD


def die_of(card: Card) -> int:
    """The colour of the large dice that it brings; ANY_DIE for one of your choice, below that for none."""
    if card in ADVENTURERS:
        return ADVENTURERS[CARDS.index(card) - len(COMPANIONS)].die
    return COMPANIONS[CARDS.index(card)].die if card in COMPANIONS else ANY_DIE - 1


def fireflies(card: Card) -> int:
    return COMPANIONS[CARDS.index(card)].fireflies if card in COMPANIONS else 0


def rerolls(card: Card) -> bool:
    return does(card, Rerolls) or (card in COMPANIONS and COMPANIONS[CARDS.index(card)].reroll)


# How they help each other


def _element(element: int) -> list[Bond[Card]]:
    face, colour = SYMBOL_NAMES[element], COLOUR_NAMES[element]

    def dreads(card: Card) -> bool:
        return forbids(card, element) or (needs(card, element) and not welcome(card))

    def shared(one: Card, other: Card) -> bool:
        return all(needs(c, element) and welcome(c) for c in (one, other)) and not at_odds(one, other)

    def brings(one: Card, other: Card) -> bool:
        return die_of(one) == element and needs(other, element) and welcome(other)

    return [
        Bond(m.share_dice(element=face), None, shared),
        Bond(
            m.brings_dice_for(colour=colour, element=face),
            m.asks_for_dice_of(element=face),
            brings,
        ),
        Bond(m.dread_dice(element=face), None, lambda one, other: dreads(one) and dreads(other)),
    ]


def _equal(one: Card, other: Card) -> bool:
    return alike(one) > 0 and alike(other) > 0 and welcome(one) and welcome(other)


def _rolls_again(one: Card, other: Card) -> bool:
    return rerolls(one) and hard(other) and welcome(other)


def _any_die(one: Card, other: Card) -> bool:
    return die_of(one) == ANY_DIE and hard(other) and welcome(other)


def _lights_up(one: Card, other: Card) -> bool:
    bright = fireflies(one) > 1 or does(one, Fireflies)
    return bright and other in COMPANIONS and fireflies(other) == 0 and not does(other, Fireflies)


def _fetched(one: Card, other: Card) -> bool:
    return does(one, Skull) and does(one, Light, Footprints) and does(other, FetchCompanion)


def _casts(one: Card, other: Card) -> bool:
    return does(one, CastSpells) and other in SPELLS


BONDS: Final[list[Bond[Card]]] = [
    *[bond for element in range(ELEMENTS) for bond in _element(element)],
    Bond(m.like_equal_dice(), None, _equal),
    Bond(m.gives_rerolls_to(), m.needs_rerolls_of(), _rolls_again),
    Bond(m.brings_any_die_for(), m.needs_dice_of(), _any_die),
    Bond(m.has_fireflies_for(), m.needs_fireflies_of(), _lights_up),
    Bond(m.is_fetched_by(), m.fetches(), _fetched),
    Bond(m.hands_out(), m.is_handed_out_by(), _casts),
]
