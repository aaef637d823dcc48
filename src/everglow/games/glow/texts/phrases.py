"""The phrases that all texts share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from everglow.english import listed
from everglow.games.glow.box.components import ELEMENTS, SYMBOL_NAMES

SEVERAL: Final = {"footprint": "footprints", "firefly": "fireflies", "reroll": "rerolls"}


def article(word: str) -> str:
    return "an" if word[0] in "ae" else "a"


def counted(count: int, good: str) -> str:
    """`3 {light}`, `1 {footprint}`, `2 {rerolls}`."""
    return f"{count or 'no'} {{{good if count == 1 else SEVERAL.get(good, good)}}}"


def amount(count: int, good: str) -> str:
    """Likewise, but `2 {reroll} tokens`: the rerolls that can be held."""
    if good != "reroll":
        return counted(count, good)
    return f"{count} {{reroll}} {'token' if count == 1 else 'tokens'}"


def tokens(counts: dict[str, int]) -> str:
    """`2 {footprints} and 1 {reroll} token`; it may be nothing."""
    return listed([amount(count, token) for token, count in counts.items() if count])


def showing(count: int, face: str) -> str:
    """`2 {fire}`, `{light_3}`, `{light_3} on 2 dice`: special faces begin with a number of their own."""
    if face in SYMBOL_NAMES[:ELEMENTS]:
        return f"{count} {{{face}}}"
    return f"{{{face}}}{'' if count == 1 else f' on {count} dice'}"


def repeated(times: int) -> str:
    """` (2 times)`, after the name of a card."""
    return "" if times == 1 else f" ({times} times)"


def words(name: str) -> str:
    """`dark blue`, `late morning`."""
    return name.replace("_", " ")


def coloured(colours: Sequence[str]) -> str:
    """`2 green and 1 black`."""
    return listed([f"{colours.count(colour)} {words(colour)}" for colour in dict.fromkeys(colours)])


def small_dice(colours: Sequence[str]) -> str:
    """`2 green and 1 black die`: the noun agrees with the number before it."""
    return f"{coloured(colours)} {'die' if colours.count(colours[-1]) == 1 else 'dice'}"


def lying(colours: Sequence[str], footprints: int) -> str:
    """What lies at a space besides a companion; it may be nothing."""
    dice = [small_dice(colours)] if colours else []
    return " plus ".join(dice + [amount(footprints, "footprint")] * bool(footprints))
