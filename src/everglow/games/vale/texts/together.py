"""Creatures that work together, and why: what the sentences of one give, those of another make use of.

Nothing here names a card. Whoever writes a new one finds it with its partners in the gallery.
"""

from __future__ import annotations

from typing import Final

from everglow.bond import Bond, partners
from everglow.games.vale.box.card import ACTIVE, CARDS, INSTANT, Card, Creature
from everglow.games.vale.box.components import ANY, EARTH, FAMILY_NAMES, FIRE, STONE_NAMES
from everglow.games.vale.rules.activation import ActivateAll
from everglow.games.vale.rules.cards.deck import CARD_IDS
from everglow.games.vale.rules.cards.dragon import DiscardThis
from everglow.games.vale.rules.cards.earth import (
    DiscardUpTo,
    TakeFromDiscardPile,
)
from everglow.games.vale.rules.cards.fire import AreaHasCosts
from everglow.games.vale.rules.cards.wind import HandEqualsArea, PutOnDeck
from everglow.games.vale.rules.effects import (
    ScoreItsCost,
    ScorePer,
    ScorePerFamily,
    ScorePerHandCard,
    Sentence,
)
from everglow.games.vale.rules.moves import (
    CopyText,
    DiscardFromHand,
    DiscardSummoned,
    Draw,
    Recover,
    RecoverOne,
    SummonFree,
)
from everglow.games.vale.texts.sentences import all_of, conditions, says, stays, worthwhile
from everglow.games.vale.texts.stones import (
    fills_the_wells,
    gives_what_it_raises,
    most_at_once,
    raised,
    scores_value,
    uses,
)
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message

COSTLY: Final = 8  # a card that one is glad not to pay for

DISCARDS: Final = (DiscardFromHand, DiscardUpTo, DiscardSummoned, DiscardThis)


def works_with(name: str) -> list[tuple[Message, list[str]]]:
    """The partners of a card by reason, each with its sentence."""
    return partners(CARDS[CARD_IDS[name]], CARDS, BONDS)


# Stones


def _stones(colour: int) -> list[Bond[Card]]:
    stone = STONE_NAMES[colour]
    return [
        Bond(
            m.gives_stones(colour=stone),
            m.uses_stones(colour=stone),
            lambda one, other: (
                (most_at_once(one)[colour] > 0 and uses(other, colour))
                or gives_what_it_raises(one, other, colour)
            ),
        ),
        Bond(
            m.raises_stones(colour=stone),
            m.scores_stones(colour=stone),
            lambda one, other: raised(one)[colour] and scores_value(other, colour),
        ),
    ]


def _room(one: Card, other: Card) -> bool:
    return one.permanent is not None and one.permanent.extra_stones() > 0 and fills_the_wells(other)


# Cards and creatures


def meant(card: Card) -> list[tuple[type[Sentence], Creature]]:
    """The creatures that a card counts, returns or takes."""
    kinds = (ScorePer, RecoverOne, TakeFromDiscardPile)
    return [(type(s), s.creature) for s in all_of(card) if isinstance(s, kinds)]


def particular(creature: Creature) -> bool:
    return creature.family != ANY or creature.up_to < 99 or creature.having != ANY


def _alike(one: Creature, other: Creature) -> bool:
    return (one.family, one.up_to, one.having) == (other.family, other.up_to, other.having)


def _said(deed: type[Sentence], creature: Creature) -> tuple[Message, Message]:
    """Pair what one of the creatures that are meant says with what the card says that means them."""
    if deed is ScorePer and creature.family != ANY:
        family = FAMILY_NAMES[creature.family]
        return m.family_counted(family=family), m.counts_family(family=family)
    return SORTS[deed, creature.family, creature.up_to, creature.having]


ALL: Final = Creature()
SORTS: Final[dict[tuple[type[Sentence], int, int, int], tuple[Message, Message]]] = {
    (ScorePer, ANY, ALL.up_to, ACTIVE): (m.active_counted(), m.counts_active()),
    (ScorePer, ANY, 2, ANY): (m.cheap_counted(), m.counts_cheap()),
    (RecoverOne, ANY, 2, INSTANT): (m.cheap_returned(), m.returns_cheap()),
    (RecoverOne, FIRE, ALL.up_to, INSTANT): (m.fire_returned(), m.returns_fire()),
    (TakeFromDiscardPile, EARTH, ALL.up_to, ANY): (m.earth_taken(), m.takes_earth()),
}


def _kin(deed: type[Sentence], creature: Creature) -> Bond[Card]:
    def joins(one: Card, other: Card) -> bool:
        sought = any(deed is kind and _alike(creature, which) for kind, which in meant(other))
        again = deed is not RecoverOne or (worthwhile(one.instant) and not comes_back(one))
        there = deed is TakeFromDiscardPile or stays(one)
        return sought and creature.fits(one) and again and there

    meant_one, meaning = _said(deed, creature)
    return Bond(meant_one, meaning, joins)


