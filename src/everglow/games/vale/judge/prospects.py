"""Prospects of cards in the hand: the points that summoning one would score at once, as things stand."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import BLUE, PURPLE
from everglow.games.vale.judge.census import Census
from everglow.games.vale.rules.cards import CARD_IDS

# What an instant text counts
NOTHING: Final = 0
ONCE: Final = 1
CREATURES: Final = 2
CHEAP_CREATURES: Final = 3
OWN_FAMILY: Final = 4
FAMILIES: Final = 5
HAND: Final = 6
WEALTH: Final = 7
BLUE_VALUE: Final = 8
PURPLE_VALUE: Final = 9
DEAREST: Final = 10
LADDER: Final = 11

SCORES: Final[dict[str, tuple[int, int]]] = {  # so many points for each of these
    "firefox": (1, HAND),
    "ifrit": (1, CREATURES),
    "incubus": (2, CHEAP_CREATURES),
    "lava_giant": (2, OWN_FAMILY),
    "succubus": (10, LADDER),
    "surtr": (2, FAMILIES),
    "hydra": (4, ONCE),  # one of its two rewards
    "leviathan": (7, ONCE),
    "poseidon": (3, OWN_FAMILY),
    "yuki_onna": (1, WEALTH),
    "yuki_onna_exalted": (1, BLUE_VALUE),
    "behemoth": (3, FAMILIES),
    "mud_slime": (6, ONCE),
    "rock_golem": (1, PURPLE_VALUE),
    "sand_giant": (4, OWN_FAMILY),
    "boreas": (1, OWN_FAMILY),
    "gi_rin": (2, CREATURES),
    "rudra": (2, HAND),
    "tengu": (6, ONCE),
    "aeris": (1, DEAREST),
    "boulder": (8, ONCE),
    "ember": (7, ONCE),
    "eternity": (4, FAMILIES),
    "gust": (8, ONCE),
    "marina": (7, ONCE),
    "tidal": (5, OWN_FAMILY),
    "willow": (3, ONCE),
}

_EACH: Final = [0] * len(CARDS)
_COUNTED: Final = [NOTHING] * len(CARDS)
for _name, (_points, _what) in SCORES.items():
    _EACH[CARD_IDS[_name]] = _points
    _COUNTED[CARD_IDS[_name]] = _what


def points(card: int, census: Census) -> int:
    """Points that a card in the hand would score if summoned now; stones that pay for it still count."""
    what = _COUNTED[card]
    return 0 if what == NOTHING else _EACH[card] * count(what, CARDS[card].family, census)


def count(what: int, family: int, census: Census) -> int:
    """Count the things that a text counts, with the creature itself in the area."""
    if what == ONCE:
        return 1
    if what == OWN_FAMILY:
        return census.by_family[family] + 1
    if what == FAMILIES:
        return census.families_with(family)
    if what == CREATURES:
        return census.creatures + 1
    if what == CHEAP_CREATURES:
        return census.cheap() + 1
    return count_the_rest(what, census)


def count_the_rest(what: int, census: Census) -> int:
    """Count things outside the area, or printed costs in it."""
    if what == HAND:
        return census.hand - 1
    if what == WEALTH:
        return census.wealth
    if what == BLUE_VALUE:
        return census.worth_of(BLUE)
    if what == PURPLE_VALUE:
        return census.worth_of(PURPLE)
    return census.dearest() if what == DEAREST else int(census.has_ladder())
