"""Why something is not legal now, in a sentence."""

from __future__ import annotations

from everglow.games.glow.actions import GO, RESOLVE, RESOLVE_SPELL, SAIL, SPEND, TURN
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.box.components import REROLLS_TO_TURN
from everglow.games.glow.box.labels import source_name
from everglow.games.glow.box.realm import SPOTS, way_between
from everglow.games.glow.box.sea import ISLANDS, PASSAGES
from everglow.games.glow.codec.names import NAMES, action
from everglow.games.glow.rules import journey, sailing
from everglow.games.glow.show.view import question
from everglow.games.glow.state.state import State
from everglow.games.glow.texts.cards import NAMES as CARD_NAMES
from everglow.games.glow.texts.cards import card_name
from everglow.games.glow.texts.phrases import words
from everglow.games.glow.texts.places import PLACES
from everglow.games.glow.texts.questions import wanted


def why_not(s: State, seat: int, wish: str) -> str | None:
    """Say why an action is not legal; None if it is."""
    wished, kind = action(wish), s.agenda.kind(seat)
    if not kind:
        return s.agenda.unasked()
    return None if wished in s.legal_actions(seat) else _reason(s, seat, kind, wished)


def _reason(s: State, seat: int, kind: str, wish: int) -> str:
    verb = NAMES[wish].partition(":")[0]
    if verb not in ANSWERS[kind]:
        return f"now you are asked to {_wanted(s, seat)}"
    if kind == "go":
        return _cannot_go(s, seat, wish - GO)
    if kind == "sail":
        return _cannot_sail(s, seat, wish - SAIL)
    if kind == "resolve":
        return _cannot_resolve(s, seat, wish)
    if kind in ("reroll", "spend"):
        return _cannot_spend(s, seat, wish)
    return _not_there(kind, NAMES[wish].partition(":")[2])


def _wanted(s: State, seat: int) -> str:
    asked = question(s, seat)
    assert asked is not None
    return wanted(asked)


# The verbs that answer a question of each kind.
ANSWERS = {
    "adventurer": ["adventurer"],
    "take": ["take"],
    "die": ["die"],
    "black": ["black"],
    "discard": ["discard"],
    "reroll": ["reroll", "turn"],
    "first_die": ["pick"],
    "second_die": ["pick"],
    "turn_die": ["pick"],
    "face": ["face"],
    "spend": ["reroll"],
    "resolve": ["resolve"],
    "fetch": ["fetch"],
    "go": ["go"],
    "sail": ["sail"],
    "skull": ["lose", "break"],
}


def _not_there(kind: str, what: str) -> str:
    """What the question asks for is simply not to be had."""
    reasons = {
        "adventurer": f"{CARD_NAMES.get(what, what)} has been chosen already",
        "take": f"no companion lies at the {what} space",
        "discard": f"no companion lies at the {what} space",
        "die": f"no large {words(what)} die is in the reserve",
        "black": f"the black die lies at the {what} space already",
        "face": f"this die has no {{{what}}} face",
        "fetch": f"{CARD_NAMES.get(what, what)} is not in the graveyard, or it is Cromaug himself",
        "skull": f"{CARD_NAMES.get(what, what)} is not yours to give up",
    }
    return reasons.get(
        kind, f"no {words(what)} die of yours can be picked, or pick the pair the other way round"
    )


def _cannot_spend(s: State, seat: int, wish: int) -> str:
    p = s.players[seat]
    if not p.dice:
        return "you have no dice"
    if wish == TURN:
        return f"turning a die takes {REROLLS_TO_TURN} rerolls, you have {p.rerolls_left()}"
    source = source_name(wish - SPEND)
    if source == "token":
        return "you have no reroll token"
    if source == "track":
        return "past 100 the score track gives no rerolls" if p.lapped else "no reroll field is below you"
    return f"{card_name(source)} has no reroll for you today"


def _cannot_resolve(s: State, seat: int, wish: int) -> str:
    p, name = s.players[seat], NAMES[wish].partition(":")[2]
    if wish >= RESOLVE_SPELL:
        return f"{words(name)} is not there, still face down, or its condition is not met now"
    card, name = wish - RESOLVE, card_name(name)
    if card not in p.companions + [p.adventurer]:
        return f"{name} is not yours"
    if p.resolved & CARDS[card].bit:
        return f"{name} has been resolved already"
    return f"the condition of {name} is not met now"


def _cannot_go(s: State, seat: int, spot: int) -> str:
    p, target = s.players[seat], SPOTS[spot]
    if way_between(p.group, spot) is None:
        return f"{PLACES[target.name]} is not next to {PLACES[SPOTS[p.group].name]}, where you are"
    if p.entered >> spot & 1:
        return f"{PLACES[target.name]} was entered today already"
    return f"{PLACES[target.name]} needs {_missing(journey.price(p.used, p.shown(), spot), p.footprints)}"


def _missing(price: int, footprints: int) -> str:
    missing = price - footprints
    return f"{missing} more footprint{'s' if missing > 1 else ''}"


def _cannot_sail(s: State, seat: int, passage: int) -> str:
    p, way = s.players[seat], PASSAGES[passage]
    if way.start not in p.boats:
        return f"you have no boat at {PLACES[ISLANDS[way.start].name]}"
    if way.to in p.boats:
        return f"a boat of yours is at {PLACES[ISLANDS[way.to].name]} already"
    price = sailing.price(p.different_elements(), passage)
    if price == sailing.CLOSED:
        return f"your dice show too many different elements: {p.different_elements()}"
    return f"{PLACES[ISLANDS[way.to].name]} needs {_missing(price, p.footprints)}"
