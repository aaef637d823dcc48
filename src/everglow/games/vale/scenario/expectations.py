"""Expectations of a scenario about the position it ends in."""

from __future__ import annotations

from typing import Any

from everglow.complaints.scenario import difference, unknown
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.codec.names import card_id, card_names
from everglow.games.vale.rules.activation import available
from everglow.games.vale.rules.phases import RESOLUTION_TURN
from everglow.games.vale.state.state import State
from everglow.rng import TABLE
from everglow.words.message import Message

NUMBERS = ["1", "3", "6"]  # printed on red, blue and purple stones
REMARKS = ["note", "comment", "reason", "title"]  # for people, anywhere


def differences(s: State, players: list[str], expect: dict[str, Any]) -> list[Message]:
    """A message for every expectation that does not hold."""
    messages: list[Message] = []
    for key, expected in expect.items():
        if key not in ["legal", *REMARKS]:
            messages += _compare(key, expected, actual(s, players, key, expected))
    return messages


def _compare(what: str, expected: Any, got: Any) -> list[Message]:
    if isinstance(expected, dict):
        return [line for key in expected for line in _compare(f"{what} {key}", expected[key], got[key])]
    if isinstance(expected, list):
        expected, got = sorted(expected), sorted(got)
    return difference(what, expected, got)


def actual(s: State, players: list[str], key: str, expected: Any) -> Any:
    """Read from the position the value that an expectation is about."""
    if key in players:
        return _player(s, players.index(key), expected)
    if key in BY_PLAYER:
        return {name: BY_PLAYER[key](s, _seat(players, name)) for name in expected}
    if key in ("discard_has", "discard_has_not"):
        return _in_discard_pile(s, expected, present=key == "discard_has")
    if key == "deck_top":
        return card_names(s.deck[-len(expected) :][::-1]) if expected else []
    if key in ("start_player", "winners"):
        return players[s.start] if key == "start_player" else [players[i] for i in s.winners() if over(s)]
    if key in TABLE_NUMBERS:
        return TABLE_NUMBERS[key](s)
    raise unknown("expectation", key, [*players, *BY_PLAYER, *OTHERS, *TABLE_NUMBERS])


def _seat(players: list[str], name: str) -> int:
    if name not in players:
        raise unknown("player", name, players)
    return players.index(name)


def _player(s: State, seat: int, expected: dict[str, Any]) -> dict[str, Any]:
    p = s.players[seat]
    known = {
        "points": p.score,
        "hand": card_names(p.hand),
        "area": card_names(p.area),
        "marked": card_names(p.marked),
        "stones": [int(NUMBERS[colour]) for colour in range(3) for _ in range(p.stones[colour])],
    }
    strange = set(expected) - set(known)
    if strange:
        raise unknown("expectation", min(strange), known)
    return known


def _in_discard_pile(s: State, expected: list[str], present: bool) -> list[str]:
    """Return the expected cards that are (not) in the discard pile."""
    return [name for name in expected if (card_id(name) in s.discarded) == present]


def _activatable(s: State, seat: int) -> list[str]:
    """List the cards that could be activated now, or if the player's resolution turn began now."""
    for task in s.agenda.lanes[TABLE]:
        if task.effect is RESOLUTION_TURN and task.seat == seat:
            return card_names(available(s, seat, task.memo))
    return []


def _stone_values(s: State, seat: int) -> dict[str, int]:
    return dict(zip(NUMBERS, s.players[seat].stone_values(), strict=True))


def _costs(s: State, seat: int) -> dict[str, int]:
    return {CARDS[c].name: s.players[seat].cost_of(c) for c in s.players[seat].hand}


def over(s: State) -> bool:
    return not s.agenda.lanes[TABLE]


OTHERS = ("discard_has", "discard_has_not", "deck_top", "start_player", "winners")
BY_PLAYER = {"activatable": _activatable, "stone_values": _stone_values, "effective_cost": _costs}
TABLE_NUMBERS = {
    "round": lambda s: s.round,
    "deck_size": lambda s: len(s.deck),
    "market_size": lambda s: len(s.display) + sum(len(p.marked) for p in s.players),
    "game_over": over,
}
