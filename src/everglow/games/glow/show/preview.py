"""What a step would give or cost, tried out on an imagined table."""

from __future__ import annotations

from typing import Any

from everglow.games.glow.state.state import State

# What comes after these nobody can know.
HIDDEN = ("rolled", "rerolled", "rolled_black_die", "put_back_dice", "revealed_spell", "dealt")
GOODS = ("light", "footprint", "firefly", "reroll_token")
SIGNS = {"gained": 1, "recruited": 1, "lost": -1, "paid": -1}


def preview(s: State, seat: int, action: int) -> dict[str, Any]:
    """The events up to the next question, and what they sum up to for everybody."""
    trial = s.imagine(seat, 0)
    trial.events = []
    trial.apply(seat, action)
    told = _foreseeable(trial.events)
    return {"events": told, **{good: _change(s, told, good) for good in GOODS}}


def _foreseeable(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    known: list[dict[str, Any]] = []
    for event in events:
        if event["event"] in HIDDEN:
            break
        known.append(event)
    return known


def _change(s: State, events: list[dict[str, Any]], good: str) -> list[int]:
    """By seat: how many more or less."""
    change = [0 for _ in s.players]
    for event in events:
        if event["event"] in SIGNS:
            change[event["seat"]] += SIGNS[event["event"]] * event.get(good, 0)
        if event["event"] == "spent_reroll":
            change[event["seat"]] -= event["spent"].get(good, 0)
    return change
