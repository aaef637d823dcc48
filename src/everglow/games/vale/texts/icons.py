"""The icons that markers such as `{red}` stand for.

Their words are adjectives, which never change with number: `2 {red} stones` and `1 {red} stone` both
read well aloud, and short texts leave the noun out.
"""

from __future__ import annotations

import re
from typing import Final

from everglow.game import Icon

ICONS: Final[dict[str, Icon]] = {
    # As many corners as a stone is worth; a circle for 1.
    "red": Icon("red", "●", "bright_red"),
    "blue": Icon("blue", "▲", "dodger_blue1"),
    "purple": Icon("purple", "⬢", "medium_purple1"),
    "fire": Icon("fire", "✹", "orange_red1"),
    "water": Icon("water", "≈", "deep_sky_blue1"),
    "earth": Icon("earth", "■", "gold3"),
    "wind": Icon("wind", "»", "aquamarine1"),
    "dragon": Icon("dragon", "◆", "plum2"),
    "instant": Icon("instant", "ϟ", "yellow"),
    "permanent": Icon("lasting", "∞", "cyan"),
    "active": Icon("each-round", "↻", "green"),
    "points": Icon("points", "★", "gold1"),
    "point": Icon("point", "★", "gold1"),  # the only noun among them
}


def in_words(text: str) -> str:
    """A text with words for its markers, where nobody draws icons."""
    return re.sub(r"\{(\w+)\}", lambda marker: ICONS[marker[1]].word, text)
