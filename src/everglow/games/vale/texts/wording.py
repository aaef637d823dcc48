"""The wording of cards: a full text for reading and a short one for card faces.

One phrase for one thing: you score and lose points, take and put back stones, return creatures of your
area to your hand, discard creatures and cards. In an area lie creatures, everywhere else cards. A card's
face has less room: it says + and - for points.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Wording: TypeAlias = tuple[str, str]  # full and short; short lines have at most 34 characters in words


class CardText:
    """The texts of a card: by slot, sentences that say everything, and a few short lines."""

    def __init__(
        self,
        name: str,
        instant: Wording | None = None,
        permanent: Wording | None = None,
        active: Wording | None = None,
    ) -> None:
        slots = {"instant": instant, "permanent": permanent, "active": active}
        self.name = name
        self.full = {slot: text[0] for slot, text in slots.items() if text}
        self.short = {slot: text[1].split("\n") for slot, text in slots.items() if text}


# What a player of your choice has to discard.
PREY: Final = {
    "boulder": "a {wind} creature",
    "ember": "a {water} creature",
    "gust": "an {earth} creature",
    "leviathan": "a {dragon}",
    "marina": "a {fire} creature",
}

# What can be chosen, in the order of the card.
OPTIONS: Final = {
    "hydra": ["take 1 {purple} stone", "draw a card", "take 2 {blue} stones", "score 4"],
    "snail_maiden": [
        "put back 1 {blue} stone and take 1 {purple} stone",
        "put back 1 {purple} stone and take 3 {blue} stones",
    ],
    "basilisk": ["take 1 {red} stone", "lose 1 and take 1 {blue} stone", "lose 2 and take 1 {purple} stone"],
}

RETURN: Final = ("Return this creature to your hand.", "Return this to your hand")
DRAW: Final = ("Draw a card.", "Draw a card")


def gain(points: int) -> str:
    """Points on a card's face."""
    return f"+{points} {{point}}" if points == 1 else f"+{points} {{points}}"


def per(points: int, what: str) -> Wording:
    short = what.replace("} creature", "}")
    return (
        f"Score {points} per {what} in your area, this one included.",
        f"{gain(points)} per {short}\nin your area",
    )


def per_family(points: int) -> Wording:
    return (
        f"Score {points} per different family in your area, this creature's included.",
        f"{gain(points)} per family\nin your area",
    )


def per_hand_card(points: int) -> Wording:
    return (
        f"Score {points} per card in your hand; this creature has already left it.",
        f"{gain(points)} per card in your hand",
    )


def value(colour: str) -> Wording:
    return (
        f"Score the value of the {{{colour}}} stones you hold; you keep them.",
        f"{{points}} for the value\nof your {{{colour}}}",
    )


def prey(card: str, points: int) -> Wording:
    return (
        f"Score {points}. Then choose a player who has {PREY[card]} in their area; you may choose yourself. "
        "That player discards one of their choice.",
        f"{gain(points)}, then somebody\ndiscards {PREY[card]}",
    )


def paid_with(colour: str, points: int) -> Wording:
    return (
        f"Each time you summon another creature and pay at least 1 {{{colour}}} stone for it, "
        f"score {points}; more {{{colour}}} stones do not score more.",
        f"Summon another with {{{colour}}}:\n{gain(points)}",
    )


def put_back(colour: str, points: int) -> Wording:
    return (
        f"Put back 1 {{{colour}}} stone, then score {points}.",
        f"Put back 1 {{{colour}}}, {gain(points)}",
    )


def copy(kind: str) -> Wording:
    return (
        f"Copy an {{{kind}}} effect of another creature in your area: carry it out as if it were printed on "
        "this creature.",
        f"Copy an {{{kind}}} effect\nof another creature",
    )