def _all_kin() -> list[Bond[Card]]:
    """One bond for each deed and each sort of creature that any card speaks of."""
    sorts: list[tuple[type[Sentence], Creature]] = []
    for card in CARDS:
        for deed, creature in meant(card):
            known = any(deed is kind and _alike(creature, which) for kind, which in sorts)
            if particular(creature) and not known:
                sorts.append((deed, creature))
    return [_kin(deed, creature) for deed, creature in sorts]


def _has_cost(one: Card, other: Card) -> bool:
    sought = any(isinstance(c, AreaHasCosts) and one.cost in c.costs for c in conditions(other))
    return sought and stays(one)


def _cost_scores(one: Card, other: Card) -> bool:
    return one.cost >= COSTLY and says(other, ScoreItsCost)


def _summons_free(one: Card, other: Card) -> bool:
    return other.cost >= COSTLY and any(
        isinstance(s, SummonFree) and s.creature.fits(other) for s in all_of(one)
    )


def discount(one: Card, other: Card) -> int:
    return 0 if one.permanent is None else one.permanent.discounts([0] * len(FAMILY_NAMES))[other.family]


def for_all(one: Card) -> bool:
    return one.permanent is not None and min(one.permanent.discounts([0] * len(FAMILY_NAMES))) > 0


def comes_back(card: Card) -> bool:
    return says(card, Recover)


def _cheaper(one: Card, other: Card) -> bool:
    return not for_all(one) and discount(one, other) > 0


def _cheaper_again(one: Card, other: Card) -> bool:
    return for_all(one) and comes_back(other) and other.cost > 0


def brings_family(card: Card, family: int) -> bool:
    """Whether it brings creatures into the area, and not only those of this family."""
    return for_all(card) or any(
        isinstance(s, SummonFree) and s.creature.family != family for s in all_of(card)
    )


def _more_creatures(one: Card, other: Card) -> bool:
    everybody = any(isinstance(s, ScorePer) and not particular(s.creature) for s in all_of(other))
    brings = says(one, SummonFree) or for_all(one)
    return (brings and everybody) or (brings_family(one, other.family) and says(other, ScorePerFamily))


def _summoned_again(one: Card, other: Card) -> bool:
    paid = [int(one.cost > 0)] * 3
    return comes_back(one) and other.permanent is not None and other.permanent.on_summon(paid) > 0


def _fills_the_hand(one: Card, other: Card) -> bool:
    counted = any(isinstance(c, HandEqualsArea) for c in conditions(other))
    hand = counted or says(other, ScorePerHandCard, DiscardFromHand)
    return says(one, Draw, Recover, RecoverOne, TakeFromDiscardPile) and hand


def _tamed(one: Card, other: Card) -> bool:
    return other.permanent is not None and bool(other.permanent.on_tame(one.family))


def discards(card: Card, creature: Creature) -> bool:
    """Whether it can put such a card on the discard pile."""
    summoned = [s.creature.family for s in all_of(card) if isinstance(s, DiscardSummoned)]
    itself = says(card, DiscardThis) and creature.fits(card)
    return creature.family in summoned or itself or says(card, DiscardFromHand, DiscardUpTo)


def _discards(one: Card, other: Card) -> bool:
    return any(isinstance(s, TakeFromDiscardPile) and discards(one, s.creature) for s in all_of(other))


def _on_the_deck(one: Card, other: Card) -> bool:
    return says(one, PutOnDeck) and says(other, Draw)


def _copied(one: Card, other: Card) -> bool:
    slots = [s.slot for s in all_of(other) if isinstance(s, CopyText)]
    return stays(one) and any(worthwhile(one.instant if slot == INSTANT else one.active) for slot in slots)


def _activated(one: Card, other: Card) -> bool:
    return worthwhile(one.active) and says(other, ActivateAll)


BONDS: Final[list[Bond[Card]]] = [
    *[bond for colour in range(3) for bond in _stones(colour)],
    *_all_kin(),
    Bond(
        m.makes_room(),
        m.needs_room(),
        _room,
    ),
    Bond(
        m.cost_scored(),
        m.scores_cost(),
        _cost_scores,
    ),
    Bond(
        m.summons_dear(),
        m.summoned_free(),
        _summons_free,
    ),
    Bond(m.makes_cheaper(), m.made_cheaper(), _cheaper),
    Bond(
        m.makes_all_cheaper(),
        m.summoned_often(),
        _cheaper_again,
    ),
    Bond(
        m.brings_creatures(),
        m.counts_area(),
        _more_creatures,
    ),
    Bond(
        m.comes_back(),
        m.scores_summons(),
        _summoned_again,
    ),
    Bond(
        m.brings_cards(),
        m.counts_hand(),
        _fills_the_hand,
    ),
    Bond(m.pays_when_tamed(), m.takes_when_tamed(), _tamed),
    Bond(
        m.fills_pile(),
        m.takes_from_pile(),
        _discards,
    ),
    Bond(
        m.lies_on_deck(),
        m.draws_from_deck(),
        _on_the_deck,
    ),
    Bond(
        m.cost_sought(),
        m.seeks_costs(),
        _has_cost,
    ),
    Bond(m.effect_copied(), m.copies_effect(), _copied),
    Bond(m.activated_again(), m.activates_again(), _activated),
]
