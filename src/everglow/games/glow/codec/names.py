"""Actions by name: `take:air`, `pick:green_fire`, `resolve:sketal_green`, `go:spot_12`, `stop`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from everglow.complaints import UnknownName
from everglow.games.glow.actions import NUM_ACTIONS, SOURCES
from everglow.games.glow.box.card import (
    ADVENTURERS,
    CARDS,
    COMPANIONS,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    NUM_TILES,
)
from everglow.games.glow.box.components import COLOUR_NAMES, ELEMENT_NAMES, ELEMENTS, SYMBOL_NAMES
from everglow.games.glow.box.labels import source_name
from everglow.games.glow.box.realm import SPOT_IDS, SPOTS
from everglow.games.glow.box.sea import ISLAND_IDS, ISLANDS, PASSAGES
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.rules.picks import PICK_NAMES

SPACES: Final[list[str]] = [*ELEMENT_NAMES]

# The order of `actions.py`.
NAMES: Final[list[str]] = (
    [f"adventurer:{card.name}" for card in ADVENTURERS]
    + [f"take:{space}" for space in SPACES]
    + [f"die:{colour}" for colour in COLOUR_NAMES[:ELEMENTS]]
    + [f"black:{space}" for space in SPACES]
    + ["black:leave"]
    + [f"discard:{space}" for space in SPACES]
    + [f"reroll:{source_name(source)}" for source in range(SOURCES)]
    + ["turn"]
    + [f"pick:{die}" for die in PICK_NAMES]
    + ["only"]
    + [f"face:{symbol}" for symbol in SYMBOL_NAMES]
    + ["done"]
    + [f"resolve:{card.name}" for card in COMPANIONS]
    + [f"resolve:{card.name}" for card in ADVENTURERS]
    + [f"resolve:spell_{place}" for place in range(1, NUM_TILES + 1)]
    + [f"fetch:{card.name}" for card in COMPANIONS]
    + [f"go:{spot.name}" for spot in SPOTS]
    + [f"sail:{ISLANDS[way.start].name}-{ISLANDS[way.to].name}" for way in PASSAGES]
    + [f"lose:{card.name}" for card in COMPANIONS]
    + [f"break:{place}" for place in range(1, NUM_TILES + 1)]
    + ["stop"]
)
assert len(NAMES) == NUM_ACTIONS

NUMBERS: Final[dict[str, int]] = {name: action for action, name in enumerate(NAMES)}


def action_name(action: int) -> str:
    return NAMES[action]


def action(name: str) -> int:
    """The action of that name."""
    if name not in NUMBERS:
        raise ValueError(f"unknown action {name!r}; expected a name such as take:air, go:spot_12 or done")
    return NUMBERS[name]


def number(name: object, names: Sequence[str], what: str) -> int:
    """The place of a name in a list of them."""
    if not isinstance(name, str) or name not in names:
        raise UnknownName(what, name, names)
    return names.index(name)


def companion_id(name: object) -> int:
    return number(name, list(CARD_IDS)[:FIRST_ADVENTURER], "companion")


def adventurer_id(name: object) -> int:
    return FIRST_ADVENTURER + number(name, list(CARD_IDS)[FIRST_ADVENTURER:FIRST_SPELL], "adventurer")


def spell_id(name: object) -> int:
    return FIRST_SPELL + number(name, list(CARD_IDS)[FIRST_SPELL:], "spell")


def card_id(name: object) -> int:
    return number(name, list(CARD_IDS), "card")


def space_id(name: object) -> int:
    return number(name, SPACES, "space")


def colour_id(name: object) -> int:
    return number(name, COLOUR_NAMES, "colour")


def symbol_id(name: object) -> int:
    return number(name, SYMBOL_NAMES, "face")


def spot_id(name: object) -> int:
    return number(name, list(SPOT_IDS), "spot")


def island_id(name: object) -> int:
    return number(name, list(ISLAND_IDS), "island")


def card_names(cards: list[int]) -> list[str]:
    return [CARDS[c].name for c in cards]
