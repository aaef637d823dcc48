"""Data for the pages of the client; `web/generate.py` writes it into files. Never used in play."""

from __future__ import annotations

from typing import Final, Literal

from everglow.agenda import Effect
from everglow.games.glow.box.card import ADVENTURERS, COMPANIONS, DECK_NAMES, SPELLS, Card, Companion
from everglow.games.glow.box.components import (
    ANY_DIE,
    BLACK,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    ELEMENTS,
    LAP,
    LAST_ROUND,
    MEETING_TRACK,
    NOTHING,
    REROLL_FIELDS,
    REROLLS_TO_TURN,
    SYMBOL_NAMES,
)
from everglow.games.glow.box.conditions import Same, Shows, ShowsWithout, Without
from everglow.games.glow.box.dice import RESERVE, SMALL_DICE, side
from everglow.games.glow.box.realm import ROUTES, SPOTS
from everglow.games.glow.box.sea import CONNECTIONS, ISLANDS
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.rules.effects import BuryRightmost, CastSpells, FetchCompanion, Skull
from everglow.games.glow.schema import Colour, Face, NoonGood
from everglow.games.glow.state.state import State
from everglow.games.glow.texts import pages
from everglow.games.glow.texts.cards import slots
from everglow.games.glow.texts.deeds import COUNTED, GOOD_OF, LOSSES
from everglow.games.glow.texts.icons import ICONS
from everglow.games.glow.texts.pages import (
    TYPES,
    Boxed,
    Connection,
    Deeds,
    Figures,
    Given,
    Island,
    Realm,
    Route,
    Sea,
    Spot,
    Table,
    When,
)
from everglow.games.glow.texts.places import MARKS
from everglow.games.glow.texts.rulings import rulings
from everglow.games.glow.texts.together import works_with
from everglow.words.message import Message
from everglow.words.wording import Wording

__all__ = ["NAMES", "TYPES", "details", "figures", "partners", "rules", "table"]

NAMES: Final = {card: Wording().thing("glow_card", card) for card in CARD_IDS}


def table() -> Table:
    """Data of every card, of both boards with all that is printed there, and of the tracks; no words."""
    return {
        "companions": {c.name: _companion(c) for c in COMPANIONS},
        "adventurers": {
            a.name: {**_printed(a), "die": COLOUR_NAMES[a.die], "dice": a.dice} for a in ADVENTURERS
        },
        "spells": {tile.name: {**_printed(tile), "copies": tile.copies} for tile in SPELLS},
        "icons": list(ICONS),
        "faces": {colour: _faces(number) for number, colour in enumerate(COLOUR_NAMES)},
        "boxed": {colour: _boxed(number) for number, colour in enumerate(COLOUR_NAMES)},
        "track": [ELEMENT_NAMES[space] for space in MEETING_TRACK],
        "fields": REROLL_FIELDS,
        "lap": LAP,
        "to_turn": REROLLS_TO_TURN,
        "days": LAST_ROUND,
        "realm": _realm(),
        "sea": _sea(),
    }


# The dice of an example in the rules, by colour and face.
THROWN: Final[list[tuple[Colour, Face]]] = [
    ("red", "fire"),
    ("red", "fire"),
    ("green", "fire"),
    ("green", "nature"),
    ("dark_blue", "nature"),
]
LOOKED_AT: Final = ["likyar", "ladawa", "torke_triple", "torke_pair", "donillilu", "oshra_no_nature"]


def figures() -> Figures:
    """Count, for the rules, how often some cards act with the same dice."""
    shown = [sum(face == symbol for _, face in THROWN) for symbol in SYMBOL_NAMES]
    times = {card.name: card.times(shown) for card in COMPANIONS}
    return {"acting": {"dice": THROWN, "times": {name: times[name] for name in LOOKED_AT}}}


def partners(card: str) -> list[tuple[Message, list[str]]]:
    """Cards that it works with, by reason."""
    return works_with(card)


def rules(card: str) -> list[str]:
    """Anchors of the rulings that speak of what it says."""
    return rulings(card)


def details(_: str) -> dict[str, object]:
    """Return nothing: there is nothing more to search the library by."""
    return {}


# Cards and dice


