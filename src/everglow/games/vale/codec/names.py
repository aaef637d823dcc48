"""Actions by name: `summon:hydra`, `pay:1,0,2`, `end_turn`."""

from __future__ import annotations

from typing import Final

from everglow.complaints import UnknownName
from everglow.games.vale.actions import NUM_ACTIONS, STONES
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.rules.cards import CARD_IDS

CARD_VERBS: Final = [
    "mark",
    "sell",
    "tame",
    "summon",
    "release",
    "activate",
    "copy",
    "recover",
    "discard",
    "take",
]

# The order of `actions.py`.
NAMES: Final[list[str]] = (
    [f"{verb}:{card.name}" for verb in CARD_VERBS for card in CARDS]
    + [f"{verb}:{red},{blue},{purple}" for verb in ("pay", "keep") for red, blue, purple in STONES]
    + [f"option:{i}" for i in range(1, 5)]
    + [f"seat:{seat}" for seat in range(4)]
    + ["done", "end_turn"]
)
assert len(NAMES) == NUM_ACTIONS

NUMBERS: Final[dict[str, int]] = {name: action for action, name in enumerate(NAMES)}


def action_name(action: int) -> str:
    return NAMES[action]


def action(name: str) -> int:
    """The action of that name."""
    if name not in NUMBERS:
        raise ValueError(
            f"unknown action {name!r}; expected a name such as summon:hydra, pay:1,0,0 or end_turn"
        )
    return NUMBERS[name]


def card_id(name: str) -> int:
    """The card of that name."""
    if name not in CARD_IDS:
        raise UnknownName("card", name, CARD_IDS)
    return CARD_IDS[name]


def card_names(cards: list[int]) -> list[str]:
    return [CARDS[c].name for c in cards]
