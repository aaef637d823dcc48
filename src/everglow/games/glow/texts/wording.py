"""The wording of cards: a full text for reading and a short one for card faces.

One phrase for one thing: you gain and lose light, take and pay tokens, and companions go to the graveyard.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from everglow.agenda import Effect
from everglow.english import listed
from everglow.games.glow.box.card import Adventurer, Card, Companion, Spell
from everglow.games.glow.box.components import ANY_DIE, COLOUR_NAMES, NO_DIE, SYMBOL_NAMES
from everglow.games.glow.box.conditions import Condition, Never, Same, Shows, ShowsWithout, Without
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
from everglow.games.glow.texts.phrases import amount, article, counted, words

Wording: TypeAlias = tuple[str, str]  # full and short; short lines have at most 34 characters


class CardText:
    """The texts of a card: by slot, sentences that say everything, and a few short lines.

    The slots: what it does at noon, what it does while it is in play, and its points at the end.
    """

    def __init__(
        self,
        name: str,
        effect: Wording | None = None,
        ability: Wording | None = None,
        points: Wording | None = None,
    ) -> None:
        slots = {"effect": effect, "ability": ability, "points": points}
        self.name = name
        self.full = {slot: text[0] for slot, text in slots.items() if text}
        self.short = {slot: text[1].split("\n") for slot, text in slots.items() if text}


def written(card: Card, name: str) -> CardText:
    """The texts of a card, from what is printed on it."""
    return CardText(name, _effect(card), _ability(card), _points(card))


# Noon


def _effect(card: Card) -> Wording | None:
    if isinstance(card.when, Never):
        return None
    full, short = _condition(card.when, card.once)
    spent = ["put this tile into the box"] * isinstance(card, Spell)
    deeds = ", then ".join([*[deed(effect) for effect in card.gives], *spent])
    return f"{full}: {deeds}.", f"{short}:\n{', '.join([_short_deed(effect) for effect in card.gives])}"


def _condition(when: Condition, once: bool) -> Wording:
    if isinstance(when, Without):
        shown, absent = [], when.elements
    elif isinstance(when, ShowsWithout):
        shown, absent = [when.element], [when.without]
    else:
        needed, full, short = _dice(when)
        return f"{f'With{needed}' if once else 'For every'} {full}", short
    some = [f"a die shows {_symbol(element)}" for element in shown]
    none = f"no die shows {' or '.join([_symbol(element) for element in absent])}"
    printed = [_symbol(element) for element in shown] + [f"no {_symbol(element)}" for element in absent]
    return f"Once a day, if {' and '.join([*some, none])}", " and ".join(printed)


def _dice(when: Condition) -> tuple[str, str, str]:
    """An article where one is needed, and the dice in full and in short."""
    if isinstance(when, Same):
        return "", f"{when.count} dice that show the same symbol", f"{when.count} alike"
    assert isinstance(when, Shows)
    if len(when.needs) > 1:
        pair = [_symbol(element) for element, _ in when.needs]
        return " a", f"pair of {listed(pair)} dice", " and ".join(pair)
    element, count = when.needs[0]
    if count == 1:
        return f" {article(SYMBOL_NAMES[element])}", f"{_symbol(element)} die", _symbol(element)
    return "", f"{count} {_symbol(element)} dice", f"{count} {_symbol(element)}"


def _symbol(symbol: int) -> str:
    return f"{{{SYMBOL_NAMES[symbol]}}}"


def deed(effect: Effect[State], times: int = 1) -> str:
    """What an effect does if its card acts so often."""
    if isinstance(effect, COUNTED):
        verb, good = VERBS[type(effect)]
        return f"{verb} {amount(effect.count * times, good)}"
    return DEEDS[type(effect)][0]


def _short_deed(effect: Effect[State]) -> str:
    if isinstance(effect, COUNTED):
        verb, good = VERBS[type(effect)]
        return f"{'lose ' if verb == 'lose' else '+'}{counted(effect.count, good)}"
    return DEEDS[type(effect)][1]


COUNTED: Final = (Light, Lose, Footprints, LoseFootprints, Fireflies, Rerolls)

VERBS: Final[dict[type[Effect[State]], tuple[str, str]]] = {
    Light: ("gain", "light"),
    Lose: ("lose", "light"),
    Footprints: ("take", "footprint"),
    LoseFootprints: ("lose", "footprint"),
    Fireflies: ("take", "firefly"),
    Rerolls: ("take", "reroll"),
}

DEEDS: Final[dict[type[Effect[State]], Wording]] = {
    Skull: ("this companion goes to the graveyard", "{skull}"),
    BuryRightmost: (
        "your rightmost companion goes to the graveyard, without any effect of its own",
        "lose your rightmost companion",
    ),
    CastSpells: ("every other player takes a spell tile, face down", "others take a spell tile"),
    FetchCompanion: (
        "take another companion of your choice from the graveyard",
        "take another companion\nfrom the graveyard",
    ),
}

# While in play, and at the end


def _ability(card: Card) -> Wording | None:
    if isinstance(card, Adventurer):
        dice = f"{card.dice} large {_colour(card.die)} dice"
        return f"Brings {dice}.", dice
    return _companionship(card) if isinstance(card, Companion) else None


def _companionship(card: Companion) -> Wording | None:
    if card.fireflies:
        carried = counted(card.fireflies, "firefly")
        return f"Carries {carried} for the final scoring.", carried
    if card.reroll:
        return "Gives you 1 reroll every day.", "1 {reroll} every day"
    if card.kaar:
        return KAAR
    return None if card.die == NO_DIE else _die(card.die)


def _die(colour: int) -> Wording:
    leaves = "The die goes back when this companion leaves."
    if colour == ANY_DIE:
        return f"Brings a large die of your choice from the reserve. {leaves}", "brings any large die"
    die = f"large {_colour(colour)} die"
    return f"Brings the {die}, if it is in the reserve. {leaves}", f"brings the {die}"


def _colour(colour: int) -> str:
    return words(COLOUR_NAMES[colour])


KAAR: Final = (
    "Brings the black die into play and protects you from its curse. When you take a companion from the "
    "space where the black die lies, you may first move the die to another space.",
    "brings the black die,\nprotects you from it",
)


def _points(card: Card) -> Wording | None:
    if card.points == 0:
        return None
    light = f"{abs(card.points)} {{light}}"
    if card.points < 0:
        return f"At the end of the game, lose {light}.", f"lose {light} at the end"
    return f"At the end of the game, gain {light}.", f"+{light} at the end"
