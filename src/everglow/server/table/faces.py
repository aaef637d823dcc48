"""Faces of people: an emblem and a colour, as everybody at a table sees them.

A seat has a shape of its own whatever its colour is, so nobody is told apart by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Avatar: TypeAlias = Literal[
    "fox",
    "deer",
    "hedgehog",
    "frog",
    "owl",
    "squirrel",
    "raven",
    "turtle",
    "unicorn",
    "fairy",
    "dragon",
    "bear",
]
Colour: TypeAlias = Literal["gold", "teal", "rose", "violet", "sky", "leaf", "ember", "snow"]
AVATARS: Final[tuple[Avatar, ...]] = get_args(Avatar)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)  # the first ones are those of the seats, in their order


class Face(NamedTuple):
    """Choice of a person, "" where they chose nothing; a stored one may be of another version."""

    avatar: str = ""
    colour: str = ""


PLAIN: Final = Face()


def known_avatar(name: str) -> Avatar | Literal[""]:
    return next((avatar for avatar in AVATARS if avatar == name), "")


def known_colour(name: str) -> Colour | Literal[""]:
    return next((colour for colour in COLOURS if colour == name), "")


def seat_colours(chosen: Sequence[str]) -> list[Colour]:
    """The colour of every seat, all different: as chosen if nobody before has it, else the seat's own."""
    granted = [_free(one, chosen[:seat]) for seat, one in enumerate(chosen)]
    colours: list[Colour] = []
    for seat, colour in enumerate(granted):
        colours.append(colour or _first_free(seat, [*colours, *granted]))
    return colours


def _free(colour: str, taken: Sequence[str]) -> Colour | None:
    return None if colour in taken else known_colour(colour) or None


def _first_free(seat: int, taken: Sequence[str | None]) -> Colour:
    """The seat's own colour if nobody has it, else the first that is left."""
    own_first: list[Colour] = [COLOURS[seat], *COLOURS]
    return next(one for one in own_first if one not in taken)