def _faces(colour: int) -> list[Face]:
    """Return the six sides of a die: the elements, as the track has them, and its own."""
    sides = [side(colour, number) for number in (*MEETING_TRACK, ELEMENTS)]
    return [SYMBOL_NAMES[symbol] for symbol in sides]


def _boxed(colour: int) -> Boxed:
    """Count where the dice of a colour lie when the box is opened."""
    owner = next((a for a in ADVENTURERS if a.die == colour), None)
    black = colour == BLACK  # the small one in the reserve
    return {
        "owner": owner.name if owner else None,
        "own": owner.dice if owner else 0,
        "reserve": 0 if black else RESERVE[colour],
        "small": RESERVE[colour] if black else SMALL_DICE.count(colour),
    }


def _printed(card: Card) -> pages.Card:
    return {
        "points": card.points,
        "when": _condition(card),
        "gives": [_given(effect) for effect in card.gives],
        "once": card.once,
        "slots": slots(card.name),
    }


def _companion(c: Companion) -> pages.Companion:
    return {
        **_printed(c),
        "deck": DECK_NAMES[c.deck],
        "fireflies": c.fireflies,
        "reroll": c.reroll,
        "kaar": c.kaar,
        "die": _die(c),
    }


def _die(c: Companion) -> Colour | Literal["any"] | None:
    if c.die == ANY_DIE:
        return "any"
    return COLOUR_NAMES[c.die] if c.die >= 0 else None


def _condition(card: Card) -> When | None:
    """Describe the condition of the effects: symbols, so many alike, and symbols that may not show."""
    when = card.when
    if isinstance(when, Shows):
        return {"all": [ELEMENT_NAMES[symbol] for symbol, count in when.needs for _ in range(count)]}
    if isinstance(when, Same):
        return {"same": when.count}
    if isinstance(when, Without):
        return {"none": [ELEMENT_NAMES[symbol] for symbol in when.elements]}
    if isinstance(when, ShowsWithout):
        return {"all": [ELEMENT_NAMES[when.element]], "none": [ELEMENT_NAMES[when.without]]}
    return None


SPECIAL: Final[dict[type[Effect[State]], Deeds]] = {
    Skull: "skull",
    BuryRightmost: "bury",
    CastSpells: "spells",
    FetchCompanion: "fetch",
}


def _given(effect: Effect[State]) -> Given:
    """A good with its count, below 0 where it is lost; or a deed."""
    if isinstance(effect, COUNTED):
        lost = isinstance(effect, LOSSES)
        return {"what": GOOD_OF[type(effect)], "count": -effect.count if lost else effect.count}
    return {"what": SPECIAL[type(effect)]}


# Boards

FINDS: Final[list[NoonGood | Deeds]] = ["light", "footprint", "firefly", "reroll", "skull"]


def _found(what: int, count: int = 1) -> Given | None:
    return None if what == NOTHING else {"what": FINDS[what], "count": count}


def _realm() -> Realm:
    spots: dict[str, Spot] = {
        spot.name: {
            "mark": MARKS.get(spot.name, 0),
            "at": (spot.x, spot.y),
            "needs": ELEMENT_NAMES[spot.needs] if spot.needs >= 0 else None,
            "without": ELEMENT_NAMES[spot.without] if spot.without >= 0 else None,
            "village": spot.village,
            "toll": spot.toll,
            "finds": _found(spot.finds),
        }
        for spot in SPOTS
    }
    routes: list[Route] = [
        {"ends": (SPOTS[r.one].name, SPOTS[r.other].name), "finds": _found(r.finds, r.count), "at": r.at}
        for r in ROUTES
    ]
    return {"spots": spots, "routes": routes}


def _sea() -> Sea:
    islands: dict[str, Island] = {
        island.name: {
            "at": (island.x, island.y),
            "light": island.light,
            "finds": _found(island.finds, island.count),
        }
        for island in ISLANDS
    }
    connections: list[Connection] = [
        {
            "ends": (ISLANDS[c.one].name, ISLANDS[c.other].name),
            "least": c.least,
            "most": c.most,
            "toll": c.toll,
            "at": c.at,
        }
        for c in CONNECTIONS
    ]
    return {"islands": islands, "connections": connections}
