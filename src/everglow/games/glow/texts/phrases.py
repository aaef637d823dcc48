"""The phrases that all texts share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from everglow.games.glow.box.components import ELEMENTS, SYMBOL_NAMES
from everglow.games.glow.schema import Die
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message

Sort: TypeAlias = Literal["black", "small", "large", "sketal", "multicoloured"]

ELEMENT_FACES: Final = SYMBOL_NAMES[:ELEMENTS]


def amount(count: int, good: str) -> Message:
    """`3 light`, `1 footprint`, `2 reroll tokens`."""
    if good == "light":
        return m.amount_light(count=count)
    if good == "footprint":
        return m.amount_footprints(count=count)
    return m.amount_fireflies(count=count) if good == "firefly" else m.amount_rerolls(count=count)


def tokens(counts: dict[str, int]) -> list[Message]:
    """List the tokens that somebody holds; it may be nothing."""
    return [amount(count, token) for token, count in counts.items() if count]


def showing(count: int, face: str) -> Message:
    """`2 fire`, `+3 light on 2 dice`: special faces begin with a number of their own."""
    if face in ELEMENT_FACES:
        return m.shown_element(count=count, face=face)
    return m.shown_special(count=count, face=face)


def lying(colours: Sequence[str], footprints: int) -> list[Message]:
    """List what lies at a space besides a companion; it may be nothing."""
    return small_dice(colours) + [amount(footprints, "footprint")] * bool(footprints)


def small_dice(colours: Sequence[str]) -> list[Message]:
    """Dice by colour, in the order in which the colours come first."""
    return [m.small_dice(count=colours.count(colour), colour=colour) for colour in dict.fromkeys(colours)]


def sort_of(die: Die) -> Sort:
    """Say what tells a die from others of its colour."""
    owner = die["of"]
    if owner is None:
        return "black" if die["colour"] == "black" else "small"
    if not owner.startswith("sketal"):
        return "large"
    return "multicoloured" if owner == "sketal_any" else "sketal"


def the_die(die: Die) -> Message:
    """A die as an object: `the small green die`, `Green Sketal's die`."""
    return m.the_die(sort=sort_of(die), colour=die["colour"], owner=die["of"])


def listed_die(die: Die) -> Message:
    """A die in a list of dice: `small green`."""
    return m.listed_die(sort=sort_of(die), colour=die["colour"], owner=die["of"])
