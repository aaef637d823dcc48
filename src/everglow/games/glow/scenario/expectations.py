"""Expectations of a scenario about the position it ends in."""

from __future__ import annotations

from collections import Counter
from typing import Any

from everglow.agenda import NO_CARD
from everglow.complaints.scenario import difference, unknown
from everglow.games.glow.actions import GO, SAIL, STOP
from everglow.games.glow.box.card import CARDS, FACE_DOWN
from everglow.games.glow.box.components import BLACK, COLOUR_NAMES, END, NOTHING, SYMBOL_NAMES
from everglow.games.glow.box.labels import die_told
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS, PASSAGES
from everglow.games.glow.codec.names import card_names, space_id
from everglow.games.glow.scenario.setting import DIE, check_keys
from everglow.games.glow.show.view import parts
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State
from everglow.words.message import Message

UNORDERED = ("reserve", "graveyard", "boats", "dice", "box", "options", "winners")


def differences(
    s: State, players: list[str], expect: dict[str, Any], activations: Counter[str], looking: int
) -> list[Message]:
    """A message for every expectation that does not hold."""
    known = _known(s, players, activations, looking)
    return _compare("", expect, known)


def _compare(what: str, expected: Any, got: Any) -> list[Message]:
    key = what.rpartition(" ")[2]
    if isinstance(expected, dict) and isinstance(got, dict):
        return [line for key in expected for line in _compare_key(what, key, expected, got)]
    if key == "spells" and len(expected) == len(got):
        return [line for i in range(len(got)) for line in _compare(f"{what}[{i}]", expected[i], got[i])]
    if key == "dice" and any(isinstance(die, dict) for die in expected):
        return [] if _same_dice(expected, got) else difference(what, expected, got)
    if isinstance(expected, list) and isinstance(got, list) and key in UNORDERED:
        expected, got = sorted(expected, key=str), sorted(got, key=str)
    return difference(what, expected, got)


def _compare_key(what: str, key: str, expected: dict[str, Any], got: dict[str, Any]) -> list[Message]:
    if key not in got and what != "activations":
        raise unknown("expectation", key, got)
    return _compare(f"{what} {key}".strip(), expected[key], got.get(key, 0))


def _same_dice(expected: list[dict[str, Any]], got: list[dict[str, Any]]) -> bool:
    """Whether every expected die is there, by what is listed of it and never by its id, and no other."""
    left = got[:]
    for die in sorted(expected, key=len, reverse=True):  # those of which most is listed first
        check_keys(die, DIE)
        matching = [other for other in left if _fits(die, other)]
        if not matching:
            return False
        left.remove(matching[0])
    return not left


def _fits(expected: dict[str, Any], die: dict[str, Any]) -> bool:
    """A die that was not rolled shows nothing, whatever face lies up."""
    listed = [key for key in die if key in expected and not (key == "face" and die["unrolled"])]
    return all(expected[key] == die[key] for key in listed)


def _known(s: State, players: list[str], activations: Counter[str], looking: int) -> dict[str, Any]:
    """Return all that a scenario may expect, as it is."""
    return {
        "players": {name: _player(p) for name, p in zip(players, s.players, strict=True)},
        "reserve": [COLOUR_NAMES[c] for c in range(BLACK) for _ in range(s.reserve[c])],
        "graveyard": card_names(s.graveyard),
        "track": {name: _space(s, space_id(name)) for name in SYMBOL_NAMES[:5]},
        "black_die": _black_die(s, players),
        "spell_pile": card_names(s.pile[::-1]),
        "box": [CARDS[tile % FACE_DOWN].name for tile in s.box],
        "activations": dict(activations),
        "options": _options(s, looking),
        "scores": {name: parts(p) for name, p in zip(players, s.players, strict=True)},
        "winners": [players[seat] for seat in s.winners()],
        "turn_order": [players[seat] for seat in s.turn_order()],
        "game_over": s.phase == END,
        "round": s.round,
    }


def _player(p: Player) -> dict[str, Any]:
    return {
        "adventurer": None if p.adventurer == NO_CARD else CARDS[p.adventurer].name,
        "companions": card_names(p.companions),
        "light": p.light,
        "footprints": p.footprints,
        "fireflies": p.fireflies,
        "reroll_tokens": p.rerolls,
        "spells": [_tile(tile) for tile in p.spells],
        "dice": [_told(d) for d in p.dice],
        "group": SPOTS[p.group].name,
        "camp": SPOTS[p.camp].name,
        "boats": [ISLANDS[boat].name for boat in p.boats],
    }


def _tile(tile: int) -> dict[str, Any]:
    return {"id": CARDS[tile % FACE_DOWN].name, "face_up": tile < FACE_DOWN}


def _told(d: int) -> dict[str, Any]:
    die = die_told(d)
    size = "small" if die["of"] is None else "large"
    told = {"color": die["colour"], "size": size, "face": die["face"], "from": die["of"]}
    return told | {"unrolled": die["face"] is None}


def _space(s: State, space: int) -> dict[str, Any]:
    card = s.track.companions[space]
    return {
        "companion": None if card == NO_CARD else CARDS[card].name,
        "dice": [COLOUR_NAMES[colour] for colour in s.track.dice_at(space)],
        "footprints": s.track.footprints[space],
    }


def _black_die(s: State, players: list[str]) -> str:
    """The player who holds it, the space where it lies, or the reserve."""
    for name, p in zip(players, s.players, strict=True):
        if p.holds_black():
            return name
    space = s.track.black_space()
    return "reserve" if space == NOTHING else SYMBOL_NAMES[space]


def _options(s: State, seat: int) -> list[str]:
    """List the spots and islands that the player could go on to from here."""
    steps = [action for action in s.legal_actions(seat) if GO <= action < STOP]
    spots = [SPOTS[action - GO].name for action in steps if action < SAIL]
    return spots + sorted({ISLANDS[PASSAGES[action - SAIL].to].name for action in steps if action >= SAIL})
