"""Whole states as JSON, hidden parts and chance included, at any question."""

from __future__ import annotations

from typing import Any

from everglow import rng
from everglow.agenda import NO_CARD, Task, advance, empty
from everglow.game import loaded
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import LAST_ROUND
from everglow.games.vale.codec.names import card_id, card_names
from everglow.games.vale.rules.cards import EFFECTS
from everglow.games.vale.state.player import Player
from everglow.games.vale.state.state import State
from everglow.rng import TABLE


def save(s: State) -> dict[str, Any]:
    return {
        "game": "vale",
        "round": s.round,
        "start": s.start,
        "decks": s.decks,
        "top_known": s.top_known,
        "barriers": s.barriers,
        "players": [_save_player(p) for p in s.players],
        "display": card_names(s.display),
        "deck": card_names(s.deck),
        "discarded": card_names(s.discarded),
        "agenda": [[_save_task(t) for t in lane] for lane in s.agenda.lanes],
        "chance": s.chance.save(),
    }


def _save_player(p: Player) -> dict[str, Any]:
    return {
        "points": p.score,
        "stones": p.stones[:],
        "hand": card_names(p.hand),
        "secrets": {CARDS[c].name: p.secrets[c] for c in sorted(p.secrets)},
        "area": card_names(p.area),
        "marked": card_names(p.marked),
    }


def _save_task(t: Task[State]) -> list[Any]:
    return [t.effect.name, t.seat, None if t.card == NO_CARD else CARDS[t.card].name, t.memo]


def load(saved: dict[str, Any]) -> State:
    """The state that was saved; BadSave if the save is damaged."""
    return loaded("The Vale of Eternity", saved, _load)


def _load(saved: dict[str, Any]) -> State:
    s = lay_out(saved)
    _check_numbers(s, saved)
    _check_places(s)
    advance(s, s.agenda)
    return s


def lay_out(saved: dict[str, Any]) -> State:
    """The table as the save tells it, before anything is checked or goes on."""
    players = [_load_player(p) for p in saved["players"]]
    s = State(
        players,
        _cards(saved["deck"]),
        sorted(_cards(saved["discarded"])),
        sorted(_cards(saved["display"])),
        empty(0),
        rng.load(saved["chance"]),
        saved["round"],
        saved["start"],
        saved["decks"],
        saved["top_known"],
        saved["barriers"],
    )
    for lane, tasks in enumerate(saved["agenda"]):
        for task in tasks:
            s.agenda.push(_load_task(task, lane))
    return s


def _load_player(p: dict[str, Any]) -> Player:
    secrets = {card_id(name): int(deck) for name, deck in p["secrets"].items()}
    hand = sorted(_cards(p["hand"]))
    return Player(
        p["points"], list(p["stones"]), hand, secrets, _cards(p["area"]), sorted(_cards(p["marked"]))
    )


def _load_task(task: list[Any], lane: int) -> Task[State]:
    effect, seat, card, memo = task
    return Task(EFFECTS[effect], seat, NO_CARD if card is None else card_id(card), memo, lane)


def _cards(named: list[str]) -> list[int]:
    return [card_id(name) for name in named]


def _check_numbers(s: State, saved: dict[str, Any]) -> None:
    """Every number must be one that can come up in a game."""
    seats = len(s.players)
    ranges = [(s.round, 1, LAST_ROUND), (s.start, 0, seats - 1), (len(saved["agenda"]), 1, 1)]
    ranges += [(s.decks, 0, 1 << 30), (s.barriers, 0, 1 << 30)]
    for p in s.players:
        ranges += [(len(p.stones), 3, 3), (p.score, 0, 1 << 30), *((n, 0, 10) for n in p.stones)]
    for t in s.agenda.lanes[TABLE]:
        ranges += [(t.seat, 0, seats - 1), (t.memo, 0, 1 << 60)]
    for value, least, most in ranges:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"expected a number from {least} to {most}, not {value!r}")
    if not s.chance.serves(1):
        raise ValueError("expected chance for one lane")


def _check_places(s: State) -> None:
    """Every card must be in exactly one place."""
    if sorted(placed(s)) != list(range(len(CARDS))):
        raise ValueError("expected every card in exactly one place")


def placed(s: State) -> list[int]:
    """The cards of all places."""
    return s.deck + s.discarded + s.display + [c for p in s.players for c in p.hand + p.area + p.marked]
