"""Which creatures work together, and why: what the sentences of one give, those of another make use of.

Nothing here names a card. Whoever writes a new one finds it with its partners in the gallery.
"""

from __future__ import annotations

from typing import Final

from everglow.bond import Bond, partners
from everglow.games.vale.box.card import ACTIVE, CARDS, INSTANT, Card, Creature
from everglow.games.vale.box.components import ANY, FAMILY_NAMES, STONE_NAMES
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

COSTLY: Final = 8  # a card that one is glad not to pay for

DISCARDS: Final = (DiscardFromHand, DiscardUpTo, DiscardSummoned, DiscardThis)


def works_with(name: str) -> list[tuple[str, list[str]]]:
    """The partners of a card by reason, each with its sentence."""
    return partners(CARDS[CARD_IDS[name]], CARDS, BONDS)


# Stones


def _stones(colour: int) -> list[Bond[Card]]:
    stone = f"{{{STONE_NAMES[colour]}}} stones"
    return [
        Bond(
            f"It gives {stone}, which these make use of.",
            f"It makes use of {stone}, which these give.",
            lambda one, other: (
                (most_at_once(one)[colour] > 0 and uses(other, colour))
                or gives_what_it_raises(one, other, colour)
            ),
        ),
        Bond(
            f"It makes {stone} worth more, and these score their value.",
            f"It scores the value of {stone}, which these raise.",
            lambda one, other: raised(one)[colour] and scores_value(other, colour),
        ),
    ]


def _room(one: Card, other: Card) -> bool:
    return one.permanent is not None and one.permanent.extra_stones() > 0 and fills_the_wells(other)


# Cards and creatures


def speaks_of(creature: Creature) -> str:
    """Which creatures are meant, in words."""
    family = "creatures" if creature.family == ANY else f"{{{FAMILY_NAMES[creature.family]}}} creatures"
    effect = {ANY: "", INSTANT: " with an {instant} effect", ACTIVE: " with an {active} effect"}
    return family + effect[creature.having] + (" of cost 2 or less" if creature.up_to == 2 else "")


def meant(card: Card) -> list[tuple[type[Sentence], Creature]]:
    """The creatures that a card counts, returns or takes."""
    kinds = (ScorePer, RecoverOne, TakeFromDiscardPile)
    return [(type(s), s.creature) for s in all_of(card) if isinstance(s, kinds)]


def particular(creature: Creature) -> bool:
    return creature.family != ANY or creature.up_to < 99 or creature.having != ANY


def _alike(one: Creature, other: Creature) -> bool:
    return (one.family, one.up_to, one.having) == (other.family, other.up_to, other.having)


DEEDS: Final[dict[type[Sentence], tuple[str, str]]] = {
    ScorePer: ("score for", "scores for"),
    RecoverOne: ("return to the hand, to be summoned again", "returns to the hand, to be summoned again"),
    TakeFromDiscardPile: ("take out of the discard pile", "takes out of the discard pile"),
}


def _kin(deed: type[Sentence], creature: Creature) -> Bond[Card]:
    def joins(one: Card, other: Card) -> bool:
        sought = any(deed is kind and _alike(creature, which) for kind, which in meant(other))
        again = deed is not RecoverOne or (worthwhile(one.instant) and not comes_back(one))
        there = deed is TakeFromDiscardPile or stays(one)
        return sought and creature.fits(one) and again and there

    they, it = DEEDS[deed]
    who = speaks_of(creature)
    return Bond(f"It is one of the {who} that these {they}.", f"These are {who}, which it {it}.", joins)


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
        "It makes room for the stones that these take or count.",
        "It takes or counts many stones, for which these make room.",
        _room,
    ),
    Bond(
        "Its high cost is worth points to these.",
        "It scores a printed cost; these have a high one.",
        _cost_scores,
    ),
    Bond(
        "It summons without paying; these cost much.",
        "It costs much; these summon it without paying.",
        _summons_free,
    ),
    Bond("It makes these cheaper.", "These make it cheaper.", _cheaper),
    Bond(
        "It makes every summon cheaper, and these are summoned again and again.",
        "It is summoned again and again, and these make every summon cheaper.",
        _cheaper_again,
    ),
    Bond(
        "It brings more creatures into the area, which these count.",
        "It counts the area, into which these bring more creatures.",
        _more_creatures,
    ),
    Bond(
        "It comes back to be summoned again, and these score for every summon.",
        "It scores for every summon, and these come back to be summoned again.",
        _summoned_again,
    ),
    Bond(
        "It brings cards into the hand, which these count or discard.",
        "It counts or discards hand cards, and these bring more.",
        _fills_the_hand,
    ),
    Bond("These take stones when it is tamed.", "It takes stones when one of these is tamed.", _tamed),
    Bond(
        "It puts cards on the discard pile, from which these take.",
        "It takes from the discard pile, on which these put cards.",
        _discards,
    ),
    Bond(
        "It lies on top of the deck then, and these draw it.",
        "It draws a card; one of these may lie on top of the deck.",
        _on_the_deck,
    ),
    Bond(
        "Its cost is one that these look for.",
        "It looks for several costs; these have one of them.",
        _has_cost,
    ),
    Bond("These can copy its effect.", "It can copy an effect of these.", _copied),
    Bond("These activate it once more.", "It activates these once more.", _activated),
]
