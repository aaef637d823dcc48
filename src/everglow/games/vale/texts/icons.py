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
    "red": Icon("●", "bright_red"),
    "blue": Icon("▲", "dodger_blue1"),
    "purple": Icon("⬢", "medium_purple1"),
    "fire": Icon("✹", "orange_red1"),
    "water": Icon("≈", "deep_sky_blue1"),
    "earth": Icon("■", "gold3"),
    "wind": Icon("»", "aquamarine1"),
    "dragon": Icon("◆", "plum2"),
    "instant": Icon("ϟ", "yellow"),
    "permanent": Icon("∞", "cyan"),
    "active": Icon("↻", "green"),
    "points": Icon("★", "gold1"),
    "point": Icon("★", "gold1"),  # the only noun among them
}


def in_words(text: str) -> str:
    """A text with words for its markers, where nobody draws icons."""
    return re.sub(r"\{(\w+)\}", lambda marker: ICONS[marker[1]].word, text)
