"""Stones of a card: it gives them, raises their value, counts them, or spends them."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.card import Card
from everglow.games.vale.box.components import FAMILY_NAMES, VALUES
from everglow.games.vale.rules.cards.earth import Holding, TurnAllStonesInto
from everglow.games.vale.rules.cards.water import CashIn
from everglow.games.vale.rules.effects import (
    Choose,
    Do,
    Gain,
    If,
    PutBack,
    ScorePerStone,
    ScoreValueOf,
    Sentence,
)
from everglow.games.vale.texts.sentences import all_of, conditions, says, texts

NOTHING: Final = [0, 0, 0]
MANY: Final = 3  # stones at once that rarely find room


def handfuls(text: Sentence) -> list[list[int]]:
    """Count the stones of each colour that a text gives at once, less those that it puts back for them."""
    if isinstance(text, (Gain, PutBack)):
        return [text.stones if isinstance(text, Gain) else [-stones for stones in text.stones]]
    if isinstance(text, TurnAllStonesInto):
        return [[int(colour == text.stone) for colour in range(3)]]
    given = [handful for part in text.parts() for handful in handfuls(part)]
    return [[sum(stones) for stones in zip(*given, strict=True)]] if given and isinstance(text, Do) else given


def all_handfuls(card: Card) -> list[list[int]]:
    """List all handfuls of stones that a card gives."""
    given = [handful for text in texts(card) for handful in handfuls(text)]
    if card.permanent is not None:
        given += [card.permanent.on_tame(family) or NOTHING for family in range(len(FAMILY_NAMES))]
    return given


def most_at_once(card: Card) -> list[int]:
    """The most stones of each colour that a card gives at once."""
    return [max(handful[colour] for handful in [NOTHING, *all_handfuls(card)]) for colour in range(3)]


def worth(stones: list[int], values: list[int]) -> int:
    return sum(stones[colour] * values[colour] for colour in range(3))


def gives_what_it_raises(one: Card, other: Card, colour: int) -> bool:
    """Whether the one gives a handful with such stones that the other makes worth more, all in all."""
    fitting = [handful for handful in all_handfuls(one) if handful[colour] > 0]
    return raised(other)[colour] and any(worth(h, values(other)) > worth(h, VALUES) for h in fitting)


def values(card: Card) -> list[int]:
    """Return what stones of each colour are worth where it lies in the area."""
    return VALUES if card.permanent is None else card.permanent.values(VALUES[:])


def raised(card: Card) -> list[bool]:
    """Return by colour whether it makes those stones worth more."""
    return [values(card)[colour] > VALUES[colour] for colour in range(3)]


def scores_value(card: Card, colour: int) -> bool:
    return any(
        isinstance(s, CashIn) or (isinstance(s, ScoreValueOf) and s.stone == colour) for s in all_of(card)
    )


def pays_off(card: Card, colour: int) -> bool:
    """Whether it scores when somebody is summoned with such a stone, and only then."""
    if card.permanent is None:
        return False
    paid = [int(one == colour) for one in range(3)]
    return card.permanent.on_summon(paid) > card.permanent.on_summon(NOTHING)


def counts(sentence: Sentence, colour: int) -> bool:
    if isinstance(sentence, TurnAllStonesInto):
        return sentence.stone != colour
    return isinstance(sentence, (PutBack, ScorePerStone)) and sentence.stone == colour


def uses(card: Card, colour: int) -> bool:
    held = any(isinstance(c, Holding) and c.stone == colour for c in conditions(card))
    counted = any(counts(sentence, colour) for sentence in all_of(card))
    return held or counted or scores_value(card, colour) or pays_off(card, colour)


def at_once(text: Sentence) -> int:
    """The most stones that a text gives in one go."""
    if isinstance(text, Gain):
        return sum(text.stones)
    parts = sorted([at_once(part) for part in text.parts()], reverse=True)
    if isinstance(text, If):
        return parts[0]
    return sum(parts[: text.count] if isinstance(text, Choose) else parts)


def fills_the_wells(card: Card) -> bool:
    many = any(at_once(text) >= MANY for text in texts(card))
    return many or says(card, ScorePerStone, ScoreValueOf, CashIn, TurnAllStonesInto)
