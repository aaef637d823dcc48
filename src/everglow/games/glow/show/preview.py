"""Preview of a step: its gains and costs, tried out on an imagined table."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.schema import Event, Good, Preview, Spent
from everglow.games.glow.state.state import State

# What comes after these nobody can know.
HIDDEN: Final = ("rolled", "rerolled", "rolled_black_die", "put_back_dice", "revealed_spell", "dealt")


def preview(s: State, seat: int, action: int) -> Preview:
    """The events up to the next question, and what they sum up to for everybody."""
    trial = s.imagine(seat, 0)
    trial.listen()
    trial.apply(seat, action)
    told = _foreseeable(trial.news())
    return {
        "events": told,
        "light": _change(s, told, "light"),
        "footprint": _change(s, told, "footprint"),
        "firefly": _change(s, told, "firefly"),
        "reroll_token": _change(s, told, "reroll_token"),
    }


def _foreseeable(events: list[Event]) -> list[Event]:
    known: list[Event] = []
    for event in events:
        if event["event"] in HIDDEN:
            break
        known.append(event)
    return known


def _change(s: State, events: list[Event], good: Good) -> list[int]:
    """Return each seat's change of one good by these events."""
    change = [0 for _ in s.players]
    for event in events:
        if event["event"] == "gained":
            change[event["seat"]] += event.get(good, 0)
        elif event["event"] == "lost":
            change[event["seat"]] -= event.get(good, 0)
        elif event["event"] == "recruited" and good == "footprint":
            change[event["seat"]] += event["footprint"]
        elif event["event"] == "paid" and good == "footprint":
            change[event["seat"]] -= event["footprint"]
        elif event["event"] == "spent_reroll":
            change[event["seat"]] -= _spent(event["spent"], good)
    return change


def _spent(spent: Spent, good: Good) -> int:
    if good == "light" or good == "reroll_token":
        return spent[good]
    return 0
