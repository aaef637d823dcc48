"""Two creatures that may work together: positions are played with both, with each alone, and with neither.

A play takes a pair and returns a number; partners get more together than both of them alone (`gain`).
Where leaving one out would prove too little, a play puts a plain creature in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from everglow.games.vale.box.card import Card
from everglow.games.vale.box.components import PURPLE, VALUES
from everglow.games.vale.rules.effects import Sentence
from everglow.games.vale.texts.sentences import sentences

from .table import STONES, Table
from .turns import summon

THEIRS = "agni, asmodeus, charybdis, nessie, cerberus, mimic, genie, valkyrie, dragon_egg"


@dataclass
class Pair:
    """Two creatures, and under which name they lie on the table: under none if they are left out."""

    one: Card
    other: Card
    first: str
    second: str

    def without(self, names: str) -> str:
        """These cards, but never the two themselves."""
        return but(self.one.name, self.other.name, names=names)


def but(*own: str, names: str) -> str:
    """All of these cards except some."""
    return ", ".join(name for name in names.split(", ") if name not in own)


Play = Callable[[Pair], int]


def gain(play: Play, one: Card, other: Card) -> int:
    """Return how much more they get together than both of them alone."""
    both, first = play(Pair(one, other, one.name, other.name)), play(Pair(one, other, one.name, ""))
    second, neither = play(Pair(one, other, "", other.name)), play(Pair(one, other, "", ""))
    return both + neither - first - second


# What has to be on the table


@cache
def in_area(name: str) -> str:
    """The name of who lies in the area after being summoned, none for who does not stay there."""
    hand, theirs = but(name, names="hestia, tidal, imp"), but(name, names=THEIRS)
    table = Table(
        hand=f"{name}, {hand}", area=but(name, names="ifrit, incubus"), their_area=theirs, stones="6 6 6"
    )
    summon(table, name, "imp")
    return name if name in table.you.area else ""


def coins(card: Card, beside: Card | None = None, colour: int = PURPLE) -> str:
    """Enough stones of one colour to summon it, also where another creature makes them worth less."""
    lasting = None if beside is None else beside.permanent
    value = min(VALUES[colour], (VALUES if lasting is None else lasting.values(VALUES))[colour])
    return " ".join([STONES[colour]] * -(-card.cost // value))


def exact(cost: int) -> str:
    """Stones that are worth so much, and not more."""
    return " ".join(["6"] * (cost // 6) + ["3"] * (cost % 6 // 3) + ["1"] * (cost % 3))


def if_there(name: str, what: str) -> str:
    return what if name else ""


def acts(text: Sentence | None, *kinds: type[Sentence]) -> bool:
    return text is not None and any(isinstance(sentence, kinds) for sentence in sentences(text))
