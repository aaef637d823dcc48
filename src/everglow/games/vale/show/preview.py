"""What a step would give or cost, tried out on an imagined table."""

from __future__ import annotations

from typing import Any

from everglow.games.vale.show.view import redact
from everglow.games.vale.state.state import State

HIDDEN = ("revealed", "shuffled")  # what comes after these nobody can know


def preview(s: State, seat: int, action: int) -> dict[str, Any]:
    """The events up to the next question, and what they sum up to for everybody."""
    trial = s.imagine(seat, 0)
    trial.events = []
    trial.apply(seat, action)
    told = [redact(event, None) for event in _foreseeable(trial.events)]
    return {"events": told, "points": _points(s, told), "stones": _stones(s, told)}


def _foreseeable(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    known: list[dict[str, Any]] = []
    for event in events:
        if event["event"] in HIDDEN:
            break
        known.append(event)
    return known


def _points(s: State, events: list[dict[str, Any]]) -> list[int]:
    """By seat: how many points more or less."""
    change = [0 for _ in s.players]
    for event in events:
        sign = {"scored": 1, "lost": -1}.get(event["event"], 0)
        change[event.get("seat", 0)] += sign * event.get("points", 0)
    return change


def _stones(s: State, events: list[dict[str, Any]]) -> list[dict[str, int]]:
    """By seat: how many stones of each colour more or less."""
    change: list[dict[str, int]] = [{"red": 0, "blue": 0, "purple": 0} for _ in s.players]
    for event in events:
        sign = {"took": 1, "put_back": -1, "paid": -1}.get(event["event"], 0)
        if sign:
            for colour, count in event["stones"].items():
                change[event["seat"]][colour] += sign * count
    return change
