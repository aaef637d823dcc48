"""What a newcomer needs to know to read the table."""

from __future__ import annotations

from typing import Final

HINTS: Final = [
    "Every die has the five elements. The sixth side has its colour's own element once more (green {nature}, "
    "dark blue {water}, light blue {air}, red {fire}, orange {earth}); on purple it is 2 {footprints}, on "
    "yellow 3 {light}.",
    "The black die is a curse, unless you own Kaar: the element it shows does not count on any of your dice, "
    "and its sixth side takes 2 {light}.",
    "A card says what your dice must show, then what happens at noon. A {skull} means that this companion "
    "goes to the graveyard.",
    "Rerolls come from {reroll} tokens, once a day from a Lumipili, and from going back on the score track. "
    "Each rolls 1 or 2 dice again; three of them turn a die to the face you want.",
    "A {footprint} is a joker on the way, and every one you keep gives 1 {light} at the end.",
    "At least as many {fireflies} as companions give 10 {light} at the end.",
    "Of the villages only the one where you camp counts: end your journey there.",
]
