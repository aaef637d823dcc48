"""The icons that markers such as `{fire}` stand for.

Light is a mass noun, and the other words are used as adjectives, which never change with number:
`1 {footprint} token` and `2 {fire} dice` both read well aloud, and short texts leave the noun out.
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
    "footprints_2": Icon("two footprints", "②", "medium_purple1"),
    "light_3": Icon("three light", "③", "yellow"),
    "minus_light_2": Icon("minus two light", "⊖", "grey62"),
    "light": Icon("light", "✦", "gold1"),
    "footprint": Icon("footprint", "∴", "tan"),
    "firefly": Icon("firefly", "☼", "chartreuse2"),
    "reroll": Icon("reroll", "↻", "light_sky_blue1"),
    "skull": Icon("skull", "☠", "indian_red"),
}
