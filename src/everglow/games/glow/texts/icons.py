"""The icons that markers such as `{fire}` stand for.

Light and the elements never change with number: `2 {light}`, `2 {fire} dice`. What is counted one by one
has a second marker for several of it, `1 {footprint}` and `2 {footprints}`, which shows the same symbol.
"""

from __future__ import annotations

from typing import Final

from everglow.game import Icon

ICONS: Final[dict[str, Icon]] = {
    "nature": Icon("nature", "♣", "green3"),
    "water": Icon("water", "≈", "dodger_blue1"),
    "air": Icon("air", "»", "sky_blue1"),
    "fire": Icon("fire", "✹", "bright_red"),
    "earth": Icon("earth", "■", "dark_orange"),
    # The special faces of the purple, the yellow and the black dice.
    "footprints_2": Icon("2 footprints", "②", "medium_purple1"),
    "light_3": Icon("+3 light", "③", "yellow"),
    "minus_light_2": Icon("-2 light", "⊖", "grey62"),
    "light": Icon("light", "✦", "gold1"),
    "footprint": Icon("footprint", "∴", "tan"),
    "footprints": Icon("footprints", "∴", "tan"),
    "firefly": Icon("firefly", "☼", "chartreuse2"),
    "fireflies": Icon("fireflies", "☼", "chartreuse2"),
    "reroll": Icon("reroll", "↻", "light_sky_blue1"),
    "rerolls": Icon("rerolls", "↻", "light_sky_blue1"),
    "skull": Icon("skull", "☠", "indian_red"),
}
