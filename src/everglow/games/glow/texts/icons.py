"""The icons that markers such as `{fire}` stand for.

Light and the elements never change with number: `2 {light}`, `2 {fire} dice`. What is counted one by one
has a second marker for several of it, `1 {footprint}` and `2 {footprints}`, which shows the same symbol.
"""

from __future__ import annotations

from typing import Final

from everglow.game import Icon

ICONS: Final[dict[str, Icon]] = {
    "nature": Icon("♣", "green3"),
    "water": Icon("≈", "dodger_blue1"),
    "air": Icon("»", "sky_blue1"),
    "fire": Icon("✹", "bright_red"),
    "earth": Icon("■", "dark_orange"),
    # The special faces of the purple, the yellow and the black dice.
    "footprints_2": Icon("②", "medium_purple1"),
    "light_3": Icon("③", "yellow"),
    "minus_light_2": Icon("⊖", "grey62"),
    "light": Icon("✦", "gold1"),
    "footprint": Icon("∴", "tan"),
    "footprints": Icon("∴", "tan"),
    "firefly": Icon("☼", "chartreuse2"),
    "fireflies": Icon("☼", "chartreuse2"),
    "reroll": Icon("↻", "light_sky_blue1"),
    "rerolls": Icon("↻", "light_sky_blue1"),
    "skull": Icon("☠", "indian_red"),
}
