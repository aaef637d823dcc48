"""The icons that markers such as `{red}` stand for."""

from __future__ import annotations

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
