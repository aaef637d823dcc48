"""Preview of a step: its gains and costs, tried out on an imagined table."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.components import STONE_NAMES
from everglow.games.vale.schema import Event, Preview, SomeStones, Stones
from everglow.games.vale.show.redaction import redact
from everglow.games.vale.show.waste import waste
from everglow.games.vale.state.state import State

HIDDEN: Final = ("revealed", "shuffled")  # what comes after these nobody can know


def preview(s: State, seat: int, action: int) -> Preview:
    """The events up to the next question, and what they sum up to for everybody."""
    trial = s.imagine(seat, 0)
    trial.listen()
    trial.apply(seat, action)
    events = trial.news()
    told = [redact(event, None) for event in _foreseeable(events)]
    wasted = waste(s, seat, trial, events)
    return {"events": told, "points": _points(s, told), "stones": _stones(s, told), "waste": wasted}


def _foreseeable(events: list[Event]) -> list[Event]:
    known: list[Event] = []
    for event in events:
        if event["event"] in HIDDEN:
            break
        known.append(event)
    return known


def _points(s: State, events: list[Event]) -> list[int]:
    """Return each seat's change of points by these events."""
    change = [0 for _ in s.players]
    for event in events:
        if event["event"] == "scored":
            change[event["seat"]] += event["points"]
        elif event["event"] == "lost":
            change[event["seat"]] -= event["points"]
    return change


def _stones(s: State, events: list[Event]) -> list[Stones]:
    """Return each seat's change of stones, by colour, by these events."""
    change: list[Stones] = [{"red": 0, "blue": 0, "purple": 0} for _ in s.players]
    for event in events:
        if event["event"] == "took":
            _add(change[event["seat"]], event["stones"], 1)
        elif event["event"] == "put_back" or event["event"] == "paid":
            _add(change[event["seat"]], event["stones"], -1)
    return change


def _add(change: Stones, stones: SomeStones, sign: int) -> None:
    for colour in STONE_NAMES:
        change[colour] += sign * stones.get(colour, 0)
