"""Reasons why something is not legal now, each a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.games.glow.actions import GO, PICK, RESOLVE, RESOLVE_SPELL, SAIL, SPEND, TURN
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.box.components import REROLLS_TO_TURN
from everglow.games.glow.box.labels import die_told, source_name
from everglow.games.glow.box.realm import SPOTS, way_between
from everglow.games.glow.box.sea import ISLANDS, PASSAGES
from everglow.games.glow.codec.names import NAMES, action
from everglow.games.glow.rules import journey, sailing
from everglow.games.glow.rules.picks import NUMBER_OF
from everglow.games.glow.show.view import question
from everglow.games.glow.state.state import State
from everglow.games.glow.texts.phrases import sort_of
from everglow.games.glow.texts.questions import wanted
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message
from everglow.words.shared import unasked


def why_not(s: State, seat: int, wish: str) -> Message | None:
    """Say why an action is not legal; None if it is."""
    wished, kind = action(wish), s.agenda.kind(seat)
    if not kind:
        return unasked(s.deciders())
    return None if wished in s.legal_actions(seat) else _reason(s, seat, kind, wished)


def _reason(s: State, seat: int, kind: str, wish: int) -> Message:
    verb, _, what = NAMES[wish].partition(":")
    if verb not in ANSWERS[kind]:
        return m.something_else_is_asked(wanted=_wanted(s, seat))
    if kind == "go":
        return _cannot_go(s, seat, wish - GO)
    if kind == "sail":
        return _cannot_sail(s, seat, wish - SAIL)
    if kind == "resolve":
        return _cannot_resolve(s, seat, wish)
    if kind in ("reroll", "spend"):
        return _cannot_spend(s, seat, wish)
    return _cannot_pick(wish) if verb == "pick" else NOT_THERE[verb](what)


def _wanted(s: State, seat: int) -> Message:
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


# By verb: what the question asks for is simply not to be had.
NOT_THERE: Final[dict[str, Callable[[str], Message]]] = {
    "adventurer": lambda card: m.already_chosen(card=card),
    "take": lambda space: m.no_companion_there(space=space),
    "discard": lambda space: m.no_companion_there(space=space),
    "die": lambda colour: m.die_not_in_reserve(colour=colour),
    "black": lambda space: m.black_die_lies_there(space=space),
    "face": lambda face: m.no_such_face(face=face),
    "fetch": lambda card: m.not_in_graveyard(card=card),
    "lose": lambda card: m.not_your_companion(card=card),
    "break": lambda number: m.not_your_spell(number=int(number)),
}


def _cannot_pick(wish: int) -> Message:
    """A Sketal's die is called so without its colour, which the wish does not name."""
    die = die_told(next(d for d, number in NUMBER_OF.items() if number == wish - PICK))
    sort, face = sort_of(die), die["face"]
    assert face is not None
    called = m.the_die(
        sort="sketal" if sort == "multicoloured" else sort, colour=die["colour"], owner=die["of"]
    )
    return m.die_not_to_choose(die=called, face=face)


def _cannot_spend(s: State, seat: int, wish: int) -> Message:
    p = s.players[seat]
    if not p.dice:
        return m.no_dice()
    if wish == TURN:
        return m.too_few_rerolls(needed=REROLLS_TO_TURN, held=p.rerolls_left())
    source = source_name(wish - SPEND)
    if source == "token":
        return m.no_reroll_token()
    if source == "track":
        return m.past_the_track() if p.lapped else m.no_field_below()
    return m.no_reroll_today(card=source)


def _cannot_resolve(s: State, seat: int, wish: int) -> Message:
    p, name = s.players[seat], NAMES[wish].partition(":")[2]
    if wish >= RESOLVE_SPELL:
        return m.spell_not_met(number=wish - RESOLVE_SPELL + 1)
    card = wish - RESOLVE
    if card not in p.companions + [p.adventurer]:
        return m.not_yours(card=name)
    return m.already_resolved(card=name) if p.resolved & CARDS[card].bit else m.not_met(card=name)


def _cannot_go(s: State, seat: int, spot: int) -> Message:
    p, place = s.players[seat], SPOTS[spot].name
    if way_between(p.group, spot) is None:
        return m.not_next(place=place, here=SPOTS[p.group].name)
    if p.entered >> spot & 1:
        return m.already_entered(place=place)
    price = journey.price(p.used, p.shown(), spot)
    return m.footprints_missing(place=place, missing=price - p.footprints)


def _cannot_sail(s: State, seat: int, passage: int) -> Message:
    p, way = s.players[seat], PASSAGES[passage]
    start, place = ISLANDS[way.start].name, ISLANDS[way.to].name
    if way.start not in p.boats:
        return m.no_boat_there(place=start)
    if way.to in p.boats:
        return m.boat_there_already(place=place)
    price = sailing.price(p.different_elements(), passage)
    if price == sailing.CLOSED:
        return m.too_many_elements(count=p.different_elements())
    return m.footprints_missing(place=place, missing=price - p.footprints)
