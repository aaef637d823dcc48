"""The action vocabulary: `porch:7` and `street:7` send a moth, `swap:7` gives one away, `rest` keeps all."""

from __future__ import annotations

from typing import Final

from tests.third.moths.box import LANTERNS, LARGEST

SEND: Final = 0  # + lantern * LARGEST + size - 1
SWAP: Final = SEND + len(LANTERNS) * LARGEST  # + size - 1
REST: Final = SWAP + LARGEST
NUM_ACTIONS: Final = REST + 1

NAMES: Final = [f"{verb}:{size}" for verb in [*LANTERNS, "swap"] for size in range(1, LARGEST + 1)] + ["rest"]
NUMBERS: Final = {name: action for action, name in enumerate(NAMES)}


def action_name(action: int) -> str:
    return NAMES[action]


def action(name: str) -> int:
    """Return the action of that name."""
    if name not in NUMBERS:
        raise ValueError(f"unknown action {name!r}; expected a name such as porch:7, swap:3 or rest")
    return NUMBERS[name]


def sending(size: int, lantern: int) -> int:
    return SEND + lantern * LARGEST + size - 1


def swapping(size: int) -> int:
    return SWAP + size - 1


def size_of(action: int) -> int:
    """Return the size of the moth that an action sends or swaps."""
    return action % LARGEST + 1


def lantern_of(action: int) -> int:
    """Return the lantern that an action sends a moth to."""
    return action // LARGEST
